import type { Rule } from '../../../../model/page/page.ts'
import type { TextLine } from '../../../../model/page/text-line.ts'
import type { TableColumn } from '../table-columns.ts'
import { type CellLine, isValue } from '../table-region.ts'
import {
  columnsOf,
  distanceOfRows,
  LEADING_IN_EMS,
  placeCells,
  type PlacedCell,
  placeOf,
  withCells,
} from './place-cells.ts'

/** A line is on a row when their baselines differ by less than this, in ems. */
const ON_ROW_IN_EMS = 0.2
/** Columns with at least this share of the lines of the fullest column are taken to fill every row: others have labels, or empty cells. */
const DENSE_SHARE = 0.75
/** Most rows of a head without a rule that may be above the first label. */
const MOST_HEAD_ROWS = 2
/** Fewest rows of a group whose label is on the row in its middle. */
const LEAST_ROWS_AROUND = 3
/** A title of groups is at least this far from any row, in distances of rows: a label in the middle between two is at half of it. */
const TITLE_DISTANCE = 0.75
/** Least share of the lines of a column that are values, which are not broken over lines. */
const VALUES_SHARE = 0.75
/** A number without what is before or after its sign, and the share of such lines in a table whose numbers are broken. */
const HALF_NUMBER = /^±|±$/u
const HALVES_SHARE = 0.25

/** What is drawn between the rows. */
export interface LabelEvidence {
  readonly rules: readonly Rule[]
  readonly columns: readonly TableColumn[]
  /** Rules part the rows of the table: a label is that of all rows between two of them. */
  readonly areRuled: boolean
  /** A rule is above the rows or below them, and others of the table are on its other side. */
  readonly isGroup: boolean
}

type Column = readonly CellLine[]

/**
 * Joins lines into rows where labels are vertically centred beside the rows that they name:
 *
 *               small    12
 *     river     middle    7       "river" covers three rows and is a cell of the first
 *               large     3
 *
 * The rows are those of the columns with most lines, as `toRows` joins them. The lines of each other column of labels are cells over
 * all rows, as `placeCells` finds them. A line of the first column that is a row's height away from all rows is a title, and groups end there.
 *
 * Gives `undefined` where labels are on the first rows of their groups: then rows without a label have an empty first
 * cell. Such labels, three rows apart, are also in the middle of groups of one and of five; so where all labels are on rows, no group may
 * have one row beside one of several.
 */
export function joinLabels(
  lines: readonly CellLine[],
  labelled: ReadonlySet<CellLine>,
  rows: readonly Column[],
  evidence: LabelEvidence,
): CellLine[][] | undefined {
  const columns = columnsOf(lines)
  const dense = denseColumns(columns)
  const printed = dense.flat().map(({ line }) => line)
  const labels = columnsOf([...labelled])
  if (evidence.areRuled && rows.length > 1 && labels.every(isOneCell))
    return withCells(
      rows,
      labels.map(column => ({ lines: column, first: 0, end: rows.length })),
    )
  const titles = (labels[0]?.[0]?.column === 0 ? (labels[0] ?? []) : []).filter(line => isTitle(line, rows, lines))
  if (rows.length < 2 || labels.flat().some(({ columnSpan }) => columnSpan > 1)) return undefined
  const cells = labels.map(column => column.filter(line => !titles.includes(line)))
  return joinSections(rows, cells, { titles, printed, evidence })
}

/** The lines of the columns that may be labels; `undefined` where there are none. */
export function labelsOf(lines: readonly CellLine[]): ReadonlySet<CellLine> | undefined {
  const columns = columnsOf(lines)
  const dense = denseColumns(columns)
  const printed = dense.flat().map(({ line }) => line)
  const labels = columns.filter(column => !dense.includes(column) && isOfLabels(column, printed))
  return labels.length === 0 || !showRows(dense) ? undefined : new Set(labels.flat())
}

/** The columns with most lines; where these are several, those with lines beside others of them. */
function denseColumns(columns: readonly Column[]): Column[] {
  const most = Math.max(...columns.map(({ length }) => length))
  const tall = columns.filter(({ length }) => length >= DENSE_SHARE * most)
  const beside = tall.filter(column => {
    const others = tall.flatMap(other => (other === column ? [] : other.map(({ line }) => line)))
    return column.some(({ line }) => isOnRow(line, others))
  })
  return beside.length > 0 ? beside : tall
}

/** Whether a column is the first, or has a line between two rows. */
function isOfLabels(column: Column, printed: readonly TextLine[]): boolean {
  return column[0]?.column === 0 || !column.every(({ line }) => isOnRow(line, printed))
}

function isOnRow(line: TextLine, printed: readonly TextLine[]): boolean {
  return printed.some(other => Math.abs(other.baseline - line.baseline) < ON_ROW_IN_EMS * line.size)
}

