import { expect, test } from 'vitest'
import { alignLines } from '../../../../src/understand/build/body/aligned-lines.ts'
import { drawLines } from '../../../support/draw-block.ts'

test('words that begin below one another begin in one column of the text', () => {
  const lines = alignLines(
    drawLines(`
      (7)  ez   te       di-shu-m
           1SG  2SG.ACC  PROG-wash-1SG
    `),
  ).split('\n')
  const columns = lines.map(line => [...line.matchAll(/\S+/g)].map(({ index }) => index))
  expect(columns[0]?.slice(1)).toEqual(columns[1])
  expect(columns[0]?.[0]).toBe(0)
})

test('counts columns from the leftmost line', () => {
  expect(alignLines(drawLines('          ab cd\n        ef'))).toBe('  ab cd\nef')
})

test('writes raised signs as plain text', () => {
  expect(alignLines(drawLines('ma^h^ tu\nI   you'))).not.toMatch(/[\^{}]/)
})
