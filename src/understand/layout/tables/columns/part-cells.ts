import { type Piece, toPiece } from '../../lines/pieces.ts'
import { type PieceRow, rowsOfPieces } from '../tabular-rows.ts'
import { type ChosenColumn, SLACK } from './choose-columns.ts'
import { startsCell, type Word, wordsOf, wordsOfRow } from './row-words.ts'

/** How far, in ems, a cell may begin left of those that are set apart in other rows: a longer number does. A number in a name is further. */
const REACH_IN_EMS = 1

/** The white strip between two columns, by an x inside, and where the cells right of it begin in the rows in which they are set apart. */
interface Strip {
  readonly x: number
  readonly cellsFrom: number
}

/**
 * The rows, their pieces parted between the columns where a cell may begin: a row whose cells are as near as words is parted there because
 * in others the cells are far from each other, or because both are numbers, which no cell has two of.
 */
export function partCells(rows: readonly PieceRow[], columns: readonly ChosenColumn[]): PieceRow[] {
  const sure = rows.flatMap(row => wordsOfRow(row).blanks.filter(({ isSure }) => isSure))
  const strips = columns.slice(1).map(({ from: x }): Strip => {
    return {
      x,
      cellsFrom: Math.min(...sure.filter(({ left, right }) => isBetween(x, left, right)).map(({ right }) => right)),
    }
  })
  return rowsOfPieces(rows.flatMap(({ pieces }) => pieces.flatMap((piece, i) => partPiece(piece, strips, i === 0))))
}

function partPiece(piece: Piece, strips: readonly Strip[], isFirst: boolean): Piece[] {
  const inside = strips.filter(({ x }) => x > piece.box.left && x < piece.box.right)
  if (inside.length === 0) return [piece]
  const parts: Word['runs'][number][][] = []
  let before: Word | undefined
  for (const word of wordsOf(piece.runs)) {
    const end = before?.right ?? Infinity
    const isParted: boolean = inside.some(
      ({ x, cellsFrom }) => isBetween(x, end, word.left) && word.left > cellsFrom - REACH_IN_EMS * piece.size,
    )
    const isCell = isParted && before !== undefined && startsCell(before, word, isFirst)
    if (before !== undefined && !isCell) parts.at(-1)?.push(...word.runs)
    else parts.push([...word.runs])
    before = { ...word, right: Math.max(word.right, before?.right ?? word.right) }
  }
  return parts.length < 2 ? [piece] : parts.map(toPiece)
}

/** Whether a separator is in a blank: it may be at its very side, where a cell of another row ends. */
function isBetween(x: number, left: number, right: number): boolean {
  return x > left - SLACK && x < right + SLACK
}
