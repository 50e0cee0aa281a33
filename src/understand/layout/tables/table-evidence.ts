import { LEAST_EDGES } from './bands.ts'
import { heightOf, widthOf } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import type { TableEvidence } from '../../../model/page/table-grid.ts'
import type { Piece } from '../lines/pieces.ts'
import { CAPTION_ABOVE, hasTableCaption } from './captioned-rows.ts'
import { boxOfChain, isInside, isShort, type RuleChain } from './rule-chains.ts'
import { countCells } from './centred-cells.ts'
import { columnsOfCells } from './table-columns.ts'
import { countTabularRows, type PieceRow } from './tabular-rows.ts'

/**
 * How much each piece of evidence weighs for the rows of a chain of rules being a table. One piece of evidence is enough.
 * Typewriter type takes four others to outweigh: programs are set between rules and in boxes, and aligned by spaces.
 * Rows without cells side by side, or all in one column, are no table whatever else they have, nor is a coloured line alone.
 */
const WEIGHTS = {
  'caption-of-table': 1,
  'several-rules': 1,
  'vertical-rules': 1,
  'short-cells': 1,
  'few-rows-between-rules': 1,
  'rows-below-head': 1,
  'bands-of-colour': 1,
  'typewriter-type': -3,
  'no-cells-side-by-side': -9,
  'one-column': -9,
  'coloured-line-alone': -9,
} as const satisfies Partial<Record<TableEvidence, number>>

/** Least sum of the weights of a table. */
const ENOUGH = 1
/** Share of rows with cells side by side in a table; the others are titles of groups and second lines. */
export const TABULAR_SHARE = 0.4
/** Fewest rows with cells side by side: a table has two. */
const LEAST_TABULAR = 2
/** The same share where a rule separates a head: cells may have many lines. */
const TABULAR_SHARE_WITH_HEAD = 0.15
/** Vertical rules over this share of a region's height are those of a grid. */
const TALL_GRID_RULE = 0.8
/** Rows of three cells or more, none of them longer than this in ems, over this share of the rows are a table. */
const LONGEST_CELL_IN_EMS = 10
const DENSE_SHARE = 0.7
/** Fewest rows below a head. */
const LEAST_ROWS_BELOW = 2
/** Least share of the runs of a program that are in typewriter type: its comments may be in another. */
const TYPEWRITER_SHARE = 0.5
/** Share of it from which a page is typed; one that is full of programs has some words of text. */
const TYPED_PAGE = 0.9

/** A chain of rules, the rows between them and outside, and what else is on the page. */
export interface TableCandidate {
  readonly chain: RuleChain
  readonly rows: readonly PieceRow[]
  /** Those of the rows that are above the first rule. */
  readonly head: readonly PieceRow[]
  /** Those that follow the last. */
  readonly below: readonly PieceRow[]
  readonly page: TableSurroundings
}

/** What is around a table. */
export interface TableSurroundings {
  readonly pieces: readonly Piece[]
  /** Rules drawn on the page. */
  readonly rules: readonly Rule[]
  /** Edges of bands of colour. */
  readonly edges: ReadonlySet<Rule>
}

/** What shows that the rows of a chain are a table; `undefined` where it is not enough. */
export function weighTable(candidate: TableCandidate): TableEvidence[] | undefined {
  const { chain, head, rows } = candidate
  // The only rule of a table that was parted from its neighbour is below its head.
  if ((chain.rules.length < 2 && head.length === 0) || rows.length < 2) return undefined
  const found = Object.entries(FINDERS).flatMap(([name, find]) =>
    find(candidate) ? [name as keyof typeof WEIGHTS] : [],
  )
  return found.reduce((sum, name) => sum + WEIGHTS[name], 0) >= ENOUGH ? found : undefined
}

const FINDERS: Readonly<Record<keyof typeof WEIGHTS, (candidate: TableCandidate) => boolean>> = {
  'caption-of-table': ({ chain, page }) => hasTableCaption(page.pieces, boxOfChain(chain), CAPTION_ABOVE),
  'several-rules': ({ chain, page }) => chain.rules.length > 2 && chain.rules.some(rule => !page.edges.has(rule)),
  'vertical-rules': hasVerticalRules,
  'short-cells': ({ chain }) => hasShortCells(chain.stretches.flat()),
  'few-rows-between-rules': ({ chain, page }) => isShort(chain) && chain.rules.every(rule => !page.edges.has(rule)),
  'rows-below-head': ({ chain, head, rows, below }) =>
    (chain.rules.length <= 2 && below.length >= LEAST_ROWS_BELOW) ||
    (head.length > 0 && rows.length - head.length >= LEAST_ROWS_BELOW),
  'bands-of-colour': ({ chain, page }) => chain.rules.filter(rule => page.edges.has(rule)).length >= LEAST_EDGES,
  'typewriter-type': ({ rows, page }) =>
    shareOfTypewriter(rows.flatMap(row => row.pieces)) > TYPEWRITER_SHARE &&
    shareOfTypewriter(page.pieces) < TYPED_PAGE,
  'one-column': ({ rows }) => countColumns(rows) < 2,
  'coloured-line-alone': ({ chain, below, page }) =>
    chain.rules.length === 2 && chain.rules.some(rule => page.edges.has(rule)) && below.length < LEAST_ROWS_BELOW,
  'no-cells-side-by-side': ({ chain, rows }) =>
    countCellsOf(chain, rows) < Math.max(LEAST_TABULAR, leastShareOf(chain) * rows.length),
}

/** Rows with cells side by side. Lines between two rules alone are no row of centred cells: a mark may be beside two lines of text. */
function countCellsOf({ stretches }: RuleChain, rows: readonly PieceRow[]): number {
  const inStretches = stretches.length < 2 ? 0 : stretches.reduce((sum, stretch) => sum + countCells(stretch), 0)
  return Math.max(countTabularRows(rows), inStretches)
}

function countColumns(rows: readonly PieceRow[]): number {
  return columnsOfCells(rows).length
}

function leastShareOf({ rules }: RuleChain): number {
  return rules.length === 2 ? TABULAR_SHARE : TABULAR_SHARE_WITH_HEAD
}

function shareOfTypewriter(pieces: readonly Piece[]): number {
  const runs = pieces.flatMap(piece => piece.runs)
  return runs.filter(run => run.font.isMonospace === true).length / Math.max(1, runs.length)
}

function hasVerticalRules({ chain, page }: TableCandidate): boolean {
  const box = boxOfChain(chain)
  const tall = page.rules.filter(
    rule =>
      rule.orientation === 'vertical' && isInside(rule.box, box) && heightOf(rule.box) > TALL_GRID_RULE * heightOf(box),
  )
  return tall.length >= 2
}

/** Whether most rows are several short cells: running text never is. */
function hasShortCells(rows: readonly PieceRow[]): boolean {
  const dense = rows.filter(
    ({ pieces, size }) => pieces.length >= 3 && pieces.every(piece => widthOf(piece.box) < LONGEST_CELL_IN_EMS * size),
  )
  return dense.length >= Math.max(3, DENSE_SHARE * rows.length)
}
