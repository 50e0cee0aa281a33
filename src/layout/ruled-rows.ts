import type { Rule } from '../page/page.ts'
import type { TableColumn } from './table-columns.ts'
import type { CellLine } from './table-region.ts'

/** A part of a table between two rules over its whole width. */
interface RuledBand {
  readonly rules: readonly Rule[]
  readonly columns: readonly TableColumn[]
  /** Bands and printed lines of the whole table. */
  readonly bandCount: number
  readonly lineCount: number
}

/** Bands per printed line from which the rows of a table are ruled. */
const RULED_ROWS = 0.3
/** The same where vertical rules part the columns too: cells of many lines. */
const RULED_ROWS_OF_GRID = 0.1
/** Fewest bands of a table with ruled rows. */
const LEAST_BANDS = 3
/** Lines of one cell stand at most this far apart, in ems. */
const CELL_LEADING_IN_EMS = 1.6
/** Share of the columns with as many lines as one another, two or more, that are rows without rules between them. */
const SAME_COUNT_SHARE = 0.5
/** Rules nearer than this, in points, are one. */
const SAME_RULE = 3
const NUMERIC = /^[<>±+\-−–(]?\s?\d/u

/**
 * Parts a band into the rows that partial rules make in it: a cell that no rule crosses stands in the row in which it
 * begins. Gives `undefined` where the rows of the table, or of this band, are not ruled.
 */
export function partByRules(lines: readonly CellLine[], band: RuledBand): CellLine[][] | undefined {
  const share = isGrid(band.rules) ? RULED_ROWS_OF_GRID : RULED_ROWS
  if (band.bandCount < LEAST_BANDS || band.bandCount < share * band.lineCount) return undefined
  const inner = rulesInside(lines, band.rules)
  if (inner.length === 0 && (hasLooseLines(lines) || hasRowsOfNumbers(lines))) return undefined
  const rows = new Map<number, CellLine[]>()
  for (const cell of lines) {
    const row = topOf(cell, inner, band.columns)
    rows.set(row, [...(rows.get(row) ?? []), cell])
  }
  return [...rows].sort((a, b) => a[0] - b[0]).map(([, row]) => row)
}

function isGrid(rules: readonly Rule[]): boolean {
  return rules.filter(rule => rule.orientation === 'vertical').length >= 2
}

/** Rules between the first and the last line, one for each height. */
function rulesInside(lines: readonly CellLine[], rules: readonly Rule[]): Rule[] {
  const top = Math.min(...lines.map(({ line }) => line.baseline))
  const bottom = Math.max(...lines.map(({ line }) => line.baseline - line.size))
  return rules
    .filter(({ orientation, box }) => orientation === 'horizontal' && box.top > top - 1 && box.top < bottom + 1)
    .sort((a, b) => a.box.top - b.box.top)
}

/** Number of the rule above the cell that crosses its first column; 0 for the top of the band. */
function topOf({ line, column }: CellLine, inner: readonly Rule[], columns: readonly TableColumn[]): number {
  const own = columns[column]
  const x = own === undefined ? (line.box.left + line.box.right) / 2 : (own.left + own.right) / 2
  let top = 0
  inner.forEach((rule, i) => {
    const isSame = i > 0 && rule.box.top - (inner[i - 1]?.box.top ?? 0) < SAME_RULE
    const crosses = rule.box.left < x && rule.box.right > x
    if (crosses && rule.box.top < line.baseline - 0.3 * line.size) top = isSame ? Math.max(top, i) : i + 1
  })
  return top
}

/** Whether lines of one column stand further apart than those of one cell. */
function hasLooseLines(lines: readonly CellLine[]): boolean {
  return linesByColumn(lines).some(own =>
    own.some((cell, i) => {
      const last = own[i - 1]
      return last !== undefined && cell.line.baseline - last.line.baseline > CELL_LEADING_IN_EMS * cell.line.size
    }),
  )
}

/** Whether most columns have the same number of lines, and those are numbers: rows, not cells of several lines. */
function hasRowsOfNumbers(lines: readonly CellLine[]): boolean {
  const columns = linesByColumn(lines)
  const tall = columns.filter(own => own.length >= 2)
  if (columns.length < 3 || tall.length < SAME_COUNT_SHARE * columns.length) return false
  const numeric = tall.filter(own => own.filter(({ line }) => isNumeric(line.text)).length * 2 > own.length)
  return numeric.length >= SAME_COUNT_SHARE * columns.length
}

function linesByColumn(lines: readonly CellLine[]): CellLine[][] {
  const columns = new Map<number, CellLine[]>()
  for (const cell of lines) columns.set(cell.column, [...(columns.get(cell.column) ?? []), cell])
  return [...columns.values()].map(own => own.sort((a, b) => a.line.baseline - b.line.baseline))
}

/** Whether the text of a cell starts with a number. */
export function isNumeric(text: string): boolean {
  return NUMERIC.test(text)
}
