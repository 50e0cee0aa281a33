import { type Box, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import { middleOfLetters } from '../../evidence/lines.ts'
import type { Piece } from '../lines/pieces.ts'
import { hasTicks } from './axes.ts'
import { hasRowRules, holdsDrawing, isSameWidth, SAME_EDGE } from './between-rules.ts'
import { CAPTION_ABOVE, hasTableCaption, startsCaption } from './captioned-rows.ts'
import { countCells } from './centred-cells.ts'
import { countRowsAboveNote } from './closing-notes.ts'
import { columnsOfCells, splitRows, touchesColumn } from './table-columns.ts'
import { areProse, countTabularRows, isProseRow, type PieceRow, rowsOfPieces } from './tabular-rows.ts'

/** Narrowest rule that can bound a table, in ems of the body: two short columns. Narrower ones are bars of fractions. */
export const NARROWEST_IN_EMS = 5
/** A piece may stick out of the rules of its table by this much, in points. */
export const OVERHANG = 12
/** Rules without text between them that are further apart than this bound a picture or a page, not a row. */
const TALLEST_EMPTY = 24
export const MOST_ROWS_OF_HEAD = 4
/** Type of a table is at most this share of the body's: titles of papers are between rules too. */
export const LARGEST_TYPE = 1.35

/** Fewest stretches, a head and a row, above long cells of a table without a caption. */
const LEAST_STRETCHES = 2
/** Greatest share of the lines of long cells that cross the columns. */
const MOST_CROSSING = 0.05

/** Type of text below a table without a rule at its end is at least this many times that of its cells. */
const LARGER_THAN_CELLS = 1.05
/** Fewest full lines of such text: one may be the title of a group. */
const LEAST_TEXT_BELOW = 2

/** Margins of the title of a table in its middle differ by less than this, in ems, and it is no longer than this share of the width or, in narrow tables, than this, in ems. */
const OFF_CENTRE_IN_EMS = 1
const LONGEST_TITLE = 0.8
const LONGEST_TITLE_IN_EMS = 12
const MOST_LINES_OF_TITLE = 2

/** Least share of the rows above a note with cells side by side. */
const LEAST_TABULAR = 0.5

/** Rules that bound a table from above to below, and the rows between each two of them. */
export interface RuleChain {
  readonly rules: readonly Rule[]
  readonly stretches: readonly (readonly PieceRow[])[]
  /** Rows of the table above its first rule and below its last; `undefined` where it was not parted from a neighbour there. */
  readonly above?: readonly PieceRow[] | undefined
  readonly below?: readonly PieceRow[] | undefined
}

/** What is drawn behind the rules and the text of a page. */
interface ChainGround {
  readonly figures: readonly Box[]
  /** The colours of whole tables: what is on one of them is in its table. */
  readonly grounds?: readonly Box[]
  readonly bodySize: number
}

/** All chains of rules of one width, from top to bottom; a rule is in one chain at most. */
export function chainRules(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  { figures, grounds = [], bodySize }: ChainGround,
): RuleChain[] {
  const wide = rules
    .filter(rule => rule.orientation === 'horizontal' && widthOf(rule.box) >= NARROWEST_IN_EMS * bodySize)
    .sort((a, b) => a.box.top - b.box.top)
  const used = new Set<Rule>()
  const chains: RuleChain[] = []
  for (const top of wide) {
    if (used.has(top)) continue
    const chain: Rule[] = [top]
    const stretches: PieceRow[][] = []
    for (const next of wide) {
      const last = chain[chain.length - 1] ?? top
      if (next.box.top <= last.box.top || !isSameWidth(top.box, next.box) || used.has(next)) continue
      const rows = rowsBetween(pieces, last.box, next.box)
      if (rows === undefined) break
      const bounds = { above: last.box, below: next.box, bodySize }
      const areCells = isStretch(rows, bounds) || areCellsAboveNote(rows, { ...bounds, pieces })
      const isOnGround = grounds.some(ground => isInside(uniteBoxes([last.box, next.box]), ground))
      const isDrawn = isGridded(last.box, next.box, rules) || hasRowRules(last.box, next.box, wide, rows.length)
      const areFramed = (isOnGround || isDrawn) && !rows.some(startsCaption)
      if (!areCells && !areFramed && !areLongCells(rows, { pieces, top, stretches, bodySize })) break
      // Stripes without text look like the bars of a chart.
      if (!isOnGround && holdsDrawing(figures, last.box, next.box)) break
      if (hasTicks(last.box, next.box, rules)) break
      chain.push(next)
      stretches.push(rows)
    }
    if (chain.length < 2) continue
    for (const rule of chain) used.add(rule)
    chains.push({ rules: chain, stretches })
  }
  return chains
}

/** Rows of the pieces between two rules, or `undefined` where a piece crosses the sides of the region. */
export function rowsBetween(pieces: readonly Piece[], above: Box, below: Box): PieceRow[] | undefined {
  const between: Piece[] = []
  const left = Math.min(above.left, below.left)
  const right = Math.max(above.right, below.right)
  for (const piece of pieces) {
    const y = middleOfLetters(piece)
    if (y < above.top || y > below.bottom) continue
    const { box } = piece
    if (box.right <= left + 1 || box.left >= right - 1) continue
    if (box.left < left - OVERHANG || box.right > right + OVERHANG) return undefined
    between.push(piece)
  }
  return rowsOfPieces(between)
}

function isStretch(
  rows: readonly PieceRow[],
  { above, below, bodySize }: { above: Box; below: Box; bodySize: number },
): boolean {
  if (rows.length === 0) return below.top - above.bottom < TALLEST_EMPTY
  if (rows.some(startsCaption) || isLargeTitle(rows, bodySize)) return false
  return !areProse(rows, widthOf(above)) && !endInText(rows, widthOf(above))
}

/** Whether rows are in larger type than a table, most of them without cells side by side. */
function isLargeTitle(rows: readonly PieceRow[], bodySize: number): boolean {
  const isLarge = rows.some(row => row.size > LARGEST_TYPE * bodySize)
  return isLarge && countTabularRows(rows) < LEAST_TABULAR * rows.length
}

/**
 * Whether rows with cells side by side have a note below them, which may be as long as text: the caption of a table is next to
 * the rules, and the type of the note is no larger than that of the cells.
 */
function areCellsAboveNote(
  rows: readonly PieceRow[],
  { above, below, bodySize, pieces }: { above: Box; below: Box; bodySize: number; pieces: readonly Piece[] },
): boolean {
  const end = countRowsAboveNote(rows)
  const [cells, note] = [rows.slice(0, end), rows.slice(end)]
  if (note.length === 0 || countTabularRows(cells) < LEAST_TABULAR * cells.length) return false
  const largest = LARGER_THAN_CELLS * Math.max(...cells.map(({ size }) => size))
  if (note.some(({ size }) => size > largest) || !isStretch(cells, { above, below, bodySize })) return false
  return hasTableCaption(pieces, uniteBoxes([above, below]), CAPTION_ABOVE)
}

/**
 * Whether lines of text in larger type follow the last cells: the rule below them is that of a heading, and the table has none
 * at its end.
 */
function endInText(rows: readonly PieceRow[], width: number): boolean {
  const end = rows.findLastIndex(({ pieces }) => pieces.length > 1) + 1
  if (end === 0) return false
  const largest = Math.max(...rows.slice(0, end).map(({ size }) => size))
  const text = rows.slice(end).filter(row => row.size > LARGER_THAN_CELLS * largest && isProseRow(row, width))
  return text.length >= LEAST_TEXT_BELOW
}

/**
 * Whether rows that read like text are cells: the caption of a table is above the first rule, or rows of cells are below the head, names
 * of columns are between it and the next, and hardly any line crosses the columns: cells may nearly touch.
 */
function areLongCells(
  rows: readonly PieceRow[],
  { pieces, top, stretches, bodySize }: Pick<RuleChain, 'stretches'> & HeadedBy,
): boolean {
  if (rows.length === 0) return false
  const [head] = stretches
  if (head === undefined || head.length > MOST_ROWS_OF_HEAD || countTabularRows(head) === 0) return false
  if (stretches.length < LEAST_STRETCHES && !hasTableCaption(pieces, top.box, CAPTION_ABOVE)) return false
  if (rows.some(row => row.size > LARGEST_TYPE * bodySize || startsCaption(row))) return false
  const split = splitRows([...head, ...rows])
  const columns = columnsOfCells(split)
  // Columns of text below a table lie under several of its names, or under none.
  const isNamed = (column: (typeof columns)[number]) =>
    head.some(row => row.pieces.some(({ box }) => touchesColumn(box, column)))
  if (columns.filter(isNamed).length < columnsOfCells(head).length) return false
  const isInOne = ({ box }: Piece) => columns.filter(column => touchesColumn(box, column)).length === 1
  const isBelow = ({ baseline }: PieceRow) => head.every(row => row.baseline < baseline)
  const crossing = split.filter(row => isBelow(row) && !row.pieces.every(isInOne))
  return columns.length >= 2 && crossing.length <= MOST_CROSSING * rows.length
}

/** Whether vertical rules on both sides and at least one between them run from one rule to the next: a frame with columns. */
function isGridded(above: Box, below: Box, rules: readonly Rule[]): boolean {
  const xs = rules.flatMap(({ orientation, box }) => {
    const runsThrough = box.top < above.bottom + SAME_EDGE && box.bottom > below.top - SAME_EDGE
    return orientation === 'vertical' && runsThrough ? [(box.left + box.right) / 2] : []
  })
  const isInner = (x: number) => x > above.left + SAME_EDGE && x < above.right - SAME_EDGE
  const isAt = (side: number) => xs.some(x => Math.abs(x - side) < SAME_EDGE)
  return isAt(above.left) && isAt(above.right) && xs.some(isInner)
}

/** The page and the first rule of a chain. */
interface HeadedBy {
  readonly pieces: readonly Piece[]
  readonly top: Rule
  readonly bodySize: number
}

/** The chain without empty stretches and lines of text at its ends (running headers, notes), but with a name or title over some columns. */
export function trimChain({ rules, stretches, above, below }: RuleChain): RuleChain {
  let start = 0
  let end = stretches.length
  const box = uniteBoxes(rules.map(rule => rule.box))
  const isLoose = (stretch: readonly PieceRow[]) =>
    countCells(stretch) === 0 &&
    !isTitleOver(stretch, box) &&
    !isOverColumns(stretch, stretches.slice(start + 1).flat())
  while (start < end && isLoose(stretches[start] ?? [])) start++
  while (end > start && countCells(stretches[end - 1] ?? []) === 0) end--
  return {
    rules: rules.slice(start, end + 1),
    stretches: stretches.slice(start, end),
    above: start === 0 ? above : undefined,
    below: end === stretches.length ? below : undefined,
  }
}

/** Whether a stretch is short lines in the middle: the title of the whole table, in a cell over all columns. */
function isTitleOver(stretch: readonly PieceRow[], { left, right }: Box): boolean {
  const isInMiddle = ({ pieces, box, size }: PieceRow) => {
    const isCentred = Math.abs(box.left - left - (right - box.right)) < OFF_CENTRE_IN_EMS * size
    const longest = Math.max(LONGEST_TITLE * (right - left), LONGEST_TITLE_IN_EMS * size)
    return pieces.length === 1 && isCentred && widthOf(box) < longest
  }
  return stretch.length > 0 && stretch.length <= MOST_LINES_OF_TITLE && stretch.every(isInMiddle)
}

/** Whether a stretch is one cell over some of the columns, but not over the first: a name, or a title of several. */
function isOverColumns([row, ...others]: readonly PieceRow[], below: readonly PieceRow[]): boolean {
  const cells = below.slice(0, countRowsAboveNote(below))
  const columns = columnsOfCells(cells)
  const [piece, ...beside] = row?.pieces ?? []
  const [first] = columns
  if (piece === undefined || beside.length > 0 || others.length > 0 || columns.length < 2) return false
  const touched = columns.filter(column => touchesColumn(piece.box, column))
  const isBesideFirst = touched.length > 0 && first !== undefined && piece.box.left > first.right
  return isBesideFirst && countTabularRows(cells) >= LEAST_TABULAR * cells.length
}

/** The box around the rules of a chain. */
export function boxOfChain({ rules }: RuleChain): Box {
  return uniteBoxes(rules.map(rule => rule.box))
}

/** Whether a box is inside another, but for what rules of one table differ by. */
export function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left > outer.left - SAME_EDGE &&
    inner.right < outer.right + SAME_EDGE &&
    inner.top > outer.top - SAME_EDGE &&
    inner.bottom < outer.bottom + SAME_EDGE
  )
}

/** Whether the rows between the rules, and those above them that are known, are no more than a head has. */
export function isShort({ above = [], stretches }: RuleChain): boolean {
  return above.length + stretches.flat().length <= MOST_ROWS_OF_HEAD
}
