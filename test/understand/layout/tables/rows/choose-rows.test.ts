import { describe, expect, test } from 'vitest'
import { SMALL_LETTER } from '../../../../../src/understand/layout/tables/rows/line-pairs.ts'
import { isNumeric } from '../../../../../src/understand/layout/tables/table-region.ts'
import type { TextRun } from '../../../../../src/model/page/page.ts'
import { drawPage, LINE_HEIGHT } from '../../../../support/draw-page.ts'
import { ruleAbove } from '../../../../support/draw-rules.ts'
import { tablesOf } from '../../../../support/tables-of.ts'

/** A table between three rules: its head is the first line. */
function rowsOf(art: string): string[][] | undefined {
  const lines = art.trim().split('\n')
  const width = Math.max(60, ...lines.map(line => line.trim().length))
  const rules = [0, 1, lines.length].map(row => ruleAbove(row, 0, width))
  return tablesOf(drawPage(art, { rules }))[0]
}

describe('lines at one distance', () => {
  test('are one row where the columns had no room for the next word', () => {
    const rows = rowsOf(`
      Day                 Aim                            Room
      First: Maps and     Draw a map of the river and    Hall
      Globes              of the towns beside it         of Maps
      Second: Ships       Build a small boat             Harbour
      and Harbours
      Third: Winds        Measure the wind with a        Tower
                          cup on a long pole
    `)
    expect(rows?.slice(1)).toEqual([
      ['First: Maps and Globes', 'Draw a map of the river and of the towns beside it', 'Hall of Maps'],
      ['Second: Ships and Harbours', 'Build a small boat', 'Harbour'],
      ['Third: Winds', 'Measure the wind with a cup on a long pole', 'Tower'],
    ])
  })

  test('are one row where a number goes on behind a sign, with its deviation, or with its share below it', () => {
    const rows = rowsOf(`
      Plant     Height       Leaves       Seeds
      Mint      19.60 ±      27.3         110
                2.5          ± 3.0        (12%)
      Sage      155.4 ±      13.9         35
                13.4 *       ± 2.0        (4%)
      Basil     72.3 ±       17.2         51
                12.7         ± 3.1        (6%)
    `)
    expect(rows?.slice(1)).toEqual([
      ['Mint', '19.60 ± 2.5', '27.3 ± 3.0', '110 (12%)'],
      ['Sage', '155.4 ± 13.4 *', '13.9 ± 2.0', '35 (4%)'],
      ['Basil', '72.3 ± 12.7', '17.2 ± 3.1', '51 (6%)'],
    ])
  })

  test('are two rows where they hold numbers with units', () => {
    const rows = rowsOf(`
      Field     Sign     Found     Name     Wanted
      first     f        60 Hz     base     5.3 ms
      second             400 V              0.1 ms
      third     v        2 kW      top      8 ms
    `)
    expect(rows).toHaveLength(4)
  })

  test('are rows of their own where they hold deviations alone', () => {
    const rows = rowsOf(`
      Plant     Height     Leaves
      Mint      19.6       27.3
                (2.5)      (3.0)
      Sage      15.4       13.9
                (1.4)      (2.0)
    `)
    expect(rows).toHaveLength(5)
  })

  test('are a row each where the next word had room', () => {
    const rows = rowsOf(`
      Group     Answer of the children     Count
      1         yes                        12
                no                         7
      2         yes                        9
                no                         11
    `)
    expect(rows).toHaveLength(5)
  })

  test('are a row each where columns of single words have empty cells', () => {
    const rows = rowsOf(`
      Gene       Sequence             Heat
      GAP-F      TATCACGTCTGCCACG     56
      GAP-R      CATGTAGGCCTGTGAT
      PKS-F      TTACCCGCCTCGTTAA     57
      PKS-R      AGCTGGCTAAGCGAGG
    `)
    expect(rows).toHaveLength(5)
  })

  test('are a row each where a cell begins with the word of the one above', () => {
    const rows = rowsOf(`
      Time          Title                  Speaker
      Session 1.1   Introduction and aim   Ann Lee and Bob Ray
      Session 1.2   Bias in models         Bob Ray
      Coffee break
      Session 1.3   Maps of bias           Cat Day
      Session 1.4   Exercises
      Session 2.1   Women about 1800       Ann Lee
      Session 2.2   A revolt               Dan May
      Coffee break
      Session 2.3   Exercises
    `)
    expect(rows).toHaveLength(10)
  })

  test('are one row where shares in parentheses are below numbers', () => {
    const rows = rowsOf(`
      Part of the lesson    Good     Bad      All
      Reading maps and      12       3        15
      finding the way       (80%)    (20%)
      Drawing rivers and    9        6        15
      towns beside them     (60%)    (40%)
    `)
    expect(rows?.slice(1)).toEqual([
      ['Reading maps and finding the way', '12 (80%)', '3 (20%)', '15'],
      ['Drawing rivers and towns beside them', '9 (60%)', '6 (40%)', '15'],
    ])
  })
})

