import { describe, expect, test } from 'vitest'
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

describe('sentences that name an organisation, an address or a licence are the text of a sheet that has no other', () => {
  test.each([
    'Please send all answers to ann@oven.example before noon, and write your name on each of the sheets that you send.',
    '1 The University bakery is closed on Sundays, and the boat of the baker stays on its long chain until Monday.',
    'Bitte schreiben Sie bis Montag an ann@ofen.example, wenn Sie mit uns backen wollen, und nennen Sie Ihren Namen.',
    'Écrivez avant lundi à ann@four.example si vous voulez cuire avec nous, et dites le nom de votre pain.',
    'Bizimle ekmek pişirmek isteyenler pazartesiye kadar ann@firin.example adresine yazsın ve adını söylesin, lütfen bekleyin.',
    'The recipes are at https://doi.org/10.1234/bread.5678 and may be used by anybody who bakes at home with care.',
  ])('%s', sentence => {
    const page = drawPage(`
      Rules for Visitors                                   {18 bold}

      ${sentence}
    `)
    expect(textsOf([page], 'text')).toEqual([sentence])
  })

  test('but not where there is other text', () => {
    const page = drawPage(`
      Rules for Visitors                                   {18 bold}

      Ann Lee
      University of Old Town, Germany
      Please write to ann@oven.example before you come to see us at the old oven of the town.

      Introduction                                         {13 bold}

      The oven was built by the people of the town in a year that nobody can remember now, and
      its door was made of iron that had been a part of the old bridge across the river there.
    `)
    expect(textsOf([page], 'text')).toHaveLength(1)
  })
})

test('lines after a display under the title are text, not names', () => {
  const page = drawPage(`
    On Queues in Bakeries                                {18 bold}

                    x=y+2

    Queues Grow Slowly.
  `)
  const formula = { math: { type: 'sign', text: '∑' }, isDisplay: true } as const
  const runs = page.runs.map(run => (run.text === 'x=y+2' ? { ...run, formula: { ...formula, box: run.box } } : run))
  expect(textsOf([page], 'authors')).toEqual(['x=y+2 Queues Grow Slowly.'])
  expect(textsOf([{ ...page, runs }], 'authors')).toEqual([])
})
