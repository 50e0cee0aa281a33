import { expect, test } from 'vitest'
import { misreadNumberOf, readingsOfNumber } from '../../../../src/base/text/labels/misread-numbers.ts'

test.each([
  ['S. Summary', ['S', '5']],
  ['14 CONCLUSIONS', ['14', '4', '1.4']],
  ['20 Rivers', ['20']],
  ['l. Introduction', ['1']],
  ['I Introduction', ['I', '1']],
  ['l.2 Data', ['1.2']],
  ['3.B. Rivers', ['3.B', '3.8']],
  ['2.1 Data', ['2.1']],
  ['Summary of Rivers', []],
  ['So Rivers', []],
  ['(3) Rivers', []],
])('reads the number of %s', (text, readings) => {
  expect(readingsOfNumber(text)).toEqual(readings)
})

test('says what of a heading its misread number is', () => {
  expect(misreadNumberOf('l. Introduction')).toBe('l. ')
  expect(misreadNumberOf('Introduction')).toBe('')
})
