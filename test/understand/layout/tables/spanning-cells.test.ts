import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove, ruleLeftOf } from '../../../support/draw-rules.ts'
import { gridsOf } from '../../../support/tables-of.ts'

/** The cells with text of a drawn table, as `row column rowSpan×columnSpan text`. */
function cellsOf(art: string, rules: readonly Rule[]): string[] {
  const [grid] = gridsOf([drawPage(art, { rules })])
  return (grid?.rows ?? []).flatMap((row, i) =>
    row.flatMap(({ lines, column, rowSpan, columnSpan }) =>
      lines.length === 0 ? [] : [`${i} ${column} ${rowSpan}×${columnSpan} ${lines.map(line => line.text).join(' ')}`],
    ),
  )
}

describe('a cell over several rows', () => {
  test('is in the head beside the rule below a title of columns', () => {
    const cells = cellsOf(
      `
      Plant         Diameter in cm
      extract       First     Second
      river         12        7
      old town      3         5
      water         14        2
    `,
      [ruleAbove(0, 0, 35), ruleAbove(1, 13, 35), ruleAbove(2, 0, 35), ruleAbove(5, 0, 35)],
    )
    expect(cells.slice(0, 5)).toEqual([
      '0 0 2×1 Plant extract',
      '0 1 1×2 Diameter in cm',
      '1 1 1×1 First',
      '1 2 1×1 Second',
      '2 0 1×1 river',
    ])
  })

  test('is beside the rules of the other columns', () => {
    const rules = [0, 1, 3, 5].map(row => ruleAbove(row, 0, 35))
    const cells = cellsOf(
      `
      Plant         First     Second
      river         12        7
                    3         5
      water         14        2
                    8         9
    `,
      [...rules, ruleAbove(2, 13, 35), ruleAbove(4, 13, 35)],
    )
    expect(cells.filter(cell => /river|water|First|14/.test(cell))).toEqual([
      '0 1 1×1 First',
      '1 0 2×1 river',
      '3 0 2×1 water',
      '3 1 1×1 14',
    ])
  })

  test('is the label of a group between rules, with numbers or short entries side by side', () => {
    const cells = cellsOf(
      `
      Family     Trait       What it says
      Written    margin      Space on the left or on the right.
                 spaces      Space above the first line, or none.
                 letters     Type and its size in the first line.
      Age        mean        47.3 years
                 extreme     23 to 70 years
      Sex        women       90
                 men         10
    `,
      [...[0, 1, 4, 6, 8].map(row => ruleAbove(row, 0, 60))],
    )
    expect(cells.filter(cell => !cell.startsWith('0 ')).map(cell => cell.slice(0, 15).trim())).toEqual([
      '1 0 3×1 Written',
      '1 1 1×1 margin',
      '1 2 1×1 Space o',
      '2 1 1×1 spaces',
      '2 2 1×1 Space a',
      '3 1 1×1 letters',
      '3 2 1×1 Type an',
      '4 0 2×1 Age',
      '4 1 1×1 mean',
      '4 2 1×1 47.3 ye',
      '5 1 1×1 extreme',
      '5 2 1×1 23 to 7',
      '6 0 2×1 Sex',
      '6 1 1×1 women',
      '6 2 1×1 90',
      '7 1 1×1 men',
      '7 2 1×1 10',
    ])
  })

  test('is a name halfway up the head, beside a title of columns and the names below it', () => {
    const cells = cellsOf(
      `
                    Diameter in cm
      Plant
                    first     second
      river         10        7
      water         20        5
      stone         12        6
    `,
      [0, 3, 6].map(row => ruleAbove(row, 0, 35)),
    )
    expect(cells.slice(0, 5)).toEqual([
      '0 0 2×1 Plant',
      '0 1 1×2 Diameter in cm',
      '1 1 1×1 first',
      '1 2 1×1 second',
      '2 0 1×1 river',
    ])
  })

  test('is halfway up a head that is half of its table', () => {
    const art = `
                    Diameter in cm

      Plant

                    first     second

      river         10        7

      water         20        5
    `
    const rules = [ruleAbove(0, 0, 35), ruleAbove(2, 13, 35), ruleAbove(6, 0, 35), ruleAbove(10, 0, 35)]
    expect(cellsOf(art, rules).slice(0, 2)).toEqual(['0 0 2×1 Plant', '0 1 1×2 Diameter in cm'])
  })

  test('is in the head beside two names with a rule between them', () => {
    const art = `
                    Ponds

      Plant

                    depth

      river         10

      water         20

      stone         12
    `
    const rules = [ruleAbove(0, 0, 20), ruleAbove(2, 13, 20), ruleAbove(6, 0, 20), ruleAbove(12, 0, 20)]
    expect(cellsOf(art, rules).slice(0, 3)).toEqual(['0 0 2×1 Plant', '0 1 1×1 Ponds', '1 1 1×1 depth'])
  })

  test('is no name on the line of the names below a title', () => {
    const cells = cellsOf(
      `
                    Diameter in cm
      Plant         first     second
      river         10        7
      water         20        5
      stone         12        6
    `,
      [0, 2, 5].map(row => ruleAbove(row, 0, 35)),
    )
    expect(cells.slice(0, 2)).toEqual(['0 1 1×2 Diameter in cm', '1 0 1×1 Plant'])
  })

  test('is none where the text beside a list goes on from line to line', () => {
    const cells = cellsOf(
      `
      Years      Plants                        Found
      2010       Holy basil from the fields    -dolphins
                 near the town, and leaves     -horses
                 of trees in its garden        -whales
      2011       Mint                          -dolphins
      2012       Sage                          -horses
    `,
      [0, 1, 4, 5, 6].map(row => ruleAbove(row, 0, 60)),
    )
    expect(cells.filter(cell => cell.startsWith('1 '))).toHaveLength(3)
  })

  test('is beside the rules of the other columns in a grid with one rule below its head', () => {
    const sides = [0, 10, 20, 30, 40].map(character => ruleLeftOf(character, 0, 4))
    const inner = [2, 3].map(row => ruleAbove(row, 10, 40))
    const cells = cellsOf(
      `
                found     missed    all
                12        7         19
      beside    3         5         8
                14        2         16
    `,
      [...sides, ...inner, ...[0, 1, 4].map(row => ruleAbove(row, 0, 40))],
    )
    expect(cells.slice(3)).toEqual([
      '1 0 3×1 beside',
      '1 1 1×1 12',
      '1 2 1×1 7',
      '1 3 1×1 19',
      '2 1 1×1 3',
      '2 2 1×1 5',
      '2 3 1×1 8',
      '3 1 1×1 14',
      '3 2 1×1 2',
      '3 3 1×1 16',
    ])
  })

  test('is a label halfway up its rows', () => {
    const cells = cellsOf(
      `
      Plant         Dose      Size
                    10        7
      river         20        5
                    30        6
                    10        2
      water         20        9
                    30        4
    `,
      [0, 1, 7].map(row => ruleAbove(row, 0, 35)),
    )
    expect(cells.filter(cell => /river|water|10/.test(cell))).toEqual([
      '1 0 3×1 river',
      '1 1 1×1 10',
      '4 0 3×1 water',
      '4 1 1×1 10',
    ])
  })

  test('is none where labels are on the first of their rows', () => {
    const cells = cellsOf(
      `
      Plant         Dose      Size
      river         10        7
                    20        5
                    30        6
      water         10        2
                    20        9
                    30        4
    `,
      [0, 1, 7].map(row => ruleAbove(row, 0, 35)),
    )
    expect(cells.filter(cell => !cell.includes(' 1×1 '))).toEqual([])
  })

  test('is in each column of labels, between two rows', () => {
    const cells = cellsOf(
      `
      Plant    Part    Dose    Place    Part    Dose
               leaf    10               leaf    7
      river                    bank
               root    20               root    5
               leaf    10               leaf    2
      water                    pond
               root    20               root    9
    `,
      [0, 1, 7].map(row => ruleAbove(row, 0, 46)),
    )
    expect(cells.filter(cell => cell.includes(' 2×1 '))).toEqual([
      '1 0 2×1 river',
      '1 3 2×1 bank',
      '3 0 2×1 water',
      '3 3 2×1 pond',
    ])
  })

  test('is a label between two rows, beside labels that have one row', () => {
    const art = (last: string) => `
      Plant    Part    Dose
               leaf    10
      river
               root    20
               leaf    14
      water
               root    25
      ${last}
    `
    const labelled = (last: string) =>
      cellsOf(
        art(last),
        [0, 1, last.split('\n').length + 7].map(row => ruleAbove(row, 0, 30)),
      ).filter(cell => / 0 /.test(cell.slice(0, 4)))
    expect(labelled('control  none    12')).toEqual([
      '0 0 1×1 Plant',
      '1 0 2×1 river',
      '3 0 2×1 water',
      '5 0 1×1 control',
    ])
    expect(labelled('control  none    12\n               both    13')).not.toContain('1 0 2×1 river')
  })

  test('is below the title of its group, which is a row', () => {
    const cells = cellsOf(
      `
      Plant         Part      Size
      Near the river

                    leaf      7
      reed
                    root      5

                    leaf      6
      iris
                    root      2

      Far from it

                    leaf      9
      mint
                    root      4
    `,
      [0, 1, 16].map(row => ruleAbove(row, 0, 35)),
    )
    expect(cells.filter(cell => / 0 /.test(cell.slice(0, 4)))).toEqual([
      '0 0 1×1 Plant',
      '1 0 1×1 Near the river',
      '2 0 2×1 reed',
      '4 0 2×1 iris',
      '6 0 1×1 Far from it',
      '7 0 2×1 mint',
    ])
  })
})
