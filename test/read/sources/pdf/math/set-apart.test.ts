import { expect, it } from 'vitest'
import type { ProseRow } from '../../../../../src/read/sources/pdf/math/rows.ts'
import { edgesOfText } from '../../../../../src/read/sources/pdf/math/set-apart.ts'

const WORD = { start: 0, end: 2, left: 0, right: 10, baseline: 0, size: 10, source: undefined, text: 'of' }

function row(baseline: number, left: number, right: number, words: number): ProseRow {
  return { words: Array.from({ length: words }, () => WORD), text: 0, baseline, size: 10, left, right, glyphs: [] }
}

it('the edges of the text are those of the four nearest lines with four words', () => {
  const box = { left: 150, right: 200, top: 95, bottom: 105 }
  const rows = [
    row(80, 90, 290, 3),
    row(70, 100, 300, 4),
    row(130, 100, 300, 4),
    row(60, 98, 300, 4),
    row(145, 100, 310, 4),
    row(20, 50, 400, 4),
  ]
  expect(edgesOfText(box, rows)).toEqual({ left: 98, right: 310 })
  expect(edgesOfText(box, rows.slice(0, 1))).toBeUndefined()
})
