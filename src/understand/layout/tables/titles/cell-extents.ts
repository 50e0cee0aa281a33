import { widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'
import type { TableColumn } from '../table-columns.ts'
import type { CellLine } from '../table-region.ts'
import { type ColumnRange, NEAR_MIDDLE_IN_EMS } from './title-ranges.ts'

/** A title is wider than the cells of one column by more than this, in ems: it is above several. */
const OVERHANG_IN_EMS = 0.5

/** The columns of a table, its rules and its width. */
export interface SpanEvidence {
  readonly columns: readonly TableColumn[]
  readonly rules: readonly Rule[]
  readonly box: { readonly left: number; readonly right: number }
}

/** One printed line of a table, from left to right. */
export type Printed = readonly CellLine[]

export function rangeOf({ column, columnSpan }: CellLine): ColumnRange {
  return { first: column, last: column + columnSpan - 1 }
}

export function middleOf({ left, right }: TableColumn): number {
  return (left + right) / 2
}

/** The places of the vertical rules beside a baseline. */
export function wallsAt(baseline: number, rules: readonly Rule[]): number[] {
  return rules.flatMap(({ orientation, box }) =>
    orientation === 'vertical' && box.top < baseline && box.bottom > baseline ? [middleOf(box)] : [],
  )
}

/** Whether a line is no cell of one column: it is over several, wider than what is in its column, or not in its middle. */
export function isOverSeveral({ line, column, columnSpan }: CellLine, extents: readonly TableColumn[]): boolean {
  const place = extents[column]
  if (columnSpan > 1 || place === undefined) return true
  const isWide = widthOf(line.box) > place.right - place.left + OVERHANG_IN_EMS * line.size
  const isRight = Math.abs(line.box.right - place.right) < NEAR_MIDDLE_IN_EMS * line.size
  return isWide || !(isAtLeft(line, place) || isRight || isNearMiddle(line, place))
}

export function isAtLeft(line: CellLine['line'], { left }: TableColumn): boolean {
  return Math.abs(line.box.left - left) < NEAR_MIDDLE_IN_EMS * line.size
}

export function isNearMiddle(line: CellLine['line'], place: TableColumn): boolean {
  return Math.abs(middleOf(line.box) - middleOf(place)) < NEAR_MIDDLE_IN_EMS * line.size
}

/** Where the cells of each column begin and end, titles over several left out. */
export function extentsOf(lines: readonly CellLine[], columns: readonly TableColumn[]): TableColumn[] {
  return columns.map((column, i) => {
    const boxes = lines.filter(line => line.column === i && line.columnSpan === 1).map(({ line }) => line.box)
    if (boxes.length === 0) return column
    return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) }
  })
}
