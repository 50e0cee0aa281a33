import { expect, test } from 'vitest'
import { buildAuthority } from '../../../src/products/authority/build-authority.ts'
import { indexAuthority } from '../../../src/products/authority/index-authority.ts'
import { parseAuthority } from '../../../src/products/authority/parse-authority.ts'
import { suggestFrom, toProposals } from '../../../src/products/authority/suggest.ts'
import { takeCorrections } from '../../../src/products/authority/take.ts'
import { writeAuthority } from '../../../src/products/authority/write-authority.ts'
import type { HeaderAuthor } from '../../../src/read/bibliography/paper-header.ts'
import { correctHeader } from '../../../src/understand/build/header/correct-header.ts'
import * as b from '../../support/paper-builder.ts'
import { author, header, paper } from '../../support/paper-headers.ts'

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
    { header: 'organisation', text: '', name: 'University of Texas', city: 'Austin', note: 'not named in the paper' },
  ])
  const told: string[] = []
  const read = b.paper([], { front: b.front('', { authors: [b.author('Katrin', 'Erk')] }) })
  const { front } = correctHeader(read, proposed, ({ message }) => void told.push(message)).paper
  expect(front.authors[0]?.organisations).toMatchObject([{ name: 'University of Texas', city: 'Austin' }])
  expect(told).toEqual([])
  const named = author('A Nobody', { at: ['university of texas'] })
  expect(proposals(KNOWN, printed, named).filter(({ text }) => text === '')).toEqual([])
  expect(suggest(takeCorrections(KNOWN, proposed), printed)).toEqual(['organisation: University of Texas 0.95 !'])
})

test.each(['Univ. of Texas', 'Univ. Texas', 'U. of Texas'])('%s is found by the words of the file', name => {
  const printed = author('A Nobody', { at: [name] })
  expect(suggest(KNOWN, printed)[0]).toBe('name: University of Texas 0.80')
  const taken = takeCorrections(KNOWN, proposals(KNOWN, printed))
  expect(suggest(taken, printed)[0]).toBe('name: University of Texas 0.95 !')
})

test('an address that was taken is sure the next time', () => {
  const printed = author('Ann Lee', { at: ['University of Texas'] })
  const proposed = { header: 'author', text: 'Ann Lee', email: 'lee@town.example' } as const
  const taken = takeCorrections(KNOWN, [proposed])
  expect(suggest(taken, printed)).toContain('email: lee@town.example 0.95 !')
  const shown = buildAuthority([paper('p9', author('Ann Lee', { email: 'lee@town.example' }))], KNOWN)
  expect(suggest(shown, printed)).toContain('email: lee@town.example 0.85')
  expect(suggest(takeCorrections(shown, [proposed]), printed)).toContain('email: lee@town.example 0.95 !')
})

test('the beginning of a name is proposed, never sure, and no organisation in common', () => {
  const longer = parseAuthority(
    `%rec: Author

Surname: Erk
Given: Katrin
Email: erk@texas.example
+ p1
At: University of Texas at Austin
+ p1

%rec: Organisation

Name: University of Texas at Austin

Name: Texas State House
`,
    'x',
  )
  const at = (name: string, by = 'A Nobody') => suggest(longer, author(by, { at: [name] }))
  expect(at('Univ. of Texas')).toEqual(['name: University of Texas at Austin 0.50'])
  expect(at('Univ. of Texas', 'Katrin Erk')).toEqual([
    'email: erk@texas.example 0.85',
    'name: University of Texas at Austin 0.80',
  ])
  expect([...at('University'), ...at('Texas'), ...at('University of Texas at Dallas')]).toEqual([])
  expect(at('University of Texas at Austin Press')).toEqual([])
})

test('a full name is not replaced by a shortened one', () => {
  const shortened = parseAuthority('%rec: Organisation\n\nName: Univ. of Texas\nCity: Austin\n', 'x')
  expect(suggest(shortened, author('A Nobody', { at: ['University of Texas'] }))).toEqual(['city: Austin 0.80'])
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
