import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { Page, Rule } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove, ruleLeftOf } from '../../../support/draw-rules.ts'
import { tablesOf } from '../../../support/tables-of.ts'

const SIZE = 10

function draw(art: string, rules: readonly Rule[]): Page {
  return drawPage(art, { rules })
}

const BOOKTABS = `
  Table 1: Words and their counts in three parts of the text.

  Word          First     Second    Third
  river         12        7         19
  old town      3         5         8
  water         14        2         16

  The text goes on below the table in lines that fill the column well.
`
const BOOKTABS_RULES = [ruleAbove(2, 0, 40), ruleAbove(3, 0, 40), ruleAbove(6, 0, 40)]

describe('a table between rules', () => {
  test('has a row for each line and a column for each stack of cells', () => {
    expect(tablesOf(draw(BOOKTABS, BOOKTABS_RULES))).toEqual([
      [
        ['Word', 'First', 'Second', 'Third'],
        ['river', '12', '7', '19'],
        ['old town', '3', '5', '8'],
        ['water', '14', '2', '16'],
      ],
    ])
  })

  test('may have a column named like the label of a caption beside numbers', () => {
    const art = `
  Algorithm     10 runs   20 runs
  walking       12        19
  counting      3         8
    `
    const page = drawPage(art, { rules: [ruleAbove(0, 0, 34), ruleAbove(1, 0, 34), ruleAbove(3, 0, 34)] })
    expect(tablesOf(page)[0]?.[0]).toEqual(['Algorithm', '10 runs', '20 runs'])
  })

  test('may be narrow, and have its title in a cell over all columns', () => {
    const art = `
      Rivers
  Lind       3
  Alme       5
    `
    const page = drawPage(art, { rules: [ruleAbove(0, 0, 14), ruleAbove(1, 0, 14), ruleAbove(3, 0, 14)] })
    expect(tablesOf(page)[0]?.map(row => row.filter(text => text !== '').join(' '))).toEqual([
      'Rivers',
      'Lind 3',
      'Alme 5',
    ])
  })

  test('may be larger than the running text of a page of small tables', () => {
    const large = BOOKTABS.split('\n').map(line => (line.trim() === '' ? line : `${line}   {14}`))
    const page = drawPage(large.slice(2), { rules: [ruleAbove(1, 0, 40), ruleAbove(2, 0, 40), ruleAbove(5, 0, 40)] })
    expect(tablesOf(page)[0]).toHaveLength(4)
  })

  test('ends before text in larger type whose heading is ruled', () => {
    const page = draw(
      `
      Table 1: Words and their counts.          {8}
      Word          First     Second    Third   {8}
      river         12        7         19      {8}
      old town      3         5         8       {8}
      water         14        2         16      {8}
      boats         4         6         10      {8}
      maps          1         1         2       {8}

      The text goes on below the table in lines that fill it.
      They are set in the type of the body, larger than cells.
      References                             {12 bold}
      `,
      [ruleAbove(2, 0, 55), ruleAbove(10, 0, 55)],
    )
    expect(tablesOf(page)[0]?.flat().at(-1)).toBe('2')
  })

  test('does not go on below a masthead with a title and names side by side', () => {
    const page = draw(
      `
      Journal of Old Towns          Vol. 29, No. 6
      https://towns.example         pp. 558–567
      A Title of Rivers                             {18 bold}
             Ann Lee                    Bo Berg
             Old Town                   New Town
      `,
      [ruleAbove(0, 0, 55), ruleAbove(2, 0, 55)],
    )
    expect(tablesOf(page).flat(2)).not.toContain('Ann Lee')
  })

  test('has a row once through whose letters a rule runs', () => {
    const through = ruleAbove(4, 0, 40)
    const { left, top, right, bottom } = through.box
    const struck = { ...through, box: { left, top: top + 5.5, right, bottom: bottom + 6.5 } }
    expect(tablesOf(draw(BOOKTABS, [...BOOKTABS_RULES, struck]))).toEqual([
      [
        ['Word', 'First', 'Second', 'Third'],
        ['river', '12', '7', '19'],
        ['old town', '3', '5', '8'],
        ['water', '14', '2', '16'],
      ],
    ])
  })

  test('has long cells where vertical rules part them on both sides, though its caption is below', () => {
    const lines = [0, 1, 4].map(row => ruleAbove(row, -1, 76))
    const sides = [0, 12, 76].map(character => ruleLeftOf(character, 0, 4))
    const art = `
  Trait       What it says of the lines of a page
  margin      The space on the left or on the right, and whether it changes
  spaces      The space above the first line and below the last line there
  letters     The type of the first words, and its size beside all others

  Table 3: Traits and what they say.
    `
    expect(tablesOf(draw(art, [...lines, ...sides]))[0]?.map(([first]) => first)).toEqual([
      'Trait',
      'margin',
      'spaces',
      'letters',
    ])
  })

  test('keeps a title over several columns apart from the cells below it', () => {
    const page = draw(
      `
      Word          Count of words
                    First     Second    Third
      river         12        7         19
      old town      3         5         8
      water         14        2         16
    `,
      [ruleAbove(0, 0, 45), ruleAbove(2, 0, 45), ruleAbove(5, 0, 45)],
    )
    expect(tablesOf(page)[0]?.slice(0, 2)).toEqual([
      ['Word', 'Count of words', '<', ''],
      ['', 'First', 'Second', 'Third'],
    ])
  })

  test('has long cells though one of them nearly touches the next', () => {
    const rows = Array.from({ length: 24 }, (_, i) => [
      `The ${i === 4 ? 'longest name of all, with a mark' : 'name'}`.padEnd(36),
      'Causes damage to the wings of bees and of all other insects near the river and its towns',
    ])
    const art = [
      'Table 2: What the names of the rivers do to the bees',
      '',
      'Name                                What it does to the bees and to other insects',
      ...rows.map(([name = '', text = '']) => `${name}${text}`),
    ]
    const rules = [2, 3, art.length].map(row => ruleAbove(row, 0, 125))
    expect(tablesOf(draw(art.join('\n'), rules))[0]?.length).toBe(25)
  })

  test('has a row for each number beside a name, though rules part the groups of rows', () => {
    const art = `
      Salt          Value
      river         12 g
      town          3 g
      water         14 g
      Metal         Value
      river         2 mg
      town          0 mg
      water         1 mg
    `
    const rules = [0, 1, 4, 5, 8].map(row => ruleAbove(row, 0, 20))
    expect(tablesOf(draw(art, rules))[0]).toHaveLength(8)
  })

  test('joins the lines of a head whose cells have several', () => {
    const page = draw(
      `
      Name of       Total     Share of
      the word      count     the text
      river         12        7
      old town      3         5
    `,
      [ruleAbove(0, 0, 40), ruleAbove(2, 0, 40), ruleAbove(4, 0, 40)],
    )
    expect(tablesOf(page)[0]?.[0]).toEqual(['Name of the word', 'Total count', 'Share of the text'])
  })

  test('joins the lines of cells where every row is ruled', () => {
    const page = draw(
      `
      Who           What
      the miller    grinds the
                    corn
      the baker     bakes the
                    bread
    `,
      [0, 1, 3, 5].map(row => ruleAbove(row, 0, 30)),
    )
    expect(tablesOf(page)).toEqual([
      [
        ['Who', 'What'],
        ['the miller', 'grinds the corn'],
        ['the baker', 'bakes the bread'],
      ],
    ])
  })

  test('separates columns at vertical rules however near the cells are', () => {
    const page = draw(
      `
      ab cd ef
      gh ij kl
      mn op qr
    `,
      [...[0, 1, 2, 3].map(row => ruleAbove(row, 0, 16)), ...[0, 3, 6, 9].map(x => ruleLeftOf(x, 0, 3))],
    )
    expect(tablesOf(page)[0]?.[1]).toEqual(['gh', 'ij', 'kl'])
  })
})

