import { expect, test } from 'vitest'
import { countTextEdits, editSimilarity } from '../../../../src/products/evaluation/matching/edit-distance.ts'
import { editDistance } from '../../../../src/base/text/characters/levenshtein.ts'

/** Texts of many lengths, each a little or much different from another, always the same ones. */
function* pairs(): Generator<readonly [string, string]> {
  let state = 12_345
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const letters = 'abcdé '
  const text = (length: number) => Array.from({ length }, () => letters[next(letters.length)]).join('')
  for (let i = 0; i < 300; i++) {
    const a = text(next(140))
    const place = next(a.length + 1)
    yield [a, i % 3 === 0 ? text(next(140)) : a.slice(0, place) + text(next(9)) + a.slice(place + next(9))]
  }
}

test('counts what the plain table of Levenshtein counts, over the edges of 32 letters', () => {
  for (const [a, b] of pairs()) expect([a, b, countTextEdits(a, b)]).toEqual([a, b, editDistance(a, b)])
})

test('gives the share of the longer text that needs no edit', () => {
  expect(editSimilarity('abcdefghij', 'abcdefghxy')).toBe(0.8)
  expect(editSimilarity('', '')).toBe(1)
  expect(editSimilarity('', 'a')).toBe(0)
})
