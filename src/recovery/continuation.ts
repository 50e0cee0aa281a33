import type { ColumnWidth } from './column-widths.ts'
import { columnAt, isFull } from './fullness.ts'
import { headingEvidenceOf } from './heading-evidence.ts'
import {
  endsSentence,
  endsWithHyphen,
  endsWithStop,
  hasEntryMark,
  looksLikeObject,
  looksLikeRow,
  hasRaisedLabel,
  noteLabelOf,
  opensCaption,
  opensEntry,
  opensListItem,
  startsSmall,
} from './line-traits.ts'
import type { LineWindow } from './line-window.ts'
import type { PlainLine } from './read-lines.ts'
import type { TextProfile } from './text-profile.ts'

/** What the flow knows where it asks. */
export interface Reading {
  readonly window: LineWindow
  readonly profile: TextProfile
  readonly language: string
  /** How entries open, under the heading of the references: by `[1]` or `1.`, or by a name. */
  readonly entries: 'marked' | 'named' | undefined
  /** Whether the part is a caption: its last line needs no stop, and what follows it is often no text. */
  readonly isCaption?: boolean
}

/**
 * Share of the column from which a line without a stop goes on even where it is not full: first lines have an indent,
 * items of lists too, and headings that wide are rare.
 */
const HARDLY_LAST = 0.75
/** Full lines between the halves of a sentence, notes aside: more are text, not a caption or a quotation. */
const MOST_LINES_BETWEEN = 16
/** Share of the column that the labels of a figure and the cells of a table do not reach. */
const WIDEST_LABEL = 0.5
/** Blanks by which the first line of a paragraph stands in, at least, where the text has such blanks. */
const FIRST_LINE_INDENT = 2
/** Lines looked through for the other half of a sentence: two pages of a newspaper. */
const FARTHEST = 160

/**
 * Where the paragraph goes on behind the line at `at`, or `undefined` where it ends there. In order of precedence:
 *
 * 1. the next line (behind empty lines and page elements) where the two belong together;
 * 2. where the sentence waits for its end: the first line farther on that starts in a sentence that nothing before it
 *    began. What stands between is an aside: a note, a float, a formula.
 */
export function findContinuation(reading: Reading, at: number): number | undefined {
  const { window } = reading
  const line = window.at(at)
  if (line === undefined) return undefined
  const next = nextText(window, at + 1)
  if (next === undefined) return undefined
  if (goesOn(reading, at, next)) return next
  return reading.isCaption !== true && waits(reading, at, next) ? findOtherHalf(reading, at, next) : undefined
}

/** Place of the next line from `from` on that is neither empty nor a page element. */
export function nextText(window: LineWindow, from: number): number | undefined {
  for (let i = from; ; i++) {
    const line = window.at(i)
    if (line === undefined) return undefined
    if (line.text !== '' && !line.isPageElement) return i
  }
}

/** Whether the line at `nextAt` goes on where the one at `at` stopped, with nothing between but a page or empty lines. */
function goesOn(reading: Reading, at: number, nextAt: number): boolean {
  const { window, profile, language } = reading
  const line = window.at(at)
  const next = window.at(nextAt)
  if (line === undefined || next === undefined || opensCaption(next.text)) return false
  const column = columnAt(window, at, profile)
  const isLineFull = column === undefined ? !endsWithStop(line.text) : isFull(line, next, column, profile)
  const isEnd = endsSentence(line.text, next.text, language)
  if (reading.entries !== undefined) return goesOnInEntry(reading.entries, line, next, isLineFull)
  if (endsWithHyphen(line.text) && startsSmall(next.text)) return true
  if (isRunOfLabels(reading, nextAt)) return false
  if (!isEnd && goesOnBySigns(next.text)) return true
  if (!isEnd && startsSmall(next.text)) {
    return isLineFull ? !looksLikeRow(next.text) || isFullAt(reading, nextAt) : !looksLikeObject(next.text)
  }
  const isApart = hasEmptyLine(window, at, nextAt)
  const isOpen = !isEnd && (endsWithStop(line.text) || isHardlyLast(line, column))
  const isWideEnough = isLineFull || (isOpen && reading.isCaption !== true)
  if (!isWideEnough || (isEnd && isApart)) return false
  if (isNote(reading, nextAt) || (looksLikeObject(next.text) && !isFullAt(reading, nextAt))) return false
  if (endsWithHyphen(line.text)) return line.page === next.page && !startsAside(reading, nextAt)
  if (!isEnd) return !startsAside(reading, nextAt) && !(isApart && !isFullAt(reading, nextAt))
  return !startsAnew(reading, line, nextAt)
}

