import { describe, expect, test } from 'vitest'
import type { CslItem } from '../../../src/model/bibliography/csl-item.ts'
import { findItems } from '../../../src/read/bibliography/find-items.ts'

const item = (title: string, year?: number, doi?: string): CslItem => ({
  id: title,
  type: 'article',
  title,
  ...(year === undefined ? {} : { issued: { 'date-parts': [[year]] } }),
  ...(doi === undefined ? {} : { DOI: doi }),
})
const ITEMS = [
  item('Growing trees in sandy soil', 2001, '10.1000/A.1'),
  item('Growing trees in sandy soil', 2009),
  item('Growing trees in sandy soils', 2009),
  item('A study of <i>Quercus robur</i> in the north', 2010),
]
const traits = { doi: undefined, title: 'Growing Trees in Sandy Soil', year: undefined }
const found = (paper: Partial<Parameters<typeof findItems>[1]>) =>
  findItems(ITEMS, { ...traits, ...paper }).map(({ index, by }) => `${index} ${by}`)

describe('findItems', () => {
  test('goes by DOI however it is written, whatever the title', () => {
    expect(found({ doi: 'https://doi.org/10.1000/a.1', title: 'Other' })).toEqual(['0 doi'])
  })

  test('goes by title and year; one that is the same goes before one that is near', () => {
    expect(found({ year: '2009' })).toEqual(['1 title'])
    expect(found({ year: '2010' })).toEqual(['1 title'])
    expect(found({ year: '2014' })).toEqual([])
  })

  test('gives all that fit', () => {
    expect(found({})).toEqual(['0 title', '1 title'])
  })

  test('never takes an item with another DOI', () => {
    expect(found({ doi: '10.1000/b' })).toEqual(['1 title'])
  })

  test('stands misread letters and marked type, not other words', () => {
    expect(found({ title: 'A study of Quereus robur in tbe north' })).toEqual(['3 title'])
    expect(found({ title: 'A study of Fagus sylvatica in the north' })).toEqual([])
    expect(found({ title: '' })).toEqual([])
  })
})
