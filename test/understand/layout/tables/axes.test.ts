import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../../src/model/page/page.ts'
import { joinPieces } from '../../../../src/understand/layout/lines/pieces.ts'
import { hasTicks, withoutNumbersOfAxes } from '../../../../src/understand/layout/tables/axes.ts'
import { baselineOf, drawPage } from '../../../support/draw-page.ts'
import { tablesOf } from '../../../support/tables-of.ts'

function rule(left: number, top: number, right: number, bottom: number): Rule {
  return { box: { left, top, right, bottom }, orientation: bottom - top > right - left ? 'vertical' : 'horizontal' }
}

/** Ticks that end at an x, one at each height. */
function ticks(right: number, heights: readonly number[], length = 4): Rule[] {
  return heights.map(y => rule(right - length, y, right, y + 0.5))
}

const ABOVE = rule(100, 200, 300, 200.5).box
const BELOW = rule(100, 260, 300, 260.5).box

describe('ticks between two rules', () => {
  test('are left of both, near and short, three or more', () => {
    expect(hasTicks(ABOVE, BELOW, ticks(100, [210, 230, 250]))).toBe(true)
    expect(hasTicks(ABOVE, BELOW, ticks(90, [210, 230, 250]))).toBe(true)
    expect(hasTicks(ABOVE, BELOW, ticks(80, [210, 230, 250]))).toBe(false)
    expect(hasTicks(ABOVE, BELOW, ticks(100, [210, 250]))).toBe(false)
    expect(hasTicks(ABOVE, BELOW, ticks(100, [210, 230, 250], 5))).toBe(true)
    expect(hasTicks(ABOVE, BELOW, ticks(100, [210, 230, 250], 9))).toBe(false)
    expect(hasTicks(ABOVE, BELOW, ticks(100, [110, 130, 150]))).toBe(false)
  })

  test('or begin at the left side, inside', () => {
    expect(hasTicks(ABOVE, BELOW, ticks(104, [210, 230, 250]))).toBe(true)
    expect(hasTicks(ABOVE, BELOW, ticks(104.7, [210, 230, 250]))).toBe(true)
    expect(hasTicks(ABOVE, BELOW, ticks(105.4, [210, 230, 250]))).toBe(false)
    expect(hasTicks(ABOVE, BELOW, ticks(104, [210, 250]))).toBe(false)
  })

  test('or at an axis between the sides', () => {
    const axis = rule(150, 190, 150.5, 270)
    expect(hasTicks(ABOVE, BELOW, [axis, ...ticks(150, [210, 230, 250])])).toBe(true)
    expect(hasTicks(ABOVE, BELOW, [axis, ...ticks(149.3, [210, 230, 250])])).toBe(true)
    expect(hasTicks(ABOVE, BELOW, [axis, ...ticks(148.5, [210, 230, 250])])).toBe(false)
    expect(hasTicks(ABOVE, BELOW, [axis, ...ticks(150, [210, 250])])).toBe(false)
    // An axis beside the two rules is that of a neighbour, and short rules alone are dashes.
    expect(hasTicks(ABOVE, BELOW, [rule(400, 190, 400.5, 270), ...ticks(400, [210, 230, 250])])).toBe(false)
    expect(hasTicks(ABOVE, BELOW, ticks(150, [210, 230, 250]))).toBe(false)
  })
})

const CHARTS = `
      Upper      500               40
      Lower      300               30
      Old        200               20
      Round      100               10
      Long         0                0
      New         60               50
`
const MIDDLES = [0, 1, 2, 3, 4, 5].map(row => baselineOf(row) - 3.5)

describe('numbers at the ticks of axes', () => {
  const page = drawPage(CHARTS)
  /** Two axes right of the numbers, with ticks this far right of them and below their middles. */
  const axes = (gap: number, drop = 0) =>
    [MIDDLES.map(y => y + drop)].flatMap(heights =>
      [132, 234].flatMap(right => {
        const x = right + gap + 4
        return [rule(x, 50, x + 0.5, 130), ...ticks(x, heights)]
      }),
    )
  const numbersLeft = (rules: readonly Rule[]) => {
    const pieces = withoutNumbersOfAxes(joinPieces(page.runs), rules)
    return pieces.filter(({ runs }) => /^\d/u.test(runs[0]?.text ?? '')).length
  }

  test('are no values, where they are near and at the height of the ticks', () => {
    expect(numbersLeft([])).toBe(12)
    expect(numbersLeft(axes(2))).toBe(0)
    expect(numbersLeft(axes(12))).toBe(0)
    expect(numbersLeft(axes(20))).toBe(12)
    expect(numbersLeft(axes(2, 2.5))).toBe(0)
    expect(numbersLeft(axes(2, 5))).toBe(12)
  })

  test('make no table of two charts side by side', () => {
    expect(tablesOf(page)).toHaveLength(1)
    expect(tablesOf(drawPage(CHARTS, { rules: axes(2) }))).toEqual([])
  })
})
