import { describe, expect, test } from 'vitest'
import { chooseTitleRanges, type HeadTitle } from '../../../../../src/understand/layout/tables/titles/title-ranges.ts'

/** Columns of ten points, each 20 points right of the one before. */
const columnsOf = (count: number) => Array.from({ length: count }, (_, i) => ({ left: 20 * i, right: 20 * i + 10 }))

/** A title of ten points type with its middle at x, in the column there. */
function titleAt(middle: number, column: number, known?: readonly [number, number]): HeadTitle {
  const [first, last] = known ?? [column, column]
  return { middle, size: 10, range: { first, last }, isKnown: known !== undefined }
}

/** The columns of titles as `first-last`, with names below in all columns from one on. */
function choose(
  titles: readonly HeadTitle[],
  count: number,
  { named = 0, walls = [] as number[], bounds = [] as number[] } = {},
): string[] {
  const columns = {
    extents: columnsOf(count),
    isNamed: (column: number) => column >= named,
    walls,
    bounds: new Set(bounds),
  }
  return chooseTitleRanges(titles, columns).map(({ first, last }) => `${first}-${last}`)
}

describe('the columns of titles side by side', () => {
  test('are chosen together: none has those that the next one needs', () => {
    // The second is in the middle of columns 4 to 6, and of 3 to 7 as well.
    const titles = [titleAt(45, 2), titleAt(105, 5), titleAt(165, 8)]
    expect(choose(titles, 10, { named: 1 })).toEqual(['1-3', '4-6', '7-9'])
  })

  test('are those whose middle is nearest, though a name is left without a title', () => {
    // Half an em left of the middle of 1 to 4, in the middle of 1 to 3 but for one point.
    expect(choose([titleAt(46, 2)], 5, { named: 1 })).toEqual(['1-3'])
  })

  test('are the most where the middle is the same', () => {
    expect(choose([titleAt(65, 3)], 7, { named: 1 })).toEqual(['1-5'])
  })

  test('are no more than those between vertical rules', () => {
    expect(choose([titleAt(65, 3)], 7, { named: 1, walls: [35, 95] })).toEqual(['2-4'])
  })

  test('are no more than those below one title of the line above', () => {
    expect(choose([titleAt(65, 3)], 7, { named: 1, bounds: [2, 5] })).toEqual(['2-4'])
  })

  test('leave those of a rule below another title to it', () => {
    expect(choose([titleAt(37, 2), titleAt(70, 4, [3, 4])], 5, { named: 1 })).toEqual(['1-2', '3-4'])
  })

  test('are its own where it is too far from the middle of others', () => {
    expect(choose([titleAt(29.5, 1)], 3, { named: 1 })).toEqual(['1-1'])
    expect(choose([titleAt(31.5, 1)], 3, { named: 1 })).toEqual(['1-2'])
  })
})
