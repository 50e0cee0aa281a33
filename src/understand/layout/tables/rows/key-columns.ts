import { isBoldLine } from '../../../evidence/line-style.ts'
import type { CellLine } from '../table-region.ts'
import { goesOn, isNumber, isShareOf, type Pair, type Printed, widestOf } from './wrapped-rows.ts'

/** Fewest columns, and fewest of them that have one line in each row: one may only have its empty cells merged. */
const LEAST_COLUMNS = 4
const LEAST_KEYS = 2
/** Fewest lines that fill all columns, and greatest share of them that is below in a key column. */
const LEAST_FULL = 3
const MOST_BELOW = 0.1
/** A line opens a row where it fills more than this share of the key columns. */
const OPENING_SHARE = 0.5
/** Least share of the printed lines that continue a row, and most numbers among their cells. */
const LEAST_REST = 0.25
const MOST_NUMBERS = 0.1
/** Numbers side by side are a row. */
const LEAST_NUMBERS_OF_ROW = 2
/** Least share of the cells below others whose text shows that they continue. */
const SHOWING_SHARE = 0.6

/**
 * Joins printed lines into rows by columns of short cells, which have one line in each row, at its top:
 *
 *     Mint     gel      Clinical trial in 30      3    less plaque         (12)
 *     leaves            children and adults            no more bleeding
 *     Sage     paste    Study in 45 children      5    no difference       (14)
 *
 * Such are numbers, kinds and citations, while texts beside them are broken over lines, also on purpose. A line that fills
 * most of these columns opens a row, and all below it continues the row, however the texts end. Titles of groups of
 * rows, bold or over several columns, are separate rows, as are sums.
 *
 * Gives `undefined` where fewer than two columns are like that, or where the texts below do not continue those above: then
 * the lines are rows that share some cells.
 */
export function joinByKeyColumns(printed: readonly Printed[], columns: number): CellLine[][] | undefined {
  const keys = keyColumnsOf(printed, columns)
  const [first] = printed
  const opens = (line: Printed) => filledOf(line, keys).size > OPENING_SHARE * keys.size
  if (keys.size < LEAST_KEYS || first === undefined || !opens(first)) return undefined
  const rows: CellLine[][] = []
  for (const line of printed) {
    const row = rows.at(-1)
    if (row === undefined || opens(line) || isTitle(line, row) || isSum(line)) rows.push([...line])
    else row.push(...line)
  }
  const lines = printed.length - rows.length
  const pairs = rows.flatMap(row => pairsOf(row, widestOf(printed.flat())))
  return lines >= LEAST_REST * printed.length && areBroken(pairs) ? rows : undefined
}

/** Columns that are filled in all lines which fill the table's width, and hardly ever in others but sums. */
function keyColumnsOf(printed: readonly Printed[], columns: number): ReadonlySet<number> {
  const all = new Set(Array.from({ length: columns }, (_, i) => i))
  const full = printed.filter(line => filledOf(line, all).size === columns)
  if (columns < LEAST_COLUMNS || full.length < LEAST_FULL) return new Set()
  const others = printed.filter(line => !full.includes(line) && !isSum(line))
  const countOf = (column: number) => others.filter(line => line.some(cell => cell.column === column)).length
  return new Set([...all].filter(column => countOf(column) <= MOST_BELOW * full.length))
}

function filledOf(line: Printed, columns: ReadonlySet<number>): Set<number> {
  return new Set(line.flatMap(({ column }) => (columns.has(column) ? [column] : [])))
}

/** Whether a line names a group of rows: one text over several columns, or a bold one below others. */
function isTitle([cell, ...others]: Printed, row: Printed): boolean {
  if (cell === undefined || others.length > 0) return false
  return cell.columnSpan > 1 || (isBoldLine(cell.line) && !row.every(({ line }) => isBoldLine(line)))
}

/** Whether a line gives numbers in several columns: a row that leaves some empty, such as sums. */
function isSum(line: Printed): boolean {
  return line.filter(isPlainNumber).length >= LEAST_NUMBERS_OF_ROW
}

/** A number that is no share in parentheses, which may belong to one above. */
function isPlainNumber({ line }: CellLine): boolean {
  return isNumber(line) && !line.text.startsWith('(')
}

/** The lines of one row's cells that are below others, each with the one above. */
function pairsOf(row: readonly CellLine[], widths: ReadonlyMap<number, number>): Pair[] {
  return row.flatMap((below, i) => {
    const cell = row.slice(0, i).filter(({ column }) => column === below.column)
    const [opens, over] = [cell[0], cell.at(-1)]
    if (opens === undefined || over === undefined) return []
    return [{ over: over.line, below: below.line, opens: opens.line, widest: widths.get(below.column) ?? 0 }]
  })
}

/** Whether most lines below others in one cell continue them, and hardly any is a number. */
function areBroken(pairs: readonly Pair[]): boolean {
  const texts = pairs.filter(pair => !isShareOf(pair))
  const broken = texts.filter(pair => pair.over.words.length > 1 && goesOn(pair))
  const numbers = texts.filter(({ below }) => isNumber(below))
  return broken.length >= SHOWING_SHARE * texts.length && numbers.length <= MOST_NUMBERS * texts.length
}
