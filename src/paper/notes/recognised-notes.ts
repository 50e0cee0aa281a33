import { isRecognised, type TextLine } from '../../page/text-line.ts'
import { readFootnoteMark } from '../../roles/notes/note-marks.ts'
import { SAME_COLUMN } from '../../roles/notes/block-columns.ts'
import { readMisreadMark } from '../../roles/notes/misread-marks.ts'

/** The least and greatest indent of a note's first line, in ems; a line further in is centred. */
const LEAST_INDENT_IN_EMS = 0.6
const WIDEST_INDENT_IN_EMS = 3
/** A line that ends this far left of the others ended on purpose, in ems. */
const SHORT_IN_EMS = 3

/** How a recognised note begins. */
export interface NoteStart {
  /** Its mark as it was read; `undefined` if it was not. */
  readonly mark: string | undefined
  /** Characters of the line that are the mark. */
  readonly characters: number
}

/**
 * How a line of recognised notes begins a note, if it does: raised digits are read as other characters or not at all.
 *
 * A line after a finished one begins a note where it opens with a mark, a character read for one, or indented where
 * other lines of the notes are at the edge; so does the first line of a column, unless it opens with a small letter.
 */
export function readNoteStart(lines: readonly TextLine[], i: number): NoteStart | undefined {
  const line = lines[i]
  if (line === undefined || !isRecognised(line)) return undefined
  const column = columnOf(lines, i)
  const above = column[column.indexOf(line) - 1]
  const read = readMark(line)
  const isSetIn = isIndented(line, column)
  if (above === undefined)
    return read !== undefined || isSetIn || !/^\p{Ll}/u.test(line.text) ? orNone(read) : undefined
  if (!isFinished(above, column)) return undefined
  return read !== undefined || isSetIn ? orNone(read) : undefined
}

function orNone(read: NoteStart | undefined): NoteStart {
  return read ?? { mark: undefined, characters: 0 }
}

function readMark(line: TextLine): NoteStart | undefined {
  const known = readFootnoteMark(line)
  if (known !== undefined && isMarkOfNote(line.text.slice(known.characters))) {
    return { mark: known.mark, characters: known.characters }
  }
  const mark = readMisreadMark(line)
  // The dagger, which looks like it.
  return mark === undefined ? undefined : { mark: mark === 't' ? '†' : mark, characters: mark.length }
}

/** The text after the mark of a note begins a sentence, or is an address on the web. */
function isMarkOfNote(rest: string): boolean {
  return /^\s?(?:["'“‘(]?\p{Lu}|https?:|www\.|\p{Ll}{2})/u.test(rest)
}

/** The lines of notes in the same column of the same page as the line, from top to bottom. */
function columnOf(lines: readonly TextLine[], i: number): TextLine[] {
  const line = lines[i]
  if (line === undefined) return []
  return lines.filter(({ page, box }) => page === line.page && Math.abs(box.left - line.box.left) < SAME_COLUMN)
}

function isIndented(line: TextLine, column: readonly TextLine[]): boolean {
  const left = Math.min(...column.map(other => other.box.left))
  const indent = line.box.left - left
  return indent > LEAST_INDENT_IN_EMS * line.size && indent < WIDEST_INDENT_IN_EMS * line.size
}

/** Whether a note may end with the line: at the end of a sentence or of an address, or before the right edge. */
function isFinished(line: TextLine, column: readonly TextLine[]): boolean {
  if (/[.!?)\]"”’/]$/u.test(line.text)) return true
  const right = Math.max(...column.map(other => other.box.right))
  return right - line.box.right > SHORT_IN_EMS * line.size && !/[-,]$/u.test(line.text)
}