/** Raised letters break lines in front of signs that no line starts with. */
function goesOnBySigns(text: string): boolean {
  return /^[,;.)\]]\s/.test(text) || (text.startsWith('(') && !looksLikeObject(text) && !opensListItem(text))
}

/** Whether a short line is one of several that end nothing: labels of a figure, not the end of a paragraph. */
export function isRunOfLabels(reading: Reading, at: number): boolean {
  const { window, profile } = reading
  const column = columnAt(window, at, profile)
  const isLabel = (line: PlainLine | undefined): boolean =>
    column !== undefined &&
    line !== undefined &&
    line.text !== '' &&
    !line.isPageElement &&
    line.width < WIDEST_LABEL * column.width &&
    !endsWithStop(line.text) &&
    !endsWithHyphen(line.text)
  if (!isLabel(window.at(at))) return false
  return isLabel(window.at(at + 1)) || (isLabel(window.at(at - 1)) && isLabel(window.at(at - 2)))
}

/** Entries of the references start with marks, or with a name behind a line that is full or done. */
function goesOnInEntry(
  entries: NonNullable<Reading['entries']>,
  line: PlainLine,
  next: PlainLine,
  isLineFull: boolean,
): boolean {
  if (headingEvidenceOf(next.text) === 'keyword') return false
  if (entries === 'marked') return !hasEntryMark(next.text)
  return !opensEntry(next.text) || (isLineFull && !endsWithStop(line.text))
}

/** Whether a line behind a full one that ends a sentence starts something of its own. */
function startsAnew(reading: Reading, line: PlainLine, nextAt: number): boolean {
  const next = reading.window.at(nextAt)
  if (next === undefined) return true
  if (opensListItem(next.text) || next.indent >= line.indent + FIRST_LINE_INDENT) return true
  if (/["”»“]$/.test(line.text) && /^["“„«»]/.test(next.text)) return true
  if (/^[—–]\s?\p{Lu}/u.test(next.text)) return true
  return isShortHeading(reading, nextAt)
}

/** Whether a short line with a capital cannot be part of the sentence that waits before it. */
function startsAside(reading: Reading, at: number): boolean {
  const line = reading.window.at(at)
  if (line === undefined || isFullAt(reading, at) || endsWithStop(line.text)) return false
  if (headingEvidenceOf(line.text) === 'number') return true
  if (isHardlyLast(line, columnAt(reading.window, at, reading.profile))) return false
  return !startsInSentence(reading, nextText(reading.window, at + 1))
}

function startsInSentence({ window }: Reading, at: number | undefined): boolean {
  return at !== undefined && startsSmall(window.at(at)?.text ?? '')
}

/** Whether the line at `at`, which follows on a whole sentence, is the heading of what comes next. */
export function isShortHeading(reading: Reading, at: number): boolean {
  const { window } = reading
  const line = window.at(at)
  if (line === undefined || startsSmall(line.text) || /[.,;]$/.test(line.text) || endsWithHyphen(line.text))
    return false
  // Only a number makes a heading of a line as wide as the column.
  const isWide = isFullAt(reading, at)
  if (isWide && !/^[\p{N}\p{Lu}§]/u.test(line.text)) return false
  const sign = headingEvidenceOf(line.text)
  if (isWide && sign !== 'number') return false
  if (sign === undefined && isHardlyLast(line, columnAt(window, at, reading.profile))) return false
  const next = nextText(window, at + 1)
  if (next !== undefined && goesOnBySigns(window.at(next)?.text ?? '')) return false
  return next === undefined || !startsSmall(window.at(next)?.text ?? '') || sign === 'number'
}

/** Whether a note starts here: its mark stands close to its text, or the page ends soon. */
export function isNote({ window }: Reading, at: number): boolean {
  const line = window.at(at)
  if (line === undefined || noteLabelOf(line.text) === undefined) return false
  if (headingEvidenceOf(line.text) === 'number' || opensListItem(line.text)) return false
  if (hasRaisedLabel(line.text)) return true
  for (let i = at + 1; i < at + MOST_NOTE_LINES; i++) {
    const other = window.at(i)
    if (other !== undefined && other.page > line.page) return true
  }
  return false
}