describe('a table without a rule above its head', () => {
  const BELOW = BOOKTABS_RULES.slice(1)

  test('has the names of its columns', () => {
    expect(tablesOf(draw(BOOKTABS, BELOW))[0]?.[0]).toEqual(['Word', 'First', 'Second', 'Third'])
  })

  test('has each name once, where recognised words of the head run into one another', () => {
    const page = draw(BOOKTABS.replace('Second ', 'Part 2 '), BELOW)
    const wide = page.runs.map(run =>
      run.text === 'Part' ? { ...run, box: { ...run.box, right: run.box.right + 10 } } : run,
    )
    const rows = tablesOf({ ...page, runs: wide })[0]
    expect(rows?.[0]).toEqual(['Word', 'First', 'Part 2', 'Third'])
    expect(layOutPages([page], SIZE).flatMap(({ columns }) => columns.flatMap(({ lines }) => lines))).toHaveLength(18)
  })

  test('leaves a line of text above the first rule where it is', () => {
    const page = draw(BOOKTABS.replace(/Word .*/u, 'Words of rivers, old towns and of water here.'), BELOW)
    expect(tablesOf(page)[0]?.[0]).toEqual(['river', '12', '7', '19'])
  })
})

describe('a table whose rules end with its head', () => {
  test('continues down to the running text', () => {
    const page = draw(BOOKTABS, BOOKTABS_RULES.slice(0, 2))
    expect(tablesOf(page)[0]).toHaveLength(4)
  })
})

