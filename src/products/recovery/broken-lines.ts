import type { ColumnWidth } from './column-widths.ts'
import { columnAt } from './fullness.ts'
import { endsWithHyphen, looksLikeRow, startsSmall } from './line-traits.ts'
import { LineWindow } from './line-window.ts'
import type { PlainLine } from './read-lines.ts'
import type { TextProfile } from './text-profile.ts'

/**
 * Share of the column by which the pieces of a printed line may together be narrower or wider than it: raised and lowered
 * marks are smaller than they are measured.
 */
const SUM_REACH = 0.1
/** Most pieces of a printed line: a line of a chemical paper has up to eight formulas with lowered figures. */
const MOST_PIECES = 16
/** A piece that ends in a mark or sign: `groups28–30`, `Na2`, `reaction.[5b,9]`, `stored at 80`, `at 540 °`. */
const MARK_AT_END = /(?:\d[\d,–\-a-z]{0,8}\]?|[°′=<>≤≥±×]\u200b?)$/u
/** What no sentence ends with, after words: `was always <`, `at 540 °`, `a film of 0.25 μ`. */
const OPEN_END = /\p{L}{3}.*\p{L}{3}.*(?:[=<>≤≥±×]|\d ?[°′µμ])\u200b?$/u
/** A piece that is nothing but a mark: `9`, `11–15`, `2-`, `*`. */
const ONLY_MARK = /^(?:\[?\d{1,3}(?:[,–-]\d{1,3}){0,4}[-+–,]?\]?|[*†‡§∗]{1,2})$/u
/** What no line of print begins with. */
const INNER_START = /^(?:[,;:.)\]°′%](?!\d)|[=<>≤≥±×]\s?\u200b?\s)/u

/**
 * The lines, with those marked that are only a piece of a printed line: converters that follow the order of drawing begin a
 * new line at raised and lowered marks, and after hyphens that they write with a soft one.
 *
 *     can be classified into two main groups28–30    <- broken
 *     : (i) those that contain B2 CuZr10–16          <- broken
 *     , which form first                             <- as wide as the column, with the pieces before it
 *
 * Two lines are pieces where a mark is between them and the column is as wide as all of them together, or where the first ends with
 * a sign that no sentence ends with. Rows of numbers are
 * none, whatever their widths add up to. The last piece has the width of the whole printed line.
 */
export function* markBrokenLines(lines: Iterable<PlainLine>, profile: TextProfile): Generator<PlainLine> {
  const window = new LineWindow(lines)
  for (;;) {
    const line = window.at(0)
    if (line === undefined) return
    const pieces = line.text === '' || line.isPageElement ? [line] : piecesFrom(window, profile)
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
    yield* pieces.map((piece, i) =>
      pieces.length === 1 ? piece : i < pieces.length - 1 ? { ...piece, isBroken: true } : { ...piece, width },
    )
    window.advance(pieces.length)
  }
}

/** The line at the head of the window with the pieces that belong to it. */
function piecesFrom(window: LineWindow, profile: TextProfile): readonly PlainLine[] {
  const first = window.at(0)
  const column = columnAt(window, 0, profile)
  if (first === undefined) return []
  if (column === undefined || ONLY_MARK.test(first.text)) return [first]
  const pieces = [first]
  let { text, width } = first
  let whole = 1
  while (pieces.length < MOST_PIECES && width < (1 + SUM_REACH) * column.width) {
    const last = pieces.at(-1) ?? first
    const next = window.at(pieces.length)
    if (next === undefined || next.text === '' || next.isPageElement || next.page !== first.page) break
    if (looksLikeRow(last.text) || looksLikeRow(next.text)) break
    if (!isBetweenPieces(last, next, window.at(pieces.length + 1), isAsWide(width, column))) break
    // The last line of a paragraph is narrower than the column.
    const isOpen = whole === pieces.length && OPEN_END.test(text)
    pieces.push(next)
    width += next.width
    text = `${text} ${next.text}`
    if (isOpen || isAsWide(width, column)) whole = pieces.length
  }
  return pieces.slice(0, whole)
}

/** @param isFull whether the pieces so far are as wide as the column */
function isBetweenPieces(line: PlainLine, next: PlainLine, afterNext: PlainLine | undefined, isFull: boolean): boolean {
  if (line.endsInSoftHyphen) return true
  if (ONLY_MARK.test(next.text)) return !ONLY_MARK.test(line.text) && goesOn(line, afterNext, isFull)
  return MARK_AT_END.test(line.text) || OPEN_END.test(line.text) || INNER_START.test(next.text)
}

/** Whether a mark alone is in a sentence: before a capital it may open a note, after a full line be a page number. */
function goesOn(line: PlainLine, after: PlainLine | undefined, isFull: boolean): boolean {
  if (after === undefined || endsWithHyphen(line.text)) return false
  return INNER_START.test(after.text) || (!isFull && startsSmall(after.text))
}

function isAsWide(width: number, column: ColumnWidth): boolean {
  return Math.abs(width / column.width - 1) <= SUM_REACH
}
