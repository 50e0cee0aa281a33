import { expect, test } from 'vitest'
import { separateListingNumbers } from '../../../../src/understand/layout/lines/listing-numbers.ts'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'

/** A page of which the first word of each line is in small upright type, beside a column of text. */
function listing(rows: readonly string[], options: { look?: string; numberSize?: number } = {}): readonly TextRun[] {
  const { look = 'mono', numberSize = 5 } = options
  const art = rows.map(row => `words of the column on the left   ${row} {${look}}`)
  return drawPage(art).runs.map(run => {
    if (run.box.left >= 48 + 6 * 37) return run
    const isNumber = /^\d+$/u.test(run.text)
    const font = { name: 'Serif', isBold: false, isItalic: false, isMonospace: false }
    return { ...run, font, size: isNumber ? numberSize : run.size }
  })
}

const numbersOf = (...pages: (readonly TextRun[])[]) =>
  separateListingNumbers(pages).map(({ numbers }) => numbers.map(run => run.text).join(' '))

const PROGRAM = ['1   #include <river.h>', '2', '3   int main(void)', '4   {', '5      return 0;', '6   }']

test('the numbers of the lines of a program are separated from it, before empty lines too', () => {
  const [page] = separateListingNumbers([listing(PROGRAM)])
  expect(page?.numbers.map(run => run.text)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(page?.text.some(run => /^\d$/u.test(run.text))).toBe(false)
})

test('one line has a number where the document numbers its programs', () => {
  expect(numbersOf(listing(PROGRAM), listing(['1   $ rivers list']))).toEqual(['1 2 3 4 5 6', '1'])
  expect(numbersOf(listing(['1   $ rivers list']))).toEqual([''])
})

test.each([
  ['that do not rise by one', listing(['1   let a', '3   let b', '4   let c', '7   let d'])],
  ['before text', listing(PROGRAM, { look: '10' })],
  ['in the type of the program', drawPage(PROGRAM.map(row => `${row} {mono}`)).runs],
])('numbers %s are none', (_, runs) => {
  expect(numbersOf(runs)).toEqual([''])
})
