import { lineOfRuns } from '../../layout/lines/lines.ts'
import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'

/** The first `count` characters of the lines (blanks not counted) and the rest, each as lines; runs are cut where they must be. */
export function cutLines(lines: readonly TextLine[], count: number): { head: TextLine[]; tail: TextLine[] } {
  const head: TextLine[] = []
  const tail: TextLine[] = []
  let left = count
  for (const line of lines) {
    const first: TextRun[] = []
    const second: TextRun[] = []
    for (const word of line.words) {
      for (const run of word.runs) {
        const take = Math.min(left, run.text.length)
        left -= take
        if (take === run.text.length) first.push(run)
        else if (take === 0) second.push(run)
        else {
          const [start, end] = cutRun(run, take)
          first.push(start)
          second.push(end)
        }
      }
    }
    if (first.length > 0) head.push(second.length === 0 ? line : lineOf(first, line))
    if (second.length > 0) tail.push(first.length === 0 ? line : lineOf(second, line))
  }
  return { head, tail }
}

/** Both parts of a run; the glyphs of the whole are divided between them, so that the account balances. */
function cutRun(run: TextRun, at: number): [TextRun, TextRun] {
  const glyphs = Math.min(run.glyphs, at)
  return [
    { ...run, text: run.text.slice(0, at), glyphs },
    { ...run, text: run.text.slice(at), glyphs: run.glyphs - glyphs, spaceBefore: true },
  ]
}

/** The lines without their first characters: a mark or a label, blanks not counted. */
export function dropCharacters(lines: readonly TextLine[], count: number): readonly TextLine[] {
  return count === 0 ? lines : cutLines(lines, count).tail
}

function lineOf(runs: readonly TextRun[], { page, direction, baseline }: TextLine): TextLine {
  return lineOfRuns(runs, { page, direction, baseline })
}
