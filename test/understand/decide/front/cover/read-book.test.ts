import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../../src/model/page/page.ts'
import { textsOf } from '../../../../support/decide.ts'
import { drawPage } from '../../../../support/draw-page.ts'

const BODY = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines so that a
  reader of the page can tell the running text from all that stands
  before it, which is set in other type or says other things than it.
  We go on to the next part of the work when we have said all of it.
`

const COVER = `
  University of Somewhere                                 {14}
  Faculty of Water                                        {12}



  On the Slow Movement of Rivers                          {18 bold}
  through Old Towns                                       {18 bold}


  Master's thesis                                         {12}


  Bo von Berg                                             {12}


  Supervisor: Prof. Dr. Cara Novak                        {10}



  Old Town, May 2019                                      {10}
`

const DECLARATION = `
  Declaration                                             {16 bold}

  I declare that I have written this work alone, and that I have named
  all that others have written and that I have used in any part of it.

  Old Town, May 2019

  Bo von Berg                                             {10 bold}
`

const THANKS = `
  Acknowledgements                                        {16 bold}

  I thank all who went along the river with me, and those who waited at
  home until we came back with wet feet and many numbers in our books.
`

const ABSTRACT = `
  On the Slow Movement of Rivers through Old Towns        {12 bold}

  Abstract                                                {16 bold}

  We say what rivers do and how we know it from the long work of the
  people who lived beside them, and who wrote it down over the years.
  It is shown that a river moves more slowly where it meets a town.

  Keywords: rivers, towns, water
`

const SECOND_ABSTRACT = `
  Zusammenfassung                                         {16 bold}

  Wir sagen, was Flüsse tun und wie wir es aus der langen Arbeit der
  Menschen wissen, die an ihnen gelebt und alles aufgeschrieben haben.
  Es wird gezeigt, dass ein Fluss langsamer wird, wo er eine Stadt trifft.
`

const CONTENTS = `
  Contents                                                {16 bold}

  1 Introduction                                        1 {10 bold}
  1.1 Rivers . . . . . . . . . . . . . . . . . . . . .  1
  2 Towns                                               3 {10 bold}
  2.1 Bridges . . . . . . . . . . . . . . . . . . . . . 3
  References                                            5 {10 bold}
`

/** A chapter with its section. */
function chapter(title: string, section: string): string {
  return `
  ${title}                                                {16 bold}
${BODY}
  ${section}                                              {12 bold}
${BODY}${BODY}`
}

function drawBook(...arts: string[]): Page[] {
  return arts.map((art, i) => drawPage(art, { number: i + 1 }))
}

const CHAPTERS = [chapter('1 Introduction', '1.1 Rivers'), BODY, chapter('2 Towns', '2.1 Bridges')]
const thesis = drawBook(COVER, DECLARATION, THANKS, ABSTRACT, SECOND_ABSTRACT, CONTENTS, ...CHAPTERS)

describe('a thesis', () => {
  test('has its title over two lines, its author, and all else on the cover as information', () => {
    expect(textsOf(thesis, 'title')).toEqual(['On the Slow Movement of Rivers through Old Towns'])
    expect(textsOf(thesis, 'authors')).toEqual(['Bo von Berg'])
    const information = textsOf(thesis, 'publication-info').join(' ')
    for (const part of [
      'University of Somewhere',
      'Faculty of Water',
      "Master's thesis",
      'Cara Novak',
      'Old Town, May 2019',
    ])
      expect(information).toContain(part)
  })

  test('has abstracts in several languages on pages of their own, behind a declaration and thanks', () => {
    expect(textsOf(thesis, 'abstract-heading')).toEqual(['Abstract', 'Zusammenfassung'])
    expect(textsOf(thesis, 'abstract').map(text => text.slice(0, 8))).toEqual(['We say w', 'Wir sage'])
    expect(textsOf(thesis, 'keywords')).toEqual(['Keywords: rivers, towns, water'])
  })

  test('may have its title below the heading of an abstract, with another letter', () => {
    const title = 'On the Slow Movement of Rivers through Old Towns'
    const abstract = ABSTRACT.replace(title, '').replace(
      'We say',
      `${title.replace('Old', 'Olt')}     {16 bold}\n\n  We say`,
    )
    const book = drawBook(COVER, abstract, CONTENTS, ...CHAPTERS, BODY, BODY)
    expect(textsOf(book, 'abstract-heading')).toEqual(['Abstract'])
    expect(textsOf(book, 'heading')).toEqual(textsOf(thesis, 'heading').slice(2))
  })

  test('has no heading in a form with the names of its jury', () => {
    const form = `
  Supervisor: Cara Novak                                  {16 bold}

  Dr Ann Lee of the Jury ....................             {16 bold}