describe('lines below those that fill all columns', () => {
  test('go on with the row where columns of short cells have one line in each row, however the texts end', () => {
    const rows = rowsOf(`
      Plant   Form   Trial                     Weeks  Outcome               Source
      Mint    gel    Clinical trial in thirty  3      Less plaque than      [12]
      leaves         children, which compared         before
                     it with salt                     No bleeding
      Sage    paste  Study in many children    5      The same in both      [14]
                     who had been ill                 groups of children
      Acacia  gum    Trial in seventy-five     4      Less plaque, and      [17]
      bark           adults of one town               less bleeding
      Sum                                      12                           3
    `)
    expect(rows?.slice(1)).toEqual([
      [
        'Mint leaves',
        'gel',
        'Clinical trial in thirty children, which compared it with salt',
        '3',
        'Less plaque than before No bleeding',
        '[12]',
      ],
      ['Sage', 'paste', 'Study in many children who had been ill', '5', 'The same in both groups of children', '[14]'],
      ['Acacia bark', 'gum', 'Trial in seventy-five adults of one town', '4', 'Less plaque, and less bleeding', '[17]'],
      ['Sum', '', '', '12', '', '3'],
    ])
  })

  test('are rows that share cells where they give numbers', () => {
    const rows = rowsOf(`
      Tongue    Since    Text            Words    Note
      Serbian   1814     plays           410      a
                         short poems     220      b
      Slovene   1550     letters         98       a
                         long sermons    35       b
      Polish    1270     chronicles      77       c
    `)
    expect(rows).toHaveLength(6)
  })
})

test('a bold line, or one that begins left of the cells above, names the rows that follow', () => {
  const rows = rowsOf(`
    Number  Substance          Share
    1         thujene          0.19
    2         camphene         0.21
            Oxygenated ones
    3         linalool         0.11
    4         borneol          0.54
            Heavier ones
    5         elemene          2.64
    6         selinene         0.40
  `)
  expect(rows?.slice(1).map(row => row[1])).toContain('Oxygenated ones')
})

test('cells halfway up the text beside them are one row where rules part the rows, few as these are', () => {
  const texts = drawPage(
    `
    Source                 Dose      Plant            Measured
    Oils of ten plants,
    of which four grew
    in the garden of
    the school
    Oils, distilled from
    leaves, roots and
    seeds of all plants
    that a school has
    Extracts of the peels
    of oranges that were
    bought on the market
    on a Sunday
  `,
    { rules: [0, 1, 5, 9, 13].map(row => ruleAbove(row, 0, 60)) },
  )
  const cells = drawPage(`
    .

                           50 to 60  Rose             Growth



                           100       Sage and mint    Decay



                           7 to 9    Apple            Length
  `)
  // Half a line lower: the middle of four lines is between the second and the third.
  const lowered = cells.runs.slice(1).map(run => ({
    ...run,
    baseline: run.baseline + 6,
    box: { ...run.box, top: run.box.top + 6, bottom: run.box.bottom + 6 },
  }))
  const [rows] = tablesOf({ ...texts, runs: [...texts.runs, ...lowered] })
  expect(rows?.map(row => row.slice(1))).toEqual([
    ['Dose', 'Plant', 'Measured'],
    ['50 to 60', 'Rose', 'Growth'],
    ['100', 'Sage and mint', 'Decay'],
    ['7 to 9', 'Apple', 'Length'],
  ])
})

