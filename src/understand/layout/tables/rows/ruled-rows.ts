import type { Rule } from '../../../../model/page/page.ts'
import { middleOfLetters } from '../../../evidence/lines.ts'
import type { TableColumn } from '../table-columns.ts'
import { type CellLine, isNumeric } from '../table-region.ts'
import { columnsOf } from './place-cells.ts'
import { hasValuesSideBySide, isBeside } from './value-rows.ts'

/** A part of a table between two rules over its whole width. */
export interface RuledBand {
  readonly rules: readonly Rule[]
  readonly columns: readonly TableColumn[]
  /** Bands and printed lines of the whole table. */
  readonly bandCount: number
  readonly lineCount: number
  /** Bands of colour separate the rows. */
  readonly isBanded: boolean
}

/** Fewest bands per printed line of a table whose rows are ruled. */
export const RULED_ROWS = 0.3
/** The same where vertical rules separate the columns too: cells may have many lines. */
const RULED_ROWS_OF_GRID = 0.1
/** Fewest bands of a table with ruled rows. */
const LEAST_BANDS = 3
/** The same where vertical rules separate the columns and rules over some of them the rows. */
const LEAST_BANDS_OF_GRID = 2
/** Lines of one cell between rules are at most this far apart, in ems. */
const RULED_LEADING_IN_EMS = 1.6
/** Horizontal rules whose heights differ by less than this are at one level, in points. */
const SAME_LEVEL = 3
/** Height of capitals: a rule may be as near to the letters below it. */
const CAPITAL_IN_EMS = 0.75
/** A name is at least this far below its title, in ems. */
const NEXT_LINE_IN_EMS = 0.6
/** Fewest columns below a title of several columns. */
const LEAST_TITLED = 2

/**
 * Splits a band into the rows that partial rules make in it. A cell that no rule crosses is in the row in which it begins,
 * and covers the rows down to the next rule of its column. Gives `undefined` where the rows of the table, or of this
 * band, are not ruled.
 */
export function splitByRules(lines: readonly CellLine[], band: RuledBand): CellLine[][] | undefined {
  const levels = levelsInside(lines, band.rules)
  const least = isGrid(band.rules) ? LEAST_BANDS_OF_GRID : LEAST_BANDS
  if (levels.length === 0 || band.bandCount < least || !areRowsRuled(band)) return undefined
  const rows = rowsBetween(lines, levels, band.columns)
  return rows.some(row => hasValuesSideBySide(row) || hasTitleOverNames(row)) ? undefined : rows
}

/** Whether rules part the rows of a table. */
export function areRowsRuled(band: RuledBand): boolean {
  const share = isGrid(band.rules) || band.isBanded ? RULED_ROWS_OF_GRID : RULED_ROWS
  return band.bandCount >= LEAST_BANDS && band.bandCount >= share * band.lineCount
}

/**
 * Splits the head of a table at the rules below the titles of its groups of columns:
 *
 *     Plant    Diameter in cm          Plant over two rows, Diameter over two columns
 *              --------------
 *              first   second
 *
 * Gives `undefined` where it has no such rule, or where more than one cell is between two of them.
 */
export function splitHeadByRules(
  lines: readonly CellLine[],
  { rules, columns }: Pick<RuledBand, 'rules' | 'columns'>,
): CellLine[][] | undefined {
  const levels = levelsInside(lines, rules).filter(level => columns.some(column => isCrossed(column, level)))
  if (levels.length === 0) return undefined
  const rows = rowsBetween(lines, levels, columns)
  const areCells = rows.every(row => !hasLooseLines(row) && columnsOf(row).every(hasOneWidth))
  return areCells ? rows : undefined
}

/**
 * Splits a table without a rule below its head at the first rule below titles, in its upper half. Gives the titles, which
 * are its first row, and the other lines; a title beside the rule covers the row below too. `undefined` where there is
 * no such rule.
 */
export function splitBelowTitles(
  lines: readonly CellLine[],
  { rules, columns }: Pick<RuledBand, 'rules' | 'columns'>,
): { readonly titles: CellLine[]; readonly rest: CellLine[] } | undefined {
  const [level] = levelsInside(lines, rules).filter(
    rulesAt => columns.filter(column => isCrossed(column, rulesAt)).length >= LEAST_TITLED,
  )
  const y = level?.[0]?.box.top
  if (level === undefined || y === undefined) return undefined
  const isAbove = ({ line }: CellLine) => middleOfLetters(line) < y
  const titles = lines.filter(isAbove)
  const rest = lines.filter(line => !isAbove(line))
  const areCells = !hasLooseLines(titles) && columnsOf(titles).every(hasOneWidth)
  if (titles.length > rest.length || !areCells || !titles.some(title => title.columnSpan > 1)) return undefined
  const spanOf = ({ column }: CellLine) => (isCrossed(columns[column] ?? { left: y, right: y }, level) ? 1 : 2)
  return { titles: titles.map(title => ({ ...title, rowSpan: spanOf(title) })), rest }
}

