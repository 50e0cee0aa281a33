import { describe, expect, test } from 'vitest'
import { comparePairs, pairsOfList } from './cited-pairs.mjs'

const ENTRIES = ['Bach, A. 2009. Rivers.', 'Bach, A. and B. Tal. 2009. Lakes.', 'Tal, B. 2009. Ponds.'].map(
  (text, i) => ({
    id: `b${i + 1}`,
    mark: `[${i + 1}]`,
    text,
    places: [],
    lines: [],
  }),
)

describe('pairs of a list', () => {
  test('are found by the first name and what tells entries apart, or by the label', () => {
    expect(pairsOfList({ 4: ['Bach rivers', '3'] }, ENTRIES)).toEqual([
      { page: 4, entry: 'b1' },
      { page: 4, entry: 'b3' },
    ])
  })

  test('are refused where a key fits two entries or none', () => {
    expect(() => pairsOfList({ 4: ['Bach 2009'] }, ENTRIES)).toThrow('"Bach 2009" fits 2 entries')
    expect(() => pairsOfList({ 4: ['Moor 2009'] }, ENTRIES)).toThrow('"Moor 2009" fits 0 entries')
  })
})

describe('pairs are compared', () => {
  test('once a page, with what is missed and what is wrong', () => {
    const truth = ['b1', 'b1', 'b2'].map(entry => ({ page: 1, entry }))
    const citations = ['b1', 'b3'].map(target => ({ pages: [1], text: '', targets: [target] }))
    expect(comparePairs(truth, citations)).toMatchObject({
      known: 2,
      linked: 2,
      right: 1,
      missed: [{ page: 1, entry: 'b2' }],
      wrong: [{ page: 1, entry: 'b3' }],
    })
  })

  test('by the first of a range alone where the truth has no more', () => {
    const citations = [{ pages: [1], text: '1–3', targets: ['b1', 'b2', 'b3'] }]
    expect(comparePairs([{ page: 1, entry: 'b1' }], citations)).toMatchObject({ known: 1, linked: 1, right: 1 })
  })

  test('on any page of a table', () => {
    const citations = [{ pages: [1, 2], text: '1', targets: ['b1'] }]
    expect(comparePairs([{ page: 2, entry: 'b1' }], citations)).toMatchObject({ linked: 1, right: 1 })
  })
})
