import { describe, expect, test } from 'vitest'
import { closeGaps } from '../../../src/roles/headings/heading-nesting.ts'

/** Levels without gaps; a heading is `LEVEL LOOK`, with `!` where its level is known. */
function closed(...headings: string[]): number[] {
  return closeGaps(
    headings.map(heading => {
      const [level = '', style = ''] = heading.split(' ')
      return { level: Number.parseInt(level), style, isKnown: level.endsWith('!') }
    }),
  )
}

describe('gaps between levels', () => {
  test('are closed where a style stands under the top only', () => {
    expect(closed('1 a', '3 c', '3 c', '1 a', '2 b')).toEqual([1, 2, 2, 1, 2])
  })

  test('are closed by the lowest heading that a style stands under, for all of that style', () => {
    expect(closed('1 a', '4 c', '1 a', '2 b', '4 c')).toEqual([1, 3, 1, 2, 3])
  })

  test('are closed from above, so that lower styles follow', () => {
    expect(closed('1 a', '3 c', '5 d')).toEqual([1, 2, 3])
  })

  test('stay where the level is known', () => {
    expect(closed('1! a', '3! c', '5 d')).toEqual([1, 3, 4])
  })

  test('are none without headings', () => {
    expect(closed()).toEqual([])
  })
})
