import type { Box } from '../../../base/geometry/box.ts'
import type { GlossedTag } from '../../../model/page/block.ts'
import { ALIGNED_SCORE } from '../zones/tab-score.ts'

/** Successive lines that are one example of interlinear glossed text. */
export interface GlossedExample {
  /** Index of its first line. */
  readonly start: number
  /** One for each line. */
  readonly tags: readonly GlossedTag[]
}

/** What the search needs of a line: its words from left to right. */
export interface GlossedLine {
  readonly words: readonly { readonly text: string; readonly box: Box }[]
}

/** Number of an example: `(24)`, `(24a)`, `[3]`, `24.` */
const EXAMPLE_NUMBER = /^(?:[([]\d{1,4}[a-z]?(?:[-–][a-z])?[)\]]\.?|\d{1,3}[.)])$/
/** Number of a section in a list of contents: `2.1.` */
const SECTION_NUMBER = /^\d{1,2}(?:\.\d{1,2})+\.?$/
/** Letter of a part of an example: `a.`, `(b)`, `b'.` */
const PART_LETTER = /^\(?[a-h]['′]?(?:\.|\)|\.\))$/
/** Mark of a judgement: it may be apart from the first word. */
const JUDGEMENT = /^(?:[*?#%✓]|\?\?|OK){1,3}$/u
const OPENING_QUOTE = /^['"‘’‚‛“”„«‹`「『]/u
const CLOSING_QUOTE = /['"’‘“”»›´」』][.,;)\d]*(?:\s*\([^)]*\))?$/u
/** A category of a gloss: a person with its number, or capitals, alone or as part of a word. */
const CATEGORY =
  /(?:^|[-–.=:<>[\]()~/+\d])(?:[123](?:SG|PL|DU|sg|pl|du|[SPMFNsp])|\p{Lu}{2,}\d?)(?=$|[-–.=:<>[\]()~/+,])/u
/** What separates the morphemes of one word. */
const MORPHEME_BREAK = /[\p{L}\d)][-–=.:][\p{L}\d(]/u

/** Words begin below one another when their left edges differ by less than this share of the lines' height. */
const SAME_EDGE = 0.35
/** Fewest words of an aligned line: one word below another may be chance. */
const LEAST_ALIGNED_WORDS = 2
/** Longest translation, in lines. */
const LONGEST_TRANSLATION = 4

/**
 * The examples of interlinear glossed text among the lines of a page, from top to bottom.
 *
 *     (24) Kurmanji: passive construction     M
 *     a. ez  te      di-şû-m                  L   words that begin below one another,
 *        1SG 2SG.ACC PROG-wash.PRS-1SG        G   with a number, letter or categories of a gloss,
 *        'I am washing you.'                  T   or both, and a translation in quotes
 *
 * A pair of aligned lines is believed with two of these: a number or letter; a gloss that names categories, or splits
 * words into morphemes as the line above does; a quoted translation below. A long example continues with further pairs.
 */
export function findGlossedExamples(lines: readonly GlossedLine[]): GlossedExample[] {
  const examples: GlossedExample[] = []
  for (let i = 0; i < lines.length; i++) {
    const tags = readExample(lines, i)
    if (tags === undefined) continue
    const last = examples.at(-1)
    const isBehindLast = last !== undefined && last.start + last.tags.length >= i
    const above = lines[i - 1]
    // The line above the first pair has the number, and says what the example is about.
    const hasHeading = above !== undefined && !isBehindLast && isNumbered(above)
    examples.push(hasHeading ? { start: i - 1, tags: ['M', ...tags] } : { start: i, tags })
    i += tags.length - 1
  }
  return examples
}

/** Successive lines that are one example, or that hold none. */
export interface GlossedPart<Line> {
  readonly lines: readonly Line[]
  /** One for each line of an example. */
  readonly tags?: readonly GlossedTag[]
}

/** The lines of a column, split above and below each example. Never reorders or drops a line. */
export function splitAtExamples<Line extends GlossedLine>(lines: readonly Line[]): GlossedPart<Line>[] {
  const parts: GlossedPart<Line>[] = []
  let end = 0
  const addText = (until: number) => {
    if (until > end) parts.push({ lines: lines.slice(end, until) })
  }
  for (const { start, tags } of findGlossedExamples(lines)) {
    addText(start)
    end = start + tags.length
    parts.push({ lines: lines.slice(start, end), tags })
  }
  addText(lines.length)
  return parts
}

/** Most lines of words and glosses of one example; more that begin below one another are a table or a list. */
const MOST_LINES = 100

/** The tags of the lines from `start` on, without a heading; `undefined` where no example begins there. */
function readExample(lines: readonly GlossedLine[], start: number): GlossedTag[] | undefined {
  const tags: GlossedTag[] = []
  let isGlossed = false
  let at = start
  for (;;) {
    const [language, gloss] = [lines[at], lines[at + 1]]
    if (language === undefined || gloss === undefined || !areAligned(language, gloss)) break
    // A number or letter below the first pair begins another example.
    if (at > start && withoutMarks(language).length < language.words.length) break
    if (tags.length >= MOST_LINES) return undefined
    isGlossed ||= looksGlossed(withoutMarks(language), gloss.words)
    tags.push('L', 'G')
    at += 2
  }
  const first = lines[start]
  if (tags.length === 0 || first === undefined) return undefined
  const translation = lengthOfTranslation(lines, at)
  const above = lines[start - 1]
  const hasMark = withoutMarks(first).length < first.words.length || (above !== undefined && isNumbered(above))
  // Numbered entries have abbreviations too: without a translation the gloss must split words into morphemes.
  const splitsWords = lines.slice(start, at).some(({ words }, i) => tags[i] === 'G' && words.some(hasMorphemes))
  if (translation === 0 && !splitsWords) return undefined
  if ([hasMark, isGlossed, translation > 0].filter(Boolean).length < 2) return undefined
  return [...tags, ...Array.from({ length: translation }, () => 'T' as const)]
}

/** Whether enough words of both lines begin below one another; numbers and letters before them do not count. */
function areAligned(language: GlossedLine, gloss: GlossedLine): boolean {
  const upper = withoutMarks(language)
  const lower = gloss.words
  if (
    upper.length < LEAST_ALIGNED_WORDS ||
    lower.length < LEAST_ALIGNED_WORDS ||
    withoutMarks(gloss).length < lower.length
  )
    return false
  const opening = lower[0]?.text ?? ''
  if (OPENING_QUOTE.test(opening) || SECTION_NUMBER.test(opening)) return false
  const height = Math.max(...[...upper, ...lower].map(({ box }) => box.bottom - box.top))
  const aligned = lower.filter(({ box }) =>
    upper.some(other => Math.abs(other.box.left - box.left) < SAME_EDGE * height),
  )
  return aligned.length >= LEAST_ALIGNED_WORDS && aligned.length >= ALIGNED_SCORE * Math.max(upper.length, lower.length)
}

/** The words after number, letter and judgement. */
function withoutMarks({ words }: GlossedLine): GlossedLine['words'] {
  const isMark = (text: string) => EXAMPLE_NUMBER.test(text) || PART_LETTER.test(text) || JUDGEMENT.test(text)
  const first = words.findIndex(({ text }) => !isMark(text))
  return first < 0 ? [] : words.slice(first)
}

function isNumbered({ words }: GlossedLine): boolean {
  return EXAMPLE_NUMBER.test(words[0]?.text ?? '')
}

/** Whether the gloss names categories, or both lines have words split into morphemes. */
function looksGlossed(language: GlossedLine['words'], gloss: GlossedLine['words']): boolean {
  if (gloss.some(({ text }) => CATEGORY.test(text))) return true
  return gloss.some(({ text }, i) => MORPHEME_BREAK.test(text) && MORPHEME_BREAK.test(language[i]?.text ?? ''))
}

function hasMorphemes({ text }: { readonly text: string }): boolean {
  return MORPHEME_BREAK.test(text)
}

/** Lines of the translation that begins at `start`: to its closing quote; 0 where there is none. */
function lengthOfTranslation(lines: readonly GlossedLine[], start: number): number {
  const first = lines[start]
  if (first === undefined || !OPENING_QUOTE.test(withoutMarks(first)[0]?.text ?? '')) return 0
  for (let length = 1; length <= LONGEST_TRANSLATION; length++) {
    const words = lines[start + length - 1]?.words
    if (words === undefined) return 0
    if (CLOSING_QUOTE.test(words.map(({ text }) => text).join(' '))) return length
  }
  return 0
}
