import { expect, test } from 'vitest'
import { describeEngine } from '../../../../src/read/sources/ocr-files/describe-engine.ts'

test.each([
  ['tesseract 5.3.0', 'tesseract', '5.3.0'],
  ['tesseract v5.3.0-46-g1569', 'tesseract', '5.3.0-46-g1569'],
  ['ABBYY FineReader Engine 12', 'ABBYY FineReader Engine', '12'],
  ['gcv2hocr', 'gcv2hocr', undefined],
  ['', undefined, undefined],
])('%j', (program, engine, version) => {
  expect(describeEngine(program, [])).toEqual({ engine, version, languages: undefined })
})
