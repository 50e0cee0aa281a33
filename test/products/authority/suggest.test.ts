import { describe, expect, test } from 'vitest'
import { indexAuthority } from '../../../src/products/authority/index-authority.ts'
import { parseAuthority } from '../../../src/products/authority/parse-authority.ts'
import { suggestFrom, toCorrections } from '../../../src/products/authority/suggest.ts'
import type { HeaderAuthor } from '../../../src/read/bibliography/paper-header.ts'
import { parseCorrections } from '../../../src/understand/corrections/parse-corrections.ts'
import { writeCorrections } from '../../../src/understand/corrections/write-corrections.ts'
import { author, header, organisation } from '../../support/paper-headers.ts'

const INDEX = indexAuthority(
  parseAuthority(
    `%rec: Author

Surname: Kowalczyk
Given: Łucja
Middle: Maria
Seen: Kowalczyk, Łucja Maria
+ p1
Seen: Kowalczyk, Ł.
+ p2
Email: lucja@town.example
+ p1
ORCID: 0000-0002-1825-0097
At: University of Northern Town
+ p1
+ p2

Surname: Wang
Given: Yi
At: Lake House
Email: yi@lake.example

Surname: Wang
Given: Yang
At: Sea House

Surname: Berg
Particle: van der
Given: Pieter
Suffix: Jr
Email: p@one.example
+ p1
Email: p@two.example
+ p2

%rec: Organisation

Name: University of Northern Town
City: Town
Country: Norway
Seen: Univ of Northern Tovvn
+ p3

Name: Lake House
City: Quay

Name: Lake House
City: Strand

Name: Institute 3 of Physics
City: Town
`,
    'x',
  ),
)

const TOWN = organisation('University of Northern Town', 'Town', 'Norway')

/** Suggestions as `author name: value 0.90 | value 0.60`, with `!` where they are sure. */
function suggest(...authors: readonly HeaderAuthor[]): string[] {
  return suggestFrom(INDEX, header(...authors)).map(({ part, candidates, isSure }) => {
    const values = candidates.map(({ value, confidence }) => `${value} ${confidence.toFixed(2)}`)
    return `${part}: ${values.join(' | ')}${isSure ? ' !' : ''}`
  })
}

const ofName = (suggestions: readonly string[]) => suggestions.filter(line => line.startsWith('name'))

