import { remember } from '../../../base/collections/remember.ts'
import type { Box } from '../../../base/geometry/box.ts'
import { FUNCTIONS } from '../../../base/math/function-names.ts'
import type { TextRun } from '../../../model/page/page.ts'
import { DISPLAY_NUMBER } from '../../../base/text/labels/display-number.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { medianSize } from '../../evidence/line-style.ts'

/** Rules that support a display formula, or count against it. */
export const DISPLAY_RULES = [
  'read-as-display',
  'equation-number',
  'relation',
  'signs-of-mathematics',
  'pieces-of-brackets',
  'set-in',
  'words',
  'full-line',
] as const

/** The name of one of them. */
export type DisplayRule = (typeof DISPLAY_RULES)[number]

/** What a line shows of mathematics. */
export interface MathEvidence {
  /** Points from which the line is a display formula: `ENOUGH_FOR_DISPLAY`. */
  readonly points: number
  /** Names of the rules that found evidence. */
  readonly rules: readonly DisplayRule[]
}

/** Points from which a line is a display formula by itself. */
export const ENOUGH_FOR_DISPLAY = 3
/** Points of a line whose formula was read from its glyphs, and found to be set apart. */
const READ_AS_DISPLAY = 5
/** Points from which a line next to a formula is one. */
export const ENOUGH_NEXT_TO_FORMULA = 1.5

/** Families of fonts for mathematics: TeX, AMS, STIX, Euclid, MathTime, Symbol, Cambria Math. */
const MATH_FONT =
  /math|(?:^|^tex-)cm(?:mi|sy|ex|bsy|mib)\d|^ms[ab]m|^eu(?:[fsr]m|clid)|^rsfs|^wasy|^[tp]x(?:sy|mi|ex)|^lm(?:mi|sy|ex)|stix|^mt(?:sy|mi|ex|2)|symbol/i
/**
 * Families of mathematics that set running text as well: STIX, without the faces for symbols alone. In them a word of
 * running text is running text, and the font of words and figures says nothing.
 */
