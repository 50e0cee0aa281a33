import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { textOfRuns } from '../../../base/text/characters/text-of-runs.ts'
import type { BodyStyle } from '../../evidence/body-style.ts'
import { STATEMENTS } from '../../../base/text/keywords/concepts.ts'
import { matchHeadingKeyword, matchRunInKeyword } from '../../../base/text/labels/match-keywords.ts'
import { isTheoremLabel } from '../../../base/text/labels/statement-labels.ts'
import { opensWithFileLabel } from '../../../base/text/labels/file-label.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import { looksLikeNames } from '../../../base/text/names/name-list.ts'
import { showsLittleType } from './heading-style.ts'

/** A heading that opens the first line of a paragraph. */
export interface RunInHeading {
  /** Characters of the paragraph's words (blanks not counted) that are the heading. */
  readonly characters: number
  readonly text: string
  /** Type face, which the headings of a paper share. */
  readonly style: Style
  /** Its style, where bold italics differ from bold: headings of one level share it. */
  readonly look: string
  readonly evidence: readonly `run-in-${string}`[]
}

/** Bold (italic or not), italic, underlined, or the name of a font that is neither and is not the body's. */
type Style = string

/** A word: letters of mathematics, and single letters with or without an index, are what a formula is about (`P – place`). */
const WORD = /(?![\u{1D400}-\u{1D7FF}])\p{L}{2}/u
/** Longest run-in heading, in characters; longer stretches are emphasis, but for those with a number or with so many shorter ones in their type. */
const MOST_CHARACTERS = 120
const LEAST_SHORTER = 3
/** Longest of those, in characters and lines. */
const MOST_LONG_CHARACTERS = 220
const MOST_RUN_IN_LINES = 5
/**
 * Least paragraphs that open alike, so that bold, or italic and underlined, is taken for the style of a heading. A full stop
 * of the same type is the mark of a heading; italic words before a colon are often terms.
 */
const LEAST_BOLD = 2
const LEAST_STOPPED = 2
const LEAST_ITALIC = 3
/** Least text that must follow: a paragraph that is a single stretch is a separate heading or an emphasis. */
const LEAST_REST = 20
/** A colon and a short rest are a label with its value (`Software: A. Author`), not a heading with its text. */
const LEAST_AFTER_COLON = 90

interface Candidate extends RunInHeading {
  readonly ending: string
  /** It needs no second one of its style to be a heading. */
  readonly isSure: boolean
}

/** Concepts whose key word, set apart at the start of a paragraph, is a heading even where it is the only one. */
const OWN_SECTIONS: ReadonlySet<string> = new Set([...STATEMENTS, 'introduction'])

/**
 * Finds headings that run in: bold, italic or underlined words with a full stop, colon or dash that open a paragraph.
 *
 * One alone is emphasis; a document that opens several paragraphs so has run-in headings. Key words of the front
 * matter (`Keywords:`), labels of statements (`Theorem 2.`) and sentences are not run-in headings. Keyed by the first line of the paragraph.
 */
export function findRunInHeadings(
  paragraphs: readonly (readonly TextLine[])[],
  body: BodyStyle,
): Map<TextLine, RunInHeading> {
  const candidates = new Map<TextLine, Candidate>()
  for (const lines of paragraphs) {
    const candidate = readRunIn(lines, body)
    if (candidate !== undefined && lines[0] !== undefined) candidates.set(lines[0], candidate)
  }
  const counts = new Map<string, number>()
  for (const { style, ending, text } of candidates.values()) {
    if (!isLong(text)) counts.set(`${style} ${ending}`, (counts.get(`${style} ${ending}`) ?? 0) + 1)
  }
  const found = new Map<TextLine, RunInHeading>()
  for (const [line, candidate] of candidates) {
    if ((counts.get(`${candidate.style} ${candidate.ending}`) ?? 0) >= leastAlike(candidate)) found.set(line, candidate)
  }
  return found
}

/** Number of paragraphs that must open like this one; one that is long does not count itself. */
function leastAlike({ isSure, style, ending, text }: Candidate): number {
  if (isLong(text)) return isSure ? 0 : LEAST_SHORTER
  if (isSure) return 1
  if (style === 'bold') return LEAST_BOLD
  return ending === '.' ? LEAST_STOPPED : LEAST_ITALIC
}

function readRunIn(lines: readonly TextLine[], body: BodyStyle): Candidate | undefined {
  return readStyled(lines, body) ?? readTyped(lines, body)
}

