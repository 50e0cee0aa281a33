import { expect, test } from 'vitest'
import type { OcrPage } from '../../../../src/read/sources/ocr-files/ocr-page.ts'
import { type PageSize, scaleOf } from '../../../../src/read/sources/ocr-files/page-scale.ts'

function scale(width: number, height: number, resolution?: number, known?: PageSize) {
  const codes: string[] = []
  const page: OcrPage = { number: 1, width, height, resolution, lines: [], rules: [], figures: [], place: 7 }
  return [scaleOf(page, 1, known, ({ code }) => codes.push(code)), ...codes]
}

test.each<[string, ReturnType<typeof scale>, unknown[]]>([
  ['the size of its page goes before all', scale(1000, 1414, 300, { width: 500, height: 707 }), [0.5]],
  ['another shape is told', scale(1000, 1000, 300, { width: 500, height: 707 }), [0.5, 'W_OCR_PAGE_SHAPE']],
  ['the resolution of the file', scale(4960, 7016, 600), [0.12]],
  ['one that cannot be is told', scale(2480, 3508, 72), [0.24, 'W_OCR_RESOLUTION']],
  ['none at all is the usual one', scale(2480, 3508), [0.24]],
  ['a page too large for it is A4 by its shape', scale(9921, 14031), [595.276 / 9921, 'W_OCR_RESOLUTION']],
  ['or Letter', scale(10200, 13200), [0.06, 'W_OCR_RESOLUTION']],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected)
})
