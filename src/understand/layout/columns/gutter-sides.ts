import { type Box, overlapY, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import { modeOf } from './column-edges.ts'
import { isSameRunSize, medianSize } from '../../evidence/line-style.ts'
import type { Piece } from '../lines/pieces.ts'

/** The text on one side of a white strip. */
export interface Side {
  /** The piece next to the strip in each row. */
  readonly lines: readonly Piece[]
  readonly rows: number
  readonly width: number
  readonly box: Box
  /** Share of rows that cover most of the column next to the strip. */
  readonly fullShare: number
}

/** Columns are at least a sixth of the page wide (Freki, section 3.1). */
export const NARROWEST_COLUMN = 1 / 6
/** A line is full when it covers this share of its column. */
export const FULL_LINE = 0.8

/** The pieces from top to bottom, as {@link readSides} wants them. */
export function byBaseline(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => a.baseline - b.baseline)
}

/**
 * The columns on the left and on the right of a strip.
 *
 * @param pieces by their baselines
 */
export function readSides(strip: Box, pieces: readonly Piece[]): readonly [Side, Side] {
  const left: Piece[] = []
  const right: Piece[] = []
  for (const piece of pieces) {
    const y = (piece.box.top + piece.box.bottom) / 2
    if (y < strip.top || y > strip.bottom) continue
    if (piece.box.right <= strip.left + 1) left.push(piece)
    else if (piece.box.left >= strip.right - 1) right.push(piece)
  }
  return [columnOf(left, 'left'), columnOf(right, 'right')]
}

/**
 * The rows of one side, of pieces by their baselines. Of each row only the piece next to the strip counts: beyond it there may be further columns, with
 * lines at other heights.
 */
function columnOf(pieces: readonly Piece[], side: 'left' | 'right'): Side {
  const nearest: Piece[] = []
  for (const piece of pieces) {
    const last = nearest[nearest.length - 1]
    if (last === undefined || piece.baseline - last.baseline > 0.5 * Math.min(piece.size, last.size))
      nearest.push(piece)
    else if (side === 'left' ? piece.box.right > last.box.right : piece.box.left < last.box.left) {
      nearest[nearest.length - 1] = piece
    }
  }
  const lines = linesNextTo(nearest, side)
  const width = Math.max(0, ...lines.map(piece => piece.box.right - piece.box.left))
  const full = lines.filter(piece => piece.box.right - piece.box.left >= FULL_LINE * width).length
  const box = uniteBoxes(pieces.map(piece => piece.box))
  return { lines, rows: lines.length, width, box, fullShare: lines.length === 0 ? 0 : full / lines.length }
}

/** The pieces of the nearest column: lines of columns beyond it fill rows that it leaves empty. */
function linesNextTo(all: readonly Piece[], side: 'left' | 'right'): readonly Piece[] {
  const widest = Math.max(...all.map(({ box }) => box.right - box.left))
  if (side === 'left') {
    const edge = Math.max(...all.map(({ box }) => box.right))
    return all.filter(({ box }) => box.right > edge - widest)
  }
  const edge = Math.min(...all.map(({ box }) => box.left))
  return all.filter(({ box }) => box.left < edge + widest)
}

/** Least share of full lines in the running text beside a side column. */
const FULL_BESIDE = 0.6
/** Narrowest side column, as share of the page's width. */
const NARROWEST_SIDE = 0.1
/** Least share of a side column's lines that begin, or end, at one edge. */
const LEAST_ALIGNED = 0.5
/** Most of a side column's lines, as share, on a baseline of the text; all rows of a table are. */
const ON_ONE_LINE = 0.5

/** Edges of lines that differ by less than this are one, in points. */
const SAME_FLUSH_EDGE = 1.5
/** Fewest lines of running text beside a side column, or a note in the margin. */
const LEAST_TEXT = 12
/** Narrowest text beside a side column, as share of the page's width: cells of tables are narrower. */
const NARROWEST_TEXT = 0.4
/** The same, and the fewest rows, where both are long: beside the first of two columns of text. */
const NARROWEST_TALL_TEXT = 0.25
const ROWS_OF_TALL_TEXT = 15

/**
 * Whether most lines beside a side column are full: all, or those in the type of most of them, where there are enough. On a first
 * page, title, names and notices are short and in other type.
 */
function isRunningText({ lines, width, fullShare }: Side): boolean {
  if (fullShare >= FULL_BESIDE) return true
  const size = medianSize(lines)
  const ofType = lines.filter(line => isSameRunSize(line, { size }))
  const full = ofType.filter(({ box }) => box.right - box.left >= FULL_LINE * width)
  return ofType.length >= LEAST_TEXT && full.length >= FULL_BESIDE * ofType.length
}

/** How many lines share the most frequent of these edges. */
export function countFlush(edges: readonly number[]): number {
  const edge = modeOf(edges)
  return edges.filter(other => Math.abs(other - edge) < SAME_FLUSH_EDGE).length
}

/**
 * Whether one side is notes in the margin of running text: short lines, flush left or right, mostly between its lines, or
 * under a separate rule.
 */