/** Notes of one page fill no more lines. */
const MOST_NOTE_LINES = 30

function waits(reading: Reading, at: number, nextAt: number): boolean {
  const { window, profile, language } = reading
  const line = window.at(at)
  const next = window.at(nextAt)
  if (line === undefined || next === undefined) return false
  if (endsWithHyphen(line.text)) return true
  if (endsWithStop(line.text) && endsSentence(line.text, 'Then', language)) return false
  return isHardlyLast(line, columnAt(window, at, profile))
}

/** Whether a line that ends no sentence is too wide for the last of a paragraph without a stop. */
function isHardlyLast({ text, width }: PlainLine, column: ColumnWidth | undefined): boolean {
  return column !== undefined && width >= HARDLY_LAST * column.width && !/[:;]$/.test(text)
}

function findOtherHalf(reading: Reading, at: number, from: number): number | undefined {
  const { window } = reading
  const mayStartLarge = /[\p{Ll},]$/u.test(window.at(at)?.text ?? '')
  let before = from
  let aside: Aside
  let bodyLines = 0
  for (let i = from; i < from + FARTHEST; i++) {
    const candidate = window.at(i)
    if (candidate === undefined) return undefined
    if (candidate.text === '' || candidate.isPageElement) continue
    if (i > from && endsTheSearch(reading, i)) return undefined
    if (isOtherHalf(reading, before, i, aside)) return i
    aside = asideAt(reading, before, i, aside)
    if (mayStartLarge && i > from && aside === undefined && isLargeHalf(reading, i)) return i
    if (aside !== 'note' && isFullAt(reading, i) && ++bodyLines > MOST_LINES_BETWEEN) return undefined
    before = i
  }
  return undefined
}

/** What a line between two halves of a sentence is part of. */
type Aside = 'note' | 'caption' | undefined

function asideAt(reading: Reading, before: number, at: number, aside: Aside): Aside {
  const { window } = reading
  const line = window.at(at)
  const above = window.at(before)
  if (line === undefined || above === undefined) return undefined
  if (opensCaption(line.text)) return 'caption'
  if (isNote(reading, at)) return 'note'
  if (aside === undefined || above.page !== line.page || hasEmptyLine(window, before, at)) return undefined
  return endsWithStop(above.text) || !isFullAt(reading, before) ? undefined : aside
}

/** Whether a full line with a capital may be the other half: no heading, no item, and set like the text. */
function isLargeHalf(reading: Reading, at: number): boolean {
  const text = reading.window.at(at)?.text ?? ''
  return (
    isFullAt(reading, at) && headingEvidenceOf(text) === undefined && !opensListItem(text) && !looksLikeObject(text)
  )
}

/** A numbered heading or one by its word ends every sentence before it. */
function endsTheSearch(reading: Reading, at: number): boolean {
  const text = reading.window.at(at)?.text ?? ''
  return headingEvidenceOf(text) === 'keyword' || (headingEvidenceOf(text) === 'number' && !isFullAt(reading, at))
}

function isOtherHalf(reading: Reading, before: number, at: number, aside: Aside): boolean {
  const { window } = reading
  const candidate = window.at(at)
  const above = window.at(before)
  if (candidate === undefined || above === undefined) return false
  if (!startsSmall(candidate.text) || looksLikeObject(candidate.text)) return false
  if (!isFullAt(reading, at) && !endsWithStop(candidate.text)) return false
  if (before === at || (aside === 'note' && above.page < candidate.page)) return true
  if (aside === 'note') return endsWithStop(above.text)
  return !endsWithHyphen(above.text) && (endsWithStop(above.text) || !isFullAt(reading, before))
}

/** Whether the line at `at` is full in its column. */
export function isFullAt({ window, profile }: Reading, at: number): boolean {
  const line = window.at(at)
  const column = columnAt(window, at, profile)
  return line !== undefined && column !== undefined && isFull(line, undefined, column, profile)
}

function hasEmptyLine(window: LineWindow, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if (window.at(i)?.text === '') return true
  return false
}
