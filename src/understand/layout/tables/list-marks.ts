import { type Piece, toPiece } from '../lines/pieces.ts'

/** A mark that opens an item of a list; dashes, crosses and ticks are values of cells. */
export const LIST_MARK = /^[•●◦○‣▪■□▫❖➢➤►·∙⁃]/u
/** The text of an item is at most this far from its mark, in ems. */
const REACH_IN_EMS = 2.5

/** The pieces of a row, the mark of an item joined with its text: a list in a cell has no column of marks. */
export function joinListMarks(pieces: readonly Piece[]): readonly Piece[] {
  if (!pieces.some(isMark)) return pieces
  const joined: Piece[] = []
  for (const piece of pieces) {
    const mark = joined.at(-1)
    if (
      mark !== undefined &&
      isMark(mark) &&
      !isMark(piece) &&
      piece.box.left - mark.box.right < REACH_IN_EMS * piece.size
    )
      joined[joined.length - 1] = toPiece([...mark.runs, ...piece.runs])
    else joined.push(piece)
  }
  return joined
}

function isMark({ runs: [run, ...others] }: Piece): boolean {
  return run !== undefined && others.length === 0 && run.text.length === 1 && LIST_MARK.test(run.text)
}
