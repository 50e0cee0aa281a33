import { overlapX } from '../../../base/geometry/box.ts'
import type { TextRun } from '../../../model/page/page.ts'
import type { Piece } from './pieces.ts'

/** Runs of a line that follow one another, whatever comes between them and others. */
type Stretch = readonly TextRun[]

/** Least share of a mark's width that a run in its place covers. */
const SHARED_WIDTH = 0.3

/**
 * The runs of the pieces of one line from left to right.
 *
 * Some programs draw the raised and lowered figures of a line after all of it: `H  SO   is` and then `2 4`. A piece whose
 * runs are all in gaps of another is put among its runs. Other pieces stay whole, also where they overlap: bounds above and
 * below a sum are read one after the other.
 */
export function stretchesOf(pieces: readonly Piece[]): Stretch[] {
  const split = new Set<Piece>()
  if (pieces.length > 1) {
    for (const piece of pieces) {
      const around = pieces.find(other => other !== piece && standsInGaps(piece, other))
      if (around === undefined) continue
      split.add(piece)
      split.add(around)
    }
  }
  if (split.size === 0) return inOrder(pieces).map(({ runs }) => runs)
  const units = pieces.flatMap((piece): Part[] =>
    split.has(piece) ? piece.runs.map(run => ({ box: run.box, baseline: run.baseline, runs: [run] })) : [piece],
  )
  return joinNeighbours(
    inOrder(units).map(({ runs }) => runs),
    pieces,
  )
}

/** A piece, or a run of one. */
type Part = Pick<Piece, 'box' | 'baseline' | 'runs'>

function inOrder(parts: readonly Part[]): Part[] {
  return [...parts].sort((a, b) => a.box.left - b.box.left || a.baseline - b.baseline)
}

/** Whether a piece begins and ends inside another, and none of its runs overlaps a run of the other. */
function standsInGaps({ box, runs }: Piece, other: Piece): boolean {
  if (box.left <= other.box.left || box.right >= other.box.right) return false
  return runs.every(run => {
    const covered = other.runs.reduce((most, { box }) => Math.max(most, overlapX(box, run.box)), 0)
    return covered <= SHARED_WIDTH * (run.box.right - run.box.left)
  })
}

/** Runs that were drawn one after the other and still follow one another keep what the source says of the space between them. */
function joinNeighbours(stretches: readonly Stretch[], pieces: readonly Piece[]): Stretch[] {
  const before = new Map<TextRun, TextRun | undefined>()
  for (const { runs } of pieces) for (const [i, run] of runs.entries()) before.set(run, runs[i - 1])
  const joined: TextRun[][] = []
  for (const stretch of stretches) {
    const [first] = stretch
    const last = joined.at(-1)
    const isNext = first !== undefined && last !== undefined && before.get(first) === last.at(-1)
    if (isNext) last.push(...stretch)
    else joined.push([...stretch])
  }
  return joined
}
