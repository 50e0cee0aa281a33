import { describe, expect, test } from 'vitest'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { baselineOf, drawPage, LINE_HEIGHT } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { gridsOf } from '../../../support/tables-of.ts'

const SIZE = 10
const ROWS = [
  'Part      Count',
  '',
  'small     12',
  'middle    7',
  'large     3',
  '',
  'old       5',
  'young     9',
  '',
  'all       36',
]

/** The baseline of a row: rows below a blank line are only two thirds further apart. */
function yOf(row: number): number {
  return baselineOf(row) - 4 * ROWS.slice(0, row).filter(line => line === '').length
}

/** A word that is read upwards, 20 points left of the table or at `x`, with the middle of its letters beside that of a row; `down` in points. */
function turned(text: string, row: number, { down = 0, x = 28, height = 16 } = {}): TextRun {
  const [run] = drawPage('word').runs as [TextRun]
  const middle = yOf(row) - 0.3 * SIZE + down
  const box = { left: x, top: middle - height / 2, right: x + 9, bottom: middle + height / 2 }
  return { ...run, text, direction: 270, baseline: x + 7, box, spaceBefore: true }
}

function rowOf({ baseline }: TextRun): number {
  return Math.round((baseline - baselineOf(0)) / LINE_HEIGHT)
}

/** The cells with text in the first column of the table, as `row×rows text`. */
function labelsOf(labels: readonly TextRun[], art: readonly string[] = ROWS): string[] {
  const page = drawPage(art, { rules: [ruleAbove(0, 0, 20), ruleAbove(art.length, 0, 20)] })
  const head = { ...ruleAbove(2, 0, 20), box: { ...ruleAbove(2, 0, 20).box, top: yOf(2) - 9, bottom: yOf(2) - 8.5 } }
  const runs = page.runs.map(run => {
    const by = yOf(rowOf(run)) - run.baseline
    return {
      ...run,
      baseline: run.baseline + by,
      box: { ...run.box, top: run.box.top + by, bottom: run.box.bottom + by },
    }
  })
  const [grid] = gridsOf([{ ...page, rules: [...page.rules, head], runs: [...runs, ...labels] }])
  return (grid?.rows ?? []).flatMap((row, i) =>
    row.flatMap(({ column, rowSpan, lines }) =>
      column > 0 || lines.length === 0 ? [] : [`${i}×${rowSpan} ${lines.map(line => line.text).join(' ')}`],
    ),
  )
}

describe('turned labels beside a table', () => {
  test('cover the rows in whose middle they are, in a new column', () => {
    expect(labelsOf([turned('SIZE', 3, { height: 26 }), turned('AGE', 6, { down: 6, height: 26 })])).toEqual([
      '1×3 SIZE',
      '4×2 AGE',
    ])
  })

  test('have several words', () => {
    const words = [turned('OF', 3, { down: 9, height: 10 }), turned('SIZE', 3, { down: -8, height: 10 })]
    expect(labelsOf(words)).toEqual(['1×3 OF SIZE'])
  })

  test('are in the first column where it has only a name above them', () => {
    const art = ['By    Part      Count', ...ROWS.slice(1).map(row => (row === '' ? '' : `      ${row}`))]
    expect(labelsOf([turned('SIZE', 3, { x: 50 }), turned('AGE', 6, { down: 6, x: 50 })], art)).toEqual([
      '0×1 By',
      '1×3 SIZE',
      '4×2 AGE',
    ])
  })

  test('cover the rows that they are beside, where they are in the middle of none', () => {
    expect(labelsOf([turned('SIZE', 3, { down: 9, height: 20 })])).toEqual(['2×2 SIZE'])
  })

  test('are no part of a table further away', () => {
    expect(labelsOf([turned('SIZE', 3, { x: 20 })])).toEqual(['1×3 SIZE'])
    expect(labelsOf([turned('SIZE', 3, { x: 12 })]).slice(0, 2)).toEqual(['0×1 Part', '1×1 small'])
  })
})
