import { expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { evenPitch } from '../../../../src/read/sources/ocr-files/even-pitch.ts'

const TEXT = 'rivers running between villages carried traders northwards every summer'
const PITCH = 6

/** How wide a letter is. */
type WidthOf = (letter: string) => number
const typed: WidthOf = () => PITCH
const printed: WidthOf = letter => (/[ijlrt]/.test(letter) ? 3 : /[mwv]/.test(letter) ? 9 : PITCH)

interface DrawnLine {
  readonly text: string
  readonly size: number
  readonly widthOf?: WidthOf
}

/** The words of a page that has ten lines of text in ten points and these, and the number of each line. */
function drawn(lines: readonly DrawnLine[], textWidth: WidthOf = typed) {
  const text = Array.from({ length: 10 }, (): DrawnLine => ({ text: TEXT, size: 10 }))
  const words = [...text, ...lines].flatMap(({ text, size, widthOf = textWidth }, i) => {
    let x = 50
    return text.split(' ').map(word => {
      const width = [...word].reduce((sum, letter) => sum + widthOf(letter), 0)
      const box = { x0: x + 0.75, x1: x + width - 0.75, y0: i * 12, y1: i * 12 + 9 }
      x += width + PITCH
      return { text: word, ...box, baseline: i * 12 + 8, size, font: fontOfName(''), spaceBefore: true, place: i }
    })
  })
  return evenPitch([{ number: 1, width: 600, height: 800, isUpward: false, words }]).flatMap(page => page.words)
}

/** The sizes of these lines. */
function sizesOf(lines: readonly DrawnLine[], textWidth: WidthOf = typed): (number | undefined)[] {
  const words = drawn(lines, textWidth)
  return lines.map((_, i) => words.find(({ place }) => place === 10 + i)?.size)
}

test('typed lines whose letters are as far apart as those of the text have its size', () => {
  const lines = [
    { text: 'Old towns', size: 11.3 },
    { text: 'their fairs', size: 9 },
  ]
  expect(sizesOf(lines)).toEqual([10, 10])
})

test('lines of capitals keep what was measured, and so do lines of another pitch', () => {
  const lines = [
    { text: 'OLD TOWNS', size: 9.2 },
    { text: 'smaller notes below', size: 8.5, widthOf: () => 5 },
  ]
  expect(sizesOf(lines)).toEqual([9.2, 8.5])
})

test('in type whose letters differ in width nothing changes', () => {
  expect(sizesOf([{ text: 'towns and rivers', size: 11.3 }], printed)).toEqual([11.3])
})

test('words are as wide as the places of their letters, so that blanks between typed words are alike', () => {
  const [short, long] = drawn([{ text: 'Tab. rivers', size: 10 }]).filter(({ place }) => place === 10)
  expect([short?.x0, short?.x1, long?.x0]).toEqual([50, 74, 80])
})
