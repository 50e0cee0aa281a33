import { describe, expect, test } from 'vitest'
import type { Correction } from '../../src/model/corrections/corrections.ts'
import { parseCorrections } from '../../src/understand/corrections/parse-corrections.ts'
import { checkDigit, faultOf } from '../../src/page-app/header/header-checks.ts'
import { entriesOf } from '../../src/page-app/header/header-entries.ts'
import { authorOf, type HeaderForm, nameOf, toForm, withCorrections } from '../../src/page-app/header/header-form.ts'
import { correctHeader } from '../../src/understand/build/header/correct-header.ts'
import type { FrontMatter, Paper } from '../../src/model/paper/paper.ts'
import type { InspectedHeader, InspectedHeaders } from '../../src/write/writers/inspection/inspected-paper.ts'

const HOUSE = { name: 'Lake House', city: 'Stone Quay' }
const COLLEGE = { name: 'River College', country: 'Norway' }
const READ: InspectedHeader = {
  title: 'Teh Growth of Rivers',
  subtitle: '',
  authors: [
    { name: 'Ann Lee', given: 'Ann', surname: 'Lee', organisations: [HOUSE] },
    { name: 'J. Mueller', given: 'J.', surname: 'Mueller', email: 'jm@lake.example', organisations: [HOUSE, COLLEGE] },
    { name: 'Department', surname: 'Department', organisations: [] },
  ],
  keywords: ['rivers', 'growht'],
  publication: [{ field: 'journal', value: 'J of Rivers', confidence: 1, evidence: [] }],
}
const HEADERS: InspectedHeaders = { read: READ, is: READ, corrected: [] }
const FORM = withCorrections(HEADERS, [])

/** What the program makes of the header that was read with corrections. */
function convert(corrections: readonly Correction[]) {
  const inline = (text: string) => (text === '' ? [] : [{ type: 'text', text, style: {} }])
  const front = { ...READ, title: inline(READ.title), subtitle: inline(READ.subtitle) } as unknown as FrontMatter
  const unused: string[] = []
  const made = correctHeader({ front } as Paper, corrections, ({ message }) => void unused.push(message))
  const { title, subtitle, authors, keywords, publication } = made.paper.front
  const textOf = (inlines: FrontMatter['title']) =>
    inlines.map(each => (each.type === 'text' ? each.text : '')).join('')
  const is = { title: textOf(title), subtitle: textOf(subtitle), authors, keywords, publication }
  return { unused, headers: { read: READ, is, corrected: made.corrected } }
}

/** A form without what only says where its values come from. */
function valuesOf({ authors, organisations, keywords, publication, ...titles }: HeaderForm) {
  const without = <Value extends { readonly read: string }>(list: readonly Value[]) =>
    list.map(each => ({ ...each, read: '' }))
  const own = { authors: without(authors), keywords: without(keywords), publication: without(publication) }
  return { ...titles, ...own, organisations: without(organisations).sort((a, b) => (a.name < b.name ? -1 : 1)) }
}

const [LEE, MUELLER] = FORM.authors as [HeaderForm['authors'][0], HeaderForm['authors'][0]]
const CHANGED: Readonly<Record<string, HeaderForm>> = {
  'a title and a subtitle': { ...FORM, title: 'The Growth of Rivers', subtitle: 'A Study' },
  'parts of a name, an id and another address': {
    ...FORM,
    authors: FORM.authors.with(1, {
      ...MUELLER,
      given: 'Jan',
      surname: 'Müller',
      email: '',
      orcid: '0000-0002-1825-0097',
    }),
  },
  'another order': { ...FORM, authors: [FORM.authors[2] ?? LEE, MUELLER, LEE] },
  'what is no author taken away': { ...FORM, authors: [MUELLER, LEE] },
  'a new author in the middle': {
    ...FORM,
    authors: [LEE, { ...authorOf('Eva de la Cruz'), organisations: ['Lake House'] }, MUELLER],
  },
  'affiliations with other names, places and authors': {
    ...FORM,
    organisations: [
      { read: 'Lake House', name: 'The Lake House', city: 'Stone Quay', country: 'Norway' },
      { read: '', name: 'Hill School', city: 'Hill', country: '' },
    ],
    authors: [
      { ...LEE, organisations: ['Hill School', 'The Lake House'] },
      { ...MUELLER, organisations: ['The Lake House'] },
    ],
  },
  'key words and publication': {
    ...FORM,
    keywords: [
      { read: 'growht', field: '', value: 'growth' },
      { read: '', field: '', value: 'water' },
    ],
    publication: [
      { read: 'J of Rivers', field: 'journal', value: 'Journal of Rivers' },
      { read: '', field: 'date', value: '2009-08' },
    ],
  },
}

describe('the form of a header', () => {
  test('says nothing where nothing is changed', () => {
    expect(entriesOf(HEADERS, FORM)).toEqual([])
    expect(toForm(HEADERS)).toEqual(FORM)
  })

  test.each(Object.entries(CHANGED))('makes corrections that convert takes: %s', (_, form) => {
    const entries = entriesOf(HEADERS, form)
    const json = JSON.stringify({ format: 'paperxml-corrections', version: 1, corrections: entries })
    expect(parseCorrections(json, 'form')).toEqual(entries)
    const { unused, headers } = convert(entries)
    expect(unused).toEqual([])
    expect(valuesOf(toForm(headers))).toEqual(valuesOf(form))
    expect(valuesOf(withCorrections(HEADERS, entries))).toEqual(valuesOf(form))
    // What was read is still known, so the next change says it of the same thing.
    expect(new Set(entriesOf(headers, toForm(headers)))).toEqual(new Set(entries))
  })

  test('reads names as they are printed', () => {
    expect(authorOf('Eva de la Cruz')).toMatchObject({ given: 'Eva', surname: 'de la Cruz' })
    expect(nameOf(authorOf('Jan K. Müller'))).toBe('Jan K. Müller')
  })

  test('knows ids of authors by their check digit', () => {
    expect(['000000021825009', '000000021694233'].map(checkDigit)).toEqual(['7', 'X'])
    expect(faultOf('orcid', '0000-0002-1825-0097')).toBeUndefined()
    expect(faultOf('orcid', '0000-0002-1825-0079')).toContain('check digit')
    expect(faultOf('email', 'a b@c')).toContain('like')
    expect([faultOf('date', '2009-13'), faultOf('journal', 'any')]).toEqual([expect.any(String), undefined])
  })
})
