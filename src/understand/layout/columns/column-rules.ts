import { type Box, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import { byBaseline, FULL_LINE, isTable, NARROWEST_COLUMN, readSides, type Side } from './gutter-sides.ts'
import type { Piece } from '../lines/pieces.ts'

/** Least height of a rule between columns, as share of that of the text; rules of tables and boxes are shorter. */
const LEAST_HEIGHT = 0.8
/** Fewest rows of text on each side. */
const LEAST_ROWS_OF_COLUMN = 6
/** Share of the rows that fill their column in running text, at least. */
const FULL_ROWS = 0.25
/** How far a piece may reach over a rule, in points: its box is wider than its ink. */
const OVERLAP = 1

/** A rule drawn between two columns. */
interface ColumnRule {
  readonly box: Box
  /** Rows of text left or right of it, the smaller of both counts. */
  readonly rows: number
}

/**
 * The vertical rule between two columns of running text; `undefined` where there is none. It separates the columns even
 * where lines stick out into the white space on both sides of it.
 *
 * @param pageWidth in points
 */
export function findColumnRule(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  pageWidth: number,
): ColumnRule | undefined {
  const text = uniteBoxes(pieces.map(piece => piece.box))
  const crossing = rules.filter(rule => rule.orientation === 'horizontal')
  for (const { orientation, box } of rules) {
    if (orientation !== 'vertical' || box.bottom - box.top < LEAST_HEIGHT * (text.bottom - text.top)) continue
    if (pieces.some(piece => piece.box.left < box.left - OVERLAP && piece.box.right > box.right + OVERLAP)) continue
    const sides = readSides(box, byBaseline(pieces))
    if (!sides.every(side => isColumn(side, pieces, pageWidth)) || isTable(box, sides, crossing)) continue
    return { box, rows: Math.min(sides[0].rows, sides[1].rows) }
  }
  return undefined
}

function isColumn({ box, lines }: Side, pieces: readonly Piece[], pageWidth: number): boolean {
  const width = box.right - box.left
  if (width < NARROWEST_COLUMN * pageWidth || lines.length < LEAST_ROWS_OF_COLUMN) return false
  const full = lines.filter(({ baseline, size }) => {
    const row = pieces.filter(
      ({ box: inner, baseline: other }) =>
        inner.left >= box.left && inner.right <= box.right && Math.abs(other - baseline) < 0.5 * size,
    )
    return (
      Math.max(...row.map(piece => piece.box.right)) - Math.min(...row.map(piece => piece.box.left)) >=
      FULL_LINE * width
    )
  })
  return full.length >= FULL_ROWS * lines.length
}
