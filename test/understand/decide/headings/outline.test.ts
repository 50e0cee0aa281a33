import { describe, expect, test } from 'vitest'
import { findOutlineEntry } from '../../../../src/understand/decide/headings/outline.ts'
import { drawBlock } from '../../../support/draw-block.ts'

const outline = [
  { level: 1, title: 'Rivers', page: 2 },
  { level: 2, title: 'Towns of the land', page: 2 },
  { level: 3, title: 'Towns of the land', page: 4 },
  { level: 1, title: 'People', page: undefined },
]

/** Level of the entry that is found for a heading on a page. */
function levelOf(text: string, page: number): number | undefined {
  return findOutlineEntry(text, drawBlock(text, { number: page }), outline)?.level
}

describe('an entry of the outline', () => {
  test('has the text of the heading, with or without its number', () => {
    expect(levelOf('Rivers', 2)).toBe(1)
    expect(levelOf('2.1 Towns of the land', 2)).toBe(2)
    expect(levelOf('Boats', 2)).toBeUndefined()
  })

  test('points to the page of the heading or the next to it; the nearest of several is taken', () => {
    expect(levelOf('Towns of the land', 4)).toBe(3)
    expect(levelOf('Rivers', 3)).toBe(1)
    expect(levelOf('Rivers', 4)).toBeUndefined()
  })

  test('may be without page', () => {
    expect(levelOf('People', 9)).toBe(1)
  })
})
