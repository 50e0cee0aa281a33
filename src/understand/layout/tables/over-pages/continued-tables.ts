import { overlapX, uniteBoxes } from '../../../../base/geometry/box.ts'
import type { Piece } from '../../lines/pieces.ts'
import { startsCaption } from '../captioned-rows.ts'
import { columnsOfRows, continueByColumns, fitsColumn, fitsColumns, type KnownColumns } from '../column-growth.ts'
import type { TableRegion } from '../table-region.ts'
import { type PieceRow, rowsOfPieces } from '../tabular-rows.ts'

/** Most lines between a table and the foot of its page, or the head of a page and the rest of its table. */
export const MOST_LINES_OUTSIDE = 3
/** Most lines below a table whose head is printed again on the next page: notes of the text. */
export const MOST_LINES_OF_NOTES = 12
/** Least share of the cells of a table right below that are in the columns of the one it is part of. */
const FITTING_SHARE = 0.7
/** Such a table is at most this far below, in ems. */
const NEXT_IN_EMS = 2.6

export interface TabledPage {
  readonly pieces: readonly Piece[]
  readonly tables: readonly TableRegion[]
}

/**
 * The tables of a page with the rest of the table that ends the page before: rows at the head of the page whose cells are in
 * the columns of that table, though no rule or caption is near. Where they meet a table found by its rules, both are one.
 */
export function continueTables(page: TabledPage, before: TabledPage | undefined): readonly TableRegion[] {
  const foot = before === undefined ? undefined : tableAtFoot(before)
  if (foot === undefined) return page.tables
  const { known } = foot
  const free = piecesOutside(page.pieces, page.tables)
  const rows = rowsAtHead(free, known)
  const [first] = rows
  if (!foot.isLast && (first === undefined || textOfRow(first) !== foot.head)) return page.tables
  const last = rows[rows.length - 1]
  if (first === undefined || last === undefined) return page.tables
  if (page.tables.some(({ box }) => box.top < first.box.top)) return page.tables
  const next = page.tables.find(
    ({ box }) => box.top - last.baseline < NEXT_IN_EMS * last.size && overlapX(box, last.box) > 0,
  )
  const joined = next !== undefined && isPartOf(next, known) ? next : undefined
  const pieces = [...rows.flatMap(row => row.pieces), ...(joined?.pieces ?? [])]
  const table: TableRegion = {
    box: uniteBoxes([...pieces.map(piece => piece.box), ...(joined === undefined ? [] : [joined.box])]),
    pieces,
    rules: joined?.rules ?? [],
    edges: joined?.edges ?? [],
    evidence: ['columns-of-table-before', ...(joined?.evidence ?? [])],
  }
  return [table, ...page.tables.filter(other => other !== joined)]
}

/** The pieces in none of the tables. */
export function piecesOutside(pieces: readonly Piece[], tables: readonly Pick<TableRegion, 'pieces'>[]): Piece[] {
  const taken = new Set(tables.flatMap(table => table.pieces.flatMap(piece => piece.runs)))
  return pieces.filter(piece => !piece.runs.every(run => taken.has(run)))
}

/** The last table of a page. */
interface TableAtFoot {
  readonly known: KnownColumns
  /** The text of its first row. */
  readonly head: string
  /** Only the foot of the page is below: the table may continue without its head. */
  readonly isLast: boolean
}

/** The last table of a page, where no more than notes and the foot are below. */
function tableAtFoot({ pieces, tables }: TabledPage): TableAtFoot | undefined {
  const [lowest] = [...tables].sort((a, b) => b.box.bottom - a.box.bottom)
  if (lowest === undefined) return undefined
  const below = piecesOutside(pieces, [lowest]).filter(
    piece => piece.baseline > lowest.box.bottom && overlapX(piece.box, lowest.box) > 0,
  )
  const lines = rowsOfPieces(below).length
  const rows = rowsOfPieces(lowest.pieces)
  const [first] = rows
  const known = columnsOfRows(rows)
  if (lines > MOST_LINES_OF_NOTES || first === undefined || known === undefined) return undefined
  return { known, head: textOfRow(first), isLast: lines <= MOST_LINES_OUTSIDE }
}

/** The words of a row, with a blank between any two. */
export function textOfRow({ pieces }: PieceRow): string {
  return pieces.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')
}

/** The rows that continue a table, below a running head and what says that the table is continued. */
function rowsAtHead(pieces: readonly Piece[], known: KnownColumns): PieceRow[] {
  const all = rowsOfPieces(pieces)
  for (const row of all.slice(0, MOST_LINES_OUTSIDE + 1)) {
    if (!fitsColumns(row, known)) continue
    const y = row.box.top - 1
    const rows = continueByColumns(pieces, { y, known, endsAt: startsCaption })
    if (rows.length > 0) return rows
  }
  return []
}

function isPartOf({ pieces }: TableRegion, known: KnownColumns): boolean {
  return pieces.filter(({ box }) => fitsColumn(box, known)).length >= FITTING_SHARE * pieces.length
}
