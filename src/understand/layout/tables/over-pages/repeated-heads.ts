import { uniteBoxes, widthOf } from '../../../../base/geometry/box.ts'
import type { TableEvidence } from '../../../../model/page/table-grid.ts'
import type { Piece } from '../../lines/pieces.ts'
import { startsCaption } from '../captioned-rows.ts'
import { columnsOfRows, growByColumns, type KnownColumns } from '../column-growth.ts'
import {
  MOST_LINES_OF_NOTES,
  MOST_LINES_OUTSIDE,
  piecesOutside,
  type TabledPage,
  textOfRow,
} from './continued-tables.ts'
import type { TableRegion } from '../table-region.ts'
import { countTabularRows, type PieceRow, rowsOfPieces, splitAtBlanks } from '../tabular-rows.ts'
import { isAligned } from '../unruled-tables.ts'

/** Fewest cells of a head: two words are printed twice by chance. */
const LEAST_CELLS = 3
/** Names of columns are shorter than this, in ems; lines of narrow columns of text are longer. */
const LONGEST_NAME_IN_EMS = 12
/** Cells of a head and of its repetition are equally far from its left edge but for this many points. */
const SAME_PLACE = 2

/**
 * Finds tables that nothing shows but their head, which is printed near the foot of one page and again at the head of the
 * next, above rows of cells in its columns: long tables without rules, whose caption is on one of the pages only.
 */
export function findRepeatedHeads(pages: readonly TabledPage[]): TabledPage[] {
  const found = [...pages]
  for (let i = 1; i < found.length; i++) {
    const [before, page] = [found[i - 1], found[i]]
    const parts = before === undefined || page === undefined ? undefined : partsOfTable(before, page)
    if (before === undefined || page === undefined || parts === undefined) continue
    const first = toRegion(piecesOf(parts.first), [], 'cells-in-columns')
    found[i - 1] = { ...before, tables: [...before.tables, first] }
    if (parts.rest.length > 0) found[i] = withRest(page, piecesOf(parts.rest))
  }
  return found
}

/** Rows of one table at the foot of a page and at the head of the next, each with its head; no `rest` where it is a table already. */
interface Parts {
  readonly first: readonly PieceRow[]
  readonly rest: readonly PieceRow[]
}

function partsOfTable(before: TabledPage, page: TabledPage): Parts | undefined {
  const rows = rowsOfPieces(page.pieces)
  const heads = [...rows.slice(0, MOST_LINES_OUTSIDE + 1).entries()].filter(([, row]) => isHead(row))
  if (heads.length === 0) return undefined
  const rowsBefore = rowsOfPieces(piecesOutside(before.pieces, before.tables))
  for (const [i, head] of heads) {
    const printed = rowsBefore.findLast(row => isSameHead(row, head))
    if (printed === undefined) continue
    const below = rowsWithCells(rows.slice(i))
    const known = isAligned(below) ? columnsOfRows(below) : undefined
    const first = known === undefined ? [] : rowsAtFoot(before, printed, moveColumns(known, head, printed))
    if (first.length < 2) continue
    const isFree = piecesOutside(head.pieces, page.tables).length === head.pieces.length
    return { first, rest: isFree ? below : [] }
  }
  return undefined
}

/** The head and the rows below it, where nothing but notes and the foot of the page follows them. */
function rowsAtFoot({ pieces, tables }: TabledPage, head: PieceRow, known: KnownColumns): PieceRow[] {
  const free = piecesOutside(pieces, tables)
  const rows = [head, ...growByColumns(free, { y: head.baseline, known, endsAt: startsCaption })]
  const last = rows.at(-1)?.baseline ?? head.baseline
  const below = rowsOfPieces(pieces.filter(({ baseline }) => baseline > last + 1))
  return below.length <= MOST_LINES_OF_NOTES ? rows : []
}

/** Rows from the first on, as long as they have cells side by side. */
function rowsWithCells(rows: readonly PieceRow[]): PieceRow[] {
  const end = rows.findIndex(row => countTabularRows([row]) === 0 || startsCaption(row))
  return rows.slice(0, end === -1 ? rows.length : end)
}

function isHead(row: PieceRow): boolean {
  const cells = cellsOf(row)
  return cells.length >= LEAST_CELLS && cells.every(({ box }) => widthOf(box) < LONGEST_NAME_IN_EMS * row.size)
}

function isSameHead(row: PieceRow, head: PieceRow): boolean {
  const [cells, others] = [cellsOf(row), cellsOf(head)]
  if (cells.length !== others.length || textOfRow(row) !== textOfRow(head)) return false
  return cells.every(({ box }, i) => {
    const other = others[i]?.box.left ?? Infinity
    return Math.abs(box.left - row.box.left - (other - head.box.left)) < SAME_PLACE
  })
}

function cellsOf({ pieces }: PieceRow): Piece[] {
  return pieces.flatMap(splitAtBlanks)
}

/** The columns where they are on the page of the other head: margins of left and right pages may differ. */
function moveColumns({ columns, ...rest }: KnownColumns, from: PieceRow, to: PieceRow): KnownColumns {
  const by = to.box.left - from.box.left
  return { columns: columns.map(({ left, right }) => ({ left: left + by, right: right + by })), ...rest }
}

/** The page with the rest of a table, which takes in the tables that are wholly among its rows and leaves out parts of others. */
function withRest(page: TabledPage, pieces: readonly Piece[]): TabledPage {
  const isWithin = (table: TableRegion) => piecesOutside(table.pieces, [{ pieces }]).length === 0
  const others = page.tables.filter(table => !isWithin(table))
  const rest = toRegion(piecesOutside(pieces, others), page.tables.filter(isWithin), 'columns-of-table-before')
  return { ...page, tables: [rest, ...others] }
}

function piecesOf(rows: readonly PieceRow[]): Piece[] {
  return rows.flatMap(row => row.pieces)
}

/** A table of pieces, with what the tables that it takes in were found by. */
function toRegion(pieces: readonly Piece[], within: readonly TableRegion[], evidence: TableEvidence): TableRegion {
  return {
    box: uniteBoxes([...pieces, ...within].map(({ box }) => box)),
    pieces,
    rules: within.flatMap(({ rules }) => rules),
    edges: within.flatMap(({ edges }) => edges),
    evidence: [evidence, ...within.flatMap(table => table.evidence)],
  }
}