const TEXT_AND_MATH_FONT = /stix(?!.*(?:math|size|integrals|nonunicode|variants))/i
/** What a font sets, by its name. A paper has a few fonts, which each of its runs is asked for. */
const useOf = remember((name: string): 'text' | 'math' | 'both' => {
  if (!MATH_FONT.test(name)) return 'text'
  return TEXT_AND_MATH_FONT.test(name) ? 'both' : 'math'
})
/** Symbols of operations and relations, sums, roots; a hyphen or a slash alone proves nothing. */
const MATH_SYMBOL = /[=<>±×÷∂∆∇∈∉∋∏∑√∝∞∠∧∨∩∪∫∮≈≃≅≡≠≤≥≪≫⊂⊃⊆⊇⊕⊗→⇒⇔↦∀∃¼½¾⋅·−+^|]/gu
/** Pieces of brackets that are taller than a line. */
const BRACKET_PIECE = /[\u{239B}-\u{23AD}]/u
const RELATION = /[=≈≃≅≡∝≤≥:]=?|→|⇒|¼/u
/** What fonts for text and mathematics set in mathematics more often than in text: single letters. */
const WORD_OR_FIGURES = /\p{L}{2}|\d/u
/** The number of an equation, at the end of its line. */
const EQUATION_NUMBER = new RegExp(String.raw`[(\[](?:${DISPLAY_NUMBER})[)\]]$`, 'u')
/** A word of running text: three small letters or more. */
const PROSE_WORD = /^[("“„]?\p{Lu}?\p{Ll}{3,}[,.;:)”]*$/u
/** Words that formulas contain, besides the names of functions. */
const FORMULA_WORDS: ReadonlySet<string> = new Set(
  'argmax argmin limsup liminf where with otherwise subject'.split(' '),
)
/** A line is displayed when it is at least this far from both edges of its column, in ems. */
const LEAST_INSET_IN_EMS = 1
/** Least space between a formula and its number, in ems. */
const NUMBER_GAP_IN_EMS = 1.5
/** A line that covers this share of its column is running text unless most of it is mathematics. */
const FULL_LINE = 0.9
const MOSTLY_MATH = 0.5

/**
 * Weighs whether a line is displayed mathematics.
 *
 * Evidence: a number in parentheses apart at the right; a symbol of relation; symbols and fonts of mathematics; pieces of
 * tall brackets; space at both edges of its column. Words of running text are evidence against it, and so is a line as long as its column.
 */
export function weighDisplayLine(line: TextLine, column: Box): MathEvidence {
  const rules: DisplayRule[] = []
  let points = 0
  const add = (value: number, rule: DisplayRule) => {
    points += value
    rules.push(rule)
  }
  if (line.words.some(({ runs }) => runs.some(({ formula }) => formula?.isDisplay === true))) {
    return { points: READ_AS_DISPLAY, rules: ['read-as-display'] }
  }
  const hasNumber = endsWithNumber(line)
  const isProse = line.words.map(isProseWord)
  const proseWords = isProse.filter(Boolean).length
  if (hasNumber) add(2, 'equation-number')
  if (RELATION.test(line.text)) add(1, 'relation')
  const share = shareOfMath(line, isProse)
  if (share > 0) add(Math.min(2, 3 * share), 'signs-of-mathematics')
  const hasPieces = BRACKET_PIECE.test(line.text)
  if (hasPieces) add(3, 'pieces-of-brackets')
  const inset = LEAST_INSET_IN_EMS * line.size
  const isInset = line.box.left > column.left + inset && (hasNumber || line.box.right < column.right - inset)
  if (isInset) add(1, 'set-in')
  if (proseWords > 0) add(-0.7 * proseWords, 'words')
  const width = column.right - column.left
  const isFull = line.box.right - line.box.left > FULL_LINE * width
  if (isFull && !hasPieces && share < MOSTLY_MATH) add(-2, 'full-line')
  return { points, rules }
}

/** Characters of the longest part of a formula without any mathematics in it (`if`, `otherwise`, `A0`). */
export const LONGEST_PART = 24
/** Baselines of neighbouring lines of one display are at most this far apart, in ems of the larger. */
const DISPLAY_LEADING_IN_EMS = 1.6

/**
 * The lines of a column that are displayed mathematics, and the parts next to them: numerators, limits, brackets. Such
 * parts are short, have no word of running text and are away from the left edge.
 */
export function findDisplayLines(lines: readonly TextLine[], column: Box): Set<TextLine> {
  const displays = new Set(lines.filter(line => weighDisplayLine(line, column).points >= ENOUGH_FOR_DISPLAY))
  if (displays.size === 0) return displays
  const usual = medianSize(lines)
  for (const step of [1, -1]) {
    const ordered = step === 1 ? lines : [...lines].reverse()
    ordered.forEach((line, i) => {
      const before = ordered[i - 1]
      if (before === undefined || !displays.has(before) || displays.has(line)) return
      if (isPartOfDisplay(line, before, { column, usual })) displays.add(line)
    })
  }
  return displays
}

function isPartOfDisplay(
  line: TextLine,
  display: TextLine,
  { column, usual }: { readonly column: Box; readonly usual: number },
): boolean {
  if (line.text.length > LONGEST_PART || hasProseWord(line)) return false
  const isInset = line.box.left > column.left + LEAST_INSET_IN_EMS * line.size
  // The size of a recognised formula is measured by whatever letters were read in it.
  const em = Math.max(line.size, display.size, isRecognised(display) ? usual : 0)
  return isInset && Math.abs(line.baseline - display.baseline) < DISPLAY_LEADING_IN_EMS * em
}

/** Whether a line ends with the number of an equation, apart from the rest. */
function endsWithNumber(line: TextLine): boolean {
  const last = line.words[line.words.length - 1]
  const before = line.words[line.words.length - 2]
  if (last === undefined || !EQUATION_NUMBER.test(last.text)) return false
  return before === undefined || last.box.left - before.box.right > NUMBER_GAP_IN_EMS * line.size
}

/** Whether a word is one of running text: by its letters, set on the line and in a font for text. */
function isProseWord(word: Word): boolean {
  if (word.runs.every(({ script }) => script === 'sub')) return false
  if (!PROSE_WORD.test(word.text) || FUNCTIONS.has(word.text) || FORMULA_WORDS.has(word.text)) return false
  return word.runs.some(({ font }) => useOf(font.name) !== 'math')
}

/**
 * Share of the glyphs that are mathematics, by their font or as symbols, 0 to 1.
 *
 * @param isProse which of the words are words of running text
 */
export function shareOfMath({ words }: TextLine, isProse: readonly boolean[] = words.map(isProseWord)): number {
  let all = 0
  let math = 0
  words.forEach(({ runs }, i) => {
    for (const run of runs) {
      all += run.glyphs
      if (isProse[i] === true) continue
      math += isInMathFont(run) ? run.glyphs : (run.text.match(MATH_SYMBOL)?.length ?? 0)
    }
  })
  return all === 0 ? 0 : math / all
}

function isInMathFont({ font, text }: TextRun): boolean {
  const use = useOf(font.name)
  return use === 'math' || (use === 'both' && !WORD_OR_FIGURES.test(text))
}

/** Whether a line has a word of running text. */
export function hasProseWord(line: TextLine): boolean {
  return line.words.some(isProseWord)
}