export function isSideColumn(
  [left, right]: readonly [Side, Side],
  pageWidth: number,
  rules: readonly Rule[] = [],
): boolean {
  const [side, text] = left.width < right.width ? [left, right] : [right, left]
  const areTall = Math.min(side.rows, text.rows) >= ROWS_OF_TALL_TEXT
  const leastText = (areTall ? NARROWEST_TALL_TEXT : NARROWEST_TEXT) * pageWidth
  if (!isRunningText(text) || text.width < leastText || side.width < NARROWEST_SIDE * pageWidth) return false
  const flush = Math.max(
    countFlush(side.lines.map(line => line.box.left)),
    countFlush(side.lines.map(line => line.box.right)),
  )
  if (flush < LEAST_ALIGNED * side.lines.length) return false
  const shared = side.lines.filter(line =>
    text.lines.some(other => Math.abs(other.baseline - line.baseline) < 1),
  ).length
  const areBetween = shared <= ON_ONE_LINE * side.lines.length
  return areBetween || haveOwnRules([left, right], rules)
}

/** How far rules over columns are above their text, and how near their ends are to its edges, in points. */
const RULE_REACH = 24
const SAME_END = 6

/** Whether each side begins under a rule as wide as itself, both at one height. */
export function haveOwnRules([left, right]: readonly [Side, Side], rules: readonly Rule[]): boolean {
  const isOver = ({ box }: Side, rule: Box) =>
    rule.bottom <= box.top + SAME_END &&
    box.top - rule.bottom < RULE_REACH &&
    Math.abs(rule.left - box.left) < SAME_END &&
    rule.right >= box.right - SAME_END
  return rules.some(
    ({ box }) =>
      isOver(left, box) &&
      box.right < right.box.left &&
      rules.some(other => Math.abs(other.box.top - box.top) < 1 && isOver(right, other.box)),
  )
}

/** Notes in the margin are set in type of at most this share of the text's. */
const SMALLER_THAN_TEXT = 0.92

/** Whether one side is running text, and the other a few lines in smaller type throughout. */
export function isNoteInMargin([left, right]: readonly [Side, Side]): boolean {
  const [side, text] = left.width < right.width ? [left, right] : [right, left]
  if (text.rows < LEAST_TEXT || !isRunningText(text)) return false
  const smallest = Math.min(...text.lines.map(line => line.size))
  return side.lines.every(line => line.size <= SMALLER_THAN_TEXT * smallest)
}

/** Least share of the height of a label's line that is beside a line of the text; a heading in a separate row is not a label. */
const BESIDE_LINE = 0.3

/** Lines in which a title begins: the name of the journal may be above it. */
const OPENING_LINES = 3
/** Type of a title is larger than this, in shares of that of the text below it. */
const LARGER_THAN_TEXT = 1.3

/**
 * Whether the left side is a few lines between the lines of running text, which begins with them or with a title: the title
 * of an abstract beside it, dates beside the title of a paper. Notes in the margin may be beside any line.
 */
export function isLabelInMargin(sides: readonly [Side, Side], pageWidth: number): boolean {
  const [side, text] = sides
  if (side.width > text.width || text.rows < LEAST_TEXT || !isSideColumn(sides, pageWidth)) return false
  const beginsBeside = Math.abs(side.box.top - text.box.top) <= EM
  const opening = text.lines.slice(0, OPENING_LINES)
  const hasTitle = opening.some(({ size }) => size > LARGER_THAN_TEXT * medianSize(text.lines))
  if (!beginsBeside && !hasTitle) return false
  return side.lines.every(({ box }) =>
    text.lines.some(line => overlapY(line.box, box) > BESIDE_LINE * (box.bottom - box.top)),
  )
}

/** How far a rule reaches over a strip or is away from its ends, in points: the size of usual type. */
const EM = 12
/** A table between two rules is lower than this, in points; taller ones are pages between the rules of their header. */
const TALLEST_TABLE = 300

/** Whether the sides are cells: a rule under both columns in the middle of the strip, or rules at both its ends. */
export function isTable(strip: Box, sides: readonly [Side, Side], rules: readonly Rule[]): boolean {
  let above = false
  let below = false
  for (const { box } of rules) {
    const crosses = box.left < sides[0].box.right - EM && box.right > sides[1].box.left + EM
    if (!crosses) continue
    if (box.top > strip.top + EM && box.bottom < strip.bottom - EM) {
      // A rule of a running header or footer may cross the strip near its ends.
      const text = {
        top: Math.min(sides[0].box.top, sides[1].box.top),
        bottom: Math.max(sides[0].box.bottom, sides[1].box.bottom),
      }
      if (box.top > text.top + 3 * EM && box.bottom < text.bottom - 3 * EM) return true
    }
    if (Math.abs(box.top - strip.top) < 1.5 * EM) above = true
    if (Math.abs(box.top - strip.bottom) < 1.5 * EM) below = true
  }
  return above && below && strip.bottom - strip.top < TALLEST_TABLE
}
