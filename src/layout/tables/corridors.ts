import type { TextRun } from '../../page/page.ts'
import { type Piece, toPiece } from '../lines/pieces.ts'
import { type PieceRow, rowsOfPieces } from './tabular-rows.ts'

/** Narrowest blank between two cells, in ems: cells that are set tight have no more than that of words. */
const LEAST_GAP_IN_EMS = 0.15
/** Fewest rows in which two cells meet at a corridor for sure, and least share of the rows with text on both sides. */
const LEAST_ROWS = 2
const SURE_SHARE = 0.4
/** Greatest share of the rows with text on both sides that cross a corridor: titles over several columns. */
const MOST_CROSSING = 0.25

/** A number that fills a cell; what follows in brackets or behind a sign belongs to it. */
const NUMBER = /^[<>≤≥~≈+\-−–]?[\d.,]*\d%?$/u
/** What a cell begins with that is no text: a number, a sign for none, a mark of yes or no. */
const VALUE = /^[<>≤≥~≈+\-−–]?[\d.,]*\d|^[-−–—✓✗×]+$/u
/** The last three digits of a number whose thousands are set apart, and its first ones. */
const THOUSANDS = /^\d{3}(?:[.,]\d+)?%?$/u
const BEFORE_THOUSANDS = /^[+\-−–]?\d{1,3}$/u
/** How far, in ems, a cell may begin left of those that are set apart in other rows: a longer number does. A number in a name is further. */
const REACH_IN_EMS = 1

/** The blank between two words of a row. */
interface Gap {
  readonly left: number
  readonly right: number
  /** Whether two cells meet here whatever the rows around are like: at a wide blank, or between two numbers. */
  readonly isSure: boolean
}

/** A white strip down the rows, by an x inside, and where the cells right of it begin in the rows in which it is sure. */
interface Corridor {
  readonly x: number
  readonly cellsFrom: number
}

/**
 * The rows, their pieces split at the white corridors that run down through most rows. A row whose cells are as near as words is split
 * there because in others the cells are far from each other, or because both are numbers, which no cell has two of.
 */
export function splitAtCorridors(rows: readonly PieceRow[]): PieceRow[] {
  const corridors = findCorridors(rows, rows.map(gapsOf))
  if (corridors.length === 0) return [...rows]
  return rowsOfPieces(rows.flatMap(({ pieces }) => pieces.flatMap((piece, i) => splitPiece(piece, corridors, i === 0))))
}

function findCorridors(rows: readonly PieceRow[], gaps: readonly (readonly Gap[])[]): Corridor[] {
  const corridors: Corridor[] = []
  for (const gap of gaps.flat().sort((a, b) => widthOf(a) - widthOf(b) || a.left - b.left)) {
    if (corridors.some(({ x }) => x > gap.left && x < gap.right)) continue
    const corridor = corridorAt((gap.left + gap.right) / 2, rows, gaps)
    if (corridor !== undefined) corridors.push(corridor)
  }
  return corridors
}

function widthOf({ left, right }: Gap): number {
  return right - left
}

function corridorAt(x: number, rows: readonly PieceRow[], gaps: readonly (readonly Gap[])[]): Corridor | undefined {
  const around = rows.flatMap((row, i) => (row.box.left < x && row.box.right > x ? [gaps[i] ?? []] : []))
  const free = around.flatMap(row => row.find(({ left, right }) => left < x && right > x) ?? [])
  const sure = free.filter(({ isSure }) => isSure)
  const isSure = sure.length >= Math.max(LEAST_ROWS, SURE_SHARE * around.length)
  if (!isSure || around.length - free.length > MOST_CROSSING * around.length) return undefined
  return { x, cellsFrom: Math.min(...sure.map(({ right }) => right)) }
}

/** Runs with no blank between them. */
function wordsOf(runs: readonly TextRun[]): TextRun[][] {
  const words: TextRun[][] = []
  for (const run of runs) {
    if (words.length > 0 && !run.spaceBefore) words.at(-1)?.push(run)
    else words.push([run])
  }
  return words
}

function gapsOf({ pieces, size }: PieceRow): Gap[] {
  const words = pieces.flatMap((piece, i) => wordsOf(piece.runs).map(runs => ({ ...toWord(runs), piece: i })))
  return words.slice(1).flatMap((word, i): Gap[] => {
    const before = words[i]
    if (before === undefined) return []
    const width = (word.left - before.right) / size
    if (width < LEAST_GAP_IN_EMS) return []
    const isSure = word.piece !== before.piece || areNumbers(before.text, word.text)
    return [{ left: before.right, right: word.left, isSure }]
  })
}

/** Runs with no blank between them, with their text and sides. */
interface Word {
  readonly runs: readonly TextRun[]
  readonly text: string
  readonly left: number
  readonly right: number
}

function toWord(runs: readonly TextRun[]): Word {
  return {
    runs,
    text: runs.map(({ text }) => text).join(''),
    left: Math.min(...runs.map(({ box }) => box.left)),
    right: Math.max(...runs.map(({ box }) => box.right)),
  }
}

function areNumbers(left: string, right: string): boolean {
  return NUMBER.test(left) && NUMBER.test(right) && !isThousands(left, right)
}

function isThousands(left: string, right: string): boolean {
  return BEFORE_THOUSANDS.test(left) && THOUSANDS.test(right)
}

function splitPiece(piece: Piece, corridors: readonly Corridor[], isFirst: boolean): Piece[] {
  const inside = corridors.filter(({ x }) => x > piece.box.left && x < piece.box.right)
  if (inside.length === 0) return [piece]
  const parts: TextRun[][] = []
  let before: Word | undefined
  for (const word of wordsOf(piece.runs).map(toWord)) {
    const end = before?.right ?? Infinity
    const isParted: boolean = inside.some(
      ({ x, cellsFrom }) => x > end && x < word.left && word.left > cellsFrom - REACH_IN_EMS * piece.size,
    )
    const isCell = isParted && before !== undefined && startsCell(before, word, isFirst)
    if (before !== undefined && !isCell) parts.at(-1)?.push(...word.runs)
    else parts.push([...word.runs])
    before = { ...word, right: Math.max(word.right, before?.right ?? word.right) }
  }
  return parts.length < 2 ? [piece] : parts.map(toPiece)
}

/**
 * Whether a word behind a corridor is another cell: a value behind one, or behind the name of the row. Titles in words go on over
 * corridors, as do dates in them.
 */
function startsCell(before: Word, { text }: Word, isOfName: boolean): boolean {
  if (!VALUE.test(text)) return false
  return VALUE.test(before.text) ? !isThousands(before.text, text) : isOfName
}
