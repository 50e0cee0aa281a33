import { describe, expect, test } from 'vitest'
import { placesOf } from '../../../../src/understand/build/paragraphs/places.ts'
import { drawLines } from '../../../support/draw-block.ts'

describe('the places of lines', () => {
  const [first, second] = drawLines('one\ntwo')
  if (first === undefined || second === undefined) throw new Error('two lines are drawn')
  const next = drawLines('three', { number: 2 })

  test('are one for each page', () => {
    expect(placesOf([first, second, ...next]).map(place => place.page)).toEqual([1, 2])
  })

  test('are one for each column of a page', () => {
    expect(placesOf([second, first])).toEqual([
      { page: 1, ...second.box },
      { page: 1, ...first.box },
    ])
  })

  test('lie around all lines of a column', () => {
    const right = Math.max(first.box.right, second.box.right)
    expect(placesOf([first, second])).toEqual([
      { page: 1, left: first.box.left, top: first.box.top, right, bottom: second.box.bottom },
    ])
    expect(placesOf([])).toEqual([])
  })
})
