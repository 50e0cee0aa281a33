import { expect, test } from 'vitest'
import { assembleAuthors } from '../../../../src/understand/build/authors/authors.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'

/** Each author of a drawn title page with the surname and the addresses. */
function tiesOf(art: string): string[] {
  const authors = assembleAuthors(evidenceOf([drawPage(art)]).blocks, { notes: [] })
  return authors.map(({ surname, organisations }) =>
    [surname, ...organisations.map(({ name, city, country }) => [name, city, country].filter(Boolean).join(', '))].join(
      ' | ',
    ),
  )
}

test('raised signs after the addresses call them, with e-mail addresses between', () => {
  const ties = tiesOf(`
        Ann Lee^*^, Bo Berg^*^, Cara Novak^#^, Dan Dahl^+^
                 Institute for Water^*^
              {ann.lee,bo.berg}@water.example
                University of Kiel^#^
                  cara@kiel.example
                University of Bergen^+^
                  dan@bergen.example
  `)
  expect(ties).toEqual([
    'Lee | Institute for Water',
    'Berg | Institute for Water',
    'Novak | University of Kiel',
    'Dahl | University of Bergen',
  ])
})

test('plain signs after the addresses call them', () => {
  const ties = tiesOf(`
              Ann Lee*, Bo Berg†, Cara Novak‡
                  Institute for Water*
                  University of Kiel†
                  University of Bergen‡
  `)
  expect(ties).toEqual(['Lee | Institute for Water', 'Berg | University of Kiel', 'Novak | University of Bergen'])
})

test('numbers after addresses of one line call them', () => {
  const ties = tiesOf(`
                      Ann Lee^1^, Bo Berg^2^, Cara Novak^1,3^
       Institute for Water^1^, University of Kiel^2^, River Works Company^3^
  `)
  expect(ties).toEqual([
    'Lee | Institute for Water',
    'Berg | University of Kiel',
    'Novak | Institute for Water | River Works Company',
  ])
})

test('numbers in brackets and plain ones after addresses call them, numbers of houses do not', () => {
  const bracketed = tiesOf(`
              Ann Lee (1), Bo Berg (2)
               Institute for Water (1)
               University of Kiel (2)
  `)
  expect(bracketed).toEqual(['Lee | Institute for Water', 'Berg | University of Kiel'])
  const plain = tiesOf(`
              Ann Lee^1^, Bo Berg^2^
               Institute for Water 1
               University of Kiel 2
  `)
  expect(plain).toEqual(['Lee | Institute for Water', 'Berg | University of Kiel'])
  const houses = tiesOf(`
              Ann Lee^1^, Bo Berg^2^
          ^1^Institute for Water, Storgata 2
          ^2^University of Kiel, Kirkegata 1
  `)
  expect(houses).toEqual(['Lee | Institute for Water, Storgata 2', 'Berg | University of Kiel, Kirkegata 1'])
})

test('a mark after the last line of an address calls all of it', () => {
  const ties = tiesOf(`
                 Ann Lee^a^, Bo Berg^b^
         Department of Rivers, University of
               Vienna, Vienna, Austria^a^
             School of Ponds, University of
                 Bergen, Bergen, Norway^b^
  `)
  expect(ties).toEqual([
    'Lee | Department of Rivers, University of Vienna, Vienna, Austria',
    'Berg | School of Ponds, University of Bergen, Bergen, Norway',
  ])
})

test('a mark after the first line of an address calls the lines below too', () => {
  const ties = tiesOf(`
                 Ann Lee^*^, Bo Berg^†^
                 University of Vienna^*^
                     Vienna, Austria
                  Institute for Water^†^
                     Oslo, Norway
  `)
  expect(ties).toEqual(['Lee | University of Vienna, Vienna, Austria', 'Berg | Institute for Water, Oslo, Norway'])
})

test('marks in front of addresses stay in front where a note follows', () => {
  const ties = tiesOf(`
                 Ann Lee^1,*^, Bo Berg^2^
                 ^1^Institute for Water
                 ^2^University of Kiel
                 ^*^Corresponding author
  `)
  expect(ties).toEqual(['Lee | Institute for Water', 'Berg | University of Kiel'])
})

test('the mark of a note at the only address calls no address', () => {
  const ties = tiesOf(`
                  Ann Lee and Bo Berg
                  Institute for Water^*^
  `)
  expect(ties).toEqual(['Lee | Institute for Water', 'Berg | Institute for Water'])
})
