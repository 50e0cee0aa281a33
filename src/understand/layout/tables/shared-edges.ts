import { joinPieces, type Piece } from '../lines/pieces.ts'

/** Words at one edge begin within this many points of each other. */
const SAME_EDGE = 0.6
/** Fewest rows with a cell that begins at an edge after another, and least share of all rows. */
const LEAST_ROWS = 3
const LEAST_SHARE = 0.4
/** The blank before an edge is at least this many times the middle one of its words: the longest name nearly reaches the next column. */
const WIDER_THAN_BLANKS = 1.1

/** A name has two letters or more; a sign before a number that begins at the edge is part of it: `< 0.001`. */
const NAME = /\p{L}{2}/u

/**
 * The left edges that cells of most rows share after other cells: there a column begins. A row whose first cell is as long as its
 * column has there no more than the blank of a word, so that its cells are one piece.
 */
export function findSharedEdges(rows: readonly { readonly pieces: readonly Piece[] }[]): number[] {
  const lefts = rows.flatMap(({ pieces }) => pieces.slice(1).map(({ box }) => box.left)).sort((a, b) => a - b)
  const groups: number[][] = []
  for (const left of lefts) {
    const group = groups.at(-1)
    if (group !== undefined && left - (group[0] ?? left) < SAME_EDGE) group.push(left)
    else groups.push([left])
  }
  const least = Math.max(LEAST_ROWS, LEAST_SHARE * rows.length)
  return groups.flatMap(group => (group.length >= least ? (group[Math.floor(group.length / 2)] ?? []) : []))
}

/** The name at the head of a row and the parts after it that begin at the edges, where the blank before is wider than those of its words. */
export function splitAtEdges(piece: Piece, edges: readonly number[]): readonly Piece[] {
  const { box, runs } = piece
  if (!edges.some(edge => edge > box.left + SAME_EDGE && edge < box.right)) return [piece]
  const gaps = runs.slice(1).map((run, i) => run.box.left - (runs[i]?.box.right ?? run.box.left))
  const blanks = gaps.filter((_, i) => runs[i + 1]?.spaceBefore === true).sort((a, b) => a - b)
  const usual = blanks[Math.floor((blanks.length - 1) / 2)] ?? 0
  const isCut = (i: number) => {
    const run = runs[i]
    if (run?.spaceBefore !== true || !edges.some(edge => Math.abs(edge - run.box.left) < SAME_EDGE)) return false
    if (!runs.slice(0, i).some(({ text }) => NAME.test(text))) return false
    return blanks.length === 1 || (gaps[i - 1] ?? 0) >= WIDER_THAN_BLANKS * usual
  }
  const cuts = [0, ...runs.flatMap((_, i) => (i > 0 && isCut(i) ? [i] : [])), runs.length]
  if (cuts.length === 2) return [piece]
  return cuts.slice(1).flatMap((end, i) => joinPieces(runs.slice(cuts[i], end)))
}
