import { expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { readHocr } from '../../../../src/read/sources/ocr-files/hocr/hocr.ts'
import { partOverlapping } from '../../../../src/read/sources/ocr-files/overlapping-words.ts'
import { wrapHocr } from '../../../support/ocr-files.ts'

/** The right edges of two words of a line. */
function rightEdges(first: string, second: string, change: { spaceBefore?: boolean; x0?: number } = {}): number[] {
  const common = { y0: 200, y1: 240, size: 40, font: fontOfName(''), spaceBefore: true, place: 1 }
  const words = [
    { ...common, text: first, x0: 100, x1: 400 },
    { ...common, text: second, x0: 350, x1: 402, ...change },
  ]
  return partOverlapping(words).map(({ x1 }) => x1)
}

test('a word that reaches over the next one ends a blank before it', () => {
  expect(rightEdges('Approaches', 'to')).toEqual([342, 402])
  expect(rightEdges('a', 'b', { x0: 104 })).toEqual([102, 402])
})

test('words that only touch, or have no blank between them, or are read from the right, are left', () => {
  expect(rightEdges('Approaches', 'to', { x0: 400 })).toEqual([400, 402])
  expect(rightEdges('n', '2', { spaceBefore: false })).toEqual([400, 402])
  expect(rightEdges('כתב', 'עת')).toEqual([400, 402])
})

test('so are signs that a picture or a formula was read as', () => {
  expect(rightEdges('Vazquez', '<i!')).toEqual([400, 402])
})

test('they stay two words of one line', async () => {
  const word = (text: string, box: string) => `<span class='ocrx_word' title='bbox ${box}'>${text}</span>`
  const line = `<span class='ocr_line' title='bbox 717 120 1065 160'>${word('Approaches', '717 120 1063 160')}
    ${word('to', '1017 125 1065 160')}</span>`
  const page = `<div class='ocr_page' title='bbox 0 0 2480 3508; ppageno 0; scan_res 300 300'>${line}</div>`
  const { pages } = await readHocr(new TextEncoder().encode(wrapHocr(page)), {}, () => {})
  const [first, second] = pages[0]?.runs ?? []
  expect([first?.text, second?.text]).toEqual(['Approaches', 'to'])
  expect(first?.box.right).toBeLessThan(second?.box.left ?? 0)
})
