import { findHeadRuleTables } from './head-rules.ts'
import { type Box, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import type { TableEvidence } from '../../../model/page/table-grid.ts'
import type { Piece } from '../lines/pieces.ts'
import { CAPTION_REACH, findCaptionedRows, hasTableCaption, startsCaption } from './captioned-rows.ts'
import { countRowsAboveNote } from './closing-notes.ts'
import { splitChain } from './half-ruled/chain-breaks.ts'
import { findFrames, widenInFrames } from './frames.ts'
import { headAbove, namesOf } from './head-names.ts'
import { rowsAtEnds } from './half-ruled/open-ends.ts'
import { findLoneRuleTables } from './half-ruled/lone-rules.ts'
import { openHead } from './half-ruled/open-heads.ts'
import { chainRules, isInside, LARGEST_TYPE, type RuleChain, rowsBetween, trimChain } from './rule-chains.ts'
import { edgesOfBands, findBands, findGrounds } from './bands.ts'
import { findVerticalRuleTables } from './half-ruled/vertical-rules.ts'
import { TABULAR_SHARE, weighTable } from './table-evidence.ts'
import type { TableRegion } from './table-region.ts'
import { countTabularRows, type PieceRow } from './tabular-rows.ts'

/** What tables are found by, beside the text. */
export interface TableGround {
  readonly rules: readonly Rule[]
  /** Filled rectangles, some of them drawn behind text. */
  readonly shades: readonly Box[]
  readonly figures: readonly Box[]
  readonly bodySize: number
}

/**
 * Finds the tables of a page.
 *
 * First come frames with a caption of a table and heads with the only rule of their table below them, then rules or edges of bands of colour, of one width, with cells between
 * them; `table-evidence.ts` weighs whether they are a table. Where only the head of a
 * table is between rules, the rows below it belong to it too. At last come rows of cells in common columns next to
 * captions without a table, and tables that only a rule below the head or rules between columns show.
 *
 * Never takes running text between two rules (abstract boxes, the page between the rules of its header and footer),
 * and never a caption: both end the region.
 */
export function findTableRegions(
  pieces: readonly Piece[],
  { rules, shades, figures, bodySize }: TableGround,
): TableRegion[] {
  const grounds = findGrounds(shades)
  const edges = edgesOfBands(findBands(shades, grounds, pieces), rules)
  const surroundings = { pieces, rules, edges: new Set(edges) }
  const regions: TableRegion[] = []
  const taken = new Set<Piece>()
  const add = (rows: readonly PieceRow[], bounds: readonly Rule[], evidence: readonly TableEvidence[]) => {
    // A row that lies on a rule is in the stretch above and in the one below.
    const added = [...new Set(rows.flatMap(row => row.pieces))].filter(piece => !taken.has(piece))
    if (added.length === 0) return
    for (const piece of added) taken.add(piece)
    const box = uniteBoxes([...added.map(piece => piece.box), ...bounds.map(rule => rule.box)])
    const isWithin = (rule: Rule) => isInside(rule.box, box)
    regions.push({ box, pieces: added, rules: rules.filter(isWithin), edges: edges.filter(isWithin), evidence })
  }
  const frames = findFrames(rules)
  for (const frame of frames) {
    const rows = rowsBetween(pieces, frame, frame)
    if (rows !== undefined && isFramedTable(rows, { frame, pieces, bodySize }))
      add(rows, framedBy(rules, frame), ['frame-of-rules', 'caption-of-table'])
  }
  for (const { rule, rows } of findHeadRuleTables(pieces, rules))
    add(rows, [rule], ['cells-in-columns', 'caption-of-table'])
  const chains = chainRules(pieces, [...widenInFrames(rules, frames), ...edges], { figures, grounds, bodySize })
  const headOf = (chain: RuleChain) => openHead(pieces, chain, chain.stretches.flat())
  for (const chain of chains.flatMap(chain => splitChain(chain, { rules, head: headOf(chain) }))) {
    const trimmed = trimChain(chain)
    const ends = rowsAtEnds(pieces, trimmed, surroundings.edges)
    const inside = [...ends.above, ...trimmed.stretches.flat(), ...ends.below]
    const free = pieces.filter(piece => !taken.has(piece))
    const open = ends.above.length > 0 ? ends.above : openHead(free, trimmed, inside)
    const cells = ends.above.length > 0 ? inside : [...open, ...inside]
    const head = open.length > 0 ? undefined : headAbove(free, trimmed, cells)
    const all = head === undefined ? cells : [{ ...head, pieces: namesOf(head, cells) }, ...cells]
    const rows = all.slice(0, countRowsAboveNote(all))
    const evidence = weighTable({ chain: trimmed, rows, head: open, below: ends.below, page: surroundings })
    if (evidence === undefined) continue
    add(rows, rows.length < all.length ? trimmed.rules.slice(0, -1) : trimmed.rules, evidence)
    for (const piece of head?.pieces ?? []) taken.add(piece)
  }
  for (const rows of findCaptionedRows(pieces, { regions, taken }))
    add(rows, [], ['cells-in-columns', 'caption-of-table'])
  for (const { rows, bounds, evidence } of findHalfRuled(pieces, { regions, taken, rules, figures, bodySize }))
    add(rows, bounds, evidence)
  return regions
}

/** The tables without a caption that have some rules, but none around them, in what is not part of another table. */
function findHalfRuled(
  pieces: readonly Piece[],
  page: { regions: readonly TableRegion[]; taken: ReadonlySet<Piece> } & Pick<
    TableGround,
    'rules' | 'figures' | 'bodySize'
  >,
): { rows: readonly PieceRow[]; bounds: readonly Rule[]; evidence: readonly TableEvidence[] }[] {
  const rest = pieces.filter(piece => !page.taken.has(piece))
  const rules = page.rules.filter(rule => !page.regions.some(({ box }) => isInside(rule.box, box)))
  const parted = findVerticalRuleTables(rest, rules, page.bodySize)
  const ruled = findLoneRuleTables(rest, rules, page)
  return [
    ...parted.map(({ rules: bounds, rows }) => ({
      rows,
      bounds,
      evidence: ['vertical-rules', 'cells-in-columns'] as const,
    })),
    ...ruled.map(({ rule, rows }) => ({
      rows,
      bounds: [rule],
      evidence: ['rows-below-head', 'cells-in-columns'] as const,
    })),
  ]
}

/**
 * Whether the text of a frame is a table though it has few cells side by side. It is when the caption of a table is next to
 * the frame, and nothing inside is much larger than the body. Frames with many cells side by side are found by their
 * horizontal rules instead: the table may be only a part of the frame.
 */
function isFramedTable(
  rows: readonly PieceRow[],
  { frame, pieces, bodySize }: { frame: Box; pieces: readonly Piece[]; bodySize: number },
): boolean {
  if (rows.length === 0 || rows.some(row => row.size > LARGEST_TYPE * bodySize || startsCaption(row))) return false
  if (countTabularRows(rows) >= TABULAR_SHARE * rows.length) return false
  return hasTableCaption(pieces, frame, CAPTION_REACH)
}

function framedBy(rules: readonly Rule[], frame: Box): Rule[] {
  return rules.filter(rule => isInside(rule.box, frame))
}
