import { describe, expect, test } from 'vitest'
import { findPrintedNumbers, readPrintedNumber } from '../../../../src/understand/decide/furniture/page-numbers.ts'
import type { FurnitureDecision } from '../../../../src/understand/decide/decision.ts'
import { drawLines } from '../../../support/draw-block.ts'

describe('the number printed on a line', () => {
  test.each([
    ['52', 52],
    ['- 400 -', 400],
    ['− 401 −', 401],
    ['[7]', 7],
    ['| 12 |', 12],
    ['Page 3 of 10', 3],
    ['Seite 3', 3],
    ['стр. 14', 14],
    ['p. 5', 5],
    ['3/12', 3],
    ['iv', 4],
    ['xix', 19],
    ['XL', 40],
    ['۱۲', 12],
    ['- ٧ -', 7],
  ])('alone: %s', (line, value) => {
    expect(readPrintedNumber(line)).toMatchObject({ value, isAlone: true })
  })

  test.each([
    ['52 A. Author', 52],
    ['52 | Journal of Rivers', 52],
    ['Journal of Rivers 53', 53],
    ['Journal of Rivers · page 53', 53],
    ['Rivers, 3 of 10', 3],
    ['– 12 – Lee and Brown', 12],
    ['Journal of Rivers – 13 –', 13],
    ['xii Lee and Brown', 12],
    ['Journal of Rivers XIII', 13],
  ])('at an end: %s', (line, value) => {
    expect(readPrintedNumber(line)).toMatchObject({ value, isAlone: false })
  })

  test.each([
    'Journal of Rivers',
    'Rivers of the 19th century',
    '1234567',
    '',
    'Vol. 3, No. 2, May',
    '2016)',
    'il Reno',
  ])('none: %s', line => expect(readPrintedNumber(line)).toBeUndefined())
})

describe('the printed numbers of pages', () => {
  /** Furniture by page, from 1; an empty text is none. */
  const printed = (lines: readonly string[], labels: readonly (string | undefined)[] = []) => {
    const furniture = lines.flatMap((text, i): FurnitureDecision[] =>
      drawLines(text, { number: i + 1 }).map(line => ({ line, role: 'page-number', score: 1, evidence: [] })),
    )
    const pages = lines.map((_, i) => ({ number: i + 1, label: labels[i] }))
    const numbers = findPrintedNumbers(pages, furniture)
    return lines.map((_, i) => numbers.get(i + 1))
  }

  test('are those that grow with the pages', () => {
    expect(printed(['52', '53', '54'])).toEqual(['52', '53', '54'])
    expect(printed(['52 A. Lee', 'Rivers 53', '54 A. Lee'])).toEqual(['52', '53', '54'])
  })

  test('are Roman where the pages count so', () => {
    expect(printed(['xii Lee', 'Rivers xiii', 'xiv Lee', ''])).toEqual(['xii', 'xiii', 'xiv', 'xv'])
  })

  test('are implied by their neighbours where a page prints none', () => {
    expect(printed(['', '53', '54', ''])).toEqual(['52', '53', '54', '55'])
  })

  test('are not other numbers in headers', () => {
    expect(printed(['Rivers 2019', '2 Rivers 2019', '3 Rivers 2019'])).toEqual(['1', '2', '3'])
  })

  test('are kept as printed in Roman numerals', () => {
    expect(printed(['iv', 'v', 'vi'])).toEqual(['iv', 'v', 'vi'])
    expect(printed(['', 'iv', 'v', ''])).toEqual(['iii', 'iv', 'v', 'vi'])
  })

  test('are Roman before the page on which they begin again', () => {
    expect(printed(['i', 'ii', '1', '2', '3', '4'])).toEqual(['i', 'ii', '1', '2', '3', '4'])
  })

  test('are none before the first page that is counted', () => {
    expect(printed(['', '', '1', '2', '3'])).toEqual([undefined, undefined, '1', '2', '3'])
  })

  test('are the labels of the file where nothing is printed and the labels say more than the place', () => {
    expect(printed(['', ''], ['xi', 'xii'])).toEqual(['xi', 'xii'])
    expect(printed(['', ''], ['1', '2'])).toEqual([undefined, undefined])
  })

  test('are not believed on one page of several, but on a single one', () => {
    expect(printed(['17', '', ''])).toEqual([undefined, undefined, undefined])
    expect(printed(['17'])).toEqual(['17'])
  })
})
