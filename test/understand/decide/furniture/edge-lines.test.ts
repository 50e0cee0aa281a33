import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import {
  type EdgeLine,
  edgeLinesOf,
  isApart,
  isAtEdge,
  isSameText,
  wordingOf,
} from '../../../../src/understand/decide/furniture/edge-lines.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove, ruleLeftOf } from '../../../support/draw-rules.ts'
import { gap, prose } from '../../../support/prose.ts'

/** That of a page with usual margins. */
const TYPE_AREA = { top: 0.06, bottom: 0.94 }

function edgeLines(art: readonly string[]): EdgeLine[] {
  return layOutPages([drawPage(art, { number: 2 })], 10).flatMap(layout => edgeLinesOf(layout, TYPE_AREA))
}

describe('lines at the edges of a page', () => {
  test('are those of some rows at its head and foot, the outermost named', () => {
    const lines = edgeLines(['Rivers and towns 12 {8}', ...gap(2), ...prose(50, 60), ...gap(2), '12'])
    const rowsAt = (edge: EdgeLine['edge']) => lines.filter(line => line.edge === edge).length
    expect([rowsAt('top'), rowsAt('bottom')]).toEqual([4, 4])
    expect(lines.filter(({ isOutermost }) => isOutermost).map(({ line }) => line.text)).toEqual([
      'Rivers and towns 12',
      '12',
    ])
  })

  test('stand apart in smaller type, or at the very edge', () => {
    const [head, text] = edgeLines(['Rivers and towns 12 {8}', ...gap(2), ...prose(50, 60)])
    if (head === undefined || text === undefined) throw new Error('lines are drawn')
    expect([head, text].map(line => isApart(line))).toEqual([true, false])
    expect(isApart(head, 10)).toBe(false)
    expect([head, text].map(isAtEdge)).toEqual([true, false])
  })

  test('are alike but for digits, or where one goes on', () => {
    const [head] = edgeLines(['Rivers and towns 12', ...gap(2), ...prose(50, 60)])
    if (head === undefined) throw new Error('a line is drawn')
    expect(head.key).toBe('rivers and towns #')
    expect(isSameText(head, wordingOf('Rivers and Towns #'))).toBe(true)
    expect(isSameText(head, wordingOf('Journal of Streams: rivers and towns #'))).toBe(true)
    expect(isSameText(head, wordingOf('Journal of Streams'))).toBe(false)
  })

  test('are not those in a frame that holds text, as programs and examples have them at the head of a page', () => {
    const frame = (rows: number): Page['rules'] => [
      ruleAbove(0, -1, 62),
      ruleAbove(rows, -1, 62),
      ruleLeftOf(-0.5, 0, rows),
      ruleLeftOf(62.5, 0, rows),
    ]
    const page = drawPage([...prose(4, 60), ...gap(1), ...prose(40, 60, 'Then')], { number: 2 })
    const headOf = (rows: number) =>
      layOutPages([{ ...page, rules: frame(rows) }], 10).flatMap(layout => edgeLinesOf(layout, TYPE_AREA))[0]?.line
        .text ?? ''
    expect(headOf(5)).toMatch(/^Then/)
    expect(headOf(2)).toMatch(/^Once/)
  })
})