test('words in small letters below others are rows: no cell begins otherwise', () => {
  const rows = rowsOf(`
    Trees    Shrubs   Herbs
    alder    broom    mint
    birch    hazel    sage
    cedar    holly    sorrel
    elm      rose     thyme
  `)
  expect(rows?.map(([first]) => first)).toEqual(['Trees', 'alder', 'birch', 'cedar', 'elm'])
})

test('a text goes on with a word in small letters, and not with a variable', () => {
  expect(['of the pond', 'a pond', 'pre-war', '(deep)', '& mills'].map(text => SMALL_LETTER.test(text))).toEqual(
    Array(5).fill(true),
  )
  expect(['x(0)', 'α₁', 'α-pinene', 'k', 'ρ [kg]', 'Pond', '12'].some(text => SMALL_LETTER.test(text))).toBe(false)
})

test('variables below each other with values beside them are rows between rules', () => {
  const art = `
    Gains      Value
    K(0)       3
    λ(0)       1
    Filter     Size
    a(0)       20
  `
  const rules = [0, 1, 3, 4, 5].map(row => ruleAbove(row, 0, 20))
  expect(tablesOf(drawPage(art, { rules }))[0]?.map(([first]) => first)).toEqual([
    'Gains',
    'K(0)',
    'λ(0)',
    'Filter',
    'a(0)',
  ])
})

test('roots are values', () => {
  expect(['√2', '-√2', '√n', '–2'].map(isNumeric)).toEqual([true, false, false, true])
})

describe('names of rows', () => {
  test('are titles where those below are set in, though they would have had no room beside the name above', () => {
    const rows = rowsOf(`
      Plants of the valley     Count
      Meadow saffron bulbs     12
      Depth of water
        below one metre        7
        from one to three      4
    `)
    expect(rows?.map(([name]) => name)).toEqual([
      'Plants of the valley',
      'Meadow saffron bulbs',
      'Depth of water',
      'below one metre',
      'from one to three',
    ])
  })

  test('continue in the next line where all other columns are empty and it begins with a small letter', () => {
    const rows = rowsOf(`
      Plant                Count     Share
      Mint                 12        0.3
      Sage and all of its  9         0.2
      small relatives
      Basil                7         0.1
    `)
    expect(rows?.map(([name]) => name)).toEqual(['Plant', 'Mint', 'Sage and all of its small relatives', 'Basil'])
  })

  test('are rows though words below others begin with small letters, where the names are complete', () => {
    const rows = rowsOf(`
      Model          First          Second         Third
      Family         Poisson        Binomial       Normal
      Errors         by town        by town        by town
      Towns          88             167            90
    `)
    expect(rows?.map(([name]) => name)).toEqual(['Model', 'Family', 'Errors', 'Towns'])
  })

  test('are rows where each is one word, and those beside them are numbers with a deviation', () => {
    const rows = rowsOf(`
      Ratio     Value
      Ar/Fe     0.96 ± 0.04
      Ca/Fe     1.24 ± 0.05
      Cr/Fe     1.44 ± 0.20
    `)
    expect(rows).toHaveLength(4)
  })
})

describe('lines between rules', () => {
  test('are one row where a list is in one cell only, and numbers of a list as well', () => {
    const art = `
      Plant     Lots           Used by
      Mint      - tea makers   Ann Lee
                - cooks
                - painters
      Sage      388, 389       Cat Day
                390, 391
      Basil     - cooks        Dan May
                - bakers
    `
    const rules = [0, 1, 4, 6, 8].map(row => ruleAbove(row, 0, 40))
    expect(tablesOf(drawPage(art, { rules }))[0]?.map(([name]) => name)).toEqual(['Plant', 'Mint', 'Sage', 'Basil'])
  })
})

describe('a head', () => {
  test('is one row where a name is in the middle between the lines of the others, however far these are apart', () => {
    const rows = rowsOfSpacedHead(`
      .Method     Clean     Seen
                  share     share
      First       12        3
      Second      9         6
    `)
    expect(rows?.slice(0, 2)).toEqual([
      ['Method', 'Clean share', 'Seen share'],
      ['First', '12', '3'],
    ])
  })
})

