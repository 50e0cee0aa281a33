import { expect, test } from 'vitest'
import { groupBy } from '../../../src/base/collections/group-by.ts'

test('items are grouped by their key, in their order; keys in the order of their first items', () => {
  const words = ['town', 'river', 'hill', 'ocean', 'road']
  expect([...groupBy(words, ({ length }) => length)]).toEqual([
    [4, ['town', 'hill', 'road']],
    [5, ['river', 'ocean']],
  ])
})

test('keys are those of a map: objects by identity, nothing as a key, both zeros as one', () => {
  const [one, other] = [{}, {}]
  expect([...groupBy([one, other, one], item => item).values()]).toEqual([[one, one], [other]])
  expect(groupBy([1, 2, 3], item => (item === 2 ? item : undefined)).get(undefined)).toEqual([1, 3])
  expect(groupBy([-0, 0], item => item).get(0)).toEqual([-0, 0])
})

test('items may come from an iterator, and each is asked for its key once', () => {
  const asked: number[] = []
  const groups = groupBy(Array(4).keys(), item => {
    asked.push(item)
    return item % 2
  })
  expect(groups.get(1)).toEqual([1, 3])
  expect(asked).toEqual([0, 1, 2, 3])
  expect(groupBy(new Set(), item => item).size).toBe(0)
})
