import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { type FootnoteMark, readBareLetter, readFootnoteMark } from '../../decide/notes/note-marks.ts'
import { MONTH, YEAR } from '../../../base/text/keywords/date-words.ts'
import type { CorrectedJoins } from '../corrected-joins.ts'
import { readNoteStarts } from './recognised-notes.ts'
import { numberBySuccession } from '../mark-numbers.ts'

/** A footnote before it becomes text. */
export interface DraftFootnote {
  readonly id: string
  readonly mark: string | undefined
  /** Page on which it starts. */
  readonly page: number
  readonly lines: readonly TextLine[]
  /** Characters of its first line that are the mark. */
  readonly markLength: number
}

/**
 * Splits lines at the foot of pages into notes.
 *
 * A line starts a note where it opens with a raised mark or a symbol, with the number or letter that follows the last
 * one, or at the foot of a page with the first one again or one a little later in the row.
 * Lines before the first mark of a page continue the last note of the page before. A person's corrections (`joins`)
 * win. Recognised lines are split by more than their marks: see `recognised-notes.ts`.
 */
export function splitFootnotes(lines: readonly TextLine[], joins: CorrectedJoins = new Map()): DraftFootnote[] {
  if (lines.some(isRecognised)) return splitRecognisedNotes(lines, joins)
  const notes: { mark: string | undefined; page: number; lines: TextLine[]; markLength: number }[] = []
  let previous: number | undefined
  for (const line of lines) {
    const mark = readMark(line, notes.at(-1)?.lines.at(-1), previous)
    const value = mark === undefined ? Number.NaN : countOf(mark.mark)
    const isFirstOfPage = line.page !== notes.at(-1)?.lines.at(-1)?.page
    const isFirstMarkOfPage = line.page !== notes.at(-1)?.page
    const restarts = isFirstMarkOfPage && (value === countOf('1') || value === countOf('a'))
    const skips = isFirstOfPage && previous !== undefined && value > previous && value <= previous + MOST_SKIPPED
    const follows = restarts || skips || (previous !== undefined && value === previous + 1)
    const isFirst = previous === undefined && !Number.isNaN(value)
    const current = notes[notes.length - 1]
    const continues = joins.get(line) ?? !(mark !== undefined && (mark.isSure || follows || isFirst))
    if (continues && current !== undefined) current.lines.push(line)
    else if (continues || mark === undefined) {
      notes.push({ mark: undefined, page: line.page, lines: [line], markLength: 0 })
    } else {
      notes.push({ mark: mark.mark, page: line.page, lines: [line], markLength: mark.characters })
      if (!Number.isNaN(value)) previous = value
    }
  }
  return notes.map((note, i) => ({ ...note, id: `fn${i + 1}` }))
}

/** The mark of a line. Inside a sentence a day of a date is not a mark, nor is a letter alone that does not follow the `previous` one. */
function readMark(line: TextLine, above: TextLine | undefined, previous: number | undefined): FootnoteMark | undefined {
  const isInside = above !== undefined && !/[.!?)\]"”’]$/u.test(above.text)
  if (isInside && DATE.test(line.text)) return undefined
  const mark = readFootnoteMark(line) ?? readBareLetter(line)
  const isWord =
    mark?.isSure === false && /^[a-z]$/.test(mark.mark) && countOf(mark.mark) !== (previous ?? Number.NaN) + 1
  return isInside && isWord ? undefined : mark
}

/** A date without its beginning, as a line end leaves `(zugegriffen: | 14. Dezember 2022)`. */
const DATE = new RegExp(String.raw`^\d{1,2}\.?\s+${MONTH}\s+${YEAR}`, 'iu')

/** Notes that may be missing before the first of a page. */
const MOST_SKIPPED = 5

/** Letters count from this number, so that none follows a number: `9`, then `a`. */
const BEFORE_A = 1000

/** The place of a mark in its row: 3 for `3`, the third from `BEFORE_A` for `c`; no number for symbols. */
function countOf(mark: string): number {
  return /^[a-z]$/.test(mark) ? BEFORE_A + mark.charCodeAt(0) - 'a'.charCodeAt(0) : Number(mark)
}

/** The notes of a paper whose marks were recognised, with the numbers that they must have had. */
function splitRecognisedNotes(lines: readonly TextLine[], joins: CorrectedJoins): DraftFootnote[] {
  const notes: Omit<DraftFootnote, 'id'>[] = []
  const starts = readNoteStarts(lines)
  lines.forEach((line, i) => {
    const start = starts[i]
    const current = notes.at(-1)
    const continues = joins.get(line) ?? start === undefined
    if (continues && current !== undefined) notes[notes.length - 1] = { ...current, lines: [...current.lines, line] }
    else notes.push({ mark: start?.mark, page: line.page, lines: [line], markLength: start?.characters ?? 0 })
  })
  const marks = numberBySuccession(notes.map(({ mark }) => mark))
  return notes.map((note, i) => ({ ...note, mark: marks[i], id: `fn${i + 1}` }))
}

/** A note that a mark may call. */
export interface CalledNote {
  readonly id: string
  /** The note is on the page after the mark's, where it had no room. */
  readonly isMoved: boolean
}

/** The note that a mark on a page calls. */
export type NoteOf = (page: number, mark: string) => CalledNote | undefined

/**
 * Links marks to notes: a mark calls the note of its page, or of the next page if the note was moved there. `anyPage`
 * notes, gathered at the end of the paper, are called from everywhere.
 */
export function linkFootnotes(notes: readonly DraftFootnote[], anyPage: ReadonlySet<string>): NoteOf {
  const byPlace = new Map<string, string>()
  const byMark = new Map<string, string>()
  for (const { id, mark, page } of notes) {
    if (mark === undefined) continue
    if (anyPage.has(id)) byMark.set(mark, byMark.get(mark) ?? id)
    else byPlace.set(`${page} ${mark}`, byPlace.get(`${page} ${mark}`) ?? id)
  }
  return (page, mark) => {
    const folded = mark.replace(/[()]/g, '').replace(/∗|⋆/gu, '*')
    const id = byPlace.get(`${page} ${folded}`) ?? byMark.get(folded)
    if (id !== undefined) return { id, isMoved: false }
    const moved = byPlace.get(`${page + 1} ${folded}`)
    return moved === undefined ? undefined : { id: moved, isMoved: true }
  }
}
