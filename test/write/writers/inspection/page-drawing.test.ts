import { describe, expect, test } from 'vitest'
import type { DroppedText, Page } from '../../../../src/model/page/page.ts'
import { drawPage as drawInspected } from '../../../../src/write/writers/inspection/page-drawing.ts'
import { drawPage } from '../../../support/draw-page.ts'

function textsOf(page: Page): string[] {
  return drawInspected(page).texts.map(([, , , , look, turn, text]) => `${look} ${turn} ${text}`)
}

describe('the drawing of a page', () => {
  test('has one text for neighbours of one look, and others where the look changes', () => {
    expect(textsOf(drawPage(['On slow <b>rivers</b> and <i>towns</i>', 'code {mono}']))).toEqual([
      '0 0 On slow',
      '1 0 rivers',
      '0 0 and',
      '2 0 towns',
      '4 0 code',
    ])
  })

  test('parts texts of columns and keeps raised marks raised', () => {
    expect(textsOf(drawPage('Left column       Right column'))).toEqual(['0 0 Left column', '0 0 Right column'])
    const [word, mark] = drawInspected(drawPage('rivers^1^')).texts
    expect(mark?.[1]).toBeLessThan(word?.[1] ?? 0)
    expect(mark?.[3]).toBeLessThan(word?.[3] ?? 0)
  })

  test('begins each text at the pen, as long as it is printed', () => {
    expect(drawInspected(drawPage('On rivers')).texts).toEqual([[48, 60, 54, 10, 0, 0, 'On rivers']])
  })

  test.each([90, 180, 270] as const)('turns text that is read at %i degrees', direction => {
    expect(textsOf(drawPage('Rivers', { direction }))).toEqual([`0 ${direction} Rivers`])
  })

  test('draws hyphens that browsers would hide', () => {
    expect(textsOf(drawPage('ri\u00ad'))).toEqual(['0 0 ri-'])
  })

  test('shows dropped text inside the page, with its reason', () => {
    const box = { left: 700, top: -30, right: 800, bottom: -20 }
    const dropped: DroppedText = { page: 1, text: 'beyond', box, glyphs: 6, reason: 'off-page' }
    expect(drawInspected({ ...drawPage('Rivers'), dropped: [dropped] }).dropped).toEqual([
      { box: [608, 0, 612, 4], reason: 'off-page', text: 'beyond' },
    ])
  })
})
