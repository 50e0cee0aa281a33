import { expect, test } from 'vitest'
import { tokenize } from '../../../../src/base/text/sentences/tokens.ts'

const show = (text: string) => tokenize(text).map(({ start, end }) => text.slice(start, end))

test('divides writing without blanks by the rules of Unicode', () => {
  expect(show('灯台守の時計は、村の')).toEqual(['灯台守', 'の', '時計', 'は', '、', '村', 'の'])
})

test('divides a long piece at its marks as it divides its parts, in little memory', () => {
  const clause = '灯台守の時計は、'
  const parts = show(clause)
  const before = process.memoryUsage().heapUsed
  const tokens = tokenize(clause.repeat(2500))
  // Every segment had a copy of these 20,000 characters: 700 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100e6)
  expect(tokens).toHaveLength(2500 * parts.length)
  expect(tokens.at(-1)).toEqual({ start: 19_999, end: 20_000, isPunctuation: true })
})

test('loses no character of a long piece without marks', () => {
  const text = '村'.repeat(4999) + 'é\u0301'.repeat(2000)
  expect(show(text).join('')).toBe(text)
})

test('leaves stretches whole that are one word, with what is beside them apart', () => {
  const tokens = tokenize('an x + y-axis.', [{ start: 3, end: 8 }])
  expect(tokens.map(({ start, end }) => 'an x + y-axis.'.slice(start, end))).toEqual(['an', 'x + y', '-', 'axis', '.'])
})
