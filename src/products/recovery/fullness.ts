import { COLUMN_REACH, type ColumnWidth } from './column-widths.ts'
import type { LineWindow } from './line-window.ts'
import type { PlainLine } from './read-lines.ts'
import type { TextProfile } from './text-profile.ts'

/** Lines on either side that show which column a line is in. */
const NEIGHBOURS = 4
/** Lines before it, which are of the same part, count more than those after it, which may be of another. */
const WEIGHT_BEFORE = 1.5
/** A ragged line is narrower by the word that did not fit, but by no more than this many times the tolerance. */
const RAGGED = 2.5
/** A line wider than this many columns is several in one: some converters join lines where they undo a hyphen. */
const MERGED = 1.4
/** Share of a column by which such a line may be wider than the lines it was made of. */
const MERGED_SURPLUS = 0.25

/**
 * The column that a line is in: of the widths of the text the one that most lines around it have, from the start of its
 * part on. A text without measured columns has none.
 *
 * @param at place of the line in the window
 */
export function columnAt(window: LineWindow, at: number, { widths }: TextProfile): ColumnWidth | undefined {
  const [main, ...others] = widths.columns
  if (main === undefined || others.length === 0) return main
  let best = main
  let most = 0
  for (const column of widths.columns) {
    let near = 0
    for (let i = Math.max(0, at - NEIGHBOURS); i <= at + NEIGHBOURS; i++) {
      const width = window.at(i)?.width
      if (width === undefined || Math.abs(width - column.width) > COLUMN_REACH * column.width) continue
      near += i < at ? WEIGHT_BEFORE : 1
    }
    if (near > most) {
      most = near
      best = column
    }
  }
  return best
}

/**
 * Whether a line is as wide as its column, or would have been with the first word of the next line. Such a line ended
 * because the column did, and the text continues.
 */
export function isFull(
  line: PlainLine,
  next: PlainLine | undefined,
  column: ColumnWidth,
  profile: TextProfile,
): boolean {
  if (line.width >= MERGED * column.width) return endsFull(line.width / column.width, column.tolerance)
  if (line.width >= (1 - column.tolerance) * column.width) return true
  if (next === undefined || line.width < (1 - RAGGED * column.tolerance) * column.width) return false
  const word = /^[^\s\-‐–—]+[-‐–—]?/.exec(next.text)?.[0] ?? ''
  return line.width + profile.widths.measure(` ${word}`) > (1 + column.tolerance / 2) * column.width
}

/** Whether the last of several lines merged into one is full; `columns` is the width of all in columns. */
function endsFull(columns: number, tolerance: number): boolean {
  const lines = Math.max(1, Math.floor(columns + 1 - MERGED_SURPLUS))
  return columns >= lines - 2 * tolerance
}