describe('suggestFrom', () => {
  test.each([
    ['an initial', author('L. Kowalczyk', { at: [TOWN] }), 'name: Łucja Maria Kowalczyk 0.90 !'],
    ['an initial alone', author('L. Kowalczyk'), 'name: Łucja Maria Kowalczyk 0.60'],
    ['accents', author('Lucja Kowalczyk', { at: [TOWN] }), 'name: Łucja Maria Kowalczyk 0.90 !'],
    ['misread letters', author('Łucja Kovvalczyk', { at: [TOWN] }), 'name: Łucja Maria Kowalczyk 0.93 !'],
    ['misread letters alone', author('Łucja Kowalezyk'), 'name: Łucja Maria Kowalczyk 0.70'],
    ['another order', author('Kowalczyk Łucja', { at: [TOWN] }), 'name: Łucja Maria Kowalczyk 0.91 !'],
    ['the same address', author('Ł. Kowalczyk', { email: 'LUCJA@town.example' }), 'name: Łucja Maria Kowalczyk 0.97 !'],
    ['the same ORCID', author('L. Kowal', { orcid: '0000-0002-1825-0097' }), 'name: Łucja Maria Kowalczyk 0.99 !'],
    ['particle and suffix left out', author('Pieter Berg'), 'name: Pieter van der Berg Jr 0.80'],
  ])('tells a name that differs by %s', (_, printed, expected) => {
    expect(ofName(suggest(printed))[0]).toBe(expected)
  })

  test.each([
    ['another initial', author('M. Kowalczyk', { at: [TOWN] })],
    ['another middle name', author('Łucja Anna Kowalczyk', { at: [TOWN] })],
    ['another given name', author('Hanna Kowalczyk', { at: [TOWN] })],
    ['another ORCID', author('L. Kowalczyk', { orcid: '0000-0001-5109-3700' })],
    ['a short name with one letter more', author('Yi Wong')],
    ['the same name', author('Łucja Maria Kowalczyk')],
    ['a name that is fuller', author('Łucja Maria Ewa Kowalczyk')],
  ])('says nothing of a name for %s', (_, printed) => {
    expect(ofName(suggest(printed))).toEqual([])
  })

  test('shows both where two fit, and takes none', () => {
    expect(suggest(author('Y. Wang'))[0]).toBe('name: Yi Wang 0.60 | Yang Wang 0.60')
    // A place in common speaks for one, and not beyond doubt.
    expect(ofName(suggest(author('Y. Wang', { at: [organisation('Lake House', 'Quay')] })))).toEqual([
      'name: Yi Wang 0.90 | Yang Wang 0.60',
    ])
    expect(suggest(author('Pieter van der Berg Jr'))).toEqual(['email: p@one.example 0.85 | p@two.example 0.85'])
    expect(suggest(author('A Nobody', { at: ['Lake House'] }))).toEqual(['city: Quay 0.95 | Strand 0.95'])
  })

  test('fills what a paper leaves out; an organisation of earlier papers is never sure', () => {
    expect(suggest(author('Łucja Maria Kowalczyk', { at: [TOWN] }))).toEqual([
      'email: lucja@town.example 0.96 !',
      'orcid: 0000-0002-1825-0097 0.96 !',
    ])
    expect(suggest(author('Łucja Maria Kowalczyk')).at(-1)).toBe('organisation: University of Northern Town 0.59')
  })

  test('tells spellings of organisations, word by word', () => {
    const at = (name: string, city = '', country = '') =>
      suggest(author('A Nobody', { at: [organisation(name, city, country)] }))
    expect(at('UNIVERSITY OF NORTHERN TOWN', 'Town', 'Norway')).toEqual(['name: University of Northern Town 0.93 !'])
    expect(at('Univ of Northern Tovvn', 'Town', 'N')).toEqual(['name: University of Northern Town 0.95 !'])
    expect(at('Univ. of Northern Town', '', 'N')).toEqual(['name: University of Northern Town 0.80', 'city: Town 0.80'])
    expect(at('University of Southern Town')).toEqual([])
    expect(at('Institute 2 of Physics')).toEqual([])
    expect(at('University of Northern Town', 'Elsewhere')).toEqual([])
    const member = suggest(author('Łucja Maria Kowalczyk', { email: 'x', at: ['Univ. of Northern Town'] }))
    expect(ofName(member)).toEqual(['name: University of Northern Town 0.95 !'])
  })

  test('makes corrections of what is sure alone, one for each', () => {
    const suggestions = suggestFrom(
      INDEX,
      header(author('L. Kowalczyk', { at: ['University of Northern Town'] }), author('Y. Wang')),
    )
    const corrections = toCorrections(suggestions)
    expect(corrections).toEqual([
      expect.objectContaining({
        header: 'author',
        text: 'L. Kowalczyk',
        given: 'Łucja',
        middle: 'Maria',
        email: 'lucja@town.example',
      }),
      { header: 'organisation', text: TOWN.name, city: 'Town', country: 'Norway', note: 'the same name' },
    ])
    expect(corrections[0]).not.toHaveProperty('surname')
    expect(parseCorrections(writeCorrections('x.pdf', corrections), 'x')).toEqual(corrections)
  })

  test('says nothing where nothing is known', () => {
    const empty = indexAuthority({ comments: [], records: [] })
    expect(suggestFrom(empty, header(author('Ann Lee', { at: ['Lake House'] })))).toEqual([])
  })
})

test('what no correction may say is not suggested', () => {
  const odd = '%rec: Author\n\nSurname: Mole\nGiven: Ada\nORCID: of Ada\nEmail: ada at delft\n'
  const suggestions = suggestFrom(indexAuthority(parseAuthority(odd, 'a')), header(author('A. Mole')))
  expect(suggestions.map(({ part }) => part)).toEqual(['name'])
})
