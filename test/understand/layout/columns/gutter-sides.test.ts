import { expect, test } from 'vitest'
import type { Box } from '../../../../src/base/geometry/box.ts'
import type { Rule } from '../../../../src/model/page/page.ts'
import { isTable, readSides } from '../../../../src/understand/layout/columns/gutter-sides.ts'
import { joinPieces } from '../../../../src/understand/layout/lines/pieces.ts'
import { baselineOf, CHARACTER_WIDTH, drawPage, MARGIN } from '../../../support/draw-page.ts'

/** Two columns of so many rows, between rules of the width of both. */
function isTableOf(rows: number): boolean {
  const pieces = joinPieces(
    drawPage(Array.from({ length: rows }, () => 'rivers and towns      forests and ovens')).runs,
  )
  const xOf = (column: number) => MARGIN + column * CHARACTER_WIDTH
  const strip: Box = { left: xOf(16), top: baselineOf(0) - 10, right: xOf(22), bottom: baselineOf(rows - 1) + 3 }
  const ruleAt = (top: number): Rule => ({
    orientation: 'horizontal',
    box: { left: xOf(0), top, right: xOf(39), bottom: top + 0.5 },
  })
  return isTable(strip, readSides(strip, pieces), [ruleAt(strip.top - 2), ruleAt(strip.bottom + 2)])
}

test('columns between two rules are a table, but not those of a page between the rules of its head and its foot', () => {
  expect(isTableOf(20)).toBe(true)
  expect(isTableOf(30)).toBe(false)
})
