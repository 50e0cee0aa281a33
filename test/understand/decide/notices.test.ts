import { expect, test } from 'vitest'
import { drawPage } from '../../support/draw-page.ts'
import { textsOf } from '../../support/decide.ts'

const BODY = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines so that a
  reader of the page can tell it from the notices that stand below it.
`
const first = drawPage(`Rivers of the Old Towns {18 bold}\n\n1 Introduction {12 bold}\n${BODY}\n${BODY}`)
const secondPage = (art: string) => drawPage(art, { number: 2 })

test('a licence notice is publication information wherever it stands', () => {
  const notice = 'This work is licensed under a Creative Commons Attribution licence.'
  const pages = [first, secondPage(`${BODY}\n\n  ${notice}`)]
  expect(textsOf(pages, 'publication-info')).toEqual([notice])
})

test('how to cite the paper is publication information behind its text', () => {
  const notice = 'How to cite this article: Lee A. Rivers of the Old Towns. Maps. 2009;3:1–9.'
  const pages = [first, secondPage(`${BODY}\n\n  ${notice}`)]
  expect(textsOf(pages, 'publication-info')).toEqual([notice])
})

test('a frame on the last page that invites to send papers is publication information', () => {
  const invitation = `
  Ready to submit your next work?

  We print it within a month.`
  const box = { left: 40, right: 560, top: 30, bottom: 400 }
  const last = drawPage(invitation, { number: 2, shades: [box] })
  expect(textsOf([first, last], 'publication-info')).toHaveLength(2)
  expect(textsOf([first, secondPage(invitation)], 'publication-info')).toEqual([])
  expect(textsOf([drawPage(invitation, { shades: [box] }), secondPage(BODY)], 'publication-info')).toEqual([])
})

test('a line of dates with their labels is publication information behind the text, a sentence with a date is text', () => {
  const dates = 'Received: 3 May 2001 Accepted: 4 June 2001'
  expect(textsOf([first, secondPage(`${BODY}\n\n  ${dates}`)], 'publication-info')).toEqual([dates])
  const sentence =
    'Received at the town on 3 May 2001, the maps were accepted by 4 June 2001 and have been in use there for years.'
  expect(textsOf([first, secondPage(`${BODY}\n\n  ${sentence}`)], 'publication-info')).toEqual([])
})

test('a paragraph about licences is text', () => {
  const pages = [first, secondPage('Most towns print maps under a Creative Commons licence and sell them.')]
  expect(textsOf(pages, 'publication-info')).toEqual([])
})

test('names and addresses under a heading of correspondence reach up to the next heading', () => {
  const pages = [
    first,
    secondPage(`${BODY}

  Corresponding Authors                {10 bold}

  Ann Lee, Old Town, ann@example.org

  Acknowledgments                      {10 bold}

  We thank all towns for their maps.`),
  ]
  expect(textsOf(pages, 'publication-info').join(' ')).toBe('Corresponding Authors Ann Lee, Old Town, ann@example.org')
  expect(textsOf(pages, 'heading')).toContain('Acknowledgments')
})

test('addresses with marks under the details of the authors are publication information up to the end, in the type of notes too', () => {
  const pages = [
    first,
    secondPage(`${BODY}

  Author details                       {10 bold}

  ^1^Department of Rivers, University of Old Town, Oslo, Norway.  {9}
  ^2^Institute for Water, Bergen, Norway.                         {9}

  Received: 3 May 2019                 {9}`),
  ]
  expect(textsOf(pages, 'publication-info').join(' ')).toMatch(
    /^Author details 1Department of Rivers.* 2Institute for Water/,
  )
  const prose = [first, secondPage(`${BODY}\n\n  Author details                       {10 bold}\n\n${BODY}`)]
  expect(textsOf(prose, 'publication-info')).toEqual([])
})

test.each(['doi:10.1000/rivers.0123.t001', 'https://doi.org/10.1000/rivers.0123.g002'])(
  'the DOI of a figure or a table below it is no text: %s',
  doi => {
    const below = (text: string) => textsOf([first, secondPage(`${BODY}\n\n${text}\n\n  ${doi}\n\n${BODY}`)], 'doubt')
    expect(below('Figure 1: The rivers of the old towns  {9}')).toEqual([doi])
    expect(below(BODY)).toEqual([])
  },
)
