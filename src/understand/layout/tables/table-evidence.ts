import { ENOUGH, type RuleTable, weigh } from '../../../base/collections/rules.ts'
import { LEAST_EDGES } from './bands.ts'
import { heightOf, widthOf } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import type { TableEvidence } from '../../../model/page/table-grid.ts'
import type { Piece } from '../lines/pieces.ts'
import { CAPTION_ABOVE, hasTableCaption } from './captioned-rows.ts'
import { boxOfChain, isInside, isShort, MOST_ROWS_OF_HEAD, type RuleChain } from './rule-chains.ts'
import { countCells } from './centred-cells.ts'
import { columnsOfCells } from './table-columns.ts'
import { countTabularRows, type PieceRow } from './tabular-rows.ts'

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

/** Rules by which the rows of a chain of rules are a table; one that is for it is enough. Their names are in the evidence of the table. */
export const TABLE_RULES = {
  'caption-of-table': {
    points: 1,
    says: 'the caption of a table above or below',
    because: 'It says what the rows are.',
    holds: ({ chain, page }) => hasTableCaption(page.pieces, boxOfChain(chain), CAPTION_ABOVE),
    shownBy: 'understand/layout/tables/table-evidence.test.ts > a table names what it was found by',
  },
  'several-rules': {
    points: 1,
    says: 'three rules or more',
    because: 'Two may be those of a page, and the edges of bands those of a coloured line.',
    holds: ({ chain, page }) => chain.rules.length > 2 && chain.rules.some(rule => !page.edges.has(rule)),
    shownBy:
      'understand/layout/tables/table-evidence.test.ts > what shows that rows between two rules are a table > a third rule',
  },
  'vertical-rules': {
    points: 1,
    says: 'vertical rules from its first rule to its last',
    because: 'They are those of a grid.',
    holds: hasVerticalRules,
    shownBy:
      'understand/layout/tables/table-evidence.test.ts > what shows that rows between two rules are a table > vertical rules',
  },
  'short-cells': {
    points: 1,
    says: 'several short cells in most rows',
    because: 'Running text never is like that.',
    holds: ({ chain }) => hasShortCells(chain.stretches.flat()),
    shownBy:
      'understand/layout/tables/table-evidence.test.ts > what shows that rows between two rules are a table > several short cells in each',
  },
  'few-rows-between-rules': {
    points: 1,
    says: 'no more rows between its rules than a head has',
    because: 'Rules of a page are further apart.',
    holds: ({ chain, page }) => isShort(chain) && chain.rules.every(rule => !page.edges.has(rule)),
    shownBy:
      'understand/layout/tables/table-evidence.test.ts > what shows that rows between two rules are a table > few rows',
  },
  'rows-below-head': {
    points: 1,
    says: 'rows below a head',
    because:
      'Nothing else has names of columns above its first rule, or rows in the columns of those between its only two.',
    holds: hasRowsBelowHead,
    shownBy:
      'understand/layout/tables/table-evidence.test.ts > what shows that rows between two rules are a table > names of columns above the first rule',
  },
  'bands-of-colour': {
    points: 1,
    says: 'bands of colour',
    because: 'Every other row has one.',
    holds: ({ chain, page }) => chain.rules.filter(rule => page.edges.has(rule)).length >= LEAST_EDGES,
    shownBy:
      'understand/layout/tables/table-evidence.test.ts > what shows that rows between two rules are a table > bands of colour',
  },
  'typewriter-type': {
    points: -3,
    says: 'typewriter type',
    because: 'Programs are set between rules and in boxes, and aligned by spaces: it takes four others to outweigh.',
    holds: isProgram,
    shownBy:
      'understand/layout/tables/table-evidence.test.ts > a program on bands of colour is no table, however it is aligned',
  },
  'no-cells-side-by-side': {
    points: -9,
    says: 'hardly any cells side by side',
    because: 'Rows without them are no table whatever else they have.',
    holds: ({ chain, rows }) => countCellsOf(chain, rows) < Math.max(LEAST_TABULAR, leastShareOf(chain) * rows.length),
    shownBy:
      'understand/layout/tables/table-evidence.test.ts > few rows between two rules > are none where only a mark is beside the middle of two lines',
  },
  'one-column': {
    points: -9,
    says: 'all in one column',
    because: 'It is a list or a text whatever else it has.',
    holds: ({ rows }) => columnsOfCells(rows).length < 2,
    shownBy:
      'understand/layout/tables/table-evidence.test.ts > few rows between two rules > are none where no two columns are below each other',
  },
} as const satisfies RuleTable<TableCandidate>

/** What shows that the rows of a chain are a table; `undefined` where it is not enough. */
export function weighTable(candidate: TableCandidate): TableEvidence[] | undefined {
  const { chain, head, rows } = candidate
  // The only rule of a table that was parted from its neighbour is below its head.
  if ((chain.rules.length < 2 && head.length === 0) || rows.length < 2) return undefined
  const { points, held } = weigh(TABLE_RULES, candidate)
  return points < ENOUGH ? undefined : held.map(({ rule }) => rule)
}

function hasRowsBelowHead({ chain, head, rows, below }: TableCandidate): boolean {
  const isBelowLast = chain.rules.length <= 2 && below.length >= LEAST_ROWS_BELOW
  const isHead = head.length > 0 && head.length <= MOST_ROWS_OF_HEAD
  return isBelowLast || (isHead && rows.length - head.length >= LEAST_ROWS_BELOW)
}

function isProgram({ rows, page }: TableCandidate): boolean {
  const isTypewriter = shareOfTypewriter(rows.flatMap(row => row.pieces)) > TYPEWRITER_SHARE
  return isTypewriter && shareOfTypewriter(page.pieces) < TYPED_PAGE
}

/** Rows with cells side by side. Lines between two rules alone are no row of centred cells: a mark may be beside two lines of text. */
function countCellsOf({ stretches }: RuleChain, rows: readonly PieceRow[]): number {
  const inStretches = stretches.length < 2 ? 0 : stretches.reduce((sum, stretch) => sum + countCells(stretch), 0)
  return Math.max(countTabularRows(rows), inStretches)
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