function hasOneWidth(lines: readonly CellLine[]): boolean {
  return new Set(lines.map(line => line.columnSpan)).size === 1
}

function isGrid(rules: readonly Rule[]): boolean {
  return rules.filter(rule => rule.orientation === 'vertical').length >= 2
}

/** Rules at one height. */
type Level = readonly Rule[]

/** Rules between the first and the last line, by height. */
function levelsInside(lines: readonly CellLine[], rules: readonly Rule[]): Level[] {
  const top = Math.min(...lines.map(({ line }) => line.baseline))
  const bottom = Math.max(...lines.map(({ line }) => line.baseline - CAPITAL_IN_EMS * line.size))
  const levels: Rule[][] = []
  for (const rule of [...rules].sort((a, b) => a.box.top - b.box.top)) {
    if (rule.orientation !== 'horizontal' || rule.box.top < top - 1 || rule.box.top > bottom + 1) continue
    const level = levels[levels.length - 1]
    if (rule.box.top - (level?.[0]?.box.top ?? -Infinity) < SAME_LEVEL) level?.push(rule)
    else levels.push([rule])
  }
  return levels
}

/** The rows between the levels. A line covers the rows from the level above it in its column to the one below it. */
function rowsBetween(
  lines: readonly CellLine[],
  levels: readonly Level[],
  columns: readonly TableColumn[],
): CellLine[][] {
  const placed = lines.map(cell => {
    const column = columns[cell.column] ?? cell.line.box
    const crossing = levels.flatMap((level, i) => (isCrossed(column, level) ? [i + 1] : []))
    const isAbove = (level: number) => (levels[level - 1]?.[0]?.box.top ?? 0) < middleOfLetters(cell.line)
    return {
      cell,
      top: Math.max(0, ...crossing.filter(isAbove)),
      end: Math.min(levels.length + 1, ...crossing.filter(level => !isAbove(level))),
    }
  })
  const tops = [...new Set(placed.map(({ top }) => top))].sort((a, b) => a - b)
  return tops.map(top =>
    placed
      .filter(line => line.top === top)
      .map(({ cell, end }) => ({ ...cell, rowSpan: tops.filter(other => other >= top && other < end).length })),
  )
}

function isCrossed(column: TableColumn, level: Level): boolean {
  const x = (column.left + column.right) / 2
  return level.some(({ box }) => box.left < x && box.right > x)
}

/** Whether lines of one column are further apart than those of one cell. */
function hasLooseLines(lines: readonly CellLine[]): boolean {
  return columnsOf(lines).some(column =>
    column.some((cell, i) => {
      const last = column[i - 1]
      return last !== undefined && cell.line.baseline - last.line.baseline > RULED_LEADING_IN_EMS * cell.line.size
    }),
  )
}

/** Whether a line over several columns is above lines of some of them: a title and the names below it are two rows. */
function hasTitleOverNames(lines: readonly CellLine[]): boolean {
  const titles = lines.filter(({ columnSpan }) => columnSpan > 1)
  const isBelow = (title: CellLine, { line, column, columnSpan }: CellLine) =>
    columnSpan < title.columnSpan &&
    column >= title.column &&
    column < title.column + title.columnSpan &&
    line.baseline - title.line.baseline > NEXT_LINE_IN_EMS * line.size
  return titles.some(title => lines.some(other => isBelow(title, other)))
}

/**
 * Whether the first band of a table is a group of rows and no head: the columns beside one with fewer lines have theirs side by side, and
 * one of them has numbers.
 *
 *     Age    mean       47.3
 *            extreme    23 to 70
 */
export function isGroupOfNumbers(lines: readonly CellLine[]): boolean {
  const [label, ...columns] = columnsOf(lines)
  const [first, ...others] = columns
  if (label === undefined || first === undefined || others.length === 0 || first.length < 2) return false
  if (label.length >= first.length || label.some(({ column }) => column > 0)) return false
  const areAligned = others.every(
    column => column.length === first.length && column.every((cell, i) => isBeside(cell, first[i])),
  )
  return areAligned && columns.some(areNumbers)
}

function areNumbers(column: readonly CellLine[]): boolean {
  return column.every(({ line }) => isNumeric(line.text))
}
