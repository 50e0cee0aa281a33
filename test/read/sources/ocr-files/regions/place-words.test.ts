import { expect, test } from 'vitest'
import { fontOfName } from '../../../../../src/read/sources/normalise/font-names.ts'
import { type OcrLine, type OcrWord, UNPLACED } from '../../../../../src/read/sources/ocr-files/ocr-page.ts'
import { placeWords } from '../../../../../src/read/sources/ocr-files/regions/place-words.ts'

const LINE = { left: 0, top: 0, right: 200, bottom: 20 }

function wordOf(text: string, box = UNPLACED): OcrWord {
  return { text, box, confidence: undefined, font: fontOfName(''), place: 1 }
}

function boxesOf(words: readonly OcrWord[], direction: OcrLine['direction'] = 0) {
  return placeWords({ box: LINE, words, direction }).words.map(({ box }) => box)
}

test('words without a place share the room between their neighbours by their letters', () => {
  const [, first, second] = boxesOf([
    wordOf('River', { left: 0, top: 2, right: 50, bottom: 18 }),
    wordOf('and'),
    wordOf('s'),
    wordOf('lake', { left: 100, top: 2, right: 140, bottom: 18 }),
  ])
  expect([first, second]).toEqual([
    { left: 50, top: 2, right: 80, bottom: 18 },
    { left: 90, top: 2, right: 100, bottom: 18 },
  ])
})

test('a hyphen that has no room behind the last word is as wide as a hyphen', () => {
  const [, hyphen] = boxesOf([wordOf('stand', { left: 0, top: 0, right: 200, bottom: 20 }), wordOf('-')])
  expect(hyphen).toEqual({ left: 200, top: 0, right: 208, bottom: 20 })
})

test('edges that the file gives stay', () => {
  const [, hyphen] = boxesOf([
    wordOf('stand', { left: 0, top: 0, right: 180, bottom: 20 }),
    wordOf('-', { ...UNPLACED, left: 185, right: 190 }),
  ])
  expect(hyphen).toEqual({ left: 185, top: 0, right: 190, bottom: 20 })
})

test('a line that is read upwards stays as it is', () => {
  expect(boxesOf([wordOf('River')], 90)).toEqual([UNPLACED])
})
