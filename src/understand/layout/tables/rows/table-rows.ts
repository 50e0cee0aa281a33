import { groupBy } from '../../../../base/collections/group-by.ts'
import { LEAST_EDGES } from '../bands.ts'
import { type Box, overlapX, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'
import type { TextLine } from '../../../../model/page/text-line.ts'
import { middleOfLetters } from '../../../evidence/lines.ts'
import { isBoldLine } from '../../../evidence/line-style.ts'
import { areListsInCells } from './cell-lists.ts'
import { areOneCentredRow, joinCentredRows } from './centred-rows.ts'
import { joinByKeyColumns } from './key-columns.ts'
import { joinLabelledRows } from './labelled-rows.ts'
import { isGroupOfNumbers, splitByRules, splitHeadByRules, splitBelowTitles } from './ruled-rows.ts'
import { type Group, groupsOf, meaningOfSpaces } from './spaced-rows.ts'
import type { TableColumn } from '../table-columns.ts'
import { type CellLine, isNumeric, LARGEST_HEAD_SHARE } from '../table-region.ts'
import { joinTitledHead } from './titled-heads.ts'
import { joinWrappedLines, OPEN_END, SMALL_LETTER, TIGHT } from './wrapped-rows.ts'

/** Lines of cells that are one row of the table. */
export interface LineRow {
  readonly lines: readonly CellLine[]
  readonly top: number
  readonly bottom: number
}

/** What shows where the rows of a table begin and end. */
export interface RowEvidence {
  readonly box: Box
  readonly rules: readonly Rule[]
  /** Those of the rules that are edges of bands of colour. */
  readonly edges: readonly Rule[]
  readonly columns: readonly TableColumn[]
}

/** Lines whose baselines are nearer than this, in ems, are printed side by side. */
const PRINTED_LINE_IN_EMS = 0.6
/** Lines nearer than this, in ems, are one row: cells centred in height are between the lines of their neighbours. */
const SAME_ROW_IN_EMS = 0.8
/** Lines of one cell of a head are at most this far apart, in ems. */
const HEAD_LEADING_IN_EMS = 1.4
/** Rows are spread where at least this share of the distances is not tight. */
const SPREAD_SHARE = 0.2
/** A line that continues a row fills at most this share of the columns. */
const SPARSE = 0.5
/** Sides of the lines of one cell differ by less than this, in ems; lines after the first are further right by up to this. */
const NEAR_SIDE_IN_EMS = 0.6
const HANGING_IN_EMS = 2.5
/** A rule over this share of the table's width divides all columns. */
const DIVIDING_RULE = 0.8

/**
 * Joins the lines of cells into the rows of a table, from top to bottom.
 *
 * Rules over the whole table divide it first. Between them, where the rows are ruled, a cell is what is between two rules
 * of its columns. Lines at one distance are joined where the widths of the columns broke them. Else a line continues a
 * row when it is as near as the lines inside a cell are, and fills few columns or not the first. In the head it also
 * continues when it is below cells of one column each.
 */
export function joinTableRows(lines: readonly CellLine[], evidence: RowEvidence): LineRow[] {
  const full = evidence.rules.filter(rule => dividesAll(rule, evidence))
  const ys = full.map(rule => (rule.box.top + rule.box.bottom) / 2).sort((a, b) => a - b)
  const bands = groupBy(lines, ({ line }) => ys.filter(y => y < middleOfLetters(line)).length)
  const printed = groupByBaseline(lines)
  const tight = tightDistance([...bands.values()].flatMap(band => gapsOf(groupByBaseline(band))))
  const isBanded = evidence.edges.length >= LEAST_EDGES
  const sorted = [...bands].sort((a, b) => a[0] - b[0]).map(([, band]) => band)
  const body = sorted.length > 1 ? sorted.slice(1) : sorted
  const spaces = meaningOfSpaces(body.flatMap(band => groupsOfBand(band, tight)))
  const heights = sorted.map(heightOfBand)
  const height = heights.reduce((sum, one) => sum + one, 0)
  return sorted.flatMap((band, i) => {
    const isLow = (heights[i] ?? 0) <= LARGEST_HEAD_SHARE * height
    const isHead = i === 0 && sorted.length > 1 && isLow && !isGroupOfNumbers(band)
    const isSpannedHead = isHead && isBanded && band.some(line => line.columnSpan > 1)
    const extent = { bandCount: sorted.length, lineCount: printed.length, isBanded }
    const ruled = isSpannedHead ? undefined : splitByRules(band, { ...evidence, ...extent })
    if (ruled !== undefined) return ruled.map(toRow)
    if (isHead) return joinHead(band, { tight, evidence })
    const split = sorted.length === 1 ? splitBelowTitles(band, evidence) : undefined
    if (split === undefined) return joinBody(band, { tight, evidence, spaces })
    const below = tightDistance(gapsOf(groupByBaseline(split.rest)))
    return [toRow(split.titles), ...joinBody(split.rest, { tight: below, evidence })]
  })
}

/** How many lines the fullest column of a band has: a label centred between two others adds none. */
function heightOfBand(band: readonly CellLine[]): number {
  return Math.max(...[...groupBy(band, ({ column }) => column).values()].map(({ length }) => length))
}

function groupsOfBand(band: readonly CellLine[], { distance }: Tightness): Group[] {
  return groupsOf(
    groupByBaseline(band).map(row => row.lines),
    distance,
  )
}

interface RowContext {
  /** What the spaces and rules between the lines of the body separate. */
  readonly spaces?: ReturnType<typeof meaningOfSpaces>
  readonly tight: Tightness
  readonly evidence: RowEvidence
}

function joinHead(lines: readonly CellLine[], context: RowContext): LineRow[] {
  const ruled = splitHeadByRules(lines, context.evidence)
  if (ruled !== undefined) return ruled.map(toRow)
  if (areOneCentredRow(lines)) return [toRow(lines)]
  const toRows = (some: readonly CellLine[]) => joinBand(groupByBaseline(some), { ...context, isHead: true })
  const titled = joinTitledHead(lines, some => toRows(some).map(row => row.lines))
  return titled?.map(toRow) ?? toRows(lines)
}

function joinBody(lines: readonly CellLine[], context: RowContext): LineRow[] {
  if (areListsInCells(lines)) return [toRow(lines)]
  const centred = joinCentredRows(lines)
  if (centred !== undefined) return centred.map(toRow)
  if (context.spaces === 'rows') return groupsOfBand(lines, context.tight).map(group => toRow(group.flat()))
  const labelled = joinLabelledRows(lines, context.evidence, rest => joinUnlabelled(rest, context.evidence))
  if (labelled !== undefined) return labelled.map(toRow)
  const printed = groupByBaseline(lines)
  const tight = context.spaces === 'lists' ? { ...context.tight, isSpread: false } : context.tight
  const keyed = joinByKeyColumns(
    printed.map(row => row.lines),
    context.evidence.columns.length,
  )
  if (keyed !== undefined) return keyed.map(toRow)
  const wrapped = tight.isSpread ? undefined : joinWrappedLines(printed.map(row => row.lines))
  return wrapped?.map(toRow) ?? joinBand(printed, { ...context, tight, isHead: false })
}

/** Rows of the columns beside the labels. */
function joinUnlabelled(lines: readonly CellLine[], evidence: RowEvidence): CellLine[][] {
  const printed = groupByBaseline(lines)
  return joinBand(printed, { tight: tightDistance(gapsOf(printed)), evidence, isHead: false }).map(row => [
    ...row.lines,
  ])
}

/** Whether a rule is as wide as the table and crosses its first column as well as its last one. */
function dividesAll({ orientation, box: rule }: Rule, { box, columns }: RowEvidence): boolean {
  if (orientation !== 'horizontal' || widthOf(rule) < DIVIDING_RULE * widthOf(box)) return false
  return [columns[0], columns[columns.length - 1]].every(
    column => column === undefined || (rule.left < centerOf(column) && rule.right > centerOf(column)),
  )
}

function centerOf({ left, right }: TableColumn): number {
  return (left + right) / 2
}

interface BandEvidence extends RowContext {
  readonly isHead: boolean
}

function joinBand(printed: readonly LineRow[], context: BandEvidence): LineRow[] {
  const rows: LineRow[] = []
  for (const row of printed) {
    const current = rows[rows.length - 1]
    if (current !== undefined && continues(current, row, context))
      rows[rows.length - 1] = toRow([...current.lines, ...row.lines])
    else rows.push(row)
  }
  return rows
}

interface Tightness {
  readonly distance: number
  /** Whether rows are further apart than the lines inside them. */
  readonly isSpread: boolean
}

function groupByBaseline(lines: readonly CellLine[]): LineRow[] {
  const rows: CellLine[][] = []
  let last: TextLine | undefined
  for (const line of [...lines].sort((a, b) => a.line.baseline - b.line.baseline || a.column - b.column)) {
    const current = rows[rows.length - 1]
    const isSame =
      last !== undefined &&
      line.line.baseline - last.baseline < PRINTED_LINE_IN_EMS * Math.min(line.line.size, last.size)
    const collides = current?.some(other => other.column === line.column) === true
    if (current !== undefined && isSame && !collides) current.push(line)
    else rows.push([line])
    last = line.line
  }
  return rows.map(toRow)
}

function toRow(lines: readonly CellLine[]): LineRow {
  return {
    lines: [...lines].sort((a, b) => a.column - b.column || a.line.baseline - b.line.baseline),
    top: Math.min(...lines.map(({ line }) => line.baseline - 0.7 * line.size)),
    bottom: Math.max(...lines.map(({ line }) => line.baseline)),
  }
}

function gapsOf(rows: readonly LineRow[]): number[] {
  return rows.slice(1).map((row, i) => row.bottom - (rows[i]?.bottom ?? 0))
}

function tightDistance(gaps: readonly number[]): Tightness {
  const distances = gaps.filter(gap => gap > 1).sort((a, b) => a - b)
  const distance = distances[0] ?? 0
  const wide = distances.filter(other => other > TIGHT * distance).length
  return { distance, isSpread: wide >= SPREAD_SHARE * distances.length && wide > 0 }
}

function continues(current: LineRow, row: LineRow, { tight, evidence, isHead }: BandEvidence): boolean {
  const distance = row.bottom - current.bottom
  const size = Math.max(...row.lines.map(({ line }) => line.size))
  if (isRuled(current, row, evidence.rules)) return false
  if (distance < SAME_ROW_IN_EMS * size) return true
  const filled = new Set(row.lines.map(line => line.column))
  const above = new Set(current.lines.map(line => line.column))
  const isBelowText = [...filled].every(column => above.has(column))
  if (isHead) {
    const isAboveText = [...above].every(column => filled.has(column))
    const isSimple = [...current.lines, ...row.lines].every(line => line.columnSpan === 1)
    return isSimple && (isBelowText || isAboveText) && distance < HEAD_LEADING_IN_EMS * size
  }
  if (distance > TIGHT * tight.distance) return false
  const isOfCell = (line: CellLine) => isUnderCell(line, current) || isOpenAbove(line, current)
  if (isBoldBelowPlain(row, current) || !row.lines.every(isOfCell)) return false
  const isSparse = filled.size <= SPARSE * evidence.columns.length
  const hasNumbers = row.lines.some(line => isNumeric(line.line.text) && !isOpenAbove(line, current))
  if (tight.isSpread) return isBelowText && (isSparse || !hasNumbers)
  if (filled.has(0)) return isBelowText && row.lines.every(line => isOpenAbove(line, current))
  return isBelowText && isSparse && !hasNumbers
}

/** Whether all of a line is bold below a row that is not: the title of the rows that follow. */
function isBoldBelowPlain(row: LineRow, above: LineRow): boolean {
  return row.lines.every(({ line }) => isBoldLine(line)) && !above.lines.some(({ line }) => isBoldLine(line))
}

/** Whether a line has the left side, the middle or the right side of the cell above; lines of one cell may hang. */
function isUnderCell({ line, column }: CellLine, above: LineRow): boolean {
  const near = NEAR_SIDE_IN_EMS * line.size
  return above.lines.some(({ line: over, column: other }) => {
    const left = line.box.left - over.box.left
    const right = line.box.right - over.box.right
    const isHanging = left > -near && left < HANGING_IN_EMS * line.size
    return other === column && (isHanging || Math.abs(right) < near || Math.abs(left + right) < 2 * near)
  })
}

/** Whether a line continues the text of the cell above: it begins small where that does not, or that ends in a comma or hyphen. */
function isOpenAbove({ line, column }: CellLine, above: LineRow): boolean {
  const cell = above.lines.filter(other => other.column === column)
  const beginsSmall = cell.slice(0, 1).some(opens => SMALL_LETTER.test(opens.line.text))
  return (SMALL_LETTER.test(line.text) && !beginsSmall) || cell.some(other => OPEN_END.test(other.line.text))
}

function isRuled(above: LineRow, below: LineRow, rules: readonly Rule[]): boolean {
  return rules.some(
    ({ orientation, box }) =>
      orientation === 'horizontal' &&
      box.top > above.bottom - 1 &&
      box.top < below.top + 2 &&
      below.lines.some(({ line }) => overlapX(line.box, box) > 0),
  )
}
