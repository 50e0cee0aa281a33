import { type Piece, toPiece } from './pieces.ts'

/** A number alone, as entries of a list carry it: `7`, `7.`, `[7]`, `(7)`. */
const NUMBER = /^[[(]?(\d{1,3})[\])]?\.?$/u
/** Fewest numbers that share an edge and rise by one: two may do so by chance, in rows of a table or page numbers. */
const LEAST_NUMBERS = 3
/** Left or right edges of the numbers of one list differ by less than this, in points. */
const SAME_EDGE = 2.5
/** A number stands at most this far left of its text, in ems. */
const FURTHEST_TEXT_IN_EMS = 3.5
/** Baselines of a number and its text differ by less than this, in ems: numbers may be set smaller. */
const SAME_LINE_IN_EMS = 0.35
/** Text of an entry is at least this wide, in ems; cells of a table are narrower. */
const LEAST_TEXT_IN_EMS = 10

interface NumberPiece {
  readonly piece: Piece
  readonly value: number
  readonly text: Piece
}

/**
 * Pieces with the hanging numbers of lists joined to the text on their right, so that no gutter is found between them.
 *
 *      | text of the left    11.  Text of entry 11
 *      | column                   that continues
 *      |                     12.  Text of entry 12
 *
 * Numbers hang when at least `LEAST_NUMBERS` of them share an edge, rise by one from top to bottom, and have wide text
 * right behind them.
 */
export function joinHangingNumbers(pieces: readonly Piece[]): Piece[] {
  const numbers = pieces.flatMap(piece => readNumber(piece, pieces))
  if (numbers.length < LEAST_NUMBERS) return [...pieces]
  const hanging = new Map<Piece, NumberPiece>()
  for (const edge of ['right', 'left'] as const) {
    for (const column of groupByEdge(numbers, edge)) {
      for (const number of longestSuccessions(column)) hanging.set(number.piece, number)
    }
  }
  if (hanging.size === 0) return [...pieces]
  const joined = new Set([...hanging.values()].map(({ text }) => text))
  return pieces.flatMap(piece => {
    const number = hanging.get(piece)
    if (number !== undefined) return [toPiece([...piece.runs, ...number.text.runs])]
    return joined.has(piece) ? [] : [piece]
  })
}

function readNumber(piece: Piece, pieces: readonly Piece[]): NumberPiece[] {
  const value = NUMBER.exec(piece.runs.map(run => run.text).join(''))?.[1]
  if (value === undefined) return []
  const text = nearestOnRight(piece, pieces)
  if (text === undefined || text.box.right - text.box.left < LEAST_TEXT_IN_EMS * text.size) return []
  return [{ piece, value: Number(value), text }]
}

function nearestOnRight(piece: Piece, pieces: readonly Piece[]): Piece | undefined {
  let nearest: Piece | undefined
  for (const other of pieces) {
    const gap = other.box.left - piece.box.right
    if (gap < 0 || gap > FURTHEST_TEXT_IN_EMS * other.size) continue
    if (Math.abs(other.baseline - piece.baseline) > SAME_LINE_IN_EMS * other.size) continue
    if (nearest === undefined || other.box.left < nearest.box.left) nearest = other
  }
  return nearest
}

/** Numbers that share an edge, each column from top to bottom. */
function groupByEdge(numbers: readonly NumberPiece[], edge: 'left' | 'right'): NumberPiece[][] {
  const columns: NumberPiece[][] = []
  for (const number of [...numbers].sort((a, b) => a.piece.box[edge] - b.piece.box[edge])) {
    const column = columns[columns.length - 1]
    const last = column?.[column.length - 1]
    if (column !== undefined && last !== undefined && number.piece.box[edge] - last.piece.box[edge] < SAME_EDGE)
      column.push(number)
    else columns.push([number])
  }
  return columns.map(column => column.sort((a, b) => a.piece.baseline - b.piece.baseline))
}

/** The numbers of stretches that rise by one at each step and are long enough to be no chance. */
function longestSuccessions(column: readonly NumberPiece[]): NumberPiece[] {
  const found: NumberPiece[] = []
  let stretch: NumberPiece[] = []
  const close = () => {
    if (stretch.length >= LEAST_NUMBERS) found.push(...stretch)
  }
  for (const number of column) {
    const last = stretch[stretch.length - 1]
    if (last !== undefined && number.value !== last.value + 1) {
      close()
      stretch = []
    }
    stretch.push(number)
  }
  close()
  return found
}
