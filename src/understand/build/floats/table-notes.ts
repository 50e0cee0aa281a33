import { opensRaised } from '../../evidence/line-style.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { endedEarly } from '../paragraphs/line-room.ts'

/** Lines of one note are at most this far apart, in ems. */
const LEADING_IN_EMS = 1.6
/** Characters that mark notes; letters and digits count where they are raised. */
const NOTE_MARK = /^[*∗†‡§¶#]/u

/**
 * Splits the lines below a table into its notes.
 *
 * A note starts where a mark opens a line, where the line before ended although the next word had room there, and
 * below a gap. Never drops or reorders a line.
 */
export function splitTableNotes(lines: readonly TextLine[]): TextLine[][] {
  const right = Math.max(...lines.map(line => line.box.right))
  const notes: TextLine[][] = []
  lines.forEach((line, i) => {
    const last = lines[i - 1]
    const current = notes[notes.length - 1]
    if (last === undefined || current === undefined || startsNote(line, last, right)) notes.push([line])
    else current.push(line)
  })
  return notes
}

function startsNote(line: TextLine, last: TextLine, right: number): boolean {
  if (opensRaised(line) || NOTE_MARK.test(line.text)) return true
  const distance = line.baseline - last.baseline
  if (line.page !== last.page || distance <= 0 || distance > LEADING_IN_EMS * line.size) return true
  return endedEarly(last, line, { right, isJustified: false })
}
