import { type Box, uniteBoxes, widthOf } from '../geometry/box.ts'
import type { Rule } from '../page/page.ts'
import { matchCaptionLabel } from '../text/keywords.ts'
import type { Piece } from './pieces.ts'
import { countTabularRows, isProse, type PieceRow, rowsOfPieces } from './tabular-rows.ts'

/** A part of a page that is set in rows and columns of cells. */
export interface TableRegion {
  readonly box: Box
  readonly pieces: readonly Piece[]
  /** Rules drawn in it. */
  readonly rules: readonly Rule[]
}

/** Narrowest rule that can bound a table, in ems of the body. */
const NARROWEST_IN_EMS = 9
/** Rules of one table begin and end within this many points of each other. */
const SAME_EDGE = 5
/** A piece may stick out of the rules of its table by this much, in points. */
const OVERHANG = 6
/** Rules without text between them that are further apart than this bound a picture or a page, not a row. */
const TALLEST_EMPTY = 24
/** Share of rows with cells side by side in a table; the others are titles of groups and second lines. */
const TABULAR_SHARE = 0.4

/** Rules that bound a table from above to below, and the rows between each two of them. */
interface Chain {
  readonly rules: readonly Rule[]
  readonly stretches: readonly (readonly PieceRow[])[]
}

/**
 * Finds the tables of a page: rules of one width with cells between them.
 *
 * Never takes running text between two rules (abstract boxes, the page between the rules of its header and footer),
 * and never a caption: both end the region.
 */
export function findTableRegions(pieces: readonly Piece[], rules: readonly Rule[], bodySize: number): TableRegion[] {
  const regions: TableRegion[] = []
  const taken = new Set<Piece>()
  for (const chain of chainRules(pieces, rules, bodySize)) {
    const trimmed = trimChain(chain)
    const rows = trimmed.stretches.flat()
    if (!isTable(trimmed, rows)) continue
    const own = rows.flatMap(row => row.pieces).filter(piece => !taken.has(piece))
    if (own.length === 0) continue
    for (const piece of own) taken.add(piece)
    const box = uniteBoxes([...own.map(piece => piece.box), ...trimmed.rules.map(rule => rule.box)])
    regions.push({ box, pieces: own, rules: rules.filter(rule => isInside(rule.box, box)) })
  }
  return regions
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left > outer.left - SAME_EDGE &&
    inner.right < outer.right + SAME_EDGE &&
    inner.top > outer.top - SAME_EDGE &&
    inner.bottom < outer.bottom + SAME_EDGE
  )
}

/** All chains of rules of one width, from top to bottom; a rule is in one chain at most. */
function chainRules(pieces: readonly Piece[], rules: readonly Rule[], bodySize: number): Chain[] {
  const wide = rules
    .filter(rule => rule.orientation === 'horizontal' && widthOf(rule.box) >= NARROWEST_IN_EMS * bodySize)
    .sort((a, b) => a.box.top - b.box.top)
  const used = new Set<Rule>()
  const chains: Chain[] = []
  for (const top of wide) {
    if (used.has(top)) continue
    const chain: Rule[] = [top]
    const stretches: PieceRow[][] = []
    for (const next of wide) {
      const last = chain[chain.length - 1] ?? top
      if (next.box.top <= last.box.top || !isSameWidth(top.box, next.box) || used.has(next)) continue
      const rows = rowsBetween(pieces, last.box, next.box)
      if (rows === undefined || !isStretch(rows, last.box, next.box)) break
      chain.push(next)
      stretches.push(rows)
    }
    if (chain.length < 2) continue
    for (const rule of chain) used.add(rule)
    chains.push({ rules: chain, stretches })
  }
  return chains
}

function isSameWidth(a: Box, b: Box): boolean {
  return Math.abs(a.left - b.left) < SAME_EDGE && Math.abs(a.right - b.right) < SAME_EDGE
}

/** Rows of the pieces between two rules, or `undefined` where a piece crosses the sides of the region. */
function rowsBetween(pieces: readonly Piece[], above: Box, below: Box): PieceRow[] | undefined {
  const own: Piece[] = []
  const left = Math.min(above.left, below.left)
  const right = Math.max(above.right, below.right)
  for (const piece of pieces) {
    const y = piece.baseline - 0.3 * piece.size
    if (y < above.top || y > below.bottom) continue
    const { box } = piece
    if (box.right <= left + 1 || box.left >= right - 1) continue
    if (box.left < left - OVERHANG || box.right > right + OVERHANG) return undefined
    own.push(piece)
  }
  return rowsOfPieces(own)
}

function isStretch(rows: readonly PieceRow[], above: Box, below: Box): boolean {
  if (rows.length === 0) return below.top - above.bottom < TALLEST_EMPTY
  if (rows.some(startsCaption)) return false
  return !isProse(rows, widthOf(above))
}

/** Whether a row opens a caption: what stands above and below it are two tables, or a table and something else. */
function startsCaption(row: PieceRow): boolean {
  const text = row.pieces
    .flatMap(piece => piece.runs.map((run, i) => (run.spaceBefore || i === 0 ? ` ${run.text}` : run.text)))
    .join('')
    .trim()
  return matchCaptionLabel(text)?.isCaption === true
}

/** The chain without empty stretches and lines of text at its ends (running headers, notes). */
function trimChain({ rules, stretches }: Chain): Chain {
  let start = 0
  let end = stretches.length
  while (start < end && countTabularRows(stretches[start] ?? []) === 0) start++
  while (end > start && countTabularRows(stretches[end - 1] ?? []) === 0) end--
  return { rules: rules.slice(start, end + 1), stretches: stretches.slice(start, end) }
}

function isTable({ rules }: Chain, rows: readonly PieceRow[]): boolean {
  if (rules.length < 2 || rows.length < 2) return false
  return countTabularRows(rows) >= TABULAR_SHARE * rows.length
}
