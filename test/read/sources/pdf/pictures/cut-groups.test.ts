import { expect, test } from 'vitest'
import { groupCuts } from '../../../../../src/read/sources/pdf/pictures/cut-groups.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test('draws the parts of a page at once, and those of other pages apart', () => {
  const cuts = [
    { page: 1, box: box(50, 60, 100, 120) },
    { page: 1, box: box(80, 300, 200, 320) },
    { page: 2, box: box(0, 0, 10, 10) },
  ]
  expect(groupCuts(cuts, 150)).toEqual([
    { page: 1, box: box(50, 60, 200, 320), cuts: cuts.slice(0, 2) },
    { page: 2, box: box(0, 0, 10, 10), cuts: cuts.slice(2) },
  ])
})

test('draws parts apart that are as fine as asked for alone only', () => {
  const [first, second] = [
    { page: 1, box: box(0, 0, 100, 100) },
    { page: 1, box: box(8000, 8000, 8100, 8100) },
  ]
  expect(groupCuts([first, second], 72)).toHaveLength(2)
  expect(groupCuts([first, second], 36)).toHaveLength(1)
})
