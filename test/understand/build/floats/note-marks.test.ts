import { expect, test } from 'vitest'
import { marksOfNote } from '../../../../src/understand/build/floats/note-marks.ts'
import type { TextRun } from '../../../../src/model/page/page.ts'
import type { TextLine } from '../../../../src/model/page/text-line.ts'

const BOX = { left: 0, top: 0, right: 10, bottom: 10 }
const FONT = { name: 'F', isBold: false, isItalic: false, isMonospace: false }

/** A line; what is between `^` and the end of its word or a `|` is raised. */
function lineOf(text: string): TextLine {
  const words = text.split(' ').map(word => {
    const runs = word.split('|').map(
      (part): TextRun => ({
        ...{ direction: 0 as const, font: FONT, size: 8, glyphs: part.length, color: undefined, spaceBefore: false },
        text: part.replace('^', ''),
        box: BOX,
        baseline: 8,
        ...(part.startsWith('^') ? { script: 'super' as const } : {}),
      }),
    )
    return { text: word.replace(/[|^]/g, ''), box: BOX, runs }
  })
  return { page: 1, box: BOX, baseline: 8, direction: 0, words, text, size: 8, font: FONT }
}

test.each([
  ['^a|Not measured', ['a']],
  ['^a Not measured; ^b Of both years', ['a', 'b']],
  ['*p < .05, **p < .01', ['*', '**']],
  ['∗ Of both years', ['*']],
  ['Note. Shares in m|^2 of all plots', []],
])('the marks of %s', (text, marks) => {
  expect(marksOfNote([lineOf(text)])).toEqual(marks)
})
