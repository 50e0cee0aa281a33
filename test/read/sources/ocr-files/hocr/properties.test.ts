import { expect, test } from 'vitest'
import { numbersIn, parseProperties } from '../../../../../src/read/sources/ocr-files/hocr/properties.ts'
import { processorTime } from '../../../../support/processor-time.ts'

test('reads properties, semicolons in quotes are no end', () => {
  const properties = parseProperties(`image "a; b.png"; bbox 1 2 30 40;x_wconf 96 ; baseline -0.01 -4`)
  expect([...properties]).toEqual([
    ['image', '"a; b.png"'],
    ['bbox', '1 2 30 40'],
    ['x_wconf', '96'],
    ['baseline', '-0.01 -4'],
  ])
  expect(numbersIn(properties, 'baseline')).toEqual([-0.01, -4])
  expect(numbersIn(properties, 'scan_res')).toEqual([])
})

test('takes an apostrophe in a name of a file for one', () => {
  expect(numbersIn(parseProperties(`image d'or.png; bbox 1 2 3 4`), 'bbox')).toEqual([1, 2, 3, 4])
})

test('is quick with what was made to be slow', () => {
  const title = `image ${'"\''.repeat(20000)}; bbox 1 2 3 4`
  expect(processorTime(() => parseProperties(title))).toBeLessThan(1000)
})
