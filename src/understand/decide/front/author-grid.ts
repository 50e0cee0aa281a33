import { isBoldLine, isItalicLine } from '../../evidence/line-style.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import { looksLikeNames } from '../../../base/text/names/name-list.ts'
import { hasOrganisationWord } from '../../../base/text/names/title-page-words.ts'

/** Narrowest gap between two names side by side, in ems of their line. */
const NAME_GAP_IN_EMS = 0.8
/** Narrowest gap that all lines of a grid leave between two columns, in ems: a blank is 0.25 to 0.35. */
const GUTTER_IN_EMS = 0.5
/** The same in blanks of the line: an address below two names may be that of both. */
const GUTTER_IN_BLANKS = 1.5
/** Space between the lines of a grid is at most this wide, in ems. */
export const GRID_PITCH_IN_EMS = 1.5
/** Fewest lines of a grid: one line of names is a list. */
const LEAST_GRID_ROWS = 2

/** A row of authors is further below the addresses above it than these are from each other, by this factor. */
const NEW_PERSONS = 1.25

/** Where a line is in a grid of authors. */
export interface GridPlace {
  /** Place of its row among all rows of lines, from 0. */
  readonly row: number
  /** The middles of the gutters, in points. */
  readonly gutters: readonly number[]
  /** It has names, or what continues from them; else it is below them. */
  readonly hasNames: boolean
}

/** A place between two columns, in points. */
interface Gutter {
  readonly left: number
  readonly right: number
}

/** The lines on one baseline of a page, one for each block that has words there. */
interface Row {
  readonly lines: readonly TextLine[]
  readonly words: readonly Word[]
  readonly size: number
  readonly baseline: number
  readonly top: number
  readonly bottom: number
}

/**
 * The columns of authors side by side, each above the lines of an address:
 *
 *     |      Ann Lee           Bo Berg      |
 *     |  Institute for     University of    |
 *     |   Water, Here     Somewhere, There  |
 *
 * Gives the place of each line of such a grid. Its gutters are those that no line crosses below a line with a name in each column; what
 * the words beside a gutter are says nothing, as an address may break at a comma or a hyphen.
 */
export function findAuthorGrids(lines: readonly TextLine[]): ReadonlyMap<TextLine, GridPlace> {
  const rows = toRows(lines)
  const places = new Map<TextLine, GridPlace>()
  for (let start = 0; start < rows.length; ) {
    const { gutters, end } = growGrid(rows, start)
    if (gutters.length > 0 && end - start >= LEAST_GRID_ROWS) {
      const grid = rows.slice(start, end)
      const middles = gutters.map(({ left, right }) => (left + right) / 2)
      const named = rowsOfNames(grid, middles)
      grid.forEach((row, i) => {
        const place = { row: start + i, gutters: middles, hasNames: named.has(row) }
        for (const line of row.lines) places.set(line, place)
      })
      start = end
    } else start++
  }
  return places
}

/** Whether lines are one row of names side by side. */
export function isRowOfNames(lines: readonly TextLine[]): boolean {
  const [row, ...others] = toRows(lines)
  return row !== undefined && others.length === 0 && guttersOfNames(row).length > 0
}

function toRows(lines: readonly TextLine[]): Row[] {
  const groups: TextLine[][] = []
  for (const line of [...lines].sort((a, b) => a.page - b.page || a.baseline - b.baseline)) {
    const last = groups.at(-1)
    const [first] = last ?? []
    const isSameRow = first?.page === line.page && line.baseline - first.baseline < GUTTER_IN_EMS * first.size
    if (last !== undefined && isSameRow) last.push(line)
    else groups.push([line])
  }
  return groups.map(group => ({
    lines: group,
    words: group.flatMap(({ words }) => words).sort((a, b) => a.box.left - b.box.left),
    size: Math.max(...group.map(({ size }) => size)),
    baseline: Math.max(...group.map(({ baseline }) => baseline)),
    top: Math.min(...group.map(({ box }) => box.top)),
    bottom: Math.max(...group.map(({ box }) => box.bottom)),
  }))
}

/**
 * The rows of a grid that have names: those in the type of the first row where the second has another, else the first, those apart from the
 * addresses above them, those below e-mail addresses, and those that read as names above organisations, where the first is above such.
 */