describe('a table without rules', () => {
  test('is found below its caption by the columns of its cells', () => {
    expect(tablesOf(draw(BOOKTABS, []))[0]?.[1]).toEqual(['river', '12', '7', '19'])
  })

  test('is found above its caption too', () => {
    const page = draw(
      `
      Word          First     Second    Third
      river         12        7         19
      old town      3         5         8
      water         14        2         16

      Table 1: Words and their counts in three parts.
    `,
      [],
    )
    expect(tablesOf(page)[0]).toHaveLength(4)
  })

  test('is found below a short caption where it is as wide as the text', () => {
    const text = 'The last few decades have seen how rivers move through all the towns and fields'
    const page = drawPage(`
      ${text}
      ${text}
      ${text}

      Table 1: Towns.

                                                       Words        Lines
      Part of the text                                 First        Second
      river                                            12           7
      water                                            14           2
      old town                                         3            5

      ${text}`)
    expect(tablesOf(page).map(rows => rows.length)).toEqual([5])
  })

  test('has its first column though that is far from the others, where the table is as wide as the text', () => {
    const rows = [
      ['Word', 'First', 'Second'],
      ['river', '12', '7'],
      ['old town', '3', '5'],
      ['water', '14', '2'],
    ]
    const art = rows.map(([word = '', first = '', second = '']) => `${word.padEnd(48)}${first.padEnd(8)}${second}`)
    const caption = `${' '.repeat(36)}Table 1: Words and counts`
    expect(tablesOf(draw([caption, '', ...art].join('\n'), []))).toEqual([rows])
    const text = 'of the towns beside the river, which are old and have many bridges'
    const beside = [
      caption,
      '',
      ...art.map((line, i) => (i === 0 ? line : text.slice(0, 30 + i).padEnd(48) + line.slice(48))),
    ]
    expect(tablesOf(draw(beside.join('\n'), []))[0]?.[1]).toEqual(['12', '7'])
  })

  test('needs a caption: aligned words alone are none', () => {
    const page = draw(
      `
      Word          First     Second    Third
      river         12        7         19
      old town      3         5         8
    `,
      [],
    )
    expect(tablesOf(page)).toEqual([])
  })
})

