import { lineOfRuns } from '../layout/lines.ts'
import type { TextRun } from '../page/page.ts'
import type { TextLine } from '../page/text-line.ts'

/** The first `count` characters of the lines (blanks not counted) and the rest, each as lines; runs are cut where they must be. */
export function cutLines(lines: readonly TextLine[], count: number): { head: TextLine[]; tail: TextLine[] } {
  const head: TextLine[] = []
  const tail: TextLine[] = []
  let left = count
  for (const line of lines) {
    const own: TextRun[] = []
    const other: TextRun[] = []
    for (const word of line.words) {
      for (const run of word.runs) {
        const take = Math.min(left, run.text.length)
        left -= take
        if (take > 0) own.push(take === run.text.length ? run : { ...run, text: run.text.slice(0, take) })
        if (take < run.text.length) other.push(take === 0 ? run : { ...run, text: run.text.slice(take), spaceBefore: true })
      }
    }
    if (own.length > 0) head.push(other.length === 0 ? line : lineOf(own, line))
    if (other.length > 0) tail.push(own.length === 0 ? line : lineOf(other, line))
  }
  return { head, tail }
}

/** The lines without their first characters: a mark or a label, blanks not counted. */
export function dropCharacters(lines: readonly TextLine[], count: number): readonly TextLine[] {
  return count === 0 ? lines : cutLines(lines, count).tail
}

function lineOf(runs: readonly TextRun[], { page, direction, baseline }: TextLine): TextLine {
  return lineOfRuns(runs, { page, direction, baseline })
}
