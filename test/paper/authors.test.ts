import { describe, expect, test } from 'vitest'
import { assembleAuthors } from '../../src/paper/authors.ts'
import type { Author } from '../../src/paper/paper.ts'
import { drawPage } from '../support/draw-page.ts'
import { evidenceOf } from '../support/decide.ts'

/** The authors that a drawn block of names and addresses gives. */
function authorsOf(art: string): Author[] {
  return assembleAuthors(evidenceOf([drawPage(art)]).blocks, [])
}

function summaryOf(authors: readonly Author[]): string[] {
  return authors.map(({ name, email, organisations }) =>
    [name, ...organisations.map(own => own.name), email].filter(part => part !== undefined).join(' | '),
  )
}

describe('authors', () => {
  test('belong to the addresses with the same raised mark', () => {
    const authors = authorsOf(`
      Ann Lee^1^, Bo von Berg^1,2^ and Cara D. Novak^2^      {12}

      ^1^University of Somewhere, Old Town, Germany          {9}
      ^2^Institute for Water, New City, France               {9}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | University of Somewhere',
      'Bo von Berg | University of Somewhere | Institute for Water',
      'Cara D. Novak | Institute for Water',
    ])
    expect(authors[1]).toMatchObject({ surname: 'von Berg', given: 'Bo' })
    expect(authors[0]?.organisations[0]).toMatchObject({ city: 'Old Town', country: 'Germany' })
  })

  test('stand side by side above their own addresses', () => {
    const authors = authorsOf(`
      Ann Lee                          Bo Berg                    {12}
      University of Somewhere          Institute for Water        {10}
      ann@some.example                 berg@water.example         {10}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | University of Somewhere | ann@some.example',
      'Bo Berg | Institute for Water | berg@water.example',
    ])
  })

  test('stand one below the other with the surname first', () => {
    const authors = authorsOf(`
      Lee, Ann                         {14 bold}
      ann.lee@some.example             {9}
      University of Somewhere          {9}

      von Berg, Bo                     {14 bold}
      bo@water.example                 {9}
      Institute for Water              {9}
    `)
    expect(summaryOf(authors)).toEqual([
      'Ann Lee | University of Somewhere | ann.lee@some.example',
      'Bo von Berg | Institute for Water | bo@water.example',
    ])
  })

  test('share the only address', () => {
    const authors = authorsOf(`
      Ann Lee, Bo Berg, Cara Novak     {12}
      University of Somewhere          {9}
    `)
    expect(authors.map(author => author.organisations.length)).toEqual([1, 1, 1])
  })

  test('go on in the next line', () => {
    const authors = authorsOf(`
      Ann Lee, Bo Berg, and Cara       {12}
      Novak                            {12}
      University of Somewhere          {9}
    `)
    expect(authors.map(author => author.name)).toEqual(['Ann Lee', 'Bo Berg', 'Cara Novak'])
  })

  test('get their e-mail addresses out of a group', () => {
    const authors = authorsOf(`
      Ann Lee, Bo Berg                 {12}
      University of Somewhere          {9}
      {berg,lee}@some.example          {9}
    `)
    expect(authors.map(author => author.email)).toEqual(['lee@some.example', 'berg@some.example'])
  })
})
