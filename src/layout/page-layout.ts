import type { Box } from '../geometry/box.ts'
import type { Direction, Page, Rule, TextRun } from '../page/page.ts'
import type { TableGrid } from '../page/table-grid.ts'
import type { TextLine } from '../page/text-line.ts'
import { cutColumns } from './columns.ts'
import { partFigureText } from './figure-text.ts'
import { findGutter } from './gutters.ts'
import { partLineNumbersOfPages } from './line-numbers.ts'
import { groupLines } from './lines.ts'
import { joinPieces, type Piece, splitAtRules } from './pieces.ts'
import { buildTableGrid, linesOfGrid, mapGridLines } from './table-grid.ts'
import { partAtTables, standInPieces } from './table-pieces.ts'
import type { TableRegion } from './table-region.ts'
import { findTableRegions } from './table-regions.ts'
import { DIRECTIONS, turnBoxBack, turnLineBack, turnRule, turnRun } from './turn.ts'

/** Lines of one column of one part of a page. */
export interface Column {
  readonly page: number
  /** How the cuts reached it, e.g. `lb`; see `columns.ts`. */
  readonly path: string
  readonly box: Box
  /** From top to bottom. */
  readonly lines: readonly TextLine[]
  /** The cells, where this part of the column is a table; `lines` are theirs. */
  readonly table?: TableGrid
}

/** A page with its text in reading order. */
export interface PageLayout {
  readonly page: Page
  readonly columns: readonly Column[]
  /** Line numbers in the margin. */
  readonly lineNumbers: readonly TextLine[]
  /** Text inside figures, by figure. */
  readonly figures: readonly { readonly box: Box; readonly lines: readonly TextLine[] }[]
}

/**
 * Lays out all pages: text inside figures apart, the rest cut into columns in reading order, runs grouped into lines.
 *
 * The gutters of the whole document are found first, because a short one is believed where others stand.
 */
export function layOutPages(pages: readonly Page[], bodySize: number): PageLayout[] {
  const apart = pages.map(page => partFigureText(page, bodySize))
  const numbered = partLineNumbersOfPages(apart.map(({ text }) => text))
  const parted = pages.map((page, i) => ({
    page,
    figures: apart[i]?.figures ?? [],
    text: numbered[i]?.text ?? [],
    numbers: numbered[i]?.numbers ?? [],
  }))
  const known = knownGutters(parted, bodySize)
  return parted.map(({ page, text, numbers, figures }) => ({
    page,
    lineNumbers: linesOf(page, numbers),
    columns: DIRECTIONS.flatMap(direction => columnsOf(page, text, { direction, bodySize, known })),
    figures: figures.map(({ box, runs }) => ({ box, lines: linesOf(page, runs) })),
  }))
}

/** Centres of gutters that prove themselves on some page. */
function knownGutters(parted: readonly { page: Page; text: readonly TextRun[] }[], bodySize: number): number[] {
  const centers: number[] = []
  for (const { page, text } of parted) {
    const upright = text.filter(run => run.direction === 0)
    const { pieces } = setTablesApart(joinPieces(upright), page.rules, bodySize)
    const gutter = findGutter(pieces, page.rules, { pageWidth: page.width, bodySize, known: [] })
    if (gutter !== undefined && gutter.rows >= ROWS_TO_TEACH) centers.push((gutter.left + gutter.right) / 2)
  }
  return centers
}

/** Rows of a gutter that others are measured by. */
const ROWS_TO_TEACH = 15

interface ColumnOptions {
  readonly direction: Direction
  readonly bodySize: number
  readonly known: readonly number[]
}

function columnsOf(page: Page, text: readonly TextRun[], { direction, bodySize, known }: ColumnOptions): Column[] {
  const runs = text.filter(run => run.direction === direction)
  if (runs.length === 0) return []
  const turned = direction === 0 ? runs : runs.map(run => turnRun(run, page, direction))
  const rules = direction === 0 ? page.rules : page.rules.map(rule => turnRule(rule, page, direction))
  const pageWidth = direction === 0 || direction === 180 ? page.width : page.height
  const { pieces, standIns } = setTablesApart(joinPieces(turned), rules, bodySize)
  const regions = cutColumns(pieces, rules, { pageWidth, bodySize, known: direction === 0 ? known : [] })
  const turnBack = direction === 0 ? undefined : (line: TextLine) => turnLineBack(line, page, direction)
  return regions.flatMap(region => {
    const box = direction === 0 ? region.box : turnBoxBack(region.box, page, direction)
    const place = { page: page.number, path: region.path, box }
    return partAtTables(region, standIns).map(({ pieces: own, table }): Column => {
      if (table === undefined) {
        const lines = groupLines(own, rules, page.number, direction)
        return { ...place, lines: turnBack === undefined ? lines : lines.map(turnBack) }
      }
      const drawn = buildTableGrid(table, page.number, direction)
      const grid = turnBack === undefined ? drawn : mapGridLines(drawn, turnBack)
      return { ...place, lines: linesOfGrid(grid), table: grid }
    })
  })
}

/** The pieces of a page with one piece for each table, and what each of those stands for. */
function setTablesApart(
  joined: readonly Piece[],
  rules: readonly Rule[],
  bodySize: number,
): { pieces: Piece[]; standIns: Map<Piece, TableRegion> } {
  const pieces = splitAtRules(joined, rules)
  const tables = findTableRegions(pieces, rules, bodySize)
  const inTables = new Set(tables.flatMap(table => table.pieces))
  const standIns = standInPieces(tables, bodySize)
  return { pieces: [...pieces.filter(piece => !inTables.has(piece)), ...standIns.keys()], standIns }
}

function linesOf(page: Page, runs: readonly TextRun[]): TextLine[] {
  return DIRECTIONS.flatMap(direction => {
    const own = runs.filter(run => run.direction === direction).map(run => turnRun(run, page, direction))
    const lines = groupLines(joinPieces(own), [], page.number, direction)
    return direction === 0 ? lines : lines.map(line => turnLineBack(line, page, direction))
  })
}
