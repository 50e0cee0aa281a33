import type { ColumnWidth } from './column-widths.ts'
import { columnAt, isFull } from './fullness.ts'
import { headingEvidenceOf } from './heading-evidence.ts'
import {
  endsSentence,
  endsWithHyphen,
  endsWithStop,
  givesAddress,
  hasEntryMark,
  looksLikeObject,
  looksLikeRow,
  hasRaisedLabel,
  isBareNumber,
  noteLabelOf,
  opensCaption,
  opensEntry,
  opensListItem,
  startsSmall,
} from './line-traits.ts'
import type { LineWindow } from './line-window.ts'
import type { PlainLine } from './read-lines.ts'
import type { TextProfile } from './text-profile.ts'

/** What the flow knows at the line it has come to. */
export interface Reading {
  readonly window: LineWindow
  readonly profile: TextProfile
  readonly language: string
  /** Below the heading of the references, how entries begin: with `[1]` or `1.`, or with a name. */
  readonly entries: 'marked' | 'named' | undefined
  /** Whether the part is a caption: its last line needs no full stop, and what follows is often no text. */
  readonly isCaption?: boolean
}

/**
 * Share of the column from which a line without a full stop continues although it is not full: first lines and items of
 * lists are indented, and headings that wide are rare.
 */
const HARDLY_LAST = 0.75
/** Most full lines between the halves of a sentence, notes not counted: more are text, not a caption or a quotation. */
const MOST_LINES_BETWEEN = 16
/** Share of the column that labels of a figure and cells of a table do not reach. */
const WIDEST_LABEL = 0.5
/** Least indent of the first line of a paragraph, in blanks, where the text has such blanks. */
const FIRST_LINE_INDENT = 2
/** Lines searched for the other half of a sentence: two pages of a newspaper. */
const FARTHEST = 160

/**
 * The place where the paragraph continues after the line at `at`, or `undefined` where it ends there. In order of
 * precedence:
 *
 * 1. the next line (after empty lines and page elements) where the two belong together;
 * 2. where the sentence is not finished, the first line farther on that starts inside a sentence which no line before it
 *    began. The lines between are an aside: a note, a float, a formula.
 */
export function findContinuation(reading: Reading, at: number): number | undefined {
  const { window } = reading
  const line = window.at(at)
  if (line === undefined) return undefined
  const next = nextText(window, at + 1)
  if (next === undefined) return undefined
  if (continuesAt(reading, at, next)) return next
  return reading.isCaption !== true && isUnfinished(reading, at, next) ? findOtherHalf(reading, at, next) : undefined
}

/** Place of the first line from `from` on that is neither empty nor a page element. */
function nextText(window: LineWindow, from: number): number | undefined {
  for (let i = from; ; i++) {
    const line = window.at(i)
    if (line === undefined) return undefined
    if (line.text !== '' && !line.isPageElement) return i
  }
}

/** Whether the text of line `at` continues on line `nextAt`, with nothing between but page elements or empty lines. */
function continuesAt(reading: Reading, at: number, nextAt: number): boolean {
  const { window, profile, language } = reading
  const line = window.at(at)
  const next = window.at(nextAt)
  if (line === undefined || next === undefined) return false
  if (line.isBroken === true || line.endsInSoftHyphen) return true
  if (opensCaption(next.text)) return false
  const column = columnAt(window, at, profile)
  const isLineFull = column === undefined ? !endsWithStop(line.text) : isFull(line, next, column, profile)
  const isEnd = endsSentence(line.text, next.text, language)
  if (reading.entries !== undefined) return continuesEntry(reading.entries, line, next, isLineFull)
  if (endsWithHyphen(line.text) && startsSmall(next.text)) return true
  if (isRunOfLabels(reading, nextAt)) return false
  if (!isEnd && startsInsideSentence(next.text)) return true
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

/** Whether a line starts with punctuation that no line starts with, unless raised letters broke it there. */
function startsInsideSentence(text: string): boolean {
  return /^[,;.)\]]\s/.test(text) || (text.startsWith('(') && !looksLikeObject(text) && !opensListItem(text))
}

/** Whether a short line is one of several without a full stop: labels of a figure, not the end of a paragraph. */
export function isRunOfLabels(reading: Reading, at: number): boolean {
  const { window, profile } = reading
  const column = columnAt(window, at, profile)
  const isLabel = (line: PlainLine | undefined): boolean =>
    column !== undefined &&
    line !== undefined &&
    line.text !== '' &&
    !line.isPageElement &&
    line.isBroken !== true &&
    line.width < WIDEST_LABEL * column.width &&
    !endsWithStop(line.text) &&
    !endsWithHyphen(line.text)
  if (!isLabel(window.at(at))) return false
  return isLabel(window.at(at + 1)) || (isLabel(window.at(at - 1)) && isLabel(window.at(at - 2)))
}

