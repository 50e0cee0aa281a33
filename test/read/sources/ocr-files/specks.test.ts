import { expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { readHocr } from '../../../../src/read/sources/ocr-files/hocr/hocr.ts'
import { isSpeck } from '../../../../src/read/sources/ocr-files/specks.ts'
import { wrapHocr } from '../../../support/ocr-files.ts'

/** A word of a line of 10 points, at 300 dots to an inch. */
function isSpeckOf(text: string, width: number, height: number, size: number | undefined = 42): boolean {
  const place = { x0: 100, y0: 200, x1: 100 + width, y1: 200 + height }
  return isSpeck({ text, ...place, size, font: fontOfName(''), spaceBefore: true, place: 1 })
}

test('signs with less ink than they have in print are specks', () => {
  expect([isSpeckOf('"', 6, 5), isSpeckOf('©', 6, 5), isSpeckOf('*', 4, 2), isSpeckOf('-', 6, 4)]).not.toContain(false)
  expect(isSpeckOf('.', 2, 3)).toBe(true)
})

test('dots, hyphens and quotes of print are none, nor are letters and figures, nor signs of a size nobody knows', () => {
  expect([isSpeckOf('.', 6, 6), isSpeckOf('•', 7, 7), isSpeckOf('-', 11, 4), isSpeckOf("'", 4, 12)]).not.toContain(true)
  expect([isSpeckOf('i', 4, 5), isSpeckOf('1', 4, 5)]).not.toContain(true)
  expect(isSpeckOf('"', 6, 5, Number.NaN)).toBe(false)
})

test('they are set apart with their reason, and the line begins where its words begin', async () => {
  const word = (text: string, box: string) => `<span class='ocrx_word' title='bbox ${box}'>${text}</span>`
  const line = `<span class='ocr_line' title='bbox 270 120 700 160; x_size 42'>${word('©', '270 140 276 145')}
    ${word('Walker,', '300 120 420 160')} ${word('1998.', '440 120 560 160')}</span>`
  const page = `<div class='ocr_page' title='bbox 0 0 2480 3508; ppageno 0; scan_res 300 300'>${line}</div>`
  const { pages } = await readHocr(new TextEncoder().encode(wrapHocr(page)), {}, () => {})
  expect(pages[0]?.runs.map(run => run.text)).toEqual(['Walker,', '1998.'])
  expect(pages[0]?.dropped.map(({ text, glyphs, reason }) => [text, glyphs, reason])).toEqual([['©', 1, 'speck']])
})
