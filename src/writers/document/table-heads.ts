import type { Cell } from '../../paper/paper.ts'

/** How many rows at the top hold headings alone; none where a cell among them covers a row below. */
export function countHeadRows(rows: readonly (readonly Cell[])[]): number {
  const first = rows.findIndex(row => row.some(cell => !cell.isHeader))
  const heads = first < 0 ? 0 : first
  const isCut = rows.slice(0, heads).some((row, i) => row.some(cell => i + cell.rowSpan > heads))
  return isCut ? 0 : heads
}
