import type { FilledArea } from '../drawing/drawing.ts'

/** Cells of one row end at the same heights within this many points. */
const SAME_HEIGHT = 1
/** Cells that draw their own shade are at most this far apart, in points. */
const MAX_BREAK = 3

/**
 * The areas without text that are empty cells of a coloured row: beside a cell with text, or beside another of them, at the same
 * height and of the same colour. The parts of a bar differ in colour.
 */
export function findEmptyCells(free: readonly FilledArea[], filled: readonly FilledArea[]): ReadonlySet<FilledArea> {
  const cells = new Set<FilledArea>()
  let known = filled
  while (known.length > 0) {
    const beside = free.filter(area => !cells.has(area) && known.some(other => isInRow(area, other)))
    for (const area of beside) cells.add(area)
    known = beside
  }
  return cells
}

function isInRow(a: FilledArea, b: FilledArea): boolean {
  if (a.paint !== b.paint) return false
  const isLevel = Math.abs(a.box.top - b.box.top) < SAME_HEIGHT && Math.abs(a.box.bottom - b.box.bottom) < SAME_HEIGHT
  const gap = Math.max(a.box.left - b.box.right, b.box.left - a.box.right)
  return isLevel && Math.abs(gap) <= MAX_BREAK
}
