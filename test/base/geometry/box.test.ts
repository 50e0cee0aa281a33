import { describe, expect, test } from 'vitest'
import {
  areaOf,
  type Box,
  containsPoint,
  growBox,
  heightOf,
  overlapX,
  overlapY,
  uniteBoxes,
  widthOf,
  mirrorIn,
} from '../../../src/base/geometry/box.ts'

const a: Box = { left: 10, top: 20, right: 40, bottom: 60 }
const b: Box = { left: 30, top: 50, right: 70, bottom: 90 }
const far: Box = { left: 100, top: 200, right: 110, bottom: 210 }

describe('boxes', () => {
  test('unite to the smallest box around all', () => {
    expect(uniteBoxes([a, b])).toEqual({ left: 10, top: 20, right: 70, bottom: 90 })
    expect(uniteBoxes(new Set([far, b, a]))).toEqual({ left: 10, top: 20, right: 110, bottom: 210 })
    expect(uniteBoxes([a])).toEqual(a)
  })

  test('unite to a box of no size at the origin when there are none', () => {
    expect(uniteBoxes([])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  })

  test('have width, height and area', () => {
    expect([widthOf(a), heightOf(a), areaOf(a)]).toEqual([30, 40, 1200])
  })

  test('overlap by the length that both cover, and by less than nothing when they stand apart', () => {
    expect([overlapX(a, b), overlapY(a, b)]).toEqual([10, 10])
    expect([overlapX(b, a), overlapY(b, a)]).toEqual([10, 10])
    expect([overlapX(a, far), overlapY(a, far)]).toEqual([-60, -140])
  })

  test('contain the points on their edges', () => {
    expect(containsPoint(a, 10, 60)).toBe(true)
    expect(containsPoint(a, 25, 40)).toBe(true)
    expect(containsPoint(a, 9.9, 40)).toBe(false)
    expect(containsPoint(a, 25, 60.1)).toBe(false)
  })

  test('grow on every side', () => {
    expect(growBox(a, 5)).toEqual({ left: 5, top: 15, right: 45, bottom: 65 })
  })
})

test('mirrors a part of a box in it', () => {
  const whole = { left: 10, top: 0, right: 110, bottom: 5 }
  expect(mirrorIn({ ...whole, left: 10, right: 30 }, whole)).toEqual({ ...whole, left: 90, right: 110 })
})