/** A table between rules whose head has lines one and a half times as far apart as others. */
function rowsOfSpacedHead(art: string): string[][] | undefined {
  const page = drawPage(art, { rules: [ruleAbove(2, 0, 40), ruleAbove(4, 0, 40)] })
  const [first = 0] = page.runs.map(({ baseline }) => baseline)
  const runs = page.runs.map(run => {
    if (run.text.startsWith('.')) return moved({ ...run, text: run.text.slice(1) }, LINE_HEIGHT / 4)
    return run.baseline < first + 1 ? moved(run, -LINE_HEIGHT / 2) : run
  })
  const top = { ...ruleAbove(0, 0, 40), box: { left: 48, top: first - 24, right: 288, bottom: first - 23 } }
  return tablesOf({ ...page, runs, rules: [top, ...page.rules] })[0]
}

function moved(run: TextRun, by: number): TextRun {
  const box = { ...run.box, top: run.box.top + by, bottom: run.box.bottom + by }
  return { ...run, box, baseline: run.baseline + by }
}

describe('lines that leave columns empty', () => {
  const indexes = Array.from({ length: 8 }, (_, i) => i)

  test('continue the row above where texts have no room, however many columns they leave empty', () => {
    const rows = indexes.map(
      i => `      Tree${i}    ${i}.1    Brook    Cliff    Heath    Glade    ${i}.6    ${i}.7    ${i}.8`,
    )
    const art = [
      '',
      '      Name     A      B        C        D        E        F      G      H',
      ...rows,
      '                      Dune     Fen      Grove    Isle',
    ]
    expect(rowsOf(art.join('\n'))).toHaveLength(9)
  })

  test('are a row where they hold numbers below numbers', () => {
    const rows = indexes.map(i => `      Tree${i}  ${indexes.map(k => `${i}.${k}`).join('  ')}  1.8  1.9`)
    const art = [
      '',
      '      Name   A    B    C    D    E    F    G    H    I    J',
      ...rows,
      '      Sum    9.1            8.2',
    ]
    expect(rowsOf(art.join('\n'))).toHaveLength(10)
  })

  test('are a row below a text with room for more, and continue it where hardly any row leaves them empty', () => {
    const art = (full: number) => `
      Plant    Found at
${indexes
  .slice(0, full)
  .map(i => `      Mint ${i}   Old mill of the towns`)
  .join('\n')}
      Sage     Bridge
               Lower town
      Basil    Pond
               Upper town
      Dill     High ford
    `
    expect(rowsOf(art(2))).toHaveLength(2 + 6)
    expect(rowsOf(art(6))).toHaveLength(6 + 4)
  })
})

describe('lines as near as those of a cell, where rows are further apart', () => {
  test('are one row where texts have room for more', () => {
    const rows = rowsOf(`
      Plant      Found at          By whom
      Mint       Old mill          Smith

      Sage       New bridge        Brown
                 Lower town        Green

      Basil      Upper pond        White
    `)
    expect(rows).toHaveLength(4)
  })

  test('are rows where long words are below each other in all columns but the first', () => {
    const rows = rowsOf(`
      Plant      Found at          By whom
      Mint       Mill              Anna Greenfield
                 Riverbank         Browning

      Sage       Bridge            Paul Greenfield
                 Watergate         Brownings

      Basil      Ford              Mary Greenfield
                 Millstone         Hollowayes
    `)
    expect(rows).toHaveLength(7)
  })

  test('are one row where a text continues beside two that had no room', () => {
    const rows = rowsOf(`
      Plant               Kept by           Found at
      Green leaves old    Anna Greenfield   The mill by the
      Mountains           Browning          river

      Sage                Paul              The ford

      Mint                Mary              The bridge

      Dill                Mary              The pond
    `)
    expect(rows).toHaveLength(5)
  })

  test('are rows where they fill as many columns, and no text continues', () => {
    const rows = rowsOf(`
      Plant            Found at           Kept in
      Mint             Old mill           Tower

      Thyme            Old ford           Tower

      Rue              Old pond           Tower

      Dill             Old town           Tower

      Sage of hills    Bridges of towns
      Mountains        Watermills

      Basil            Upper pond         Hall
    `)
    expect(rows).toHaveLength(8)
  })
})
