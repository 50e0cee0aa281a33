import { expect, test } from 'vitest'
import { textsOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'

const TEXT = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines so that
`
const listOf = (entries: string) => [drawPage(`${TEXT}\n  References   {12 bold}\n\n${entries}`)]

test('bold authors below the heading of the references open entries, though their year is on the next line', () => {
  const pages = listOf(`
  Ames, C., Berg, D., and Miller, Emma                                  {bold}
  (2011). How rivers move. London: Allen.

  Novak, T. and Old, Anna                                               {bold}
  (2012). Boats on all the rivers. London: Allen.

  Weber, Karl and Ames, C.                                              {bold}
  (2013). The land of towns. London: Allen.
`)
  expect(textsOf(pages, 'heading')).toEqual([])
  expect(textsOf(pages, 'reference').join(' ')).toContain('Novak, T. and Old, Anna')
})
