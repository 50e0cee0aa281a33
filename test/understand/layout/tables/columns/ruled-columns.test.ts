import { expect, test } from 'vitest'
import { drawPage } from '../../../../support/draw-page.ts'
import { ruleAbove, ruleLeftOf } from '../../../../support/draw-rules.ts'
import { tablesOf } from '../../../../support/tables-of.ts'

/** How many columns a table has between vertical rules left of these characters. */
function countColumns(art: string): number | undefined {
  const rows = art.trim().split('\n').length
  const rules = [
    ...[0, 1, rows].map(row => ruleAbove(row, 0, 40)),
    ...[0, 10, 30, 40].map(character => ruleLeftOf(character, 0, rows)),
  ]
  return tablesOf(drawPage(art, { rules }))[0]?.[0]?.length
}

test('a column between rules is two where some rows have two values and the others one', () => {
  expect(
    countColumns(`
      Pond      fish    frogs       Seen
      Upper     ✓                   12
      Lower     ✓       ✓           14
      Round     ✓                   11
      Long      ✓       ✓           19
      Old       ✓                   17
  `),
  ).toBe(4)
})

test('a column between rules is one where few rows of its text have wide blanks', () => {
  expect(
    countColumns(`
      Pond      what was seen       Seen
      Upper     fish    frogs       12
      Lower     only fish           14
      Round     none of them        11
      Long      many    frogs       19
  `),
  ).toBe(3)
})

test('values below a name with wide blanks are one column', () => {
  expect(
    countColumns(`
      Pond      all     fish        Seen
                that    live
      Upper     31                  12
      Lower     24                  14
      Round     52                  11
  `),
  ).toBe(3)
})