describe('captions and the rows around them', () => {
  test('rows between two captions belong to the one that has no others', () => {
    const page = draw(
      `
      Word          First     Second
      river         12        7
      old town      3         5
      water         14        2

      Table 1: Words and their counts in three parts.

      Tree          Last      All
      oak           22        17
      elm           33        15
      yew           44        12

      Table 2: Trees and their counts in three parts.
    `,
      [],
    )
    expect(tablesOf(page).map(rows => rows.map(([first]) => first))).toEqual([
      ['Word', 'river', 'old town', 'water'],
      ['Tree', 'oak', 'elm', 'yew'],
    ])
  })

  test('rows below a caption are no table where the one above it ends with rows without rules', () => {
    const page = draw(
      `
  Word          First     Second    Third
  river         12        7         19
  old town      3         5         8
  water         14        2         16
                all the words of it
                and those of others
                of the old towns
                and of the new ones
                and of all the land
  Table 1: Words and their counts in three parts of the text.

  as rivers     move       through
  the towns     of         the land
  and people    live       there
  who have      seen       them all
`,
      [ruleAbove(0, 0, 40), ruleAbove(1, 0, 40), ruleAbove(4, 0, 40)],
    )
    expect(tablesOf(page).map(rows => rows[0])).toEqual([['Word', 'First', 'Second', 'Third']])
  })

  test('cells over another caption are its table, not columns of the one beside', () => {
    const page = draw(
      `
      Word          First     Second         Tree          Last      All
      river         12        7              oak           22        17
      old town      3         5              elm           33        15
      water         14        2              yew           44        12

      Table 1: Words and their counts here.  Table 2: Trees and their counts.
    `,
      [],
    )
    expect(tablesOf(page).map(rows => rows[1])).toEqual([
      ['river', '12', '7'],
      ['oak', '22', '17'],
    ])
  })

  test('tables below two captions side by side stay apart, though lines of text run across both', () => {
    const text = 'The rivers of the land run from the hills to the sea, and all old towns are near'
    const page = draw(
      `
      Table 1: Words and their counts     Table 2: Trees and their years
      in the parts of a text, all of      in the parks of the old towns,
      them in their own order             as they were counted once

      Word          First     Second      Tree          Last      All
      river         12        7           oak           22        17
      old town      3         5           elm           33        15
      water         14        2           yew           44        12

      ${text}
      ${text}
      ${text}
    `,
      [],
    )
    expect(tablesOf(page).map(rows => rows.map(row => row.join(' ')))).toEqual([
      ['Word First Second', 'river 12 7', 'old town 3 5', 'water 14 2'],
      ['Tree Last All', 'oak 22 17', 'elm 33 15', 'yew 44 12'],
    ])
  })

  test('the words of a line of text beside a table, set wide, are no cells of it', () => {
    const page = draw(
      `
                                                    Word     First    Last
                                                    river    12       7
                                                    town     3        5
      all of the  rivers (third  row).  The  column  water    14       2

                                                   Table 1: Words and counts.
    `,
      [],
    )
    expect(tablesOf(page).map(rows => rows[3])).toEqual([['water', '14', '2']])
  })

  test('the title of several columns is a row of the table', () => {
    const page = draw(
      `
                         Counts
      Word          First     Second    Third
      river         12        7         19
      old town      3         5         8
      water         14        2         16

      Table 1: Words and their counts in three parts.
    `,
      [],
    )
    expect(tablesOf(page)[0]?.[0]?.join('')).toContain('Counts')
  })
})

