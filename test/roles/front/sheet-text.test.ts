import { expect, test } from 'vitest'
import { drawPage } from '../../support/draw-page.ts'
import { decide, textsOf } from '../../support/decide.ts'

const SHEET = `
  Rules for Visitors                                   {18 bold}

  Please read this before you go to the ponds.

    • Dogs stay on the lead
    • Fires are not allowed

  What to bring                                        {13 bold}

  Bring these three things with you.

    1. a pencil
    2. a slate

  Nets and guns are kept by the warden.
`

test('short sentences, items and headings below the title of a sheet without authors are its text', () => {
  const roles = new Set(decide([drawPage(SHEET)]).map(({ role }) => role))
  expect([...roles].sort()).toEqual(['heading', 'text', 'title'])
})

test('so are those in another language', () => {
  const sheet = `
    Hausordnung am Weiher                                {18 bold}

    Bitte lesen Sie alles vor dem Betreten.

    Was Sie mitbringen                                   {13 bold}

    Bringen Sie bitte diese drei Dinge mit.
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
