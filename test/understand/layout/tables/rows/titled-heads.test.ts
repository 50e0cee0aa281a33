import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../../support/draw-page.ts'
import { ruleAbove } from '../../../../support/draw-rules.ts'
import { gridsOf } from '../../../../support/tables-of.ts'

/** The cells of the head of a drawn table, as `row column rowSpan×columnSpan text`. */
function headOf(art: string): string[] {
  const count = art.trimEnd().split('\n').length - 1
  const [grid] = gridsOf([drawPage(art, { rules: [0, 3, count - 1].map(row => ruleAbove(row, 0, 60)) })])
  return (grid?.rows ?? []).flatMap((row, i) =>
    row.flatMap(({ lines, column, rowSpan, columnSpan, isHeader }) =>
      lines.length === 0 || !isHeader
        ? []
        : [`${i} ${column} ${rowSpan}×${columnSpan} ${lines.map(line => line.text).join(' ')}`],
    ),
  )
}

const BODY = `
      Upper       3.1    1.0    4.9    7
      Lower       2.4    0.3    4.0    5
      Old         5.2    2.2    7.1    6
      New         4.2    1.2    6.1    4
      Round       2.2    0.1    3.0    9
`

describe('names beside a title of a head', () => {
  test('cover both rows where they are halfway, and are on that of the other names else', () => {
    const cells = headOf(`
                   Depth in metres
      Pond
                  mean   least  most   fish${BODY}`)
    expect(cells).toEqual([
      '0 0 2×1 Pond',
      '0 1 1×3 Depth in metres',
      '1 1 1×1 mean',
      '1 2 1×1 least',
      '1 3 1×1 most',
      '1 4 1×1 fish',
    ])
  })

  test('stay on the line of the title', () => {
    const cells = headOf(`
      Pond         Depth in metres     fish

                  mean   least  most${BODY}`)
    expect(cells.filter(cell => /Pond|fish/.test(cell))).toEqual(['0 0 1×1 Pond', '0 4 1×1 fish'])
  })
})
