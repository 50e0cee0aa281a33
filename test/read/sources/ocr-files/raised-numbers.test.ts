import { expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { raiseNumbers } from '../../../../src/read/sources/ocr-files/raised-numbers.ts'
import type { PlacedWord } from '../../../../src/read/sources/xml/placed-words.ts'

const LETTERS = { size: 40, baseline: 240, direction: 0, font: fontOfName(''), spaceBefore: true, place: 1 } as const
const RAISED = { height: 24, foot: 16 }

/** The words of a line of 40 units, each so far behind the last: whether each is raised, and has a space before it. */
function line(...drawn: readonly { text: string; gap?: number; height?: number; foot?: number }[]): string[] {
  let x = 100
  const words = drawn.map(({ text, gap = 14, height = 28, foot = 0 }): PlacedWord => {
    const x0 = x + gap
    x = x0 + 16 * text.length
    return { ...LETTERS, text, x0, x1: x, y0: 240 - foot - height, y1: 240 - foot }
  })
  return raiseNumbers(words).map(
    ({ text, script, spaceBefore }) => `${spaceBefore ? ' ' : ''}${script === 'super' ? '^' : ''}${text}`,
  )
}

test('figures with their feet far above the baseline are raised, and belong to the word before them', () => {
  expect(line({ text: 'rivers,' }, { text: '2', ...RAISED }, { text: 'move', gap: 30 })).toEqual([
    ' rivers,',
    '^2',
    ' move',
  ])
  expect(line({ text: '12', ...RAISED }, { text: 'Rivers', gap: 20 })).toEqual([' ^12', ' Rivers'])
})

test('figures on the line, letters, and strokes of drawings are not', () => {
  expect(line({ text: 'page' }, { text: '2' }, { text: 'of' })).toEqual([' page', ' 2', ' of'])
  expect(line({ text: 'rivers' }, { text: 'a', ...RAISED })).toEqual([' rivers', ' a'])
  expect(line({ text: '500' }, { text: '4', height: 3, foot: 16 })).toEqual([' 500', ' 4'])
  expect(line({ text: 'chart' }, { text: '4', gap: 200, ...RAISED })).toEqual([' chart', ' 4'])
})
