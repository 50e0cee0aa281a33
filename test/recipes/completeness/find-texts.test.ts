import { expect, test } from 'vitest'
import { textsMissing } from '../../../src/recipes/completeness/find-texts.ts'

const LONG = 'Thereisasentencethatnobodywouldwritetwiceinonepaper'

test('finds texts in their order and in another', () => {
  expect(textsMissing(['one', LONG, 'two'], `one${LONG}two`)).toEqual([])
  expect(textsMissing(['one', LONG, 'two'], `two${LONG}one`)).toEqual([])
})

test('misses a text that is printed as often as another output has it only in part', () => {
  expect(textsMissing([LONG, 'lost', 'two'], `${LONG}two`)).toEqual([1])
  expect(textsMissing(['0', '1', '0', '0'], '010')).toEqual([3])
})

test('takes no short text for found within a long one', () => {
  expect(textsMissing(['sentence', LONG], LONG)).toEqual([0])
  expect(textsMissing(['6', 'Version16', '7'], '7Version166')).toEqual([])
})

test('is linear for many short texts, also where none of them is there', () => {
  const texts = Array.from({ length: 20_000 }, (_, i) => `${i}x`)
  const start = performance.now()
  expect(textsMissing(texts, texts.join(''))).toEqual([])
  expect(textsMissing(texts, 'y'.repeat(100_000)).length).toBe(20_000)
  expect(performance.now() - start).toBeLessThan(3000)
})
