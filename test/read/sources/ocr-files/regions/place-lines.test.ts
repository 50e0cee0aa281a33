import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../../src/base/diagnostics.ts'
import { fontOfName } from '../../../../../src/read/sources/normalise/font-names.ts'
import { type OcrLine, type OcrPage, UNPLACED } from '../../../../../src/read/sources/ocr-files/ocr-page.ts'
import { placeLines } from '../../../../../src/read/sources/ocr-files/regions/place-lines.ts'

function lineOf(text: string, some: Partial<OcrLine> = {}): OcrLine {
  const { box = UNPLACED } = some
  const words = [{ text, box, confidence: undefined, font: fontOfName(''), place: 1 }]
  return { box, words, direction: 0, ...some }
}

function place(lines: readonly OcrLine[], size = { width: 1000, height: 1400 }) {
  const diagnostics: Diagnostic[] = []
  const rest = { number: 1, resolution: undefined, rules: [], figures: [], place: 1 }
  const [page] = placeLines([{ ...rest, ...size, lines }], diagnostic => diagnostics.push(diagnostic))
  return { page: page as OcrPage, boxes: page?.lines.map(({ box }) => box) ?? [], diagnostics }
}

test('a page on which nothing has a place is typed: fifty lines within its margins', () => {
  const { boxes, diagnostics } = place([lineOf('The river'), lineOf('carries stones.')])
  expect(boxes.map(({ left, top }) => [left, top])).toEqual([
    [100, 100],
    [100, 124],
  ])
  expect(diagnostics.map(({ code }) => code)).toEqual(['N_OCR_UNPLACED'])
})

test('a page without size is A4', () => {
  const { page, boxes } = place([lineOf('The river')], { width: Number.NaN, height: Number.NaN })
  expect([page.width, page.height, page.resolution]).toEqual([2480, 3508, 300])
  expect(boxes[0]?.left).toBe(248)
})

test('lines stay without a place where others of their region have one', () => {
  const region = { left: 100, top: 100, right: 500, bottom: 200 }
  const placed = lineOf('The river', { region, box: { left: 100, top: 100, right: 300, bottom: 120 } })
  const { boxes, diagnostics } = place([placed, lineOf('carries stones.', { region })])
  expect(boxes).toEqual([placed.box, UNPLACED])
  expect(diagnostics).toEqual([])
})
