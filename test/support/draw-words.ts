import { type Piece, toPiece } from '../../src/understand/layout/lines/pieces.ts'
import { type PieceRow, rowsOfPieces } from '../../src/understand/layout/tables/tabular-rows.ts'
import { drawPage } from './draw-page.ts'

/** A word, where it begins and where it ends, in points. */
export type DrawnWord = readonly [text: string, left: number, right: number]

/** Words of ten points on one baseline as one piece, with a space between each two. */
export function drawPiece(words: readonly DrawnWord[], baseline: number): Piece {
  return toPiece(
    words.flatMap(([text, left, right], i) => {
      const [run] = drawPage(text.replaceAll(' ', '_')).runs
      if (run === undefined) return []
      const box = { left, right, top: baseline - 7, bottom: baseline + 2 }
      return [{ ...run, text, baseline, box, spaceBefore: i > 0 }]
    }),
  )
}

/** Rows twelve points apart, each of pieces of words. */
export function drawRows(rows: readonly (readonly (readonly DrawnWord[])[])[], distance = 12): PieceRow[] {
  return rowsOfPieces(rows.flatMap((pieces, row) => pieces.map(words => drawPiece(words, 100 + distance * row))))
}
