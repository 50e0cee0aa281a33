import { describe, expect, test } from 'vitest'
import { findDifferences, type Item } from './differences.mjs'

const rivers: Item = {
  id: 'p1-rivers',
  page: 1,
  box: { left: 72, top: 100, right: 300, bottom: 112 },
  text: '1 Rivers',
  role: 'heading',
  level: 1,
  score: 0.9,
  rules: ['bold', 'numbered'],
}

describe('decisions are the same decision', () => {
  test('by their id, and equal ones do not differ', () => {
    expect(findDifferences([rivers], [{ ...rivers, rules: ['numbered', 'bold'] }])).toEqual([])
  })

  test('by page and text where a block has become furniture', () => {
    const head: Item = { ...rivers, id: 'p1f-rivers', role: 'running-header' }
    expect(findDifferences([rivers], [head])).toEqual([{ kind: 'role', before: rivers, after: head }])
  })

  test('not by their text where it is on another page', () => {
    const differences = findDifferences([rivers], [{ ...rivers, id: 'p2-rivers', page: 2 }])
    expect(differences.map(({ before, after }) => [before?.id, after?.id])).toEqual([
      ['p1-rivers', undefined],
      [undefined, 'p2-rivers'],
    ])
  })
})

test.each<[string, Partial<Item>]>([
  ['role', { role: 'text' }],
  ['level', { level: 2 }],
  ['extent', { text: '1 Rivers and lakes' }],
  ['rules', { rules: ['bold'] }],
  ['score', { score: 0.8 }],
])('a difference of the %s is called that', (kind, change) => {
  expect(findDifferences([rivers], [{ ...rivers, ...change }]).map(difference => difference.kind)).toEqual([kind])
})

test('a rule that counts pages is one rule, however many they are', () => {
  const [before, after] = [3, 4].map(count => ({ ...rivers, rules: [`same-text-on-${count}-pages`] }))
  expect(findDifferences([before as Item], [after as Item])).toEqual([])
})

test('differences come in the order of the pages, from top to bottom', () => {
  const low: Item = { ...rivers, id: 'p1-low', box: { left: 72, top: 500, right: 300, bottom: 512 }, text: 'Low' }
  const changed = [low, { ...rivers, id: 'p2-x', page: 2, text: 'Next' }, rivers].map(item => ({ ...item, level: 2 }))
  const differences = findDifferences([low, { ...rivers, id: 'p2-x', page: 2, text: 'Next' }, rivers], changed)
  expect(differences.map(({ after }) => after?.id)).toEqual(['p1-rivers', 'p1-low', 'p2-x'])
})
