import { expect, test } from 'vitest'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { repairDashes } from '../../../../src/read/sources/ocr-files/misread-dashes.ts'

const WORD = { y0: 100, y1: 130, size: 40, font: fontOfName(''), spaceBefore: true, place: 1 }

function read(text: string, width = 200): string {
  return repairDashes({ ...WORD, text, x0: 100, x1: 100 + width }).text
}

test('a hyphen that was read as two signs is one, in a word and at the end of a line', () => {
  expect(['river-—', 'cross—-town', '(old–-', 'north-–west'].map(text => read(text))).toEqual([
    'river-',
    'cross-town',
    '(old-',
    'north-west',
  ])
})

test('alone it is the dash of an item, where it is no wider than one', () => {
  expect(read('—-', 21)).toBe('–')
  expect(read('-—', 60)).toBe('-—')
})

test('single signs, two hyphens and two dashes stay', () => {
  const printed = ['river-', 'rivers—towns', '--', '——', '1990–1995']
  expect(printed.map(text => read(text))).toEqual(printed)
})
