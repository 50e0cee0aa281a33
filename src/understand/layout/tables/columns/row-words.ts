import type { TextRun } from '../../../../model/page/page.ts'
import { LIST_MARK } from '../list-marks.ts'
import { CELL_GAP_IN_EMS, type PieceRow } from '../tabular-rows.ts'

/** Narrowest blank between two words, in ems. */
const LEAST_BLANK_IN_EMS = 0.15

/** A number that fills a cell; what follows in brackets or after a sign belongs to it. */
const NUMBER = /^[<>≤≥~≈+\-−–]?[\d.,]*\d%?$/u
/** What a cell begins with that is no text: a number, a sign for none, a mark of yes or no. */
const VALUE = /^[<>≤≥~≈+\-−–]?[\d.,]*\d|^[-−–—✓✗×]+$/u
/** The last three digits of a number whose thousands are set apart, and its first ones. */
const THOUSANDS = /^\d{3}(?:[.,]\d+)?%?$/u
const BEFORE_THOUSANDS = /^[+\-−–]?\d{1,3}$/u

/** Runs with no blank between them, with their text and sides. */
export interface Word {
  readonly runs: readonly TextRun[]
  readonly text: string
  readonly left: number
  readonly right: number
}

/** The blank between two words of a row. */
export interface Blank {
  readonly left: number
  readonly right: number
  /** Two cells meet here whatever the other rows are like: the blank is wide, or between two numbers. */
  readonly isSure: boolean
  /** Two cells may meet here: a value follows, and another one or the name of the row is before. */
  readonly mayPart: boolean
}

/** The words of a row and the blanks between them, from left to right. */
export interface RowWords {
  readonly words: readonly Word[]
  readonly blanks: readonly Blank[]
}

/** The words and blanks of a row of pieces. */
export function wordsOfRow({ pieces, size }: PieceRow): RowWords {
  const words = pieces.flatMap((piece, i) => wordsOf(piece.runs).map(word => ({ ...word, piece: i })))
  const [first, ...others] = words
  if (first === undefined) return { words: [], blanks: [] }
  const kept: Word[] = [first]
  const blanks: Blank[] = []
  let before = first
  for (const word of others) {
    const gap = word.left - before.right
    const isSure = word.piece !== before.piece || areNumbers(before.text, word.text) || isWide(before, word, size)
    if (isSure || gap >= LEAST_BLANK_IN_EMS * size) {
      const mayPart = startsCell(before, word, before.piece === 0)
      blanks.push({ left: before.right, right: Math.max(word.left, before.right), isSure, mayPart })
      kept.push(word)
      before = word
    } else {
      before = { ...before, right: Math.max(before.right, word.right), text: word.text }
      kept[kept.length - 1] = before
    }
  }
  return { words: kept, blanks }
}

/** Runs with no blank between them: neither a space nor white as wide as between cells. */
export function wordsOf(runs: readonly TextRun[]): Word[] {
  const words: TextRun[][] = []
  for (const run of runs) {
    const last = words.at(-1)?.at(-1)
    const isNext = last !== undefined && !run.spaceBefore && run.box.left - last.box.right <= CELL_GAP_IN_EMS * run.size
    if (isNext) words.at(-1)?.push(run)
    else words.push([run])
  }
  return words.map(toWord)
}

function toWord(runs: readonly TextRun[]): Word {
  return {
    runs,
    text: runs.map(({ text }) => text).join(''),
    left: Math.min(...runs.map(({ box }) => box.left)),
    right: Math.max(...runs.map(({ box }) => box.right)),
  }
}

/**
 * Whether a word is another cell than the one before it: a value after a value, or after the name of the row. Titles in words continue across
 * the blanks between columns, as do dates in them.
 */
export function startsCell(before: Word, { text }: Word, isOfName: boolean): boolean {
  if (!VALUE.test(text)) return false
  return VALUE.test(before.text) ? !isThousands(before.text, text) : isOfName
}

/** Whether the blank between two words of one piece is as wide as those between cells, and not that after the mark of a list. */
export function isWide(before: Word, word: Word, size: number): boolean {
  return word.left - before.right > CELL_GAP_IN_EMS * size && !(before.text.length === 1 && LIST_MARK.test(before.text))
}

function areNumbers(left: string, right: string): boolean {
  return NUMBER.test(left) && NUMBER.test(right) && !isThousands(left, right)
}

function isThousands(left: string, right: string): boolean {
  return BEFORE_THOUSANDS.test(left) && THOUSANDS.test(right)
}
