import type { Rule } from '../../../../model/page/page.ts'
import { middleOfLetters } from '../../../evidence/lines.ts'
import type { TableColumn } from '../table-columns.ts'
import { type CellLine, isNumeric } from '../table-region.ts'
import { columnsOf } from './place-cells.ts'
import { areWhole, hasRows, hasValuesSideBySide, isBeside } from './value-rows.ts'

/** A part of a table between two rules over its whole width. */
interface RuledBand {
  readonly rules: readonly Rule[]
  readonly columns: readonly TableColumn[]
  /** Bands and printed lines of the whole table. */
  readonly bandCount: number
  readonly lineCount: number
  /** Bands of colour separate the rows. */
  readonly isBanded: boolean
}

/** Fewest bands per printed line of a table whose rows are ruled. */
const RULED_ROWS = 0.3
/** The same where vertical rules separate the columns too: cells may have many lines. */
const RULED_ROWS_OF_GRID = 0.1
/** Fewest bands of a table with ruled rows. */
const LEAST_BANDS = 3
/** The same where vertical rules separate the columns and rules over some of them the rows. */
const LEAST_BANDS_OF_GRID = 2
/** Lines of one cell between rules are at most this far apart, in ems. */
const RULED_LEADING_IN_EMS = 1.6
/** The text of a cell centred in height is at most this far from the middle of its row, in ems. */
const OFF_MIDDLE_IN_EMS = 1
/** The same where no bands of colour show the rows: half a line off the middle is at the top. */
const EXACT_MIDDLE_IN_EMS = 0.4
/** Cells of a row that all have this many lines have them seldom by chance. */
const MANY_LINES = 3
/** Most words of an entry of a list in a column. */
const MOST_WORDS_OF_ENTRY = 3
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
  const share = isGrid(band.rules) || band.isBanded ? RULED_ROWS_OF_GRID : RULED_ROWS
  const areRuled = band.bandCount >= share * band.lineCount
  const isBanded = areRuled && band.isBanded
  const isOneRow = isBanded
    ? isCentred(lines, OFF_MIDDLE_IN_EMS)
    : isCentred(lines, EXACT_MIDDLE_IN_EMS) && !hasLooseLines(lines)
  const levels = levelsInside(lines, band.rules)
  const least = isGrid(band.rules) && levels.length > 0 ? LEAST_BANDS_OF_GRID : LEAST_BANDS
  if (band.bandCount < least || !(areRuled || isOneRow)) return undefined
  if (levels.length === 0 && areListsBesideLabel(columnsOf(lines))) return rowsBesideLabel(lines)
  if (levels.length === 0 && !isOneRow && (hasLooseLines(lines) || hasRows(lines))) return undefined
  const rows = rowsBetween(lines, levels, band.columns)
  return rows.some(row => hasValuesSideBySide(row) || hasTitleOverNames(row)) ? undefined : rows
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

/** Whether the text of every column is in the middle of the height of the tallest: the cells of one row. */
function isCentred(lines: readonly CellLine[], offMiddleInEms: number): boolean {
  const columns = columnsOf(lines)
  const tallest = Math.max(...columns.map(column => column.length))
  const places = columns.map(column => {
    const [first, last] = [column[0]?.line.baseline ?? 0, column[column.length - 1]?.line.baseline ?? 0]
    return { middle: (first + last) / 2, lines: column.length }
  })
  const middle = places.find(place => place.lines === tallest)?.middle ?? 0
  const size = Math.max(...lines.map(({ line }) => line.size))
  const shorter = places.filter(place => place.lines < tallest)
  return (
    shorter.length * 2 > places.length && places.every(place => Math.abs(place.middle - middle) < offMiddleInEms * size)
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

/** Whether the first band of a table is a group of rows with numbers, and no head. */
export function isGroupOfNumbers(lines: readonly CellLine[]): boolean {
  const columns = columnsOf(lines)
  return areListsBesideLabel(columns) && columns.some(column => column.length > 1 && areNumbers(column))
}

/**
 * Whether the columns beside one with fewer lines have theirs side by side, one of them numbers or short entries: the rows
 * of a group, whose label is in the first column.
 *
 *     Age    mean       47.3          Genre    written      Letters and papers, with their dates
 *            extreme    23 to 70               spoken       Speeches that were recorded
 */
function areListsBesideLabel([label, ...columns]: readonly (readonly CellLine[])[]): boolean {
  const [first, ...others] = columns
  if (label === undefined || first === undefined || others.length === 0 || first.length < 2) return false
  if (label.length >= first.length || label.some(({ column }) => column > 0)) return false
  const areAligned = others.every(
    column => column.length === first.length && column.every((cell, i) => isBeside(cell, first[i])),
  )
  return areAligned && (columns.some(areNumbers) || (columns.some(areEntries) && columns.every(areWhole)))
}

/** The rows of a group: those of its lists, the first with the label, which covers all. */
function rowsBesideLabel(lines: readonly CellLine[]): CellLine[][] {
  const [label = [], ...columns] = columnsOf(lines)
  const count = columns[0]?.length ?? 0
  const rows = Array.from({ length: count }, (_, i) => columns.flatMap(column => column.slice(i, i + 1)))
  return rows.map((row, i) => (i === 0 ? [...label.map(cell => ({ ...cell, rowSpan: count })), ...row] : row))
}

function areNumbers(column: readonly CellLine[]): boolean {
  return column.every(({ line }) => isNumeric(line.text))
}

/** Whether there are at least three lines, of few words each. */
function areEntries(column: readonly CellLine[]): boolean {
  return column.length >= MANY_LINES && column.every(({ line }) => line.words.length <= MOST_WORDS_OF_ENTRY)
}
