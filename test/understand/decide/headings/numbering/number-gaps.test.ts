import { expect, test } from 'vitest'
import { textsOf } from '../../../../support/decide.ts'
import { drawPage } from '../../../../support/draw-page.ts'
import { paragraph } from '../../../../support/prose.ts'
import { showRules } from '../../../../support/show-rules.ts'

showRules()

/** A line that fills its column, which no heading does by itself. */
const FULL = '3. Rivers of the north and what is known of the towns beside them al'

/** The headings of a page with numbered lines above paragraphs. */
const headingsOf = (...lines: readonly string[]) =>
  textsOf(
    [
      drawPage(
        lines.flatMap(line => ['', ...line.split('|'), ...paragraph(4, 68)]),
        { height: 1200 },
      ),
    ],
    'heading',
  )

const bold = (line: string) => `${line} {bold}`

test('a number that is missing between two headings makes a line a heading', () => {
  const numbered = ['1. Old rivers', '2. Old towns', FULL, '4. Old songs']
  expect(headingsOf(...numbered.map(line => `|${line}|`))).toEqual(numbered)
})

test('a line in another style, or with other signs behind its number, is none', () => {
  const others = ['1. Old rivers', '2. Old towns', '4. Old songs'].map(bold)
  const found = headingsOf(...others.slice(0, 2), FULL, ...others.slice(2))
  expect(found).toHaveLength(3)
  expect(found).not.toContain(FULL)
})

test('an item of a list that has the number is none', () => {
  const items = '1. the rivers|2. the towns|3. the people'
  const found = headingsOf('|1. Old rivers|', '|2. Old towns|', items, '|4. Old songs|')
  expect(found).not.toContain('3. the people')
})

test('nothing is filled where two lines have the number', () => {
  const found = headingsOf('|1. Old rivers|', '|2. Old towns|', FULL, FULL, '|4. Old songs|')
  expect(found).not.toContain(FULL)
})
