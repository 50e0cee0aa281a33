import { COLUMN_REACH, type ColumnWidth } from './column-widths.ts'
import type { LineWindow } from './line-window.ts'
import type { PlainLine } from './read-lines.ts'
import type { TextProfile } from './text-profile.ts'

/** Lines on either side that show which column a line stands in. */
const NEIGHBOURS = 4
/** Lines before it in its part tell more than those behind it, which may be of another part. */
const WEIGHT_BEFORE = 1.5
/** Ragged lines are as much narrower as the word that did not fit; no more than this many times the tolerance. */
const RAGGED = 2.5
/** Wider lines, in columns, are several in one: some converters join lines where they undo a hyphen. */
const MERGED = 1.4
/** Share of a column by which such a line may be wider than its lines together. */
const MERGED_SURPLUS = 0.25

/**
 * The column that a line stands in: of the widths of the text the one that most lines about it have, from the start of
 * its part. A text without measured columns has none.
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
 * Whether a line is as wide as its column, or would have been with the first word of the next line: then it ended
 * because the column did, and the text goes on.
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

/** Whether a line of several in one, so many columns wide, ends with a full one. */
function endsFull(columns: number, tolerance: number): boolean {
  const lines = Math.max(1, Math.floor(columns + 1 - MERGED_SURPLUS))
  return columns >= lines - 2 * tolerance
}
