import { describe, expect, test } from 'vitest'
import { findGutter, type GutterOptions } from '../../../../src/understand/layout/columns/gutters.ts'
import { joinPieces } from '../../../../src/understand/layout/lines/pieces.ts'
import type { Rule, TextRun } from '../../../../src/model/page/page.ts'
import { baselineOf, CHARACTER_WIDTH, drawPage, MARGIN } from '../../../support/draw-page.ts'
import { gap, prose, sideBySide } from '../../../support/prose.ts'

const OPTIONS: GutterOptions = { pageWidth: 612, bodySize: 10, known: [] }

function gutterOf(rows: readonly string[], options: Partial<GutterOptions> & { rules?: readonly Rule[] } = {}) {
  const { rules = [], ...rest } = options
  return findGutter(joinPieces(drawPage(rows).runs), rules, { ...OPTIONS, ...rest })
}

const xOf = (column: number) => MARGIN + column * CHARACTER_WIDTH

/** A rule over the whole width, right above a row. */
function ruleAbove(row: number): Rule {
  const top = baselineOf(row) - 10
  return { orientation: 'horizontal', box: { left: xOf(0), top, right: xOf(74), bottom: top + 0.5 } }
}

/** Runs moved right by `x` and down by `y` points. */
function moveRuns(runs: readonly TextRun[], x: number, y: number): TextRun[] {
  return runs.map(run => {
    const { left, top, right, bottom } = run.box
    const box = { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
    return { ...run, baseline: run.baseline + y, box }
  })
}

const twoColumns = (rows: number) => sideBySide([prose(rows, 35), prose(rows, 35)])

describe('a gutter', () => {
  test('is the white space between two columns', () => {
    const gutter = gutterOf(twoColumns(10))
    expect(gutter?.left).toBeCloseTo(xOf(35), -1)
    expect(gutter?.right).toBeCloseTo(xOf(39), -1)
    expect(gutter?.rows).toBe(10)
  })

  test('needs six rows on both sides, or one where the document has one at the same place', () => {
    expect(gutterOf(twoColumns(6))).toBeDefined()
    expect(gutterOf(twoColumns(5))).toBeUndefined()
    const center = xOf(37)
    expect(gutterOf(twoColumns(1), { known: [center] })?.rows).toBe(1)
    expect(gutterOf(twoColumns(1), { known: [center - 60] })).toBeUndefined()
  })

  test('does not reach into text that is set over its whole width', () => {
    const rows = [...prose(3, 74), ...twoColumns(8), ...prose(3, 74)]
    const gutter = gutterOf(rows)
    expect(gutter?.rows).toBe(8)
    expect(gutter?.top).toBeGreaterThan(baselineOf(2) - 6)
    expect(gutter?.bottom).toBeLessThan(baselineOf(11))
  })

  test('is the one with most rows of three columns that end at different heights', () => {
    const gutter = gutterOf(sideBySide([prose(12, 22), prose(12, 22), prose(7, 22)]))
    expect(gutter?.rows).toBe(12)
    expect(gutter?.left).toBeCloseTo(xOf(22), -1)
  })

  test('may be between notes in the margin and running text on other lines', () => {
    const notes = [
      'A note here',
      'on rivers',
      'of the land',
      '',
      'Another one',
      'on towns',
      'and people',
      '',
      'The last of',
    ]
    const side = moveRuns(drawPage(notes).runs, 0, 5)
    const text = moveRuns(drawPage(prose(14, 60)).runs, 14 * CHARACTER_WIDTH, 0)
    const gutter = findGutter(joinPieces([...side, ...text]), [], OPTIONS)
    expect(gutter?.left).toBeCloseTo(xOf(11), -1)
    expect(gutter?.right).toBeCloseTo(xOf(14), -1)
  })

  test('may be between notes in the margin and running text below and above short lines in other type', () => {
    const dates = [
      'Edited by Ann',
      'Reviewed by',
      'Bob Berg only',
      'Received on',
      '1 March 2020',
      'Published on',
      '29 June 2020',
    ]
    const side = moveRuns(drawPage(dates.map(line => `${line} {8}`)).runs, 0, 101)
    const short = (count: number) => Array.from({ length: count }, () => 'Of the river {8}')
    const text = moveRuns(drawPage([...short(7), ...prose(16, 60), ...short(6)]).runs, 16 * CHARACTER_WIDTH, 0)
    const gutter = findGutter(joinPieces([...side, ...text]), [], OPTIONS)
    expect(gutter?.rows).toBe(7)
    expect(gutter?.right).toBeCloseTo(xOf(16), -1)
  })

  test('may be between a long side column and the first of two columns of text', () => {
    const sideOf = (rows: number) => moveRuns(drawPage(prose(rows, 15).map(row => `${row}   {8}`)).runs, 0, 4)
    const textOf = (rows: number) => moveRuns(drawPage(prose(rows, 30)).runs, 18 * CHARACTER_WIDTH, 0)
    const options = { ...OPTIONS, pageWidth: 600 }
    const gutter = findGutter(joinPieces([...sideOf(20), ...textOf(20)]), [], options)
    expect(gutter?.right).toBeCloseTo(xOf(18), -1)
    expect(findGutter(joinPieces([...sideOf(8), ...textOf(8)]), [], options)).toBeUndefined()
  })

  test('may be beside two lines in smaller type', () => {
    const beside = (look: string) => {
      const note = moveRuns(drawPage([`1 A short note ${look}`, `on old towns ${look}`]).runs, 66 * CHARACTER_WIDTH, 65)
      return findGutter(joinPieces([...drawPage(prose(14, 60)).runs, ...note]), [], OPTIONS)
    }
    expect(beside('{8}')?.right).toBeCloseTo(xOf(66), -1)
    expect(beside('{10}')).toBeUndefined()
  })

  test.each([
    ['in running text of one column', prose(20, 74)],
    ['in text that is narrower than two columns', prose(20, 30)],
    [
      'between short cells',
      sideBySide(
        [
          ['Po', 'Rhine', 'Thames', 'Seine', 'Ebro', 'Oder', 'Sava'],
          ['652', '1233', '346', '777', '930', '866', '990'],
        ],
        40,
      ),
    ],
    ['beside a few words at the edge of a paragraph', sideBySide([prose(10, 60), gap(9).concat('(1)')], 4)],
    ['on an empty page', []],
  ])('is not found %s', (_, rows) => {
    expect(gutterOf(rows)).toBeUndefined()
  })

  test('is not found where a rule crosses it in the middle: that is a table', () => {
    expect(gutterOf(twoColumns(16), { rules: [ruleAbove(8)] })).toBeUndefined()
    expect(gutterOf(twoColumns(16), { rules: [ruleAbove(1)] })).toBeDefined()
  })

  test('ends at a rule as wide as the text where the document has columns there, or where other type begins', () => {
    const rule = ruleAbove(10)
    const text = [...twoColumns(10), ...twoColumns(6)]
    const small = [...twoColumns(10), ...twoColumns(6).map(line => `${line} {8}`)]
    expect(gutterOf(text, { rules: [rule], known: [xOf(37)] })?.bottom).toBeLessThanOrEqual(rule.box.bottom)
    expect(gutterOf(small, { rules: [rule] })?.bottom).toBeLessThanOrEqual(rule.box.bottom)
    expect(gutterOf(text, { rules: [rule] })).toBeUndefined()
  })

  test('is found beside a short list on the same lines where each column begins under a rule of its own', () => {
    const list = ['Key words', 'old rivers', 'towns of old', 'bridges', 'the sea', 'water', 'some more of it']
    const rows = sideBySide([list, prose(14, 55)], 3)
    const rulesTo = (end: number): Rule[] =>
      [
        [0, end],
        [18, 73],
      ].map(([from = 0, to = 0]) => ({
        ...ruleAbove(0),
        box: { ...ruleAbove(0).box, left: xOf(from), right: xOf(to) },
      }))
    expect(gutterOf(rows, { rules: rulesTo(15) })?.right).toBeCloseTo(xOf(18), -1)
    expect(gutterOf(rows, { rules: rulesTo(5) })).toBeUndefined()
  })

  test('is found beside a label in the margin that is between lines of the text, not below a heading in its own row', () => {
    const text = moveRuns(drawPage(prose(14, 58)).runs, 96, 0)
    const label = drawPage(['A TITLE IN MO', 'RE THAN A LINE']).runs
    const beside = (y: number) => findGutter(joinPieces([...moveRuns(label, 0, y), ...text]), [], OPTIONS)
    expect(beside(5)?.right).toBeCloseTo(MARGIN + 96, -1)
    expect(beside(-24)).toBeUndefined()
  })

  test('is not found between rules above and below low columns: that is a table', () => {
    expect(gutterOf(twoColumns(8), { rules: [ruleAbove(0), ruleAbove(8)] })).toBeUndefined()
    expect(gutterOf(twoColumns(8), { rules: [ruleAbove(0)] })).toBeDefined()
  })
})