/** Whether columns show rows: two have lines side by side, or one has values; numbers that are broken at their sign are no rows. */
function showRows([first = [], ...others]: readonly Column[]): boolean {
  const lines = [first, ...others].flat()
  if (lines.filter(({ line }) => HALF_NUMBER.test(line.text)).length >= HALVES_SHARE * lines.length) return false
  if (others.length > 0) return true
  return first.filter(({ line }) => isValue(line.text)).length >= VALUES_SHARE * first.length
}

/** Whether a line of the first column is a row's height away from all rows, and nothing is beside it. */
function isTitle(label: CellLine, rows: readonly Column[], lines: readonly CellLine[]): boolean {
  const places = rows.map(placeOf)
  const { baseline, size } = label.line
  const isAlone = lines.every(
    ({ line }) => line === label.line || Math.abs(line.baseline - baseline) > ON_ROW_IN_EMS * size,
  )
  const distance = distanceOfRows(places)
  return (
    isAlone &&
    places.every(({ top, bottom }) => Math.max(top - baseline, baseline - bottom) > TITLE_DISTANCE * distance)
  )
}

interface Parts {
  readonly titles: Column
  readonly printed: readonly TextLine[]
  readonly evidence: LabelEvidence
}

/** The rows between each two titles with their labels; `undefined` where those of one have no place. */
function joinSections(
  rows: readonly Column[],
  labels: readonly Column[],
  { titles, printed, evidence }: Parts,
): CellLine[][] | undefined {
  const ends = [...titles.map(({ line }) => line.baseline), Infinity]
  const joined: CellLine[][] = []
  let isShown = false
  for (const [i, end] of ends.entries()) {
    const isHere = ({ line }: CellLine) => line.baseline > (ends[i - 1] ?? -Infinity) && line.baseline < end
    const section = rows.filter(row => row.some(isHere))
    const cells = placeLabels(
      section,
      labels.map(column => column.filter(isHere)),
      i === 0 ? MOST_HEAD_ROWS : 0,
      evidence,
    )
    if (cells === undefined) return undefined
    const isOfAll = ({ first, end }: PlacedCell) => first === 0 && end === section.length
    isShown ||=
      areOffRows(cells, printed) || haveOddGroups(cells, section) || (evidence.isGroup && cells.every(isOfAll))
    joined.push(...withCells(section, cells), ...titles.slice(i, i + 1).map(title => [title]))
  }
  return isShown ? joined : undefined
}

/** The cells of all columns of labels in some rows, below at most so many rows of a head; `undefined` where those of one have no place. */
function placeLabels(
  rows: readonly Column[],
  labels: readonly Column[],
  mostOpen: number,
  { rules, columns }: LabelEvidence,
): PlacedCell[] | undefined {
  const places = rows.map(placeOf)
  const found: PlacedCell[] = []
  for (const column of labels) {
    if (column.length === 0 && rows.length <= mostOpen) continue
    const { left, right } = columns[column[0]?.column ?? 0] ?? { left: 0, right: 0 }
    const isParted = (row: number) =>
      rules.some(
        ({ orientation, box }) =>
          orientation === 'horizontal' &&
          box.left < (left + right) / 2 &&
          box.right > (left + right) / 2 &&
          box.top > (places[row - 1]?.bottom ?? 0) - 1 &&
          box.top < (places[row]?.top ?? 0),
      )
    const placed = placeCells(column, { rows: places, mostOpen, isParted })
    if (placed === undefined) return undefined
    found.push(...placed.cells)
  }
  return found
}

/** Whether the lines of a column are as near as those of one cell. */
function isOneCell(column: Column): boolean {
  return column.every(
    ({ line }, i) => i === 0 || line.baseline - (column[i - 1]?.line.baseline ?? 0) < LEADING_IN_EMS * line.size,
  )
}

/** Whether a label is between two rows: it is a cell of none of them alone. */
function areOffRows(cells: readonly PlacedCell[], printed: readonly TextLine[]): boolean {
  return cells.some(({ lines }) => lines.every(({ line }) => !isOnRow(line, printed)))
}

/** Whether each label is on the row in the middle of its group, all of which have three rows or more, and that row is no fuller than others. */
function haveOddGroups(cells: readonly PlacedCell[], rows: readonly Column[]): boolean {
  const isInMiddle = ({ first, end }: PlacedCell) => {
    const group = rows.slice(first, end).map(({ length }) => length)
    const middle = Math.floor(group.length / 2)
    return (
      group.length >= LEAST_ROWS_AROUND && group.some((length, i) => i !== middle && length >= (group[middle] ?? 0))
    )
  }
  return cells.length > 0 && cells.every(isInMiddle)
}
