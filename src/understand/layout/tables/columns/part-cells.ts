import { type Piece, toPiece } from '../../lines/pieces.ts'
import { joinListMarks } from '../list-marks.ts'
import { type PieceRow, rowsOfPieces } from '../tabular-rows.ts'
import { type ChosenColumn, SLACK, type Stretch } from './choose-columns.ts'
import { isWide, startsCell, type Word, wordsOf, wordsOfRow } from './row-words.ts'

/** How far, in ems, a cell may begin left of those that are set apart in other rows: a longer number does. A number in a name is further. */
const REACH_IN_EMS = 1
/** Cells at one edge begin within this many points of each other. */
const SAME_EDGE = 0.6
/** Fewest rows with a cell that begins at an edge, and least share of all rows. */
const LEAST_ROWS = 3
const LEAST_SHARE = 0.4
/** The blank before an edge is at least this many times the middle one of its words: the longest name nearly reaches the next column. */
const WIDER_THAN_BLANKS = 1.1
/** A name has two letters or more; a sign before a number that begins at the edge is part of it: `< 0.001`. */
const NAME = /\p{L}{2}/u

/** The white strip between two columns: a place inside, and where the cells right of it begin in the rows in which they are set apart. */
interface Strip {
  readonly x: number
  readonly cellsFrom: number
  /** Where the cells of most rows begin; `undefined` where they have no edge in common. */
  readonly edge: number | undefined
}

/**
 * The rows, their pieces parted between the columns where a cell may begin: a row whose cells are as near as words is parted there because
 * in others the cells are far from each other, because both are numbers, which no cell has two of, or because it begins where those of
 * most rows do.
 */
export function partCells(rows: readonly PieceRow[], columns: readonly ChosenColumn[]): PieceRow[] {
  const sure = rows.flatMap(row => wordsOfRow(row).blanks.filter(({ isSure }) => isSure))
  const strips = columns.slice(1).map(({ from }) => stripAt(from, sure, rows.length))
  const parted = rows.map(({ pieces }) =>
    joinListMarks(pieces).flatMap((piece, i) => partPiece(piece, strips, i === 0 && !isRightOf(piece, strips[0]))),
  )
  return rowsOfPieces(parted.flat())
}

function stripAt(x: number, sure: readonly Stretch[], rowCount: number): Strip {
  const starts = sure.filter(({ left, right }) => isBetween(x, left, right)).map(({ right }) => right)
  const sorted = starts.sort((a, b) => a - b)
  const groups = sorted.map(start => sorted.filter(other => other >= start && other - start < SAME_EDGE))
  const [largest = []] = groups.sort((a, b) => b.length - a.length)
  const isShared = largest.length >= Math.max(LEAST_ROWS, LEAST_SHARE * rowCount)
  return {
    x,
    cellsFrom: sorted[0] ?? Infinity,
    edge: isShared ? largest[Math.floor(largest.length / 2)] : undefined,
  }
}

function partPiece(piece: Piece, strips: readonly Strip[], isFirst: boolean): Piece[] {
  // The box of a piece may leave out the number before its text.
  const left = Math.min(...piece.runs.map(({ box }) => box.left))
  const inside = strips.filter(({ x, edge = x }) => Math.max(x, edge) > left && x < piece.box.right)
  const words = inside.length === 0 ? [] : wordsOf(piece.runs)
  const wide = words.flatMap((word, i) => (i > 0 && isWide(words[i - 1] ?? word, word, piece.size) ? [i] : []))
  const isApart = (start: number) => {
    const end = wide.find(other => other > start)
    const before = words.slice(wide.findLast(other => other < start) ?? 0, start)
    return columnAt(middleOf(before), strips) !== columnAt(middleOf(words.slice(start, end)), strips)
  }
  const starts = words.flatMap((word, i) => {
    if (i === 0) return []
    if (wide.includes(i)) return isApart(i) ? [i] : []
    const before = words.slice(0, i)
    return inside.some(strip => beginsCell(word, before, { strip, isFirst, words, piece })) ? [i] : []
  })
  if (starts.length === 0) return [piece]
  const bounds = [0, ...starts, words.length]
  return bounds.slice(1).map((end, i) => toPiece(words.slice(bounds[i], end).flatMap(({ runs }) => runs)))
}

/** Whether a piece begins right of the first column: the first of a row of titles is no name of a row. */
function isRightOf({ box }: Piece, strip: Strip | undefined): boolean {
  return strip !== undefined && box.left > strip.x
}

/** How many separators are left of a place. */
function columnAt(x: number, strips: readonly Strip[]): number {
  return strips.filter(strip => strip.x < x).length
}

function middleOf(words: readonly Word[]): number {
  return (Math.min(...words.map(({ left }) => left)) + Math.max(...words.map(({ right }) => right))) / 2
}

/** Whether a word begins the cell right of a strip. */
function beginsCell(
  word: Word,
  before: readonly Word[],
  { strip, isFirst, words, piece }: { strip: Strip; isFirst: boolean; words: readonly Word[]; piece: Piece },
): boolean {
  const last = before.at(-1)
  if (last === undefined) return false
  const end = Math.max(...before.map(({ right }) => right))
  if (
    isBetween(strip.x, end, word.left) &&
    word.left > strip.cellsFrom - REACH_IN_EMS * piece.size &&
    startsCell(last, word, isFirst)
  )
    return true
  return (
    isFirst && strip.edge !== undefined && Math.abs(word.left - strip.edge) < SAME_EDGE && isSetOff(word, before, words)
  )
}

/** Whether a word is after a name, and the blank before it is wider than those of the words of its line. */
function isSetOff(word: Word, before: readonly Word[], words: readonly Word[]): boolean {
  const blanks = words.slice(1).map(({ left }, i) => left - (words[i]?.right ?? left))
  const usual = blanks.toSorted((a, b) => a - b)[Math.floor((blanks.length - 1) / 2)] ?? 0
  const blank = word.left - (before.at(-1)?.right ?? word.left)
  return before.some(({ text }) => NAME.test(text)) && (blanks.length === 1 || blank >= WIDER_THAN_BLANKS * usual)
}

/** Whether a separator is in a blank: it may be at its very side, where a cell of another row ends. */
function isBetween(x: number, left: number, right: number): boolean {
  return x > left - SLACK && x < right + SLACK
}