describe('what is no table', () => {
  const PROSE = `
    The last few decades have seen how rivers move through towns and
    fields, and how people live beside them in every part of the land.
    This text goes on in the same type over a number of lines so that a
    reader of the page can tell the running text from all that stands.
  `

  test('a tall gap between rules ends a table, whatever its caption', () => {
    const rules = [
      ruleAbove(2, 0, 40),
      ruleAbove(3, 0, 40),
      ruleAbove(6, 0, 40),
      ruleAbove(28, 0, 40),
      ruleAbove(29, 0, 40),
    ]
    const page = draw(
      `${BOOKTABS.trimEnd().split('\n').slice(0, -1).join('\n')}${'\n'.repeat(22)}  lake          1         2         3`,
      rules,
    )
    expect(tablesOf(page).map(rows => rows.length)).toEqual([4])
  })

  test('running text between two rules stays text', () => {
    expect(tablesOf(draw(PROSE, [ruleAbove(0, 0, 68), ruleAbove(4, 0, 68)]))).toEqual([])
  })

  test('two columns of text between the rules of a page stay text', () => {
    const lines = Array.from(
      { length: 12 },
      () => '  The text of the left column is here      and that of the right one goes',
    )
    expect(tablesOf(draw(lines.join('\n'), [ruleAbove(0, 0, 72), ruleAbove(12, 0, 72)]))).toEqual([])
  })

  test('the rules of two tables with a caption between them make two', () => {
    const two = `
      Word          First     Second    Third
      river         12        7         19
      Table 2: Other words and their counts.
      Word          First     Second    Third
      water         14        2         16
    `
    const rules = [ruleAbove(0, 0, 40), ruleAbove(2, 0, 40), ruleAbove(3, 0, 40), ruleAbove(5, 0, 40)]
    expect(tablesOf(draw(two, rules))).toHaveLength(2)
  })
})

test('a turned table has the rows that a reader of the turned page sees', () => {
  const upright = drawPage(BOOKTABS)
  const rules = BOOKTABS_RULES.map(({ box }) => ({
    box: { left: box.top, top: upright.height - box.right, right: box.bottom, bottom: upright.height - box.left },
    orientation: 'vertical' as const,
  }))
  const page = drawPage(BOOKTABS, { direction: 270, rules })
  expect(tablesOf(page)[0]?.[1]).toEqual(['river', '12', '7', '19'])
})

test('every glyph of a page with a table is on one line', () => {
  const page = draw(BOOKTABS, BOOKTABS_RULES)
  const lines = layOutPages([page], SIZE).flatMap(({ columns }) => columns.flatMap(column => column.lines))
  const drawn = page.runs.map(run => run.text).sort()
  expect(lines.flatMap(line => line.words.flatMap(word => word.runs.map(run => run.text))).sort()).toEqual(drawn)
})

test('lines in a frame next to the caption of a table are one of a single cell', () => {
  const frame = [ruleAbove(2, -1, 60), ruleAbove(5, -1, 60), ruleLeftOf(-0.5, 2, 5), ruleLeftOf(60.5, 2, 5)]
  const art = `
  The text above goes on in lines that fill the whole of the column.

  For each of the sentences do
    move the first word of the sentence to its very end
  until all words of all sentences have been moved once

  Table 1: Our way of moving the words.

  The text goes on below the table in lines that fill the column well.
`
  expect(tablesOf(draw(art, frame))).toEqual([
    [
      [
        'For each of the sentences do move the first word of the sentence to its very end ' +
          'until all words of all sentences have been moved once',
      ],
    ],
  ])
  expect(tablesOf(draw(art.replace('Table', 'Figure'), frame))).toEqual([])
  const both = art.replace('Table 1: Our way of moving the words.', 'Figure 1: Our way.\n\n  Table 1: The words.')
  expect(tablesOf(draw(both, frame))).toEqual([])
})

test('lines outside the width of a short caption do not end its table, where the text is as wide as the table', () => {
  const text = 'The land beside the river was seen in one year by two persons, who went there by boat.'
  const [rows] = tablesOf(
    drawPage(`
      Table 1: Towns of the land beside.

      Town      Number of     Number of     Lands beside         Years
                bridges       boats         the river
      A         44            6             Norway,              1998
                                            Sweden,
                                            Denmark
      B         11            3             Norway,              2001
                                            Sweden
      C         20            4             Norway               2004
      D         31            5             Denmark              2009


      ${text}
      ${text}
      ${text}
      ${text}
    `),
  )
  expect(rows?.map(row => row.join('|'))).toEqual([
    'Town|Number of bridges|Number of boats|Lands beside the river|Years',
    'A|44|6|Norway, Sweden, Denmark|1998',
    'B|11|3|Norway, Sweden|2001',
    'C|20|4|Norway|2004',
    'D|31|5|Denmark|2009',
  ])
})
