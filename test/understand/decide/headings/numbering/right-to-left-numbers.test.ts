import { expect, test } from 'vitest'
import { countFromRight } from '../../../../../src/understand/decide/headings/numbering/right-to-left-numbers.ts'
import { parseSectionNumber } from '../../../../../src/base/text/labels/section-number.ts'

const numbersOf = (...headings: string[]) =>
  countFromRight(headings.map(text => ({ text, number: parseSectionNumber(text) }))).map(({ number }) => number?.number)

test('parts that are printed from the right are counted from there', () => {
  expect(numbersOf('۱ مقدمه', '۲ روش', '۱.۲ دستگاه', '۲.۲ داده', '۱.۲.۲ صدا', '۳ بحث')).toEqual([
    '1',
    '2',
    '2.1',
    '2.2',
    '2.2.1',
    '3',
  ])
})

test('parts that are printed from the left stay, and so do those of other scripts', () => {
  expect(numbersOf('1 מבוא', '2 שיטה', '2.1 מכשיר', '2.2 נתונים')).toEqual(['1', '2', '2.1', '2.2'])
  expect(numbersOf('1 Rivers', '2 Towns', '1.2 Lands')).toEqual(['1', '2', '1.2'])
})
