import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../../support/draw-page.ts'
import { ruleAbove, ruleLeftOf } from '../../../../support/draw-rules.ts'
import { showRules } from '../../../../support/show-rules.ts'
import { tablesOf } from '../../../../support/tables-of.ts'

showRules()

const rulesAt = (...rows: readonly number[]) => rows.map(row => ruleAbove(row, 0, 45))

/** Two tables of one width with lines between them, the first row of the second and all its rules. */
function pageWith(between: string, rows: readonly number[]) {
  const art = `
  Word          First     Second    Third
  river         12        7         19
  old town      3         5         8
  water         14        2         16
${between}
  Bridge                       Built in
  of stone                     1612
  of wood                      1580
  `
  return drawPage(art, { rules: rulesAt(...rows) })
}

const namesOf = (tables: readonly string[][][]) => tables.map(rows => rows.map(([first]) => first))
const BOTH = [
  ['Word', 'river', 'old town', 'water'],
  ['Bridge', 'of stone', 'of wood'],
]

describe('two tables of one width below each other', () => {
  test('are parted by lines of text', () => {
    const text = `
  The rivers of the land are counted here, and the bridges
  over them are named below with the year of each.
`
    expect(namesOf(tablesOf(pageWith(text, [0, 1, 4, 8, 9, 11])))).toEqual(BOTH)
  })

  test('are parted by a line of text where they have other columns', () => {
    const text = `
  The bridges of the land come next.
`
    expect(namesOf(tablesOf(pageWith(text, [0, 1, 4, 7, 8, 10])))).toEqual(BOTH)
  })

  test('are parted by white where several columns of one are in one of the other', () => {
    const art = `
  River   May    June   July      August
  Lind    12     34     56        78
  Alme    22     44     66        88


  Old bridge of wood    1612      yes
  Upper bridge of it    1612      yes
  Lower bridge of it    1580      no
    `
    expect(tablesOf(drawPage(art, { rules: rulesAt(0, 1, 3, 5, 8) })).map(rows => rows[0]?.length)).toEqual([5, 3])
  })

  test('are parted by lines of text with white around them, though they have the same columns', () => {
    const art = `
  Word    First   Next
  river   12      19
  brook   13      18



  The rivers are as they
  were in other years.

  Name    First   Next
  water   14      16
  storm   11      12
    `
    const rules = [0, 1, 3, 9, 10, 12].map(row => ruleAbove(row, 0, 22))
    expect(namesOf(tablesOf(drawPage(art, { rules })))).toEqual([
      ['Word', 'river', 'brook'],
      ['Name', 'water', 'storm'],
    ])
  })

  test('are parted by white where the head of the second is above its first rule', () => {
    expect(namesOf(tablesOf(pageWith('\n\n', [0, 1, 4, 8, 10])))).toEqual(BOTH)
  })

  test('are parted where their sides are not drawn', () => {
    const art = `
  Word          First     Second    Third
  river         12        7         19
  water         14        2         16
  Bridges of the land
  Bridge                       Built in
  of stone                     1612
  of wood                      1580
    `
    const sides = [0, 3].flatMap((_, i) => [0, 45].map(character => ruleLeftOf(character, 4 * i, 4 * i + 3)))
    const tables = tablesOf(drawPage(art, { rules: [...rulesAt(0, 1, 2, 3, 4, 5, 6, 7), ...sides] }))
    expect(namesOf(tables)).toEqual([
      ['Word', 'river', 'water'],
      ['Bridge', 'of stone', 'of wood'],
    ])
  })

  test('are parted there though a note between them has wide blanks', () => {
    const art = `
  Word          First     Second    Third
  river         12        7         19
  water         14        2         16
  sum = 26.1    n = 2
  Bridges of the land
  Bridge                       Built in
  of stone                     1612
  of wood                      1580
    `
    const sides = [0, 5].flatMap(row => [0, 45].map(character => ruleLeftOf(character, row, row + 3)))
    const tables = tablesOf(drawPage(art, { rules: [...rulesAt(0, 1, 2, 3, 5, 6, 7, 8), ...sides] }))
    expect(namesOf(tables)).toEqual([
      ['Word', 'river', 'water'],
      ['Bridge', 'of stone', 'of wood'],
    ])
  })

  test('are parted by white of three rows where the columns are neither the same nor wholly others', () => {
    const art = `
  River   May    June   July    August
  Lind    12     34     56      78
  Alme    22     44     66      88



  Lind    1612          yes     no
  Alme    1612          no      no
  Wisse   1580          no      yes
    `
    const tables = tablesOf(drawPage(art, { rules: rulesAt(0, 1, 7, 9) }))
    expect(tables.map(rows => rows[0]?.length)).toEqual([5, 4])
  })

  test('are parted by less white where a head follows', () => {
    const art = `
  River   May    June   July    August
  Lind    12     34     56      78
  Alme    22     44     66      88


  Bridge  Built         Wood    Toll
  Lower   1612          yes     no
  Upper   1612          no      no
    `
    const tables = tablesOf(drawPage(art, { rules: rulesAt(0, 1, 3, 4.75, 6, 8) }))
    expect(namesOf(tables)).toEqual([
      ['River', 'Lind', 'Alme'],
      ['Bridge', 'Lower', 'Upper'],
    ])
  })

  test('are parted where boxes with the same head are apart', () => {
    const box = ['  Word          First     Second    Third', '  river         12        7         19']
    const art = [...box, '  water         14        2         16', '', ...box, '  storm         15        9         18']
    const sides = [0, 4].flatMap(row => [0, 45].map(character => ruleLeftOf(character, row, row + 3)))
    const tables = tablesOf(drawPage(art, { rules: [...rulesAt(0, 1, 2, 3, 4, 5, 6, 7), ...sides] }))
    expect(namesOf(tables)).toEqual([
      ['Word', 'river', 'water'],
      ['Word', 'river', 'storm'],
    ])
  })

  test('are parted by lines of text that are set apart, though the only rule of the second is below its head', () => {
    const art = `
  Word    First   Next
  river   12      19
  brook   13      18
  storm   15      17



  The rivers are as they
  were in other years.


  Name    Built   Wood
  upper   1614    yes
  lower   1580    no
    `
    const rules = [0, 1, 4, 12].map(row => ruleAbove(row, 0, 22))
    expect(namesOf(tablesOf(drawPage(art, { rules })))).toEqual([
      ['Word', 'river', 'brook', 'storm'],
      ['Name', 'upper', 'lower'],
    ])
  })

  test('each keep the rows at their open ends', () => {
    expect(namesOf(tablesOf(pageWith('\n\n', [0, 1, 8, 10])))).toEqual(BOTH)
  })
})