`
    const book = drawBook(COVER, form, CONTENTS, ...CHAPTERS, BODY, BODY)
    expect(textsOf(book, 'heading')[0]).toBe('1 Introduction')
  })

  test('may have an abstract behind its references', () => {
    const end = ABSTRACT.replace('On the Slow Movement of Rivers through Old Towns        {12 bold}', '')
    const references = `
  References                                              {16 bold}

  Lee, A. (2001). The rivers of the north. Old Town: Water Press.
  Stone, E. (2004). The towns of the south. New City: Land Press.
`
    const book = drawBook(COVER, CONTENTS, ...CHAPTERS, BODY, BODY, references, end)
    expect(textsOf(book, 'abstract-heading')).toEqual(['Abstract'])
  })

  test('has no heading before the first chapter but those that look like chapters', () => {
    expect(textsOf(thesis, 'heading')).toEqual([
      'Declaration',
      'Acknowledgements',
      '1 Introduction',
      '1.1 Rivers',
      '2 Towns',
      '2.1 Bridges',
    ])
    expect(textsOf(thesis, 'doubt')[0]).toBe('Contents')
  })
})

describe('the title on a cover', () => {
  const titleOn = (cover: string) =>
    textsOf(drawBook(cover, THANKS, ABSTRACT, CONTENTS, ...CHAPTERS, BODY, BODY), 'title')

  test('is what its label says, beside or below it, and not what is printed larger', () => {
    const form = `
      University of Somewhere                                           {14}


      Assignment for the Spring Term                                    {18 bold}


      Title:               Slow rivers and the towns at their banks     {10}

      Student:             Ann Lee                                      {10}

      Supervisor:          Cara Novak                                   {10}
    `
    expect(titleOn(form)).toEqual(['Title: Slow rivers and the towns at their banks'])
    const below = form.replace(/Title: +Slow/u, 'Title:\n\n\n      Slow')
    expect(titleOn(below)).toEqual(['Slow rivers and the towns at their banks'])
  })

  test('is several words that are no names where all is in one type', () => {
    const cover = `
      Ann Lee


      Slow rivers and the towns at their banks


      Masterarbeit


      Institute of Rivers


      Betreuer: Cara Novak
    `
    expect(titleOn(cover)).toEqual(['Slow rivers and the towns at their banks'])
  })

  test('is no institution for a word that goes on in another way', () => {
    const cover = COVER.replace('On the Slow Movement of Rivers', 'Branching Rivers in the Plain')
    expect(titleOn(cover)).toEqual(['Branching Rivers in the Plain through Old Towns'])
  })
})

test('chapters printed without numbers begin where the contents say, and abstracts stand before', () => {
  const chapters = CHAPTERS.map(art => art.replace('1 Introduction', 'The Rivers').replace('2 Towns', 'Towns'))
  const contents = CONTENTS.replace('1 Introduction', '1 The Rivers  ')
  const book = drawBook(COVER, DECLARATION, THANKS, ABSTRACT, contents, ...chapters, BODY)
  expect(textsOf(book, 'abstract-heading')).toEqual(['Abstract'])
  expect(textsOf(book, 'heading')).toContain('The Rivers')
})

describe('the author on a cover', () => {
  const authorsOn = (cover: string) =>
    textsOf(drawBook(cover, THANKS, ABSTRACT, CONTENTS, ...CHAPTERS, BODY, BODY), 'authors')

  test('is who has the label, beside a guide, and not the course of study', () => {
    const cover = `
      University of Somewhere                                           {14}
      Corso di Laurea in Fisica                                         {12}


      Rivers and the towns at their banks                               {18 bold}


      Tesi di Laurea di:                    Relatore:                   {10}
      Ann Lee                               Carlo Verdi                 {10}


      Anno Accademico 2018/2019                                         {10}
    `
    expect(authorsOn(cover).join(' ')).toContain('Ann Lee')
    const labelled = COVER.replace('Bo von Berg', 'Submitted by: Ann Lee').replace('Supervisor: Prof. Dr. ', '')
    expect(authorsOn(labelled)).toEqual(['Submitted by: Ann Lee'])
  })

  test('is who has no academic title where no label tells', () => {
    const cover = COVER.replace('Bo von Berg', 'Prof. Dr. Eva Stone').replace(
      'Supervisor: Prof. Dr. Cara Novak',
      'Ann Lee',
    )
    expect(authorsOn(cover)).toEqual(['Ann Lee'])
  })

  test('may stand above the title', () => {
    const cover = COVER.replace('Faculty of Water', 'Ann Lee').replace('Bo von Berg', 'Course of Rivers 12')
    expect(authorsOn(cover)).toEqual(['Ann Lee'])
  })
})

describe('a paper', () => {
  test('with a list of contents on its first page has no cover', () => {
    const paper = drawBook(
      `
  Rivers and the towns at their banks                     {18 bold}

  Ann Lee                                                 {12}
${BODY}${BODY}`,
      CONTENTS,
      ...CHAPTERS,
      BODY,
      BODY,
      BODY,
      BODY,
    )
    expect(textsOf(paper, 'publication-info')).toEqual([])
    expect(textsOf(paper, 'title')).toEqual(['Rivers and the towns at their banks'])
  })
})
