import type { Box } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import type { TableEvidence } from '../../../model/page/table-grid.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { Piece } from '../lines/pieces.ts'

/** A part of a page that is set in rows and columns of cells. */
export interface TableRegion {
  readonly box: Box
  readonly pieces: readonly Piece[]
  /** Rules drawn in it. */
  readonly rules: readonly Rule[]
  /** Edges of bands of colour in it, where no rule is drawn. */
  readonly edges: readonly Rule[]
  readonly evidence: readonly TableEvidence[]
}

/** The head of a table is at most this share of it, counted in rows or in printed lines. */
export const LARGEST_HEAD_SHARE = 0.5

/** A line of a cell and the columns and rows that the cell covers. */
export interface CellLine {
  readonly line: TextLine
  readonly column: number
  readonly columnSpan: number
  /** At least 1; more where rules or the place of the line show that the cell covers more rows. */
  readonly rowSpan: number
}

/** Whether the text of a cell starts with a number, or the root of one. */
export function isNumeric(text: string): boolean {
  return /^[<>≤≥≈∼~±+\-−–([$€£√]?\s?\d/u.test(text)
}

/** A sign in the place of a value: for none, for yes or no. */
const SIGN = /^(?:[-−–—]+|[✓✔✗✘×]|n\/?a)$/iu

/** Whether the text of a cell starts with a number, or is a sign for a value that is missing or not a number. */
export function isValue(text: string): boolean {
  return isNumeric(text) || SIGN.test(text)
}