describe('one table', () => {
  test('has the head between its first two rules, however much white is below it', () => {
    const art = `
  Word                  Counted in
  of the river          all years
\n\n\n
  river         12        7         19
  old town      3         5         8
  water         14        2         16
    `
    const tables = tablesOf(drawPage(art, { rules: rulesAt(0, 6, 9) }))
    expect(namesOf(tables)).toEqual([['Word of the river', 'river', 'old town', 'water']])
  })

  const GROUPS = `
  Word          First     Second    Third
  river         12        7         19
  old town      3         5         8
  The words of the second book are counted.
  water         14        2         16
  bridge        1         1         2
  `

  test('has titles of groups that are sentences between rules', () => {
    const [table, ...others] = tablesOf(drawPage(GROUPS, { rules: rulesAt(0, 1, 3, 4, 6) }))
    expect(table).toHaveLength(6)
    expect(others).toEqual([])
  })

  test('has groups that much white sets apart', () => {
    const art = `
  Word          First     Second    Third
  river         12        7         19
  town          3         5         8
  storm         15        9         18



  water         14        2         16
  bridge        1         1         2
  `
    expect(namesOf(tablesOf(drawPage(art, { rules: rulesAt(0, 1, 8, 9) })))).toEqual([
      ['Word', 'river', 'town', 'storm', 'water', 'bridge'],
    ])
  })

  test('has its head again below a rule, where no more white is between them than between rows', () => {
    const art = `
  Word          First     Second    Third
  river         12        7         19
  water         14        2         16
  Word          First     Second    Third
  storm         15        9         18
  bridge        1         1         2
  `
    expect(tablesOf(drawPage(art, { rules: rulesAt(0, 1, 3, 4, 6) }))).toHaveLength(1)
  })

  test('has white where vertical rules run through it', () => {
    const art = `
  Word          First     Second    Third
  river         12        7         19
  old town      3         5         8



  water         14        2         16
  bridge        1         1         2
    `
    const sides = [0, 13, 23, 33, 45].map(character => ruleLeftOf(character, 0, 8))
    const tables = tablesOf(drawPage(art, { rules: [...rulesAt(0, 1, 3, 6, 8), ...sides] }))
    expect(namesOf(tables)).toEqual([['Word', 'river', 'old town', 'water', 'bridge']])
  })

  test('has lines of cells that end sentences', () => {
    const art = `
  River      What is said of it
  Lind       The water of the Lind is clear in
             spring. It freezes in winter.
  Alme       The Alme runs past the old town.
             Boats go up to the mill.
  `
    const [table] = tablesOf(drawPage(art, { rules: rulesAt(0, 1, 3, 5) }))
    expect(table?.map(([first]) => first)).toEqual(['River', 'Lind', 'Alme'])
  })
})