function rowsOfNames(grid: readonly Row[], gutters: readonly number[]): ReadonlySet<Row> {
  const [first, second] = grid
  const hasOwnType = first !== undefined && second !== undefined && typeOf(first) !== typeOf(second)
  if (hasOwnType) return new Set(grid.filter(row => typeOf(row) === typeOf(first)))
  const gaps = grid.map((row, i) => row.baseline - (grid[i - 1]?.baseline ?? -Infinity))
  const usual = Math.min(...gaps)
  const isAboveOrganisations = (i: number) => cellsOf(grid[i + 1], gutters).every(hasOrganisationWord)
  const opensLikeFirst = (row: Row, i: number) =>
    isAboveOrganisations(0) && isAboveOrganisations(i) && cellsOf(row, gutters).every(looksLikeNames)
  return new Set(
    grid.filter((row, i) => (gaps[i] ?? 0) > NEW_PERSONS * usual || isContacts(grid[i - 1]) || opensLikeFirst(row, i)),
  )
}

/** The texts of a row between the gutters; one empty text where there is no row, or nothing between two gutters. */
function cellsOf(row: Row | undefined, gutters: readonly number[]): string[] {
  return [...gutters, Infinity].map((end, i) => {
    const begin = gutters[i - 1] ?? -Infinity
    const words = row?.words.filter(({ box }) => box.left >= begin && box.left < end) ?? []
    return words.map(({ text }) => text).join(' ')
  })
}

function typeOf({ lines, size }: Row): string {
  return `${Math.round(size)} ${lines.some(isBoldLine)} ${lines.some(isItalicLine)}`
}

/** Whether a row is e-mail addresses alone, or the ends of some: they come last in the details of an author. */
function isContacts(row: Row | undefined): boolean {
  return row?.words.every(({ text }) => /@|^[-\w.]+\.\p{L}{2,}$/u.test(text)) === true
}

/** The gutters of the grid that begins with a row, and the row after its last one. */
function growGrid(rows: readonly Row[], start: number): { gutters: readonly Gutter[]; end: number } {
  const [first] = rows.slice(start)
  let gutters = first === undefined ? [] : guttersOfNames(first)
  let end = start + 1
  for (let last = first; last !== undefined && gutters.length > 0; end++) {
    const row = rows[end]
    if (row === undefined || row.lines[0]?.page !== last.lines[0]?.page) break
    if (row.top - last.bottom > GRID_PITCH_IN_EMS * row.size) break
    const kept = gutters.map(gutter => narrow(gutter, row))
    const least = Math.max(GUTTER_IN_EMS * row.size, GUTTER_IN_BLANKS * blankOf(row, kept))
    if (kept.some(({ left, right }) => right - left < least)) break
    gutters = kept
    last = row
  }
  return { gutters, end }
}

/** The wide gaps of a row that has a name between all of them, and no raised mark: marks are for lists of names. */
function guttersOfNames({ words, size }: Row): Gutter[] {
  if (words.some(word => word.runs.some(run => run.script === 'super'))) return []
  const gutters: Gutter[] = []
  const cells: Word[][] = []
  for (const word of words) {
    const last = cells.at(-1)?.at(-1)
    if (last !== undefined && word.box.left - last.box.right < NAME_GAP_IN_EMS * size) cells.at(-1)?.push(word)
    else {
      if (last !== undefined) gutters.push({ left: last.box.right, right: word.box.left })
      cells.push([word])
    }
  }
  if (gutters.length === 0) return gutters
  const texts = cells.map(cell => cell.map(({ text }) => text).join(' '))
  return texts.every(text => looksLikeNames(text.replace(/[-\u00ad]$/u, '')) && !/[,;]$/u.test(text)) ? gutters : []
}

/** What a row leaves free of a gutter. */
function narrow(gutter: Gutter, { words }: Row): Gutter {
  const middle = (gutter.left + gutter.right) / 2
  let { left, right } = gutter
  for (const { box } of words) {
    if ((box.left + box.right) / 2 < middle) left = Math.max(left, box.right)
    else right = Math.min(right, box.left)
  }
  return { left, right }
}

/** The widest blank of a row beside its gutters; 0 where it has none. */
function blankOf({ words }: Row, gutters: readonly Gutter[]): number {
  const gaps = words.slice(1).map(({ box }, i) => ({ left: words[i]?.box.right ?? box.left, right: box.left }))
  const inside = gaps.filter(gap => !gutters.some(({ left, right }) => gap.left < right && left < gap.right))
  return Math.max(0, ...inside.map(({ left, right }) => right - left))
}