/** Words in their own type that open a paragraph. */
function readStyled(lines: readonly TextLine[], body: BodyStyle): Candidate | undefined {
  const runs = lines.slice(0, MOST_RUN_IN_LINES).flatMap(line => line.words.flatMap(word => word.runs))
  const start = plainNumberLength(runs, body)
  const first = runs[start]
  const style = first === undefined ? undefined : styleOf(first, body)
  if (style === undefined) return undefined
  const end = findEnd(runs, start, style, body)
  const next = runs[end]
  if (end <= 0 || next === undefined) return undefined
  const stretch = runs.slice(0, end)
  const text = textOfRuns(stretch)
  const ending = /([.:]|[—–-])$/u.exec(text)?.[1] ?? /^[—–]/u.exec(next.text)?.[0] ?? endingOf(stretch, next, style)
  if (text.length > MOST_LONG_CHARACTERS || !hasWord(stretch) || !/^["“„«(\[]?[\p{Lu}\p{N}]/u.test(text))
    return undefined
  if (isTheoremLabel(text) || opensWithFileLabel(text)) return undefined
  const keyword = matchRunInKeyword(`${text} x`)?.concept
  if (ending === '' || !isNewSentence(next, ending) || (keyword !== undefined && !OWN_SECTIONS.has(keyword)))
    return undefined
  const isLabel = ending === ':' && keyword === undefined
  const rest = textOfRuns(runs.slice(end))
  if (rest.length < (isLabel ? LEAST_AFTER_COLON : LEAST_REST) && lines.length <= MOST_RUN_IN_LINES) return undefined
  // `Data curation: Ann Lee, Bo Berg` says who did it, however many they are.
  if (isLabel && looksLikeNames(rest.replace(/\.$/u, ''))) return undefined
  const characters = stretch.reduce((sum, run) => sum + run.text.length, 0)
  return {
    characters,
    text,
    style,
    look: style === 'bold' && first?.font.isItalic === true ? 'bold italic' : style,
    ending,
    isSure: keyword !== undefined || ending === 'key-word' || isNumbered(text),
    evidence: [`run-in-${style}`],
  }
}

/** A symbol of mathematics, which has a separate font inside words of any type: `IL-1β`. */
const SYMBOL = /^(?:[\u{1D400}-\u{1D7FF}]|\p{Script=Greek})[),.;:]*$/u

/**
 * Where the words in their own type end: before the first word of another type, symbols aside. After a number they end before a
 * sentence that opens in that type, with a name: `2.2. Old towns. Riverfinder was used`, all but the last two words in italics.
 */
function findEnd(runs: readonly TextRun[], start: number, style: Style, body: BodyStyle): number {
  const isOther = (run: TextRun, i: number) => i >= start && styleOf(run, body) !== style && run.script === undefined
  const other = runs.findIndex(
    (run, i) => isOther(run, i) && /[\p{L}\p{N}—–]/u.test(run.text) && !SYMBOL.test(run.text),
  )
  const end = 1 + runs.findLastIndex((run, i) => i < other && !(isOther(run, i) && SYMBOL.test(run.text)))
  const words = runs.slice(0, end)
  if (end <= 0 || /[.:—–-]$/u.test(textOfRuns(words)) || !isNumbered(textOfRuns(words))) return end
  const stop = words.findLastIndex(
    ({ text }, i) => i > start && /\p{L}(?:\p{L}|.*\p{N})\.$/u.test(text) && isNewSentence(words[i + 1], '.'),
  )
  return stop < 0 ? end : stop + 1
}

/**
 * The name of a statement, or words with a number of two parts or more, that open a paragraph of a typescript:
 *
 *     Funding. The river paid for it.     2.1 Old towns   We saw some of them.
 *
 * A typist has no other type for them, and recognised text does not show it.
 */
function readTyped([first]: readonly TextLine[], body: BodyStyle): Candidate | undefined {
  if (first === undefined || !showsLittleType(body, first)) return undefined
  const text = readStatementName(first) ?? readNumberedWords(first)
  if (text === undefined) return undefined
  const characters = text.replace(/\s/g, '').length
  return { characters, text, style: 'plain', look: 'plain', ending: '.', isSure: true, evidence: ['run-in-plain'] }
}

/** What ends the name of a statement where its type does not. */
const ENDS_OF_NAMES: ReadonlySet<string> = new Set(['.', ':', '–', '—'])

function readStatementName(line: TextLine): string | undefined {
  const before = textBeforeGap(line)
  const alone = before === undefined ? undefined : matchHeadingKeyword(before)
  if (alone?.score === 1 && isStatement(alone)) return before
  const keyword = matchRunInKeyword(line.text)
  if (keyword === undefined || !isStatement(keyword) || !ENDS_OF_NAMES.has(keyword.separator)) return undefined
  return /^["“„(]?\p{Lu}/u.test(keyword.rest) ? line.text.slice(0, keyword.length).trimEnd() : undefined
}

function isStatement({ concept }: { readonly concept: string }): boolean {
  return STATEMENTS.some(statement => statement === concept)
}

/** `2.1 Old towns` before a dash or a wide gap. */
function readNumberedWords(line: TextLine): string | undefined {
  const text = /^[^—]{3,}—(?=\s?\p{Lu})/u.exec(line.text)?.[0] ?? textBeforeGap(line)
  if (text === undefined || text.length > MOST_CHARACTERS || !isNumbered(text)) return undefined
  return /\p{L}{3}/u.test(text) && !/[.!?;,]/u.test(parseSectionNumber(text)?.rest ?? '') ? text : undefined
}

/** A gap is wide where it exceeds this many times the middle one of its line: blanks of typists differ by a tenth. */
const WIDE_GAP_IN_BLANKS = 1.2

/** The words before the widest gap of a recognised line, where that is wide and a sentence begins after it. */
function textBeforeGap({ words }: TextLine): string | undefined {
  const gaps = words.slice(1).map(({ box }, i) => box.left - (words[i]?.box.right ?? box.left))
  const widest = gaps.indexOf(Math.max(...gaps))
  const middle = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  if ((gaps[widest] ?? 0) < WIDE_GAP_IN_BLANKS * middle || !/^["“„«]?\p{Lu}/u.test(words[widest + 1]?.text ?? ''))
    return undefined
  return words
    .slice(0, widest + 1)
    .map(({ text }) => text)
    .join(' ')
}

/** Runs before the heading that are its number in the type of the body: `2.1.` before bold words. */
function plainNumberLength(runs: readonly TextRun[], body: BodyStyle): number {
  const styled = runs.findIndex(run => styleOf(run, body) !== undefined)
  if (styled <= 0) return 0
  const number = parseSectionNumber(`${textOfRuns(runs.slice(0, styled))} X`)
  return number !== undefined && number.depth > 1 && number.rest === 'X' ? styled : 0
}

/** Gap after a run-in heading without punctuation at its end, in ems: typesetters leave a whole one, justified blanks stay below. */
const WIDE_GAP_IN_EMS = 0.7

/** Before a sentence a wide gap after words in their own type replaces the full stop; bold key words of a section need neither. */
function endingOf(stretch: readonly TextRun[], next: TextRun, style: Style): '' | 'gap' | 'key-word' {
  const last = stretch[stretch.length - 1]
  const text = textOfRuns(stretch)
  if (last === undefined || !/\p{L}{3}/u.test(text) || !/^\p{Lu}/u.test(next.text)) return ''
  const keyword = matchHeadingKeyword(text)
  if (style === 'bold' && keyword?.score === 1 && OWN_SECTIONS.has(keyword.concept)) return 'key-word'
  return next.box.left - last.box.right > WIDE_GAP_IN_EMS * next.size ? 'gap' : ''
}

function isLong(text: string): boolean {
  return text.length > MOST_CHARACTERS
}

/** `4.1. Material preparation.` needs no second one to be a heading. */
function isNumbered(text: string): boolean {
  const number = parseSectionNumber(text)
  return number !== undefined && number.depth > 1 && number.restStart === 'capital'
}

function hasWord(runs: readonly TextRun[]): boolean {
  return runs.some(run => run.script === undefined && WORD.test(run.text))
}

/** After a full stop a sentence must begin; after a colon or a dash anything may. */
function isNewSentence(next: TextRun | undefined, ending: string): boolean {
  return next !== undefined && (ending !== '.' || (next.spaceBefore && /^["“„«(\[]?[\p{Lu}\p{N}]/u.test(next.text)))
}

function styleOf(run: TextRun, body: BodyStyle): Style | undefined {
  if (run.font.isBold === true) return body.isBold ? undefined : 'bold'
  if (run.font.isItalic === true) return body.isItalic ? undefined : 'italic'
  if (run.isUnderlined === true) return 'underlined'
  return run.font.name === body.fontName ? undefined : run.font.name
}
