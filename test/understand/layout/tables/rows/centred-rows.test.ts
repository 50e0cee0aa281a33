import { describe, expect, test } from 'vitest'
import { rowsOfRuledTable } from '../../../../support/tables-of.ts'

describe('cells centred in height', () => {
  test('are one row, whose middle the others have', () => {
    const rows = rowsOfRuledTable(`
      Plant         Parts that are used         Trials
      .Mint         leaves and stems of the     .12
                    first year, dried
                    flowers, and the roots of
      Sage          old plants, as they are     30
                    dug out
      .Basil        seeds and young leaves,     .7
                    with their stems
    `)
    expect(rows).toEqual([
      ['Plant', 'Parts that are used', 'Trials'],
      ['Mint', 'leaves and stems of the first year, dried', '12'],
      ['Sage', 'flowers, and the roots of old plants, as they are dug out', '30'],
      ['Basil', 'seeds and young leaves, with their stems', '7'],
    ])
  })

  test('are one row where three of them have three lines, whose text goes on', () => {
    const rows = rowsOfRuledTable(`
      Plant   Parts used        Taken as          Seen in
      .Water  Leaves, stems     A tea that is     Fever and in
      .mint   and the small     drunk warm in     colds of the
              flowers           the morning       winter
              Old plants, as                      Wounds that
      Sage    they are dug      paste             are slow to
              out                                 close up
      .Basil  Young leaves,     .oil              .cough
              and the seeds
    `)
    expect(rows?.map(([first]) => first)).toEqual(['Plant', 'Water mint', 'Sage', 'Basil'])
  })

  test('are not the rows of a label, which do not go on with each other', () => {
    const rows = rowsOfRuledTable(`
      Plant         Part        Trials
                    leaf        12
      Mint          stem        4
                    root        7
                    leaf        30
      Sage          stem        2
                    root        1
    `)
    expect(rows?.map(row => row.at(-1))).toEqual(['Trials', '12', '4', '7', '30', '2', '1'])
  })

  test('are not rows of one line between others, though a column has no room for the next word', () => {
    const rows = rowsOfRuledTable(`
      Plant         Found in                   Trials
                    meadows beside the
      Mint          upper river, ponds         12
                    of the village
                    gardens, and dry
      Sage          meadows far from any       30
                    water there is
      Rush          Pond                       4
      Reed          Pond                       5
      Iris          Pond                       6
      Lily          Pond                       7
    `)
    expect(rows?.map(([first]) => first)).toEqual(['Plant', 'Mint', 'Sage', 'Rush', 'Reed', 'Iris', 'Lily'])
  })

  test('are none where cells may begin at the top of their rows', () => {
    const rows = rowsOfRuledTable(`
      Plant               Trials
      Mint, its leaves    12
      of one year
      Sage, with all      30
      its flowers, dried
      in the shade
      Basil, its seeds    7
      of the year
    `)
    expect(rows?.map(([first]) => first)).toEqual([
      'Plant',
      'Mint, its leaves of one year',
      'Sage, with all its flowers, dried in the shade',
      'Basil, its seeds of the year',
    ])
  })
})
