import { expect, test } from 'vitest'
import { parsePageRanges } from '../../../src/products/recipes/page-ranges.ts'
import { OptionError } from '../../../src/base/errors.ts'

test.each([
  ['3', ['3-3']],
  ['3-5', ['3-5']],
  ['3-4,12', ['3-4', '12-12']],
  ['12, 3-4 ,4-5', ['3-5', '12-12']],
  ['1-100000,1-100000', ['1-100000']],
])('reads %s', (ranges, pages) => {
  expect(parsePageRanges(ranges).map(({ first, last }) => `${first}-${last}`)).toEqual(pages)
})

test.each([
  ['', 'a part is empty'],
  ['3,,5', 'a part is empty'],
  ['x', '"x" is neither a page nor a range'],
  ['-3', '"-3" is neither a page nor a range'],
  ['3-', '"3-" is neither a page nor a range'],
  ['0-4', 'pages count from 1'],
  ['9-3', '"9-3" runs backwards'],
  ['1-999999999', 'page 999999999 is beyond'],
  [Array(7200).fill('1-100000').join(','), 'more than 1000 ranges'],
])('refuses "%s" and says why', (ranges, reason) => {
  expect(() => parsePageRanges(ranges)).toThrowError(OptionError)
  expect(() => parsePageRanges(ranges)).toThrowError(reason)
  expect(() => parsePageRanges(ranges)).toThrowError('like 3-9,12')
})

test('names the option as whoever wrote it knows it', () => {
  expect(() => parsePageRanges('x', '--pages')).toThrowError('--pages x: "x" is neither a page nor a range')
})

test('repeats no more of a long option than shows what it is', () => {
  expect(() => parsePageRanges('1,'.repeat(5000))).toThrowError(/^pages (?:1,){40}…: more than 1000 ranges;/)
})
