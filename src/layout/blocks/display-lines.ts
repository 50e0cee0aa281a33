import type { Box } from '../../geometry/box.ts'
import type { TextRun } from '../../page/page.ts'
import type { TextLine } from '../../page/text-line.ts'

/** Rules that speak for a display formula, or against it. */
export const DISPLAY_RULES = [
  'equation-number',
  'relation',
  'signs-of-mathematics',
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
  /** Names of the rules that spoke for it. */
  readonly rules: readonly DisplayRule[]
}

/** Points at which a line is a display formula on its own. */
export const ENOUGH_FOR_DISPLAY = 3
/** Points at which a line is one next to another formula. */
export const ENOUGH_NEXT_TO_FORMULA = 1.5

/** Families of fonts for mathematics: TeX, AMS, STIX, Euclid, MathTime, Symbol, Cambria Math. */
const MATH_FONT =
  /math|(?:^|^tex-)cm(?:mi|sy|ex|bsy|mib)\d|^ms[ab]m|^eu(?:[fsr]m|clid)|^rsfs|^wasy|^[tp]x(?:sy|mi|ex)|^lm(?:mi|sy|ex)|stix|^mt(?:sy|mi|ex|2)|symbol/i
/** Signs of operations and relations, sums, roots; a hyphen or a slash alone proves nothing. */
const MATH_SIGN = /[=<>±×÷∂∆∇∈∉∋∏∑√∝∞∠∧∨∩∪∫∮≈≃≅≡≠≤≥≪≫⊂⊃⊆⊇⊕⊗→⇒⇔↦∀∃¼½¾⋅·−+^|]/gu
const RELATION = /[=≈≃≅≡∝≤≥:]=?|→|⇒|¼/u
/** The number of an equation, apart at the end of its line. */
const EQUATION_NUMBER = /[([](?:[A-Z]\.?|S)?\d{1,3}(?:\.\d{1,3})?[a-z]?[)\]]$/u
/** A word of running text: three small letters or more. */
const PROSE_WORD = /^[("“„]?\p{Lu}?\p{Ll}{3,}[,.;:)”]*$/u
/** Names of functions, and words that stand in formulas. */
const FUNCTION_WORD =
  /^(?:log|exp|max|min|sin|cos|tan|det|lim|sup|inf|arg|argmax|argmin|sinh|cosh|tanh|arcsin|arccos|arctan|limsup|liminf|where|with|otherwise|subject)$/u
/** A line set in from both edges of its column by this many ems is displayed. */
const LEAST_INSET_IN_EMS = 1
/** The number of an equation stands this many ems behind the formula, or more. */
const NUMBER_GAP_IN_EMS = 1.5
/** A line that covers this share of its column is running text unless most of it is mathematics. */
const FULL_LINE = 0.9
const MOSTLY_MATH = 0.5

/**
 * Weighs whether a line is displayed mathematics.
 *
 * Evidence: a number in parentheses apart at the right; a sign of relation; signs and fonts of mathematics; set in
 * from both edges of its column. Words of running text speak against it, and so does a line as long as its column.
 */
export function weighDisplayLine(line: TextLine, column: Box): MathEvidence {
  const rules: DisplayRule[] = []
  let points = 0
  const add = (value: number, rule: DisplayRule) => {
    points += value
    rules.push(rule)
  }
  const hasNumber = endsWithNumber(line)
  const words = line.words.filter(
    word => PROSE_WORD.test(word.text) && !FUNCTION_WORD.test(word.text) && !isMathWord(word.runs),
  )
  if (hasNumber) add(2, 'equation-number')
  if (RELATION.test(line.text)) add(1, 'relation')
  const share = shareOfMath(line)
  if (share > 0) add(Math.min(2, 3 * share), 'signs-of-mathematics')
  const inset = LEAST_INSET_IN_EMS * line.size
  const isInset = line.box.left > column.left + inset && (hasNumber || line.box.right < column.right - inset)
  if (isInset) add(1, 'set-in')
  if (words.length > 0) add(-0.7 * words.length, 'words')
  const width = column.right - column.left
  const isFull = line.box.right - line.box.left > FULL_LINE * width
  if (isFull && !hasNumber && share < MOSTLY_MATH) add(-2, 'full-line')
  return { points, rules }
}

/** Characters of the longest part of a display that shows no mathematics of its own. */
const LONGEST_PART = 24
/** Parts of one display stand at most this far apart, in ems. */
const PART_REACH_IN_EMS = 1.6

/**
 * The lines of a column that are displayed mathematics, and the parts next to them: numerators, limits, brackets,
 * which are short, hold no word and stand away from the left edge.
 */
export function findDisplayLines(lines: readonly TextLine[], column: Box): Set<TextLine> {
  const displays = new Set(lines.filter(line => weighDisplayLine(line, column).points >= ENOUGH_FOR_DISPLAY))
  if (displays.size === 0) return displays
  for (const step of [1, -1]) {
    const ordered = step === 1 ? lines : [...lines].reverse()
    ordered.forEach((line, i) => {
      const before = ordered[i - 1]
      if (before === undefined || !displays.has(before) || displays.has(line)) return
      if (isPartOfDisplay(line, before, column)) displays.add(line)
    })
  }
  return displays
}

function isPartOfDisplay(line: TextLine, display: TextLine, column: Box): boolean {
  if (line.text.length > LONGEST_PART || hasProseWord(line)) return false
  const isInset = line.box.left > column.left + LEAST_INSET_IN_EMS * line.size
  return isInset && Math.abs(line.baseline - display.baseline) < PART_REACH_IN_EMS * Math.max(line.size, display.size)
}

/** Whether the last word of a line is the number of an equation, apart from the rest. */
function endsWithNumber(line: TextLine): boolean {
  const last = line.words[line.words.length - 1]
  const before = line.words[line.words.length - 2]
  if (last === undefined || !EQUATION_NUMBER.test(last.text)) return false
  return before === undefined || last.box.left - before.box.right > NUMBER_GAP_IN_EMS * line.size
}

function isMathWord(runs: readonly TextRun[]): boolean {
  return runs.every(run => MATH_FONT.test(run.font.name))
}

/** Share of the glyphs that are set in fonts of mathematics or are signs of it. */
export function shareOfMath(line: TextLine): number {
  let all = 0
  let math = 0
  for (const word of line.words) {
    for (const run of word.runs) {
      all += run.glyphs
      math += MATH_FONT.test(run.font.name) ? run.glyphs : (run.text.match(MATH_SIGN)?.length ?? 0)
    }
  }
  return all === 0 ? 0 : math / all
}

/** Whether a line holds a word of running text. */
export function hasProseWord(line: TextLine): boolean {
  return line.words.some(word => PROSE_WORD.test(word.text) && !FUNCTION_WORD.test(word.text) && !isMathWord(word.runs))
}
