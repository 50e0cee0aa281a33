import { describe, expect, test } from 'vitest'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { baselineOf, drawPage } from '../../../support/draw-page.ts'
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

/** A word that is read upwards, 20 points left of the table or at `x`, with the middle of its letters beside that of a row; `down` in points. */
function turned(text: string, row: number, { down = 0, x = 28, height = 16 } = {}): TextRun {
  const [run] = drawPage('word').runs as [TextRun]
  const middle = baselineOf(row) - 0.33 * SIZE + down
  const box = { left: x, top: middle - height / 2, right: x + 9, bottom: middle + height / 2 }
  return { ...run, text, direction: 270, baseline: x + 7, box, spaceBefore: true }
}

/** The cells with text in the first column of the table, as `row×rows text`. */
function labelsOf(labels: readonly TextRun[], art: readonly string[] = ROWS): string[] {
  const page = drawPage(art, { rules: [0, 2, art.length].map(row => ruleAbove(row, 0, 20)) })
  const [grid] = gridsOf([{ ...page, runs: [...page.runs, ...labels] }])
  return (grid?.rows ?? []).flatMap((row, i) =>
    row.flatMap(({ column, rowSpan, lines }) =>
      column > 0 || lines.length === 0 ? [] : [`${i}×${rowSpan} ${lines.map(line => line.text).join(' ')}`],
    ),
  )
}

describe('turned labels beside a table', () => {
  test('cover the rows in whose middle they are, in a new column', () => {
    expect(labelsOf([turned('SIZE', 3), turned('AGE', 6, { down: 6 })])).toEqual(['1×3 SIZE', '4×2 AGE'])
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
    expect(labelsOf([turned('SIZE', 3, { x: 8 })]).slice(0, 2)).toEqual(['0×1 Part', '1×1 small'])
  })
})