/** Whether an entry of the references continues on the next line: a new one starts with a mark, or with a name. */
function continuesEntry(
  entries: NonNullable<Reading['entries']>,
  line: PlainLine,
  next: PlainLine,
  isLineFull: boolean,
): boolean {
  if (headingEvidenceOf(next.text) === 'keyword') return false
  if (entries === 'marked') return !hasEntryMark(next.text)
  return !opensEntry(next.text) || (isLineFull && !endsWithStop(line.text))
}

/** Whether a line starts a new paragraph, item or heading, though the line before it is full and ends a sentence. */
function startsAnew(reading: Reading, line: PlainLine, nextAt: number): boolean {
  const next = reading.window.at(nextAt)
  if (next === undefined) return true
  if (opensListItem(next.text) || next.indent >= line.indent + FIRST_LINE_INDENT) return true
  if (/["”»“]$/.test(line.text) && /^["“„«»]/.test(next.text)) return true
  if (/^[—–]\s?\p{Lu}/u.test(next.text)) return true
  return isShortHeading(reading, nextAt)
}

/** Whether a short line with a capital cannot be part of the unfinished sentence before it. */
function startsAside(reading: Reading, at: number): boolean {
  const line = reading.window.at(at)
  if (line === undefined || isFullAt(reading, at) || endsWithStop(line.text)) return false
  if (headingEvidenceOf(line.text) === 'number') return true
  if (isHardlyLast(line, columnAt(reading.window, at, reading.profile))) return false
  return !startsSmallAt(reading, nextText(reading.window, at + 1))
}

function startsSmallAt({ window }: Reading, at: number | undefined): boolean {
  return at !== undefined && startsSmall(window.at(at)?.text ?? '')
}

/** Whether the line at `at`, which follows a whole sentence, is the heading of what comes next. */
export function isShortHeading(reading: Reading, at: number): boolean {
  const { window } = reading
  const line = window.at(at)
  if (line === undefined || startsSmall(line.text) || /[.,;]$/.test(line.text) || endsWithHyphen(line.text))
    return false
  // Only a number makes a heading of a line as wide as the column.
  const isWide = isFullAt(reading, at)
  if (isWide && !/^[\p{N}\p{Lu}§]/u.test(line.text)) return false
  const evidence = headingEvidenceOf(line.text)
  if (isWide && evidence !== 'number') return false
  if (evidence === undefined && isHardlyLast(line, columnAt(window, at, reading.profile))) return false
  const next = nextText(window, at + 1)
  if (next !== undefined && startsInsideSentence(window.at(next)?.text ?? '')) return false
  return next === undefined || !startsSmall(window.at(next)?.text ?? '') || evidence === 'number'
}

/** Whether a note starts here: its mark is close to its text, or the page ends soon. */
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

/** Most lines that the notes of one page fill. */
const MOST_NOTE_LINES = 30

/** Whether the sentence at the end of the line is not finished. */
function isUnfinished(reading: Reading, at: number, nextAt: number): boolean {
  const { window, profile, language } = reading
  const line = window.at(at)
  const next = window.at(nextAt)
  if (line === undefined || next === undefined) return false
  if (endsWithHyphen(line.text)) return true
  if (endsWithStop(line.text) && endsSentence(line.text, 'Then', language)) return false
  return isHardlyLast(line, columnAt(window, at, profile))
}

/** Whether a line that ends no sentence is too wide to be the last of a paragraph without a full stop. */
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

/** What a line between two halves of a sentence belongs to. */
type Aside = 'note' | 'contact' | 'caption' | undefined

function asideAt(reading: Reading, before: number, at: number, aside: Aside): Aside {
  const { window } = reading
  const line = window.at(at)
  const above = window.at(before)
  if (line === undefined || above === undefined) return undefined
  if (opensCaption(line.text)) return 'caption'
  if (isNote(reading, at)) return 'note'
  if (givesAddress(line.text)) return 'contact'
  if (aside === undefined || above.page !== line.page || hasEmptyLine(window, before, at)) return undefined
  if (aside === 'contact') return aside
  return endsWithStop(above.text) || !isFullAt(reading, before) ? undefined : aside
}

/** Whether a full line with a capital may be the other half: no heading, no item, and set like the text. */
function isLargeHalf(reading: Reading, at: number): boolean {
  const text = reading.window.at(at)?.text ?? ''
  if (!isFullAt(reading, at) || isRunningHead(reading, at)) return false
  return headingEvidenceOf(text) === undefined && !opensListItem(text) && !looksLikeObject(text)
}

/** Whether a page number is right below this line, which does not end a sentence. */
export function isRunningHead({ window }: Reading, at: number): boolean {
  return !endsWithStop(window.at(at)?.text ?? '') && isBareNumber(window.at(at + 1)?.text ?? '')
}

/** Whether no sentence continues after this line: it is a heading by its number or its key word. */
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
  if (aside === 'contact' && !hasEmptyLine(window, before, at)) return false
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
