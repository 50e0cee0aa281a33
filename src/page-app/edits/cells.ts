import type { CellArea, TableCorrection, TableSeparators } from '../../model/corrections/corrections.ts'
import { type Draft, withChange } from './draft.ts'
import type { RegroupedBlock } from './regroup.ts'
import { type Cells, cellsAsRead, overlaps, separate, type ShownCell, type Side, signOf } from './separators.ts'

/** A table as a person has it: its cells in reading order. */
export interface ShownTable extends Cells {
  readonly head: number
}

/** The cells of a table with the corrections of a draft; none where the block has no cells. */
export function tableOf(draft: Draft, block: RegroupedBlock): ShownTable | undefined {
  const { table, id } = block
  if (table === undefined) return undefined
  const said = draft.blocks.get(id)?.table
  const { size, cells } = separatedOf(draft, block) ?? cellsAsRead(table)
  return { size, head: said?.head ?? table.head, cells: withAreas({ size, cells }, said?.cells ?? []) }
}

/** The cells with the separators that a person gives; `undefined` where nobody gives any. */
function separatedOf(draft: Draft, { table, id, lines }: RegroupedBlock): Cells | undefined {
  const said = draft.blocks.get(id)?.table?.separators
  return said === undefined || table === undefined ? undefined : separate(table, lines, said)
}

/** Says how many rows at the top of a table are its head. */
export function giveHead(draft: Draft, block: RegroupedBlock, head: number): Draft {
  const rows = tableOf(draft, block)?.size.rows ?? 0
  return change(draft, block, { head: Math.min(rows, Math.max(0, head)) })
}

/** Where a table is separated, in points; `undefined` where that is not known. */
export function separatorsOf(draft: Draft, { table, id }: RegroupedBlock): Required<TableSeparators> | undefined {
  return table?.separators && { ...table.separators, ...draft.blocks.get(id)?.table?.separators }
}

/** Sets where the columns or the rows of a table are separated. Earlier corrections of its cells no longer apply. */
export function giveSeparators(draft: Draft, block: RegroupedBlock, side: Side, places: readonly number[]): Draft {
  const read = block.table?.separators
  if (read === undefined) return draft
  const sign = side === 'rows' ? 1 : signOf(read.columns)
  const inOrder = [...new Set(places.map(round))].toSorted((a, b) => sign * (a - b))
  const said = { ...draft.blocks.get(block.id)?.table?.separators, [side]: inOrder }
  const changed = Object.entries(said).filter(([name, now]) => !isAlike(now, read[name as Side]))
  return change(draft, block, { separators: Object.fromEntries(changed), cells: [] })
}

function isAlike(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((at, i) => at === b[i])
}

/** Tenths of a point are finer than anybody points. */
function round(points: number): number {
  return Math.round(10 * points) / 10
}

/** Which way a cell grows. */
export type Way = 'right' | 'down'

/** Makes one cell of a cell and those beside or below it, as far as the next one reaches; of none at the edge. */
export function joinCell(draft: Draft, block: RegroupedBlock, cell: CellArea, way: Way): Draft {
  const { row, column, rows, columns } = cell
  const next = way === 'right' ? { row, column: column + columns } : { row: row + rows, column }
  const cells = tableOf(draft, block)?.cells ?? []
  const other = cells.find(each => isIn(each, next.row, next.column))
  if (other === undefined) return draft
  const top = Math.min(row, other.row)
  const left = Math.min(column, other.column)
  const bottom = Math.max(row + rows, other.row + other.rows)
  const right = Math.max(column + columns, other.column + other.columns)
  return putArea(draft, block, grown({ row: top, column: left, rows: bottom - top, columns: right - left }, cells))
}

/** Makes single cells of one that covers several places; its text stays in the first of them. */
export function splitCell(draft: Draft, block: RegroupedBlock, { row, column, rows, columns }: CellArea): Draft {
  if (rows * columns === 1) return draft
  return putArea(draft, block, { row, column, rows: 1, columns: 1 }, { row, column, rows, columns })
}

/** An area with all cells whole that it cuts. */
function grown(area: CellArea, cells: readonly CellArea[]): CellArea {
  const cut = cells.filter(cell => overlaps(cell, area))
  const row = Math.min(...cut.map(cell => cell.row))
  const column = Math.min(...cut.map(cell => cell.column))
  const rows = Math.max(...cut.map(cell => cell.row + cell.rows)) - row
  const columns = Math.max(...cut.map(cell => cell.column + cell.columns)) - column
  const whole = { row, column, rows, columns }
  return rows === area.rows && columns === area.columns ? whole : grown(whole, cells)
}

/** The draft with an area that is one cell. Corrections of places in it, or in `instead`, are removed. */
function putArea(draft: Draft, block: RegroupedBlock, area: CellArea, instead: CellArea = area): Draft {
  const others = (draft.blocks.get(block.id)?.table?.cells ?? []).filter(each => !overlaps(each, instead))
  const made = separatedOf(draft, block)?.cells ?? block.table?.cells ?? []
  const isRead = made.some(cell => isSame(cell, area))
  return change(draft, block, { cells: isRead ? others : [...others, pick(area)] })
}

function change(draft: Draft, block: RegroupedBlock, said: Partial<TableCorrection>): Draft {
  const { table, id, whole } = block
  if (table === undefined) return draft
  const { head, cells = [], separators = {} } = { ...draft.blocks.get(id)?.table, ...said }
  const parts = {
    ...(Object.keys(separators).length === 0 ? {} : { separators }),
    ...(head === undefined || head === table.head ? {} : { head }),
    ...(cells.length === 0 ? {} : { cells: cells.toSorted((a, b) => a.row - b.row || a.column - b.column) }),
  }
  const isNothing = Object.keys(parts).length === 0
  const text = id === whole.id ? whole.text : block.text
  return withChange(draft, { id, text }, { table: isNothing ? undefined : { size: table.size, ...parts } })
}

/** The cells of a table when areas of it are one cell each, as `understand/corrections/correct-table.ts` makes them later. */
function withAreas({ size: { rows, columns }, cells }: Cells, areas: readonly CellArea[]): readonly ShownCell[] {
  const whole = cells.filter(cell => !areas.some(area => overlaps(cell, area)))
  const joined = areas.map(area => {
    const own = cells.filter(cell => isIn(area, cell.row, cell.column))
    return { ...pick(area), parts: own.flatMap(({ parts }) => parts) }
  })
  const taken = [...whole, ...joined]
  const single = Array.from({ length: rows * columns }, (_, i) => {
    const place = { row: Math.floor(i / columns) + 1, column: (i % columns) + 1, rows: 1, columns: 1 }
    const own = cells.find(cell => cell.row === place.row && cell.column === place.column)
    return { ...place, parts: own?.parts ?? [] }
  }).filter(place => !taken.some(cell => overlaps(cell, place)))
  return [...taken, ...single].toSorted((a, b) => a.row - b.row || a.column - b.column)
}

function pick({ row, column, rows, columns }: CellArea): CellArea {
  return { row, column, rows, columns }
}

function isSame(a: CellArea, b: CellArea): boolean {
  return a.row === b.row && a.column === b.column && a.rows === b.rows && a.columns === b.columns
}

function isIn({ row, column, rows, columns }: CellArea, atRow: number, atColumn: number): boolean {
  return row <= atRow && atRow < row + rows && column <= atColumn && atColumn < column + columns
}
