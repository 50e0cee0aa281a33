import { describe, expect, test } from 'vitest'
import type { Box } from '../../../../src/base/geometry/box.ts'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { partUnderscores } from '../../../../src/read/sources/ocr-files/misread-underlines.ts'

const BOX = { x0: 100, y0: 100, x1: 200, y1: 130 }
const UNDERLINE: Box = { left: 90, top: 132, right: 400, bottom: 134 }

const parts = (text: string, { confidence = 0.5, rules = [] as readonly Box[], box = BOX } = {}) =>
  partUnderscores({ text, ...box, confidence, font: fontOfName(''), spaceBefore: false, place: 1 }, rules).map(word =>
    word.misread === undefined ? word.text : `(${word.text})`,
  )

describe('an underscore that was read for an underline', () => {
  test('is set apart at the beginning and the end of a word', () => {
    expect(parts('_Fähnders,')).toEqual(['(_)', 'Fähnders,'])
    expect(parts('_das_', { rules: [UNDERLINE] })).toEqual(['(_)', 'das', '(_)'])
  })

  test('parts words where a line runs below them', () => {
    expect(parts('an_unpleasant', { rules: [UNDERLINE] })).toEqual(['an', '(_)', 'unpleasant'])
    expect(parts('read_file')).toEqual(['read_file'])
    expect(parts('How_')).toEqual(['How_'])
  })

  test('is set apart alone where it is higher than wide', () => {
    expect(parts('_', { box: { ...BOX, x1: 104 } })).toEqual(['(_)'])
    expect(parts('_')).toEqual(['_'])
  })

  test('is one where the program was sure', () => {
    expect(parts('_private', { confidence: 0.95 })).toEqual(['_private'])
  })
})

test('no character is lost, and each part is in its place', () => {
  const word = { text: '_an_a', ...BOX, confidence: 0.4, font: fontOfName(''), spaceBefore: true, place: 1 }
  const found = partUnderscores(word, [UNDERLINE])
  expect(found.map(({ text }) => text).join('')).toBe(word.text)
  expect(found.map(({ x0 }) => x0)).toEqual([100, 120, 160, 180])
  expect(found.map(({ spaceBefore }) => spaceBefore)).toEqual([true, true, true, true])
})
