import { expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { decide, textsOf } from '../../../support/decide.ts'

const SHEET = `
  Rules for Visitors                                   {18 bold}

  Please learn this before you use our ovens.

    • Doors stay shut at noon
    • Flour is never wasted

  What to bring                                        {13 bold}

  Take these three tools along.

    1. a brush
    2. a spoon

  Coats and hats are kept by the door.
`

test('short sentences, items and headings below the title of a sheet without authors are its text', () => {
  const roles = new Set(decide([drawPage(SHEET)]).map(({ role }) => role))
  expect([...roles].sort()).toEqual(['heading', 'text', 'title'])
})

test('so are those in another language', () => {
  const sheet = `
    Hausordnung am Ofen                                  {18 bold}

    Bitte lernen Sie alles vor dem Backen.

    Was Sie mitbringen                                   {13 bold}

    Nehmen Sie bitte diese drei Löffel mit.
  `
  expect(textsOf([drawPage(sheet)], 'authors')).toEqual([])
})

test('words between title and names stay on the title page', () => {
  const page = drawPage(`
    Rules for Visitors                                   {18 bold}

    This is the second of our short papers.

    Ann Lee
    University of Old Town, Germany
  `)
  expect(textsOf([page], 'text')).toEqual([])
})
