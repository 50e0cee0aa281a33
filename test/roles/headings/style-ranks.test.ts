import { describe, expect, test } from 'vitest'
import { rankStyles } from '../../../src/roles/headings/style-ranks.ts'
import { candidatesOf } from '../../support/heading-candidates.ts'

/** Levels of the headings by their styles alone, in their order. */
function levelsOf(art: string): (number | undefined)[] {
  const headings = candidatesOf(art)
  const levels = rankStyles(headings, new Map())
  return headings.map(heading => levels.get(heading.styleKey))
}

describe('styles of headings', () => {
  test('of larger type rank above those of smaller type', () => {
    expect(levelsOf('Rivers {14 bold}\n\nTowns {12 bold}\n\nPeople {10 bold}\n\nBoats {14 bold}')).toEqual([1, 2, 3, 1])
  })

  test('in bold rank above those in italics', () => {
    expect(levelsOf('Rivers {bold}\n\nTowns {italic}\n\nPeople {bold}')).toEqual([1, 2, 1])
  })

  test('in capitals rank above those in small letters', () => {
    expect(levelsOf('RIVERS {10}\n\nTowns {italic}\n\nPeople {12 italic}\n\nBOATMEN {10}')).toEqual([1, 3, 2, 1])
  })

  test('in bold rank above lighter type that is a little larger, not above type that is much larger', () => {
    expect(levelsOf('Rivers {16}\n\nTowns {10 bold}\n\nPeople {11}')).toEqual([1, 2, 3])
    expect(levelsOf('Rivers {16}\n\nTowns {10 bold}\n\nPeople {15}')).toEqual([1, 3, 2])
  })

  test('that stand right under others rank below them, whatever they look like', () => {
    expect(levelsOf('Rivers {16}\n\nTowns {10}\nPeople {12}\n\nTowns {10}\nBoats {12}')).toEqual([1, 2, 3, 2, 3])
  })

  test('between which nothing tells are one level', () => {
    expect(levelsOf('Rivers {14 bold}\n\nTowns {bold}\n\nPeople {bold font=Sans}')).toEqual([1, 2, 2])
  })

  test('of the first heading and of the introduction are of the top, however small', () => {
    expect(levelsOf('Rivers {10 bold}\n\nIntroduction {10}\n\nTowns {14 bold}')).toEqual([1, 1, 2])
  })

  test('that only acknowledgments and the like have are of the top', () => {
    expect(levelsOf('Rivers {14 bold}\n\nTowns {12 bold}\n\nAcknowledgments {9 italic}')).toEqual([1, 2, 1])
  })

  test('known from numbers keep their level', () => {
    const headings = candidatesOf('Rivers {14 bold}\n\nTowns {12 bold}')
    const known = new Map(headings.map((heading, i) => [heading.styleKey, i + 2]))
    expect(rankStyles(headings, known)).toEqual(known)
  })

  test('are none without headings', () => {
    expect(rankStyles([], new Map()).size).toBe(0)
  })
})
