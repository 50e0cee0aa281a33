import { describe, expect, it } from 'vitest'
import { findDrawings, type PixelBox } from '../../../../../src/read/sources/ocr/picture/drawings.ts'
import { markDrawings } from '../../../../../src/read/sources/ocr/picture/mark-drawings.ts'
import { linesOfWords, picture } from '../../../../support/pictures.ts'

type Rectangle = readonly [left: number, top: number, width: number, height: number]

const DPI = 100
const WORDS = linesOfWords(8)

/** A stroke that falls to the right, step by step. */
const slanted = (left: number, top: number, steps: number): Rectangle[] =>
  Array.from({ length: steps }, (_, i): Rectangle => [left + 3 * i, top + 2 * i, 4, 3])

/** Boxes of the drawings below eight lines of words on a page of 900 by 1,200 pixels. */
const drawingsOf = (rectangles: readonly Rectangle[], words: readonly PixelBox[] = []) =>
  findDrawings(picture(900, 1200, [...WORDS, ...rectangles]), { threshold: 128, dpi: DPI, words }).map(
    ({ left, top, right, bottom }) => [left, top, right, bottom],
  )

const TICKS: readonly Rectangle[] = [500, 600, 700].map(y => [195, y, 5, 2])
const AXES: readonly Rectangle[] = [[200, 500, 2, 300], [200, 798, 400, 2], ...TICKS]
const GRID: readonly Rectangle[] = [500, 560, 620].flatMap(y => [
  [200, y, 402, 2],
  ...[200, 400, 600].map((x): Rectangle => [x, 500, 2, 120]),
])

describe('drawings on the picture of a page', () => {
  it('are ink that hangs together and is no ruled line', () => {
    expect(drawingsOf(slanted(200, 500, 60))).toEqual([[200, 500, 381, 621]])
    expect(drawingsOf([[200, 500, 150, 100]])).toEqual([[200, 500, 350, 600]])
  })

  it('are two lines that meet in a corner, with their ticks', () => {
    expect(drawingsOf(AXES)).toEqual([[195, 500, 600, 800]])
  })

  it('are one where their boxes overlap, and two where they do not', () => {
    expect(drawingsOf([...slanted(200, 500, 60), ...slanted(300, 480, 50)])).toEqual([[200, 480, 451, 621]])
    expect(drawingsOf([...slanted(200, 500, 60), ...slanted(500, 500, 60)])).toHaveLength(2)
  })

  it('are no words, rules, grids and frames', () => {
    expect(drawingsOf([])).toEqual([])
    expect(drawingsOf(GRID)).toEqual([])
    expect(
      drawingsOf([
        [200, 500, 400, 2],
        [200, 700, 400, 2],
        [200, 500, 2, 200],
        [598, 500, 2, 200],
      ]),
    ).toEqual([])
  })

  it('are no lines of words that an underline joins, where the words were read', () => {
    const underlined: Rectangle[] = [0, 1, 2].flatMap(row => [
      [200, 500 + 20 * row, 300, 2],
      ...[210, 240, 270, 300, 330].map((x): Rectangle => [x, 500 + 20 * row, 12, 21]),
    ])
    const read = [0, 1, 2].map(row => ({ left: 200, right: 500, top: 500 + 20 * row, bottom: 521 + 20 * row }))
    expect(drawingsOf(underlined)).toHaveLength(1)
    expect(drawingsOf(underlined, read)).toEqual([])
  })

  it('are no shadows at the edge of the paper', () => {
    expect(drawingsOf([[0, 500, 60, 700]])).toEqual([])
  })
})

it('are elements of the page, beside what was read', () => {
  const word = "<span class='ocrx_word' title='bbox 80 100 190 114; x_wconf 90'>rivers</span>"
  const hocr = `<div class='ocr_page' title='bbox 0 0 900 1200'>${word}</div>`
  const marked = markDrawings(hocr, picture(900, 1200, slanted(200, 500, 60)), { threshold: 128, dpi: DPI })
  expect(marked).toBe(
    `<div class='ocr_page' title='bbox 0 0 900 1200'>\n<div class="ocr_image" title="bbox 200 500 381 621"></div>\n${word}</div>`,
  )
})
