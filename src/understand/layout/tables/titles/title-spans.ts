import { overlapX, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'
import { middleOfLetters } from '../../../evidence/lines.ts'
import type { TableColumn } from '../table-columns.ts'
import { type CellLine, isNumeric, LARGEST_HEAD_SHARE } from '../table-region.ts'
import {
  extentsOf,
  isOverSeveral,
  middleOf,
  type Printed,
  rangeOf,
  type SpanEvidence,
  wallsAt,
} from './cell-extents.ts'
import { spansOfRow, subheads } from './subheads.ts'
import { chooseTitleRanges, type ColumnRange, type HeadTitle } from './title-ranges.ts'

/** Lines whose baselines are nearer than this, in ems, are printed side by side. */
const SAME_LINE_IN_EMS = 0.5
/** A name is at least this far below its title, in ems: names in the middle of a head are nearer. */
const NEXT_LINE_IN_EMS = 0.8
/** A rule below a title is at most this far below its baseline, in ems. */
const RULE_REACH_IN_EMS = 1.3
/** Least share of the narrower that a title and the rule below it have in common. */
const OVER_RULE = 0.5
/** A rule over at least this share of the table's width is below a whole row. */
const FULL_RULE = 0.9
/** Most printed lines of a head that no rule ends. */
const MOST_HEAD_LINES = 3
/** Least share of the cells of a row that are numbers, where the body begins. */
const NUMBERS_OF_BODY = 0.5
/** Fewest columns of a title. */
const LEAST_TITLED = 2

/**
 * The lines of cells, titles over several columns with all these columns:
 *
 *              Depth in metres           "Depth in metres" is over three columns,
 *     Pond     mean   least   most       and "Ponds of the valley" over all
 *            Ponds of the valley
 *     Upper    3.1     1.0     4.9
 *
 * A title of the head covers the columns of the rule below it, or else those whose middle it is above, as long as nothing is beside
 * it over them and each has a name below. A line alone in the middle of the table covers all of it, and a cell of the body those over whose
 * middle it is above, where it is in the middle of none.
 */
export function spanTitles(lines: readonly CellLine[], evidence: SpanEvidence): CellLine[] {
  if (evidence.columns.length < LEAST_TITLED) return [...lines]
  const printed = printedLines(lines)
  const headEnd = headEndOf(printed, evidence)
  const spans = new Map<CellLine, ColumnRange>()
  for (const [i, row] of printed.entries()) {
    for (const line of row) {
      const ruled = columnsOfRule(line, row, printed[i + 1], evidence) ?? columnsBetweenWalls(line, row, evidence)
      if (ruled !== undefined) spans.set(line, ruled)
    }
    const found = i < headEnd - 1 ? titlesOfHead(printed.slice(i, headEnd), printed, evidence, spans) : []
    for (const [line, range] of found) spans.set(line, range)
  }
  const inBody = printed
    .slice(headEnd === 1 ? 0 : Math.max(1, headEnd))
    .flatMap(row => spansOfRow(row, printed, evidence))
  for (const [line, range] of [...subheads(printed, evidence), ...inBody]) if (!spans.has(line)) spans.set(line, range)
  return lines.map(line => {
    const range = spans.get(line)
    return range === undefined ? line : { ...line, column: range.first, columnSpan: range.last - range.first + 1 }
  })
}

function printedLines(lines: readonly CellLine[]): Printed[] {
  const rows: CellLine[][] = []
  let baseline = -Infinity
  for (const line of lines.toSorted((a, b) => a.line.baseline - b.line.baseline)) {
    if (line.line.baseline - baseline < SAME_LINE_IN_EMS * line.line.size) rows.at(-1)?.push(line)
    else {
      rows.push([line])
      baseline = line.line.baseline
    }
  }
  return rows.map(row => row.toSorted((a, b) => a.line.box.left - b.line.box.left))
}

/** Printed lines above the first rule over the whole table, or else above the first row of numbers. */
function headEndOf(printed: readonly Printed[], { rules, box }: SpanEvidence): number {
  const ys = rules
    .filter(rule => rule.orientation === 'horizontal' && widthOf(rule.box) >= FULL_RULE * (box.right - box.left))
    .map(rule => rule.box.top)
  const linesAbove = (y: number) => printed.filter(row => row.every(({ line }) => line.baseline < y + 1)).length
  const ruled = ys.map(linesAbove).filter(count => count > 0)
  const end = Math.min(...ruled)
  if (end <= LARGEST_HEAD_SHARE * printed.length) return end
  const body = printed.findIndex(row => {
    const numbers = row.filter(({ line }) => isNumeric(line.text)).length
    return numbers > 0 && numbers >= NUMBERS_OF_BODY * row.length
  })
  return body > MOST_HEAD_LINES ? 0 : Math.max(0, body)
}

/** The columns over which a rule is drawn right below a title that has them for itself. */
function columnsOfRule(
  line: CellLine,
  row: Printed,
  below: Printed | undefined,
  { rules, columns, box }: SpanEvidence,
): ColumnRange | undefined {
  const { baseline, size, box: place } = line.line
  const end = Math.min(baseline + RULE_REACH_IN_EMS * size, ...(below ?? []).map(other => other.line.baseline))
  const rule = rules.find(
    other =>
      other.orientation === 'horizontal' &&
      other.box.top > baseline &&
      other.box.top < end &&
      widthOf(other.box) < FULL_RULE * (box.right - box.left) &&
      overlapX(other.box, place) > OVER_RULE * Math.min(widthOf(other.box), widthOf(place)),
  )
  if (rule === undefined) return undefined
  const under = columns.flatMap((column, i) =>
    middleOf(column) > rule.box.left && middleOf(column) < rule.box.right ? [i] : [],
  )
  const [first, last] = [under[0], under.at(-1)]
  if (first === undefined || last === undefined) return undefined
  if (first === last && (line.columnSpan > 1 || line.column !== first)) return undefined
  const isFree = row.every(
    other => other === line || !under.some(i => i >= rangeOf(other).first && i <= rangeOf(other).last),
  )
  return isFree ? { first, last } : undefined
}

/**
 * The columns between the vertical rules beside a line, where those that part them elsewhere are not drawn; `undefined` where that is one, or
 * another line is in them.
 */
function columnsBetweenWalls(
  line: CellLine,
  row: Printed,
  { rules, columns, box }: SpanEvidence,
): ColumnRange | undefined {
  const walls = wallsAt(middleOfLetters(line.line), rules)
  const [left, right] = [
    Math.max(box.left, ...walls.filter(x => x < middleOf(line.line.box))),
    Math.min(box.right, ...walls.filter(x => x > middleOf(line.line.box))),
  ]
  const under = columns.flatMap((column, i) => (middleOf(column) > left && middleOf(column) < right ? [i] : []))
  const [first, last] = [under[0], under.at(-1)]
  if (walls.length === 0 || first === undefined || last === undefined || first === last) return undefined
  const isFree = row.every(other => other === line || rangeOf(other).last < first || rangeOf(other).first > last)
  const isRuled = under.slice(1).every(i => isParted(columns[i - 1], columns[i], rules))
  return isFree && isRuled ? { first, last } : undefined
}

/** Whether a vertical rule is drawn between two columns somewhere. */
function isParted(before: TableColumn | undefined, after: TableColumn | undefined, rules: readonly Rule[]): boolean {
  if (before === undefined || after === undefined) return false
  const [left, right] = [middleOf(before), middleOf(after)]
  return rules.some(
    ({ orientation, box }) => orientation === 'vertical' && middleOf(box) > left && middleOf(box) < right,
  )
}

/** The titles in the first of the last lines of a head that no rules show, with their columns. */
function titlesOfHead(
  [row = [], ...others]: readonly Printed[],
  printed: readonly Printed[],
  evidence: SpanEvidence,
  known: ReadonlyMap<CellLine, ColumnRange>,
): [CellLine, ColumnRange][] {
  const highest = Math.min(...row.map(({ line }) => line.baseline))
  const lowest = Math.max(...row.map(({ line }) => line.baseline))
  const names = others.flat().filter(({ line }) => line.baseline - lowest > NEXT_LINE_IN_EMS * line.size)
  const below = new Set(names.flatMap(columnsOf))
  const extents = extentsOf(printed.filter(other => other !== row).flat(), evidence.columns)
  const titles = row.map((line): HeadTitle => {
    const range = known.get(line)
    return {
      middle: middleOf(line.line.box),
      size: line.line.size,
      range: range ?? rangeOf(line),
      isKnown: range !== undefined,
    }
  })
  const ranges = chooseTitleRanges(titles, {
    extents,
    isNamed: column => below.has(column),
    walls: wallsAt(lowest, evidence.rules),
    bounds: new Set(
      [...known].flatMap(([{ line }, { first, last }]) => (line.baseline < highest ? [first, last + 1] : [])),
    ),
  })
  const apart = row.flatMap((line, i) => {
    const range = ranges[i]
    const isTitle = range !== undefined && !known.has(line) && range.last - range.first + 1 >= LEAST_TITLED
    return isTitle ? [{ line, range, isSure: isOverSeveral(line, extents) }] : []
  })
  const areTitles = apart.some(({ isSure }) => isSure) || known.size > 0
  return areTitles ? apart.map(({ line, range }) => [line, range]) : []
}

function columnsOf({ column, columnSpan }: CellLine): number[] {
  return Array.from({ length: columnSpan }, (_, i) => column + i)
}
