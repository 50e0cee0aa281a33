import type { PageLayout } from '../../layout/page-layout.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { foldKey } from '../../../base/text/characters/levenshtein.ts'
import type { FurnitureDecision } from '../decision.ts'
import {
  type EdgeLine,
  isApart,
  isFarFromText,
  isRuledOff,
  isSameText,
  isSameType,
  LONG_ENOUGH,
  wordingOf,
} from './edge-lines.ts'

/** A decision without the line that it is about. */
export type Judgement = Omit<FurnitureDecision, 'line'> & {
  /** Where a number is that grows with the pages: alone on its line, or at an end of it. */
  readonly counts?: 'alone' | 'in-line' | undefined
}

/** What running heads repeat of the first page. */
export interface FirstPage {
  /** Of the page, from 1. */
  readonly number: number
  readonly lines: readonly TextLine[]
  /** The rows where title and authors are, from the top; none on a page with too little text, which may be a cover. */
  readonly rows: readonly TextLine[]
  /** Letters of the words in these rows. */
  readonly words: ReadonlySet<string>
}

/** Rows of a first page among which title and authors are. */
const FRONT_ROWS = 14
/** Fewest lines of a first page whose title is not printed again, as title, on the next: a cover has fewer. */
const LEAST_LINES = 15
/** Most lines of a title. */
const TITLE_LINES = 4

export function readFirstPage(layout: PageLayout | undefined): FirstPage | undefined {
  if (layout === undefined) return undefined
  const lines = layout.columns.flatMap(column => column.lines).filter(line => line.direction === 0)
  const sorted = lines.length < LEAST_LINES ? [] : [...lines].sort((a, b) => a.baseline - b.baseline)
  const rows = sorted.slice(0, FRONT_ROWS)
  const words = rows.flatMap(({ words }) =>
    words.map(({ runs }) =>
      foldKey(
        runs
          .flatMap(run => (run.script === undefined ? [run.text] : []))
          .join('')
          .toLowerCase(),
      ),
    ),
  )
  return { number: layout.page.number, lines, rows, words: new Set(words) }
}

export function roleAt({ edge }: EdgeLine): 'running-header' | 'running-footer' {
  return edge === 'top' ? 'running-header' : 'running-footer'
}

/** A line at the edge of a later page that repeats the title or the authors of the first one, even on one page alone. */
export function judgeByFirstPage(candidate: EdgeLine, first: FirstPage | undefined): Judgement | undefined {
  if (first === undefined || candidate.page.number === first.number || !candidate.isOutermost) return undefined
  return judgeTitle(candidate, first) ?? judgeAuthors(candidate) ?? judgeNames(candidate, first)
}

/** Type of a title is larger than its repetition in the header by this factor. */
const TITLE_LARGER = 1.3

/** A title that is too long for its header is cut: `On the Slow Movement …`. */
const CUT_TITLE = /^(.{12,}?)\s*(?:…|\.\.\.?)$/u

/**
 * The title as running header: larger type of the first page, or, as typescripts have one size, a whole title among its first
 * rows. Of a title that is cut, only the beginning.
 */
function judgeTitle(candidate: EdgeLine, first: FirstPage): Judgement | undefined {
  const cut = CUT_TITLE.exec(candidate.line.text)?.[1] ?? cutUnseen(candidate)
  const isTitle = (cut !== undefined && beginsTitle(cut, candidate, first)) || repeatsTitle(candidate, first)
  return isTitle ? { role: roleAt(candidate), score: 0.7, evidence: ['repeats-title'] } : undefined
}

/** Letters from which a recognised line that begins like the title is its beginning: the dots may not have been seen. */
const LONG_BEGIN = 24

function cutUnseen(candidate: EdgeLine): string | undefined {
  const { line, letters } = candidate
  return isRecognised(line) && letters.length >= LONG_BEGIN && isSetOff(candidate) ? line.text : undefined
}

function repeatsTitle(candidate: EdgeLine, first: FirstPage): boolean {
  if (isApart(candidate) && largerLines(candidate, first).some(({ text }) => isSameText(candidate, wordingOf(text))))
    return true
  if (candidate.edge === 'bottom' || candidate.letters.length < LONG_ENOUGH || !isSetOff(candidate)) return false
  const rows = first.rows.filter(row => isSameType({ size: row.size, isRecognised: isRecognised(row) }, candidate))
  return rows.some((_, at) =>
    Array.from({ length: TITLE_LINES }, (_, i) => lettersOf(rows.slice(at, at + i + 1))).includes(candidate.letters),
  )
}

function beginsTitle(cut: string, candidate: EdgeLine, first: FirstPage): boolean {
  const { letters } = wordingOf(cut)
  if (largerLines(candidate, first).some(({ text }) => wordingOf(text).letters.startsWith(letters))) return true
  if (candidate.edge === 'bottom') return false
  return first.rows.some((_, at) => lettersOf(first.rows.slice(at, at + TITLE_LINES)).startsWith(letters))
}

function largerLines({ line }: EdgeLine, { lines }: FirstPage): TextLine[] {
  return lines.filter(other => other.size > TITLE_LARGER * line.size)
}

function lettersOf(lines: readonly TextLine[]): string {
  return wordingOf(lines.map(({ text }) => text).join(' ')).letters
}

/** The first author and the others, as a running header has them: `Brown et al.`, also on the only left page. */
const AUTHORS = /^\p{Lu}[\p{L}.’' -]{0,50}(?:,\s)?\bet\.? al\.?$/u
/** Space between such a header and the text, in ems of the header: no line of a paragraph leaves as much. */
const BELOW_AUTHORS_IN_EMS = 0.6

function judgeAuthors(candidate: EdgeLine): Judgement | undefined {
  if (candidate.edge === 'bottom' || !AUTHORS.test(candidate.line.text)) return undefined
  if (!isApart(candidate, BELOW_AUTHORS_IN_EMS)) return undefined
  return { role: 'running-header', score: 0.7, evidence: ['authors-apart'] }
}

/** Names, and what is between them. */
const NAMES = /^\p{Lu}[\p{L}.’'-]*(?:\s[\p{L}.’'-]+){0,3}(?:(?:\s?[,;]|\s(?:&|and|und|et|y|e|i|и))\s.{2,})*$/u
const BETWEEN_NAMES = /\s?[,;]\s|\s(?:&|and|und|et|y|e|i|и)\s/u
/** Share of the names that the first page must have: one may be divided there by the end of its line, or be misread. */
const NAMES_FOUND = 0.66
/** A single name may be the only word of a heading, so its line is in smaller type, which recognition does not tell. */
const SURE_NAMES = 2

/** The surnames of the authors, all in one line: `Brown, Lee and Berg`. */
function judgeNames(candidate: EdgeLine, first: FirstPage): Judgement | undefined {
  const { line, edge } = candidate
  if (edge === 'bottom' || !NAMES.test(line.text)) return undefined
  const surnames = line.text.split(BETWEEN_NAMES).map(name => name.split(/\s/u).at(-1) ?? '')
  if (!surnames.every(name => /^\p{Lu}[\p{L}.’'-]+$/u.test(name))) return undefined
  const isSet = surnames.length < SURE_NAMES ? !isRecognised(line) && isApart(candidate) : isSetOff(candidate)
  const found = surnames.filter(name => first.words.has(foldKey(name.toLowerCase())))
  if (!isSet || found.length < NAMES_FOUND * surnames.length) return undefined
  return { role: 'running-header', score: 0.7, evidence: ['repeats-authors'] }
}

function isSetOff(candidate: EdgeLine): boolean {
  return isFarFromText(candidate) || isRuledOff(candidate)
}
