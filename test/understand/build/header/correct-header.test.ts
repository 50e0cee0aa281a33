import { describe, expect, test } from 'vitest'
import type { HeaderCorrection } from '../../../../src/model/corrections/header-corrections.ts'
import { correctHeader } from '../../../../src/understand/build/header/correct-header.ts'
import type { FrontMatter } from '../../../../src/model/paper/paper.ts'
import { transformToTei } from '../../../../src/write/transforms/tei.ts'
import { validatePaperXml } from '../../../../src/write/transforms/validate.ts'
import * as b from '../../../support/paper-builder.ts'
import { toPaperXml } from '../../../support/writings.ts'

const FRONT = b.front('', {
  title: [b.bold('Teh Growth of Rivers'), b.call('1')],
  authors: [
    { ...b.author('J.', 'Mueller', 'Univ of Tovvn', 'River Institute'), email: 'jm@town.example' },
    b.author('Ann', 'Lee', 'Univ of Tovvn'),
    b.author('Department of', 'Physics'),
  ],
  keywords: ['rivers', 'flaods'],
  publication: [
    { field: 'doi', value: '10.1000/r1', confidence: 0.9, evidence: ['page'] },
    { field: 'journal', value: 'J of Rivers', confidence: 0.6, evidence: ['furniture'] },
    { field: 'issn', value: '1234-5678', confidence: 0.6, evidence: ['page'] },
  ],
})

function correct(corrections: readonly HeaderCorrection[], front: FrontMatter = FRONT) {
  const told: string[] = []
  const paper = b.paper([b.section('1 One', b.p('Text.'))], { front })
  const result = correctHeader(paper, corrections, ({ code, message }) => void told.push(`${code}: ${message}`))
  return { ...result, front: result.paper.front, told }
}

const namesOf = ({ authors }: FrontMatter) => authors.map(({ name }) => name)

