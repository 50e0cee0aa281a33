import { ENOUGH, weigh } from '../../../../base/collections/rules.ts'
import { overlapX, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'
import { SAME_EDGE } from '../between-rules.ts'
import { boxOfChain, MOST_ROWS_OF_HEAD, type RuleChain } from '../rule-chains.ts'
import { columnsOfCells, splitRows, type TableColumn, touchesColumn } from '../table-columns.ts'
import { isValue } from '../table-region.ts'
import { countTabularRows, type PieceRow } from '../tabular-rows.ts'
import { BREAK_RULES, type BreakFacts, WHITE_IN_ROWS } from './break-rules.ts'

/** Baselines of a row and of the head below it that is printed again are at least this far apart, in distances of rows. */
const WHITE_ABOVE_HEAD_IN_ROWS = 1.6
/** The distance of rows where a chain has no two in sequence, in ems. */
const USUAL_DISTANCE_IN_EMS = 1.5
/** Widest blank in a line of text, in ems: lines of narrow columns are justified with wide blanks. */
const WIDEST_BLANK_IN_EMS = 2.2
/** The first of some lines of text covers at least this share of the width of the rules. */
const FULL_LINE = 0.6
/** Boxes are further apart than this, in points; the rules of one may be doubled. */
const MIN_APART = 4
/** Furthest that a line of text begins from the left side, in ems. */
const WIDEST_INDENT_IN_EMS = 3.5
/** Fewest words of a line of text, and of a single one. */
const LEAST_WORDS = 2
const LEAST_WORDS_ALONE = 4
/** Small letters in the words of running text: names of columns have fewer. */
const SMALL_SHARE = 0.5
const ENDS_IN_STOP = /[.!?]["”»’)\]]*$/u
/** Tables have other columns where fewer than this share of those of both have one of the other for themselves at their place. */
const SAME_COLUMNS = 0.8
/** How many stretches below are compared with the rows above. */
const STRETCHES_BELOW = 3

/**
 * The tables of a chain: rules of one width follow one another where tables as wide as their column do. They are parted at lines
 * of running text and at wide white, where the columns change or a new head follows. `head` has the rows of a head above the first rule.
 */
export function splitChain(
  chain: RuleChain,
  { rules, head }: { rules: readonly Rule[]; head: readonly PieceRow[] },
): RuleChain[] {
  const distance = distanceOfRows(chain)
  const sides = boxOfChain(chain)
  const tables: RuleChain[] = []
  let start = 0
  let above: readonly PieceRow[] | undefined
  for (const [i, rows] of chain.stretches.entries()) {
    const bounds = [chain.rules[i], chain.rules[i + 1]] as const
    if (bounds[0] === undefined || bounds[1] === undefined) continue
    const next = columnsOfCells(chain.stretches.slice(i + 1, i + 1 + STRETCHES_BELOW).flat())
    const names = textOfFirst([...(above ?? (start === 0 ? head : [])), ...chain.stretches.slice(start).flat()])
    const open = openingIn(rows, {
      above: bounds[0],
      below: bounds[1],
      distance,
      width: widthOf(sides),
      rules,
      next,
      names,
    })
    if (open === undefined) continue
    // Between the first two rules white has the head above it, not a table.
    const after = [...rows.slice(open.end), ...chain.stretches.slice(i + 1, i + 1 + STRETCHES_BELOW).flat()]
    const hasHeadAgain = names !== undefined && textOfFirst(after) === names
    const hasRowsBelow = countTabularRows(chain.stretches.slice(i + 1).flat()) > 0
    // The rows below the last rule are not in the chain: a head above it begins a table where it is apart.
    const opensAtLast = hasHeadAgain || (isApart(open) && countTabularRows(rows.slice(open.end)) > 0)
    if (!hasRowsBelow && !opensAtLast) continue
    if (i === start && above === undefined && open.first === open.end && open.first > 0 && !hasHeadAgain) continue
    const before = [...(above ?? []), ...chain.stretches.slice(start, i).flat(), ...rows.slice(0, open.first)]
    const facts: BreakFacts = {
      ...open,
      columns: compareColumns(before, after),
      hasHeadBelow: hasHead(chain.stretches.slice(i + 1)),
      hasHeadAgain,
    }
    if (weigh(BREAK_RULES, facts).points < ENOUGH) continue
    const stretches = chain.stretches.slice(start, i)
    const reach = WHITE_IN_ROWS * distance
    const below = rowsNear(rows.slice(0, open.first), bounds[0].box.bottom, reach)
    tables.push({ rules: chain.rules.slice(start, i + 1), stretches, above, below })
    start = i + 1
    above = rowsNear(rows.slice(open.end).reverse(), bounds[1].box.top, reach).reverse()
  }
  if (start === 0) return [chain]
  return [...tables, { rules: chain.rules.slice(start), stretches: chain.stretches.slice(start), above }]
}

/** The rows from a rule on, up to the first wide white. */
function rowsNear(rows: readonly PieceRow[], rule: number, reach: number): PieceRow[] {
  const end = rows.findIndex(({ box }, i) => {
    const last = rows[i - 1]?.box ?? { top: rule, bottom: rule }
    return Math.max(box.top - last.bottom, last.top - box.bottom) > reach
  })
  return rows.slice(0, end < 0 ? rows.length : end)
}

/** What is between two tables: the rows of a stretch from `first` to `end`, none where it is white. */
interface Opening extends Pick<BreakFacts, 'text' | 'white' | 'hasOpenSides'> {
  readonly first: number
  readonly end: number
}

/** An opening without anything in it. */
const NOTHING = { text: undefined, white: 0, hasOpenSides: false } as const

interface StretchBounds {
  readonly above: Rule
  readonly below: Rule
  readonly distance: number
  readonly width: number
  readonly rules: readonly Rule[]
  /** Columns of the rows below. */
  readonly next: readonly TableColumn[]
  /** The first row of the table above. */
  readonly names: string | undefined
}

function openingIn(rows: readonly PieceRow[], bounds: StretchBounds): Opening | undefined {
  const text = textIn(rows, bounds)
  const white = whiteIn(rows, bounds)
  const areApart = text?.text === 'lines' && white !== undefined
  return (
    openSidesIn(rows, bounds) ??
    (areApart ? { ...text, white: WHITE_IN_ROWS } : (text ?? white)) ??
    headAgainIn(rows, bounds)
  )
}

/** Whether lines of text with white around them are between two tables. */
function isApart({ text, white }: Opening): boolean {
  return text === 'lines' && white > 0
}

/** Where the head of the table above is printed again in a stretch, with more white above it than between rows. */
function headAgainIn(rows: readonly PieceRow[], { names, distance }: StretchBounds): Opening | undefined {
  const first = rows.findIndex((row, i) => {
    const last = rows[i - 1]
    const isApart = last !== undefined && row.baseline - last.baseline > WHITE_ABOVE_HEAD_IN_ROWS * distance
    return isApart && textOfFirst([row]) === names
  })
  return first < 0 ? undefined : { ...NOTHING, first, end: first }
}

/** The words of the first of some rows, where it has no values: those of a head. */
function textOfFirst([row]: readonly PieceRow[]): string | undefined {
  const cells = row?.pieces.map(({ runs }) => runs.map(({ text }) => text).join(' ')) ?? []
  return cells.length === 0 || cells.some(isValue) ? undefined : cells.join(' ')
}

/** The whole stretch where the sides of the boxes above and below are not drawn, and not all rows are cells: each box is a table. */
function openSidesIn(rows: readonly PieceRow[], { above, below, rules }: StretchBounds): Opening | undefined {
  const height = below.box.top - above.box.bottom
  const isParted =
    height > MIN_APART &&
    countSides(above.box, above.box.top - MIN_APART, rules) === 2 &&
    countSides(below.box, below.box.bottom + MIN_APART, rules) === 2 &&
    countSides(above.box, above.box.bottom + height / 2, rules) === 0
  const areText = countTabularRows(rows) < Math.max(1, rows.length)
  return isParted && areText ? { ...NOTHING, first: 0, end: rows.length, hasOpenSides: true } : undefined
}

/** At how many ends of a rule a vertical one runs at a height. */
function countSides({ left, right }: Rule['box'], y: number, rules: readonly Rule[]): number {
  const isAt =
    (x: number) =>
    ({ box, orientation }: Rule) =>
      orientation === 'vertical' && Math.abs(box.left - x) < SAME_EDGE && box.top < y && box.bottom > y
  return [left, right].filter(x => rules.some(isAt(x))).length
}

/** The lines of text in a stretch, from the first to the last. */
function textIn(rows: readonly PieceRow[], { above: { box }, width, next }: StretchBounds): Opening | undefined {
  const isText = (row: PieceRow) => isLineOfText(row, LEAST_WORDS) && isAtSide(row, box) && !isInColumns(row, next)
  const first = rows.findIndex(isText)
  if (first < 0) return undefined
  const end = rows.findLastIndex(isText) + 1
  const lines = rows.slice(first, end)
  const [line] = lines
  if (line === undefined || haveCommonWhite(lines)) return undefined
  if (lines.length > 1 && lines.some(({ box }) => widthOf(box) >= FULL_LINE * width) && endsSentence(lines))
    return { ...NOTHING, first, end, text: 'lines' }
  const isAlone = rows.length === 1 && isLineOfText(line, LEAST_WORDS_ALONE) && endsSentence(lines)
  return isAlone ? { ...NOTHING, first, end, text: 'line' } : undefined
}

/** Whether a row is words with no more than blanks between them, most of their letters small. */
function isLineOfText({ pieces, size }: PieceRow, leastWords: number): boolean {
  const areNear = pieces.every(({ box }, i) => {
    const next = pieces[i + 1]
    return next === undefined || next.box.left - box.right < WIDEST_BLANK_IN_EMS * size
  })
  if (!areNear) return false
  const words = pieces.flatMap(({ runs }) => runs.map(({ text }) => text))
  const letters = words.join('').match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const small = words.join('').match(/\p{Ll}/gu)?.length ?? 0
  return words.length >= leastWords && small > SMALL_SHARE * letters
}

/** Whether a line begins at the left side, or not further in than a paragraph: lines of cells begin at that of their column. */
function isAtSide({ box, size }: PieceRow, { left }: Rule['box']): boolean {
  return box.left - left < WIDEST_INDENT_IN_EMS * size
}

/** Whether a row names columns: it has several cells, each in one of the columns. */
function isInColumns(row: PieceRow, columns: readonly TableColumn[]): boolean {
  const cells = splitRows([row]).flatMap(({ pieces }) => pieces)
  return cells.length > 1 && cells.every(({ box }) => columns.filter(column => touchesColumn(box, column)).length === 1)
}

/** Whether white runs down through all of some lines: they are cells side by side. */
function haveCommonWhite([first, ...others]: readonly PieceRow[]): boolean {
  if (first === undefined || others.length === 0) return false
  const whites = ({ pieces }: PieceRow) =>
    pieces.slice(1).map(({ box }, i) => ({ ...box, left: pieces[i]?.box.right ?? box.left, right: box.left }))
  return whites(first).some(white => others.every(row => whites(row).some(other => overlapX(white, other) > 0)))
}

function endsSentence(lines: readonly PieceRow[]): boolean {
  return lines.some(({ pieces }) => ENDS_IN_STOP.test(pieces.at(-1)?.runs.at(-1)?.text ?? ''))
}

/** The widest white of a stretch, where no vertical rule runs through it: white in a grid is an empty cell. */
function whiteIn(rows: readonly PieceRow[], { above, below, distance, rules }: StretchBounds): Opening | undefined {
  const edges = [above.box.bottom, ...rows.flatMap(({ box }) => [box.top, box.bottom]), below.box.top]
  const gaps = rows.map((_, i) => i).concat(rows.length)
  const whites = gaps.map(i => ({ i, top: edges[2 * i] ?? 0, bottom: edges[2 * i + 1] ?? 0 }))
  const widest = whites.sort((a, b) => b.bottom - b.top - (a.bottom - a.top))[0]
  if (widest === undefined || widest.bottom - widest.top < WHITE_IN_ROWS * distance) return undefined
  const middle = (widest.top + widest.bottom) / 2
  const isCrossed = rules.some(
    ({ box, orientation }) =>
      orientation === 'vertical' && box.top < middle && box.bottom > middle && overlapX(box, growX(above.box)) > 0,
  )
  if (isCrossed) return undefined
  return { ...NOTHING, first: widest.i, end: widest.i, white: (widest.bottom - widest.top) / distance }
}

function growX(box: Rule['box']): Rule['box'] {
  return { ...box, left: box.left - 1, right: box.right + 1 }
}

/** The middle distance of two rows in sequence. */
function distanceOfRows({ stretches }: RuleChain): number {
  const distances = stretches
    .flatMap(rows => rows.slice(1).map((row, i) => row.baseline - (rows[i]?.baseline ?? row.baseline)))
    .sort((a, b) => a - b)
  const size = Math.max(0, ...stretches.flat().map(row => row.size))
  return distances[Math.floor(distances.length / 2)] ?? USUAL_DISTANCE_IN_EMS * size
}

function compareColumns(before: readonly PieceRow[], after: readonly PieceRow[]): BreakFacts['columns'] {
  const [one, other] = [before, after].map(rows => columnsOfCells(rows))
  if (one === undefined || other === undefined) return undefined
  const touched = (column: TableColumn, others: readonly TableColumn[]) =>
    others.filter(({ left, right }) => touchesColumn({ left, right }, column))
  const hasPartner = (column: TableColumn, others: readonly TableColumn[], all: readonly TableColumn[]) => {
    const [partner, ...more] = touched(column, others)
    return partner !== undefined && more.length === 0 && touched(partner, all).length === 1
  }
  const same =
    one.filter(column => hasPartner(column, other, one)).length +
    other.filter(column => hasPartner(column, one, other)).length
  if (same === one.length + other.length) return 'same'
  return same < SAME_COLUMNS * (one.length + other.length) ? 'other' : undefined
}

/** Whether the first rows of a table are a head, with a rule below it and others after them. */
function hasHead([head, ...others]: readonly (readonly PieceRow[])[]): boolean {
  return head !== undefined && others.length > 0 && head.length <= MOST_ROWS_OF_HEAD && countTabularRows(head) > 0
}
