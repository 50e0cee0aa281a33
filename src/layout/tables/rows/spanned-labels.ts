import { groupBy } from '../../../collections/group-by.ts'
import type { TextLine } from '../../../page/text-line.ts'
import type { CellLine } from '../table-region.ts'

/** Lines of one label are at most this far apart, in ems. */
const LABEL_LEADING_IN_EMS = 1.4
/** A label is on a row when their baselines differ by less than this, in ems. */
const ON_ROW_IN_EMS = 0.2
/** The middle of a label is this near to the middle of its rows, in distances of rows. */
const NEAR_MIDDLE = 0.3
/** A label of one row is this near to it, in distances of rows. */
const ON_ROW = 0.2
/** A label is at least this far from the first and the last of its rows, in distances of rows. */
const INSIDE = 0.3
/** Fewest labels that show how the rows are grouped. */
const LEAST_LABELS = 2
/** Most rows of a head without a rule that may be above the first label. */
const MOST_HEAD_ROWS = 2
/** Fewest rows in a group, over all groups but those of one row, whose label is on it. */
const ROWS_PER_LABEL = 2
/** A title of groups is at least this far from any row, in distances of rows: a label halfway between two is at half of it. */
const TITLE_DISTANCE = 0.75

/** Lines of the cell of one label, and of those in other columns that cover the same rows. */
type Label = readonly CellLine[]

/** Rows of the table, and the titles above them. */
interface LabelledRows {
  readonly rows: readonly CellLine[][]
  readonly labels: readonly Label[]
  readonly titles: readonly Label[]
}

/**
 * Joins lines into rows where labels in the first column are halfway up the rows that they name:
 *
 *               small    12
 *     river     middle    7       "river" covers three rows and is a cell of the first
 *               large     3
 *
 * The rows are those of the other columns, as `toRows` joins them, but for columns whose cells are all beside labels: these
 * cover the same rows. Each label gets a group of rows. The groups have one size when each row's nearest label agrees with
 * that; else each label is in the middle of its group, or is that of one row. A line of the first column that is a row's height away from all rows
 * is a title, and groups end there.
 *
 * Gives `undefined` where labels are on the first rows of their groups: then rows without a label have an empty first
 * cell. Such labels, three rows apart, are also in the middle of groups of one and of five; so no group may have one
 * row beside groups of an odd number.
 */
export function joinSpannedLabels(
  lines: readonly CellLine[],
  toRows: (lines: readonly CellLine[]) => CellLine[][],
): CellLine[][] | undefined {
  const labels = labelsOf(lines.filter(line => line.column === 0))
  if (labels.length < LEAST_LABELS) return undefined
  const beside = linesBeside(labels, lines)
  const rows = toRows(lines.filter(line => line.column > 0 && !beside.includes(line)))
  const titles = labels.filter(label => isTitle(label, rows, beside))
  const others = labels.filter(label => !titles.includes(label))
  if (others.length < LEAST_LABELS || others.some(label => label.some(line => line.columnSpan > 1))) return undefined
  const printed = rows.flatMap(row => row.map(({ line }) => line))
  const ofOne = others.filter(
    ([cell, ...more]) => more.length === 0 && cell !== undefined && isOnRow(cell.line, printed),
  )
  if (rows.length - ofOne.length < ROWS_PER_LABEL * (others.length - ofOne.length)) return undefined
  if (areOnRows(others, printed)) return undefined
  return joinSections({ rows, labels: others.map(label => [...label, ...besideOf(label, beside)]), titles })
}

/** The rows between each two titles with their labels; `undefined` where those of one have no groups. */
function joinSections({ rows, labels, titles }: LabelledRows): CellLine[][] | undefined {
  const ends = [...titles.map(middleOf), Infinity]
  const joined: CellLine[][] = []
  for (const [i, end] of ends.entries()) {
    const start = ends[i - 1] ?? -Infinity
    const isHere = (y: number) => y > start && y < end
    const labelled = joinGroups(
      rows.filter(row => isHere(placeOf(row))),
      labels.filter(label => isHere(middleOf(label))),
      i === 0 ? MOST_HEAD_ROWS : 0,
    )
    if (labelled === undefined) return undefined
    joined.push(...labelled, ...titles.slice(i, i + 1).map(title => [...title]))
  }
  return joined
}

/** Rows with their labels, below at most so many rows of a head. */
function joinGroups(
  rows: readonly CellLine[][],
  labels: readonly Label[],
  mostHeadRows: number,
): CellLine[][] | undefined {
  if (labels.length === 0) return rows.length <= mostHeadRows ? [...rows] : undefined
  const places = rows.map(placeOf)
  const middles = labels.map(middleOf)
  for (let start = 0; start <= mostHeadRows; start++) {
    const labelled = places.slice(start)
    const sizes = equalSizes(middles, labelled) ?? centredSizes(middles, labelled) ?? evenSizes(middles, labelled)
    if (sizes !== undefined) return withLabels(rows, labels, { start, sizes })
  }
  return undefined
}

function withLabels(
  rows: readonly CellLine[][],
  labels: readonly Label[],
  { start, sizes }: { start: number; sizes: readonly number[] },
): CellLine[][] {
  const labelAt = new Map<number, CellLine[]>()
  let row = start
  sizes.forEach((rowSpan, i) => {
    labelAt.set(
      row,
      (labels[i] ?? []).map(line => ({ ...line, rowSpan })),
    )
    row += rowSpan
  })
  return rows.map((lines, i) => [...(labelAt.get(i) ?? []), ...lines])
}

