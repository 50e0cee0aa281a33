import { expect, test } from 'vitest'
import { textsMissing } from '../../../../src/products/recipes/completeness/find-texts.ts'
import { processorTime } from '../../../support/processor-time.ts'

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

test('takes no place within a number of four figures for one of three, where another order is printed', () => {
  const texts = ['120', 'captionofafigure', '1200', 'captionofanother']
  expect(textsMissing([texts[1], texts[0], texts[3], texts[2]].map(String), texts.join(''))).toEqual([])
})

test('is linear for many short texts, also where none of them is there', () => {
  const texts = Array.from({ length: 20_000 }, (_, i) => `${i}x`)
  const time = processorTime(() => {
    expect(textsMissing(texts, texts.join(''))).toEqual([])
    expect(textsMissing(texts, 'y'.repeat(100_000)).length).toBe(20_000)
  })
  expect(time).toBeLessThan(3000)
})

test('finds the texts of a book that are all at its end', () => {
  const textOf = (kind: string, i: number) => `${kind}${i}`.padEnd(60, `${kind}${i}`)
  const body = Array.from({ length: 10_000 }, (_, i) => textOf('body', i))
  const notes = Array.from({ length: 400 }, (_, i) => textOf('note', i))
  const texts = body.flatMap((text, i) => (i % 25 === 0 ? [text, notes[i / 25] ?? ''] : [text]))
  expect(textsMissing(texts, [...body, ...notes].join(''))).toEqual([])
})

test('a text whose end begins the next one is found before it', () => {
  expect(textsMissing(['btwo', 'twotwoandmore', 'one'], 'btwotwotwoandmoreone')).toEqual([])
  expect(textsMissing(['bmenos', 'menosmenos', 'a'], 'bmenosmenosmenosa')).toEqual([])
})

test('a text that is out of order with the one before it is found behind that one', () => {
  const far = 'what another output has at its end'
  const legend = ['2024hours', '48hours', '0hour24hours48hours', '24hours48hours']
  expect(textsMissing([far, ...legend], [...legend, far].join(''))).toEqual([])
  expect(textsMissing([far, ...legend], [...legend.slice(0, 3), far].join(''))).not.toEqual([])
})
