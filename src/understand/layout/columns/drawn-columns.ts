import type { Box } from '../../../base/geometry/box.ts'
import type { Piece } from '../lines/pieces.ts'
import { countFlush, NARROWEST_COLUMN, readSides, type Side } from './gutter-sides.ts'

/** Widths of two columns of a page differ by less than this share. */
const SAME_WIDTH = 0.15
/** Least share of the lines that begin at the left edge of their column; others are indented, or items of lists. */
const AT_EDGE = 0.4
/** Fewest lines of each column, and least share of them, that begin in small letters: they continue a sentence. */
const LEAST_CONTINUING = 2
const CONTINUING = 0.25
/** How a line begins that continues a sentence, but no e-mail or web address. */
const CONTINUES = /^\p{Ll}[\p{L}\p{M}'’-]*[,;.:)]?$/u
/** Rows of both columns from which it is enough that one of them flows: the other may be lists, formulas and contents throughout. */
const TALL_ROWS = 12
/** Most rows above the columns, as share of all: names side by side. */
const MOST_HEAD_ROWS = 0.4

/** Two columns, and the white strip between them. */
export interface DrawnColumns {
  readonly strip: Box
  readonly sides: readonly [Side, Side]
}

/**
 * The columns of text on both sides of a strip, known by what is drawn first: all of the left one before the right one,
 * while the rows of a table are drawn one after the other. Both are as wide, and have sentences that continue from line to
 * line at one left edge. So columns of a few lines are known, and those of a page where few lines are full: lists,
 * formulas, programs. Of two tall ones it is enough that one has such sentences. The strip is cut below what is side by side above the columns and drawn before them.
 *
 *     Ann Lee      Bo Berg      1  2
 *     aaaaaaaa     cccccccc     3  5   <- the columns begin here
 *     bbbbbbbb     dddddddd     4  6
 *
 * @param pieces by their baselines
 * @param order the place of each piece in the order of drawing
 * @param pageWidth in points
 */
export function columnsInTurn(
  strip: Box,
  pieces: readonly Piece[],
  order: ReadonlyMap<Piece, number>,
  pageWidth: number,
): DrawnColumns | undefined {
  const all = readSides(strip, pieces)
  const top = topOfColumns(all, order)
  if (top === undefined) return undefined
  const cut = { ...strip, top: Math.max(strip.top, top) }
  const sides = top === -Infinity ? all : readSides(cut, pieces)
  const widths = sides.map(({ width }) => width)
  const least = Math.max(NARROWEST_COLUMN * pageWidth, (1 - SAME_WIDTH) * Math.max(...widths))
  return Math.min(...widths) >= least && areFlowing(sides) ? { strip: cut, sides } : undefined
}

function areFlowing(sides: readonly [Side, Side]): boolean {
  const areTall = sides.every(({ rows }) => rows >= TALL_ROWS)
  return areTall ? sides.some(isFlowing) : sides.every(isFlowing)
}

/**
 * The height from which on the left side is drawn before the right one; `-Infinity` where all of it is, `undefined` where
 * they are drawn in another order.
 */
function topOfColumns([left, right]: readonly [Side, Side], order: ReadonlyMap<Piece, number>): number | undefined {
  const placeOf = (piece: Piece) => order.get(piece) ?? 0
  const isInTurn = (a: readonly Piece[], b: readonly Piece[]) =>
    Math.max(...a.filter(isText).map(placeOf)) < Math.min(...b.filter(isText).map(placeOf))
  if (isInTurn(left.lines, right.lines)) return -Infinity
  const end = Math.max(...left.lines.filter(isText).map(placeOf))
  const top = Math.max(...right.lines.filter(line => placeOf(line) < end).map(({ box }) => box.bottom))
  const isHead = ({ baseline }: Piece) => baseline < top
  const lines = [...left.lines, ...right.lines]
  const head = lines.filter(isHead)
  if (head.length > MOST_HEAD_ROWS * lines.length) return undefined
  const columns = [left, right].map(side => side.lines.filter(line => !isHead(line)))
  const [first = [], second = []] = columns
  return isInTurn(head, columns.flat()) && isInTurn(first, second) ? top : undefined
}

/** A piece that represents a table has no place in the order of drawing. */
function isText({ fillsBox }: Piece): boolean {
  return fillsBox !== true
}

function isFlowing({ lines }: Side): boolean {
  const atEdge = countFlush(lines.map(({ box }) => box.left))
  const continuing = lines.filter(({ runs }) => CONTINUES.test(runs[0]?.text ?? '')).length
  return atEdge >= AT_EDGE * lines.length && continuing >= Math.max(LEAST_CONTINUING, CONTINUING * (lines.length - 1))
}
