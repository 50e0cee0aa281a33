import { expect, test } from 'vitest'
import { fontOfName } from '../../../../../src/read/sources/normalise/font-names.ts'
import { type OcrLine, UNPLACED } from '../../../../../src/read/sources/ocr-files/ocr-page.ts'
import { setRegion } from '../../../../../src/read/sources/ocr-files/regions/set-region.ts'

function lineOf(text: string): OcrLine {
  const word = { text, box: UNPLACED, confidence: undefined, font: fontOfName(''), place: 1 }
  return { box: UNPLACED, words: [word], direction: 0 }
}

const textsOf = (lines: readonly OcrLine[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

test('lines of the file stay, one below the other, and none is wider than the region', () => {
  const region = { left: 100, top: 200, right: 700, bottom: 320 }
  const lines = setRegion([lineOf('The river carries'), lineOf('stones')], region)
  expect(textsOf(lines)).toEqual(['The river carries', 'stones'])
  expect(lines.map(({ box }) => box.top)).toEqual([200, 260])
  for (const { box } of lines) expect(box.right).toBeLessThanOrEqual(region.right)
})

test('a paragraph in one string is broken between words so that it fills its region', () => {
  const text = Array.from({ length: 60 }, (_, i) => `word${i}`).join(' ')
  const region = { left: 0, top: 0, right: 500, bottom: 200 }
  const lines = setRegion([lineOf(text)], region)
  expect(textsOf(lines).join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.at(-1)?.box.bottom).toBeLessThanOrEqual(200)
  for (const { box } of lines) expect(box.right).toBeLessThanOrEqual(500)
})

test('text that runs from the right begins at the right', () => {
  const [line] = setRegion([{ ...lineOf('שלום'), words: [...lineOf('שלום').words, ...lineOf('עולם').words] }], {
    left: 0,
    top: 0,
    right: 90,
    bottom: 30,
  })
  expect((line?.words[0]?.box.left ?? 0) > (line?.words[1]?.box.right ?? 0)).toBe(true)
})

test('a line that is a little too long for its region was printed in narrow type; one that is far too long was not printed so', () => {
  // At this height 50 characters of usual type fill the region.
  const region = { left: 0, top: 0, right: 250, bottom: 12 }
  const lineOfLength = (length: number) => lineOf('river '.repeat(length / 6).trim())
  expect(setRegion([lineOfLength(66)], region)).toHaveLength(1)
  expect(setRegion([lineOfLength(84)], region).length).toBeGreaterThan(1)
})

test('a line has its ascenders and descenders inside the distance of lines', () => {
  const [line] = setRegion([lineOf('River')], { left: 0, top: 0, right: 500, bottom: 12 })
  expect([line?.ascent, line?.baseline?.y, line?.box.bottom]).toEqual([7, 7, 9])
})
