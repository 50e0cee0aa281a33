import { expect, test } from 'vitest'
import { buildAuthority } from '../../src/authority/build-authority.ts'
import { indexAuthority } from '../../src/authority/index-authority.ts'
import { parseAuthority } from '../../src/authority/parse-authority.ts'
import { suggestFrom, toProposals } from '../../src/authority/suggest.ts'
import { takeCorrections } from '../../src/authority/take.ts'
import { writeAuthority } from '../../src/authority/write-authority.ts'
import type { HeaderAuthor } from '../../src/bibliography/paper-header.ts'
import { author, header, paper } from '../support/paper-headers.ts'

const KNOWN = parseAuthority(
  `%rec: Author

Surname: Erk
Given: Katrin
Seen: Erk, Katrin
+ p1
At: University of Texas
+ p1

Surname: Lee
Given: Ann

Surname: Lee
Given: Andrew

%rec: Organisation

Name: University of Texas
City: Austin
+ p1
Seen: University of Texas
+ p1
`,
  'x',
)

/** Suggestions as `part: value 0.90`, with `!` where they are sure. */
function suggest(authority: typeof KNOWN, ...authors: readonly HeaderAuthor[]): string[] {
  return suggestFrom(indexAuthority(authority), header(...authors)).map(
    ({ part, candidates: [best], isSure }) =>
      `${part}: ${best?.value} ${best?.confidence.toFixed(2)}${isSure ? ' !' : ''}`,
  )
}

const proposals = (authority: typeof KNOWN, ...authors: readonly HeaderAuthor[]) =>
  toProposals(suggestFrom(indexAuthority(authority), header(...authors)))

test('an organisation missing on the page is proposed, and sure the next time once it was taken', () => {
  const printed = author('Katrin Erk')
  expect(suggest(KNOWN, printed)).toEqual(['organisation: University of Texas 0.59'])
  const proposed = proposals(KNOWN, printed)
  expect(proposed).toEqual([
    {
      header: 'author',
      text: 'Katrin Erk',
      organisations: ['University of Texas'],
      note: 'perhaps 0.59: the same name',
    },
  ])
  expect(suggest(takeCorrections(KNOWN, proposed), printed)).toEqual(['organisation: University of Texas 0.95 !'])
})

test.each(['Univ. of Texas', 'Univ. Texas', 'U. of Texas'])('%s is found by the words of the file', name => {
  const printed = author('A Nobody', { at: [name] })
  expect(suggest(KNOWN, printed)[0]).toBe('name: University of Texas 0.80')
  const taken = takeCorrections(KNOWN, proposals(KNOWN, printed))
  expect(suggest(taken, printed)[0]).toBe('name: University of Texas 0.95 !')
})

test('an organisation without its small words is no other one', () => {
  expect(suggest(KNOWN, author('A Nobody', { at: ['Univ. Nevada'] }))).toEqual([])
  expect(suggest(KNOWN, author('A Nobody', { at: ['Texas Instruments'] }))).toEqual([])
})

test('an initial that was taken for one of two persons is that one', () => {
  const printed = author('A. Lee')
  expect(suggest(KNOWN, printed)).toEqual(['name: Ann Lee 0.60'])
  const [proposed] = proposals(KNOWN, printed)
  expect(proposed?.note).toBe('perhaps 0.60: one name has an initial, or leaves a name out; or Andrew Lee 0.60')
  const taken = takeCorrections(KNOWN, [{ header: 'author', text: 'A. Lee', given: 'Andrew' }])
  expect(suggest(taken, printed)).toEqual(['name: Andrew Lee 0.95 !'])
})

test('what is taken is written without papers, and stays when papers are collected again', () => {
  const taken = takeCorrections(KNOWN, [
    {
      header: 'author',
      text: 'K. Erk',
      given: 'Katrin',
      email: 'erk@texas.example',
      organisations: ['University of Texas'],
    },
    { header: 'organisation', text: 'Univ. Texas', name: 'University of Texas', country: 'USA' },
    { header: 'organisation', text: 'Lake House', city: 'Quay' },
    { header: 'author', text: 'Nobody', remove: true },
    { header: 'title', text: 'A Pape', value: 'A Paper' },
    { block: 'p1-x', text: 'A', role: 'text' },
  ])
  const text = writeAuthority(
    buildAuthority([paper('p1', author('Katrin Erk', { at: ['University of Texas'] }))], taken),
  )
  expect(text).toContain(
    'Surname: Erk\nGiven: Katrin\nSeen: Erk, K.\nSeen: Erk, Katrin\n+ p1\nEmail: erk@texas.example\nAt: University of Texas\n\n',
  )
  expect(text).toContain(
    'Name: University of Texas\nCountry: USA\nSeen: Univ. Texas\nSeen: University of Texas\n+ p1\n',
  )
  expect(text).toContain('Name: Lake House\nCity: Quay\n')
  expect(text).not.toContain('Nobody')
})

test('what may mean two records is passed over', () => {
  const two = parseAuthority(
    '%rec: Organisation\n\nName: Lake House\nCity: Quay\n\nName: Lake House\nCity: Strand\n',
    'x',
  )
  expect(takeCorrections(two, [{ header: 'organisation', text: 'Lake Hse', name: 'Lake House' }])).toBe(two)
})
