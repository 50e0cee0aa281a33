import { expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { readBullet } from '../../../../src/read/sources/ocr-files/misread-bullets.ts'

const LETTERS = { size: 40, baseline: 240, direction: 0, font: fontOfName(''), spaceBefore: true, place: 1 } as const

/** The first word of a line of 40 units; its foot is so far above the baseline, and the next word so far to the right. */
function firstWord(text: string, { width = 12, height = 12, foot = 8, gap = 28 } = {}): string | undefined {
  const [x1, y1] = [100 + width, 240 - foot]
  const first = { ...LETTERS, text, x0: 100, x1, y0: y1 - height, y1 }
  const second = { ...LETTERS, text: 'rivers', x0: x1 + gap, x1: x1 + gap + 80, y0: 220, y1: 240 }
  return readBullet([first, second])[0]?.text
}

test('a dot above the baseline is a bullet, whatever was read for it', () => {
  expect(['e', '«', '*»', 'o', '+', '.'].map(read => firstWord(read))).toEqual(['•', '•', '•', '•', '•', '•'])
  expect(firstWord('e', { width: 15, height: 15, foot: 2, gap: 24 })).toBe('•')
})

test('letters, stops, quotation marks and raised stars are none, nor what is as near as a word', () => {
  expect(firstWord('e', { width: 18, height: 19, foot: 0, gap: 14 })).toBe('e')
  expect(firstWord('.', { width: 6, height: 6, foot: 0 })).toBe('.')
  expect(firstWord('”', { width: 11, height: 9, foot: 18 })).toBe('”')
  expect(firstWord('*', { foot: 17 })).toBe('*')
  expect(firstWord('»', { gap: 12 })).toBe('»')
  expect(['1', 'A', '-', '='].map(read => firstWord(read))).toEqual(['1', 'A', '-', '='])
})

test('a line of one word has none', () => {
  const alone = { ...LETTERS, text: 'e', x0: 100, x1: 112, y0: 220, y1: 232 }
  expect(readBullet([alone])).toEqual([alone])
})