describe('correctHeader', () => {
  test('replaces title and subtitle; style and calls of notes stay', () => {
    const { front, corrected, told } = correct([
      { header: 'title', text: 'whatever', value: 'The  Growth of Rivers' },
      { header: 'subtitle', text: '', value: 'A second look' },
    ])
    expect(front.title).toEqual([b.bold('The Growth of Rivers'), b.call('1')])
    expect(front.subtitle).toEqual([{ type: 'text', text: 'A second look', style: {} }])
    expect(corrected[0]).toEqual({
      header: 'title',
      read: 'Teh Growth of Rivers',
      is: 'The Growth of Rivers',
      evidence: ['correction'],
    })
    expect(told).toEqual([])
    const removed = correct([{ header: 'subtitle', text: 'A second look', value: '' }], front)
    expect(removed.front.subtitle).toEqual([])
  })

  test('replaces, adds and removes keywords and facts, with its evidence', () => {
    const { front, told } = correct([
      { header: 'keyword', text: 'flaods', value: 'floods' },
      { header: 'keyword', text: 'Rivers', remove: true },
      { header: 'keyword', text: '', value: 'banks' },
      { header: 'publication', field: 'journal', text: 'J. of Rivers', value: 'Journal of Rivers' },
      { header: 'publication', field: 'issn', text: '1234-5678', remove: true },
      { header: 'publication', field: 'date', text: '', value: '2009-08' },
    ])
    const said = { confidence: 1, evidence: ['correction'] }
    expect(front.keywords).toEqual(['floods', 'banks'])
    expect(front.publication).toEqual([
      FRONT.publication[0],
      { field: 'journal', value: 'Journal of Rivers', ...said },
      { field: 'date', value: '2009-08', ...said },
    ])
    expect(told).toEqual([])
  })

  test('corrects parts of authors, adds, removes and orders them', () => {
    const { front, corrected, told } = correct([
      { header: 'author', text: 'Department of Physics', remove: true },
      {
        header: 'author',
        text: 'J. Mueller',
        given: 'Jan',
        middle: 'K.',
        surname: 'Müller',
        email: '',
        after: 'Ann Lee',
      },
      {
        header: 'author',
        text: '',
        given: 'Eva',
        surname: 'de la Cruz',
        organisations: ['River Institute'],
        before: 'Ann Lee',
      },
      { header: 'author', text: 'Ann Lee', orcid: '0000-0002-1825-0097' },
    ])
    expect(front.authors).toEqual([
      { name: 'Eva de la Cruz', given: 'Eva', surname: 'de la Cruz', organisations: [{ name: 'River Institute' }] },
      { ...FRONT.authors[1], orcid: '0000-0002-1825-0097' },
      expect.objectContaining({ name: 'Jan K. Müller', given: 'Jan', middle: 'K.', surname: 'Müller' }),
    ])
    expect(front.authors[2]).not.toHaveProperty('email')
    expect(front.authors[2]?.organisations).toEqual(FRONT.authors[0]?.organisations)
    expect(corrected.map(({ read, is }) => `${read} > ${is}`)).toEqual([
      'Department of Physics > ',
      'J. Mueller > Jan K. Müller',
      ' > Eva de la Cruz',
      'Ann Lee > Ann Lee',
    ])
    expect(told).toEqual([])
  })

  test('corrects an organisation of all its authors, and refers to it by either name', () => {
    const town = { name: 'University of Town', city: 'Town', country: 'Norway' }
    const { front, told } = correct([
      { header: 'organisation', text: 'Univ of Tovvn', ...town },
      { header: 'organisation', text: 'River Institute', remove: true },
      { header: 'organisation', text: '', name: 'Lake House' },
      { header: 'author', text: 'Department of Physics', organisations: ['Univ of Tovvn', 'Lake House'] },
    ])
    expect(front.authors.map(({ organisations }) => organisations)).toEqual([
      [town],
      [town],
      [town, { name: 'Lake House' }],
    ])
    expect(told).toEqual([])
  })

  test('finds what it is about when the program reads otherwise, or as it should', () => {
    const correction: HeaderCorrection = {
      header: 'author',
      text: 'J. Mueller',
      surname: 'Müller',
      email: 'new@town.example',
    }
    const reading = (given: string, surname: string) =>
      correct([correction], b.front('T', { authors: [b.author('Ann', 'Lee'), b.author(given, surname)] })).front
    for (const [given, surname] of [
      ['J', 'Müeller'],
      ['J.', 'Mueller'],
      ['Jan', 'Mueller'],
      ['J.', 'MUELLER'],
    ] as const) {
      expect(reading(given, surname).authors[1]).toMatchObject({ surname: 'Müller', email: 'new@town.example' })
    }
    const right = correct(
      [
        { header: 'keyword', text: 'flaods', value: 'floods' },
        { header: 'author', text: 'J. Mvellcr', given: 'Jan', surname: 'Müller', orcid: '0000-0002-1825-0097' },
      ],
      b.front('T', { keywords: ['floods'], authors: [b.author('Jan', 'Müller')] }),
    )
    expect(right.front).toMatchObject({ keywords: ['floods'], authors: [{ orcid: '0000-0002-1825-0097' }] })
    expect(right.told).toEqual([])
  })

  test('adds nothing twice: a second run changes nothing', () => {
    const corrections: HeaderCorrection[] = [
      { header: 'keyword', text: '', value: 'banks' },
      { header: 'publication', field: 'isbn', text: '', value: '978-3-16-148410-0' },
      { header: 'author', text: '', given: 'Eva', surname: 'Cruz', before: 'Ann Lee' },
      { header: 'organisation', text: 'Univ of Tovvn', name: 'University of Town' },
    ]
    const once = correct(corrections)
    const twice = correct(corrections, once.front)
    expect(twice.front).toEqual(once.front)
    expect(twice.told).toEqual([])
  })

  test.each<[HeaderCorrection, string]>([
    [
      { header: 'author', text: 'C. Nobody', given: 'Carl' },
      'author "C. Nobody" is not used: no author, or not one alone, is like it; there is "J. Mueller"',
    ],
    [
      { header: 'organisation', text: 'Bank', city: 'X' },
      'nothing like it is read; there is "Univ of Tovvn", "River Institute"',
    ],
    [{ header: 'organisation', text: '', name: 'Bank' }, 'no author has the organisation "Bank"'],
    [{ header: 'author', text: 'Ann Lee', organisations: ['Bank'] }, 'there is no organisation "Bank"'],
    [{ header: 'author', text: 'Ann Lee', before: 'C. Nobody' }, 'there is no author "C. Nobody" to place it by'],
    [{ header: 'keyword', text: 'seas', value: 'lakes' }, 'nothing like it is read; there is "rivers", "flaods"'],
    [{ header: 'publication', field: 'volume', text: '3', value: '4' }, 'nothing like it is read; there is none'],
  ])('tells what is not used: %j', (correction, reason) => {
    const { front, told } = correct([correction])
    expect(told).toEqual([expect.stringContaining(reason)])
    expect(told[0]).toMatch(/^W_CORRECTION_UNUSED: the correction of the /)
    expect(namesOf(front)).toEqual(namesOf(FRONT))
  })

  test('takes none of two authors that it could be about', () => {
    const front = b.front('T', { authors: [b.author('Jan', 'Lee'), b.author('Joan', 'Lee')] })
    const { told } = correct([{ header: 'author', text: 'J. Lee', email: 'j@lee.example' }], front)
    expect(told).toHaveLength(1)
  })

  test('what is written is valid', async () => {
    const { paper } = correct([
      { header: 'title', text: '', value: 'A < B & "C"' },
      { header: 'subtitle', text: '', value: 'more' },
      {
        header: 'author',
        text: '',
        surname: 'Müller',
        homepage: 'https://x.example/?a&b',
        organisations: ['River Institute'],
      },
      { header: 'publication', field: 'date', text: '', value: '2009-08' },
      { header: 'publication', field: 'received', text: '', value: '2009' },
    ])
    const xml = toPaperXml(paper)
    expect(await validatePaperXml(xml)).toEqual([])
    expect(await transformToTei(xml)).toContain('A &lt; B &amp; "C"')
  })
})
