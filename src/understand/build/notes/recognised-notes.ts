import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { readFootnoteMark } from '../../decide/notes/note-marks.ts'
import { SAME_COLUMN } from '../../decide/notes/block-columns.ts'
import { readMisreadMark } from '../../decide/notes/misread-marks.ts'

/** The least and greatest indent of a note's first line, in ems; a line further in is centred. */
const LEAST_INDENT_IN_EMS = 0.6
const WIDEST_NOTE_INDENT_IN_EMS = 3
/** How far a line begins left of the others of its note whose mark hangs, in ems, even where the mark was not read. */
const LEAST_OUTDENT_IN_EMS = 0.3
/** Notes are further apart than the lines of one, by this factor: a blank strip, or the raised mark, parts them. */
const FURTHER_APART = 1.09
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
 * How the lines of recognised notes begin notes: raised digits are read as other characters or not at all.
 *
 * A line after a finished one begins a note where it opens with a mark, a character read for one, further in than the
 * other lines of the notes, or further below; so does the first line of a column, unless it opens with a small letter. Where the
 * marks of a paper hang in front of their notes, a line further out begins one, and none further in.
 */
export function readNoteStarts(lines: readonly TextLine[]): (NoteStart | undefined)[] {
  const hangs = doMarksHang(lines)
  return lines.map((_, i) => readNoteStart(lines, i, hangs))
}

function readNoteStart(lines: readonly TextLine[], i: number, hangs: boolean): NoteStart | undefined {
  const line = lines[i]
  if (line === undefined || !isRecognised(line)) return undefined
  const column = columnOf(lines, i)
  const above = column[column.indexOf(line) - 1]
  const read = readMark(line)
  const isSetOff = hangs ? isOutdented(line, column) : isIndented(line, column)
  if (above === undefined)
    return read !== undefined || isSetOff || !/^\p{Ll}/u.test(line.text) ? orNone(read) : undefined
  if (!isFinished(above, column) && !(read !== undefined && endsInAddress(above))) return undefined
  if (hangs && isIndented(line, column) && !isOutdented(line, column)) return undefined
  return read !== undefined || isSetOff || isFurtherBelow(line, above, column) ? orNone(read) : undefined
}

/**
 * Whether most lines with a mark are at the left edge of notes most of whose other lines are further in, and most lines that
 * continue a sentence are further in, too.
 */
function doMarksHang(lines: readonly TextLine[]): boolean {
  let atEdge = 0
  let further = 0
  lines.forEach((line, i) => {
    const column = columnOf(lines, i)
    if (!isRecognised(line)) return
    const above = column[column.indexOf(line) - 1]
    if (readMark(line) === undefined) {
      if (above === undefined || isFinished(above, column)) return
      if (isIndented(line, column)) atEdge++
      else further++
      return
    }
    const inner = column.filter(other => isIndented(other, column)).length
    if (isIndented(line, column)) further++
    else if (inner > 0 && 2 * inner >= column.length - 1) atEdge++
  })
  return atEdge > further
}

/** Whether a sentence opens with a line that is further below the line above than the lines that continue others in its column are. */
function isFurtherBelow(line: TextLine, above: TextLine, column: readonly TextLine[]): boolean {
  if (/^\p{Ll}{3}/u.test(line.text) || !/[.!?)"”’/]$/u.test(above.text)) return false
  const distances = column.slice(1).flatMap((other, i) => {
    const last = column[i]
    return last === undefined || isFinished(last, column) ? [] : [other.baseline - last.baseline]
  })
  const usual = distances.sort((a, b) => a - b)[Math.floor(distances.length / 2)]
  return usual !== undefined && line.baseline - above.baseline > FURTHER_APART * usual
}

/** Whether the last word is an address on the web: no stop ends it, and a mark in the next line is not one of its letters. */
function endsInAddress({ text }: TextLine): boolean {
  return /(?:https?:|www\.)\S+$/u.test(text)
}

function orNone(read: NoteStart | undefined): NoteStart {
  return read ?? { mark: undefined, characters: 0 }
}

function readMark(line: TextLine): NoteStart | undefined {
  const known = readFootnoteMark(line)
  if (known !== undefined && isMarkOfNote(line.text.slice(known.characters))) {
    return { mark: toDagger(known.mark), characters: known.characters }
  }
  const misread = readMisreadMark(line)
  if (misread === undefined) return undefined
  return { mark: toDagger(misread.replace(/[.,]$/u, '')), characters: misread.length }
}

/** The letter that is read for a dagger, which looks like it; hardly any page has so many notes by letters. */
function toDagger(mark: string): string {
  return mark === 't' ? '†' : mark
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
  return indent > LEAST_INDENT_IN_EMS * line.size && indent < WIDEST_NOTE_INDENT_IN_EMS * line.size
}

/** Whether a line begins left of where the lines that are further in do: the blank place of a mark is part of the way. */
function isOutdented(line: TextLine, column: readonly TextLine[]): boolean {
  const lefts = column.filter(other => isIndented(other, column)).map(({ box }) => box.left)
  const inner = lefts.sort((a, b) => a - b)[Math.floor(lefts.length / 2)]
  return inner !== undefined && inner - line.box.left > LEAST_OUTDENT_IN_EMS * line.size
}

/** Whether a note may end with the line: at the end of a sentence or of an address, or before the right edge. */
function isFinished(line: TextLine, column: readonly TextLine[]): boolean {
  if (/[.!?)\]"”’/]$/u.test(line.text)) return true
  const right = Math.max(...column.map(other => other.box.right))
  return right - line.box.right > SHORT_IN_EMS * line.size && !/[-,]$/u.test(line.text)
}
