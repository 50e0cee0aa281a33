import { groupBy } from '../../../../base/collections/group-by.ts'
import { type Box, heightOf, uniteBoxes, widthOf } from '../../../../base/geometry/box.ts'

/** Side, in points, of the cells in which drawn things are joined: things less than two cells apart become one. */
const CLUSTER_CELL = 4

/** Boxes around groups of near boxes: cells are filled, and filled cells that touch are one group. */
export function clusterBoxes(boxes: readonly Box[], page: Box): readonly Box[] {
  const columns = Math.ceil(widthOf(page) / CLUSTER_CELL) + 1
  const rows = Math.ceil(heightOf(page) / CLUSTER_CELL) + 1
  if (columns * rows > MAX_CLUSTER_CELLS) return boxes
  const filled = new Uint8Array(columns * rows)
  for (const box of boxes) fillCells(box, filled, columns, rows)
  const labels = labelCells(filled, columns, rows)
  const labelOf = (box: Box) => labels[cellOf(box.top, rows) * columns + cellOf(box.left, columns)] ?? 0
  return [...groupBy(boxes, labelOf).values()].map(uniteBoxes)
}

/** Pages larger than about 8 m square are not gridded. */
const MAX_CLUSTER_CELLS = 32_000_000

function cellOf(position: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(position / CLUSTER_CELL)))
}

function fillCells(box: Box, filled: Uint8Array, columns: number, rows: number): void {
  const left = cellOf(box.left, columns)
  const right = cellOf(box.right, columns)
  for (let row = cellOf(box.top, rows); row <= cellOf(box.bottom, rows); row++) {
    filled.fill(1, row * columns + left, row * columns + right + 1)
  }
}

function labelCells(filled: Uint8Array, columns: number, rows: number): Int32Array {
  const labels = new Int32Array(filled.length)
  let label = 0
  for (let start = 0; start < filled.length; start++) {
    if (filled[start] === 0 || labels[start] !== 0) continue
    label++
    labels[start] = label
    const open = [start]
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const near of neighbours(cell, columns, rows)) {
        if (filled[near] === 1 && labels[near] === 0) {
          labels[near] = label
          open.push(near)
        }
      }
    }
  }
  return labels
}

function neighbours(cell: number, columns: number, rows: number): readonly number[] {
  const column = cell % columns
  const row = (cell - column) / columns
  const near: number[] = []
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) near.push(r * columns + c)
  }
  return near
}
