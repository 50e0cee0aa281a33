import { describe, expect, test } from 'vitest'
import { findColumnRule } from '../../../../src/understand/layout/columns/column-rules.ts'
import { findGutter } from '../../../../src/understand/layout/columns/gutters.ts'
import { joinPieces, splitAtRules } from '../../../../src/understand/layout/lines/pieces.ts'
import type { Rule } from '../../../../src/model/page/page.ts'
import { baselineOf, CHARACTER_WIDTH, drawPage, MARGIN } from '../../../support/draw-page.ts'
import { prose, sideBySide } from '../../../support/prose.ts'

const WIDTH = 612
const xOf = (column: number) => MARGIN + column * CHARACTER_WIDTH

/** A line drawn down the page, between the rows, at the middle of a column of characters. */
function ruleAt(column: number, first: number, last: number): Rule {
  const left = xOf(column) + CHARACTER_WIDTH / 2
  const box = { left, top: baselineOf(first) - 10, right: left + 0.4, bottom: baselineOf(last) + 3 }
  return { orientation: 'vertical', box }
}

/** Every third line of the left column sticks out and comes within half a sign of the rule. */
const left = prose(20, 35).map((line, i) => (i % 3 === 0 ? `${line}ing` : line))
const columns = sideBySide([left, prose(20, 34)], 1)
const between = ruleAt(38, 0, 19)

function piecesOf(rows: readonly string[], rules: readonly Rule[]) {
  return splitAtRules(joinPieces(drawPage(rows).runs), rules)
}

describe('a rule between columns', () => {
  test('separates them where lines stick out into the white', () => {
    const pieces = piecesOf(columns, [between])
    const options = { pageWidth: WIDTH, bodySize: 10, known: [] }
    expect(findGutter(pieces, [], options)).toBeUndefined()
    expect(findGutter(pieces, [between], options)).toMatchObject({ ...between.box, rows: 20 })
  })

  test('is as high as they are', () => {
    const half = ruleAt(38, 0, 9)
    expect(findColumnRule(piecesOf(columns, [half]), [half], WIDTH)).toBeUndefined()
  })

  test('is not crossed by text or by a rule of a table', () => {
    const heading = `${'A heading over both of the columns, all the way'.padEnd(50)}`
    expect(findColumnRule(piecesOf([...columns, heading], []), [between], WIDTH)).toBeUndefined()
    const top = baselineOf(9) + 3
    const across: Rule = { orientation: 'horizontal', box: { left: xOf(0), top, right: xOf(72), bottom: top + 0.5 } }
    expect(findColumnRule(piecesOf(columns, [between]), [between, across], WIDTH)).toBeUndefined()
  })

  test('has text on both sides, not short cells', () => {
    const cells = Array.from({ length: 20 }, (_, i) => (i % 5 === 0 ? 'a longer cell of a table' : `cell ${i}`))
    const rows = sideBySide([left, cells], 1)
    expect(findColumnRule(piecesOf(rows, [between]), [between], WIDTH)).toBeUndefined()
  })
})