/** Lines of the columns whose cells are all beside labels of the first one. */
function linesBeside(labels: readonly Label[], lines: readonly CellLine[]): CellLine[] {
  const columns = groupBy(
    lines.filter(line => line.column > 0),
    ({ column }) => column,
  )
  const isBeside = (cell: Label) => labels.some(label => areBeside(label, cell))
  return [...columns.values()].flatMap(column => (labelsOf(column).every(isBeside) ? column : []))
}

function besideOf(label: Label, beside: readonly CellLine[]): CellLine[] {
  const columns = groupBy(beside, ({ column }) => column)
  return [...columns.values()].flatMap(column => labelsOf(column).find(cell => areBeside(label, cell)) ?? [])
}

function areBeside(label: Label, cell: Label): boolean {
  return Math.abs(middleOf(label) - middleOf(cell)) < ON_ROW_IN_EMS * (label[0]?.line.size ?? 0)
}

/** Whether a label is a row's height away from all rows, and nothing is beside it. */
function isTitle(label: Label, rows: readonly CellLine[][], beside: readonly CellLine[]): boolean {
  const places = rows.map(placeOf)
  const distances = places.slice(1).map((place, i) => place - (places[i] ?? place))
  const usual = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)]
  const middle = middleOf(label)
  if (usual === undefined || besideOf(label, beside).length > 0) return false
  return places.every(place => Math.abs(place - middle) > TITLE_DISTANCE * usual)
}

/** Whether most lines of labels of several lines are on the baselines of rows: such lines are the cells of several rows. */
function areOnRows(labels: readonly Label[], printed: readonly TextLine[]): boolean {
  const tall = labels.filter(label => label.length > 1).flat()
  return tall.filter(({ line }) => isOnRow(line, printed)).length * 2 > tall.length
}

function isOnRow(line: TextLine, printed: readonly TextLine[]): boolean {
  return printed.some(other => Math.abs(other.baseline - line.baseline) < ON_ROW_IN_EMS * line.size)
}

function labelsOf(lines: readonly CellLine[]): Label[] {
  const labels: CellLine[][] = []
  for (const cell of [...lines].sort((a, b) => a.line.baseline - b.line.baseline)) {
    const label = labels[labels.length - 1]
    const last = label?.[label.length - 1]
    const isNear = last !== undefined && cell.line.baseline - last.line.baseline < LABEL_LEADING_IN_EMS * cell.line.size
    if (isNear) label?.push(cell)
    else labels.push([cell])
  }
  return labels
}

/** The middle between the first and the last line of the first column in a label. */
function middleOf(label: Label): number {
  const own = label.filter(({ column }) => column === label[0]?.column)
  return ((own[0]?.line.baseline ?? 0) + (own[own.length - 1]?.line.baseline ?? 0)) / 2
}

function placeOf(row: readonly CellLine[]): number {
  return Math.min(...row.map(({ line }) => line.baseline))
}

/** Groups of one size, where the nearest label of each row is that of its group; else `undefined`. */
function equalSizes(labels: readonly number[], rows: readonly number[]): number[] | undefined {
  const size = rows.length / labels.length
  if (!Number.isInteger(size)) return undefined
  const areNearest = rows.every((row, i) => {
    const distance = Math.abs(row - (labels[Math.floor(i / size)] ?? 0))
    return labels.every(label => Math.abs(row - label) >= distance)
  })
  const areInside = labels.every((label, i) => isInside(label, rows.slice(i * size, (i + 1) * size)))
  return areNearest && areInside ? labels.map(() => size) : undefined
}

/** Groups from top to bottom, each with its label in its middle; `undefined` where rows are left over. */
function centredSizes(labels: readonly number[], rows: readonly number[]): number[] | undefined {
  const near = (NEAR_MIDDLE * ((rows[rows.length - 1] ?? 0) - (rows[0] ?? 0))) / (rows.length - 1)
  const sizes: number[] = []
  let start = 0
  for (const label of labels) {
    const first = rows[start]
    if (first === undefined) return undefined
    const offsets = rows.slice(start).map(row => Math.abs((first + row) / 2 - label))
    const size = offsets.indexOf(Math.min(...offsets)) + 1
    if ((offsets[size - 1] ?? Infinity) > near) return undefined
    if (!isInside(label, rows.slice(start, start + size))) return undefined
    sizes.push(size)
    start += size
  }
  return start === rows.length ? sizes : undefined
}

/**
 * Groups of an even number of rows, whose labels are between two of them, and of one, whose label is on it: each can be nothing else;
 * `undefined` where rows are left over.
 */
function evenSizes(labels: readonly number[], rows: readonly number[]): number[] | undefined {
  const distance = ((rows[rows.length - 1] ?? 0) - (rows[0] ?? 0)) / (rows.length - 1)
  const sizes: number[] = []
  let start = 0
  for (const label of labels) {
    const first = rows[start] ?? Infinity
    const isOnRow = Math.abs(first - label) < ON_ROW * distance
    const size = isOnRow ? 1 : sizeOfCentred(label, rows.slice(start))
    if (size === undefined || (size > 1 && size % 2 > 0)) return undefined
    sizes.push(size)
    start += size
  }
  return start === rows.length && sizes.filter(size => size > 1).length >= LEAST_LABELS ? sizes : undefined
}

/** How many of the rows have the label in their middle. */
function sizeOfCentred(label: number, [first, ...others]: readonly number[]): number | undefined {
  const at = others.findIndex(
    (row, i) => Math.abs(((first ?? row) + row) / 2 - label) < (NEAR_MIDDLE * (row - (first ?? row))) / (i + 1),
  )
  return at < 0 ? undefined : at + 2
}

function isInside(label: number, group: readonly number[]): boolean {
  const [first] = group
  const last = group[group.length - 1]
  if (first === undefined || last === undefined || group.length < 2) return false
  const margin = (INSIDE * (last - first)) / (group.length - 1)
  return label > first + margin && label < last - margin
}
