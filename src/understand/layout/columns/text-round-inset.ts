import type { Piece } from '../lines/pieces.ts'
import { byBaseline } from './gutter-sides.ts'
import type { Gutter } from './gutters.ts'

/** Fewest lines of the text beside an inset, and of the inset. */
const LEAST_INSET_LINES = 4
/** Lines at most this far apart, in ems, are one text. */
const SAME_TEXT_IN_EMS = 1.6
/** Type sizes of one text differ by less than this share. */
const SAME_SIZE_OF_TEXT = 0.03
/** Right edges of the lines of a column differ by less than this, in ems; a last line may stop anywhere. */
const SAME_RIGHT_EDGE_IN_EMS = 0.5
/** The column begins this far left of the text beside the inset, in ems. */
const LEAST_NARROWER_IN_EMS = 2

/** The pieces of a page around a gutter. */
export interface PartsOfPage {
  readonly above: readonly Piece[]
  readonly left: readonly Piece[]
  readonly right: readonly Piece[]
}

/** The same parts, where the text of the right column begins beside an inset. */
export interface FlowingParts extends PartsOfPage {
  /** The text of the right column that is beside the inset; empty where there is no inset. */
  readonly beside: readonly Piece[]
}

/**
 * Takes the text that flows round an inset out of what is above a gutter: it is the head of the right column, and read after the left one.
 *
 *     | Abstract in its | ccccc |
 *     | own face, wider | ccccc |       read the abstract, a, then c: the column continues
 *     | than a column   | ccccc |       below the inset at its full width
 *     | aaaaaaaaa | ccccccccccc |
 *     | aaaaaaaaa | ccccccccccc |
 *
 * The last line of the inset, which may be short enough to be above the left column alone, goes with it.
 */
export function flowRoundInset({ above, left, right }: PartsOfPage, gutter: Gutter): FlowingParts {
  const none = { above, left, right, beside: [] }
  const first = byBaseline(right)[0]
  if (first === undefined || left.length === 0) return none
  const beside = textAbove(first, above, right)
  const top = Math.min(...beside.map(({ baseline }) => baseline))
  const edge = Math.min(...beside.map(({ box }) => box.left))
  const others = above.filter(piece => !beside.includes(piece) && piece.baseline > top - piece.size)
  const inset = others.filter(({ box }) => box.left < gutter.left && box.right > gutter.right)
  const isInset =
    beside.length >= LEAST_INSET_LINES &&
    inset.length >= LEAST_INSET_LINES &&
    others.every(({ box }) => box.right < edge) &&
    inset.every(piece => faceOf(piece) !== faceOf(first))
  if (!isInset) return none
  const tail = tailOf(inset, left)
  return {
    above: [...above.filter(piece => !beside.includes(piece)), ...tail],
    left: left.filter(piece => !tail.includes(piece)),
    right,
    beside,
  }
}

/** The lines right above the first one of a column, in its type and with the right edge of the column, where all are narrower than it. */
function textAbove(first: Piece, above: readonly Piece[], column: readonly Piece[]): readonly Piece[] {
  const left = Math.min(...column.map(({ box }) => box.left))
  const right = Math.max(...column.map(({ box }) => box.right))
  const found: Piece[] = []
  let last = first
  for (const piece of byBaseline(above).reverse()) {
    const isRight = piece.box.left > left + LEAST_NARROWER_IN_EMS * piece.size
    if (!isRight || piece.box.right > right + SAME_RIGHT_EDGE_IN_EMS * piece.size) continue
    if (!goesOn(piece, last)) break
    found.push(piece)
    last = piece
  }
  const ends = found.filter(({ box, size }) => right - box.right < SAME_RIGHT_EDGE_IN_EMS * size)
  return 2 * ends.length > found.length ? found.reverse() : []
}

/** The lines at the head of the left column that continue the inset. */
function tailOf(inset: readonly Piece[], left: readonly Piece[]): readonly Piece[] {
  const tail: Piece[] = []
  let last = byBaseline(inset).at(-1)
  for (const piece of byBaseline(left)) {
    if (last === undefined || faceOf(piece) !== faceOf(last) || !goesOn(last, piece)) break
    tail.push(piece)
    last = piece
  }
  return tail
}

function goesOn(above: Piece, below: Piece): boolean {
  const isNear = below.baseline - above.baseline < SAME_TEXT_IN_EMS * below.size
  return isNear && Math.abs(below.size - above.size) < SAME_SIZE_OF_TEXT * below.size
}

function faceOf({ runs, size }: Piece): string {
  return `${runs[0]?.font.name} ${Math.round(size)}`
}
