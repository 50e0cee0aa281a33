import { describe, expect, test } from 'vitest'
import { loadCitationLibrary } from '../../../src/read/bibliography/citation-js.ts'
import type { BibEntry } from '../../../src/model/bibliography/entry.ts'
import { readBibliography } from '../../../src/read/bibliography/read-bibliography.ts'
import { writeBibliography } from '../../../src/products/recipes/write-bibliography.ts'

async function read(text: string): Promise<{ format: string; entries: readonly BibEntry[]; told: string[] }> {
  const told: string[] = []
  const bytes = new TextEncoder().encode(text)
  const { entries, format } = await readBibliography(bytes, 'refs.bib', ({ code, message }) => {
    told.push(`${code} ${message}`)
  })
  return { format, entries, told }
}

const TREES = String.raw`A comment with me@example.org in it.
@string{acl = "Annual " # "Meeting"}
@comment{jabref-meta: x}
@preamble{"\newcommand{\x}{y}"}

@InProceedings{m:09,
  author = {M{\"u}ller, J{\'o}zef and van der Berg, Anna},
  title = "A {Tree} of $x^2$ (one)",
  booktitle = acl # " 2009",
  year = 2009, month = aug,
  author+an = {1=corresponding},
  x-note = {50\% \& more},
}
@book(b, title = "A (second) one")  @misc{c, title={Third}}`

describe('BibTeX', () => {
  test('is read with its macros, months, annotations, fields of any name, and lines', async () => {
    const { format, entries, told } = await read(TREES)
    expect({ format, told }).toEqual({ format: 'bibtex', told: [] })
    expect(entries).toEqual([
      {
        type: 'inproceedings',
        key: 'm:09',
        line: 6,
        fields: {
          author: String.raw`M{\"u}ller, J{\'o}zef and van der Berg, Anna`,
          title: 'A {Tree} of $x^2$ (one)',
          booktitle: 'Annual Meeting 2009',
          year: '2009',
          month: '08',
          'author+an': '1=corresponding',
          'x-note': String.raw`50\% \& more`,
        },
      },
      { type: 'book', key: 'b', line: 14, fields: { title: 'A (second) one' } },
      { type: 'misc', key: 'c', line: 14, fields: { title: 'Third' } },
    ])
  })

  test('passes over an entry with a value too long to be one, and tells it', async () => {
    const { entries, told } = await read(
      `@book{one, title={One}}\n@book{two,\n author={${'Ann '.repeat(60_000)}}}\n@book{three, author={${'Ann Lee and '.repeat(9000)}Bo Li}}`,
    )
    expect(entries.map(({ key }) => key)).toEqual(['one', 'three'])
    expect(told).toEqual(['W_BIB_BROKEN refs.bib:2: "two" is skipped: its author has more than 200000 letters'])
  })

  test('keeps the entries around those that are broken, and tells the lines', async () => {
    const { entries, told } = await read(
      [
        '@string{m = "Meeting"}',
        '@book{one, title = {One}, publisher = m}',
        '@book{two,',
        '  title = {Two}',
        '  year = 2009}',
        '@book{three, title = {Three',
        '@book{, title = {Four}}',
        '@article{five, title = {Five}, journal = tocl, note = {}}',
      ].join('\n'),
    )
    expect(entries.map(({ key, fields }) => [key, fields.publisher ?? fields.journal])).toEqual([
      ['one', 'Meeting'],
      ['line7', undefined],
      ['five', 'tocl'],
    ])
    expect(told).toEqual([
      'W_BIB_BROKEN refs.bib:5: "@book{two," of line 3 is broken and skipped: expected a comma or the closing brace',
      'W_BIB_BROKEN refs.bib:6: "@book{three, title = {Three" of line 6 is broken and skipped: expected the closing brace',
      'W_BIB_MACRO refs.bib:8: "five" has journal = tocl, a macro that is not defined',
    ])
  })

  test.each(['no bibliography', '@book{x', '{"id": 1}', '[{"id": "a"}]', '[', '<entry/>'])('refuses %s', async text => {
    await expect(read(text)).rejects.toMatchObject({ code: expect.stringMatching(/E_BIB_MALFORMED|E_XML_MALFORMED/) })
  })

  test('is written so that it reads the same', async () => {
    const { entries } = await read(TREES)
    const written = await writeBibliography(entries, 'bibtex')
    expect(written).toContain('  month = aug,\n')
    const again = (await read(written)).entries
    expect(again.map(entry => ({ ...entry, line: 0 }))).toEqual(entries.map(entry => ({ ...entry, line: 0 })))
  })
})

describe('CSL of BibTeX', () => {
  async function itemsOf(text: string) {
    const { entries } = await read(text)
    return (await loadCitationLibrary()).toCsl(entries)
  }

  test('has letters, dates and fields that are written in the ways of BibTeX', async () => {
    const [part] =
      await itemsOf(String.raw`@inproceedings{a, author={{\'E}mile Mart{\'\i}nez and {\AA}berg, Lars and others},
      title={The {\AA}ngstr{\"o}m River and \mbox{Stones} in $O(n^2)$}, doi={10.1000/a\_b}, crossref={P}}
      @proceedings{p, title={Water Meeting}, year={2020/2021}, publisher={Stone Press}}`)
    expect(part).toMatchObject({
      author: [
        { given: 'Émile', family: 'Martínez' },
        { given: 'Lars', family: 'Åberg' },
      ],
      title: 'The Ångström River and Stones in O(n²)',
      DOI: '10.1000/a_b',
      'container-title': 'Water Meeting',
      publisher: 'Stone Press',
      issued: { 'date-parts': [[2020], [2021]] },
    })
    expect(part?.author).toHaveLength(2)
  })

  test('of CSL-JSON keeps particles, dates in words and ranges', async () => {
    const [item] = await itemsOf(
      JSON.stringify([
        {
          id: 'k',
          type: 'book',
          title: 'Rivers',
          author: [{ family: 'Humboldt', given: 'Jan', 'dropping-particle': 'von' }],
          issued: { raw: '1998/1999' },
        },
      ]),
    )
    expect(item).toMatchObject({
      author: [{ family: 'Humboldt', given: 'Jan', 'non-dropping-particle': 'von' }],
      issued: { 'date-parts': [[1998], [1999]] },
    })
  })
})

describe('other formats', () => {
  test('BibTeXML is read and written; lists of persons become a list of names', async () => {
    const persons = await read(
      `<bibtex:file xmlns:bibtex="http://bibtexml.sf.net/"><bibtex:entry id="k"><bibtex:article>
        <bibtex:author><bibtex:person>Ann Ö</bibtex:person><bibtex:person>Bo B</bibtex:person></bibtex:author>
        <bibtex:title>A &amp; B</bibtex:title><bibtex:>1987</bibtex:></bibtex:article></bibtex:entry></bibtex:file>`,
    )
    expect(persons.entries).toEqual([
      { type: 'article', key: 'k', line: 1, fields: { author: 'Ann Ö and Bo B', title: 'A & B' } },
    ])
    const { entries } = await read(TREES)
    const { format, entries: again } = await read(await writeBibliography(entries, 'bibtexml'))
    expect(format).toBe('bibtexml')
    const fields = Object.entries(entries[0]?.fields ?? {}).filter(([name]) => name !== 'author+an')
    expect(again[0]).toMatchObject({ type: 'inproceedings', key: 'm:09', fields: Object.fromEntries(fields) })
  })

  test('CSL-JSON is read and written, LaTeX as Unicode', async () => {
    const { entries } = await read(TREES)
    const json = await writeBibliography(entries, 'csl-json')
    expect(JSON.parse(json)).toMatchObject([
      {
        id: 'm:09',
        type: 'paper-conference',
        author: [
          { family: 'Müller', given: 'Józef' },
          { family: 'Berg', given: 'Anna', 'non-dropping-particle': 'van der' },
        ],
        issued: { 'date-parts': [[2009, 8]] },
      },
      { id: 'b' },
      { id: 'c' },
    ])
    const { format, entries: again } = await read(json)
    expect(format).toBe('csl-json')
    expect(again[0]).toMatchObject({
      type: 'inproceedings',
      key: 'm:09',
      fields: { author: 'Müller, Józef and van der Berg, Anna', year: '2009', booktitle: 'Annual {Meeting} 2009' },
    })
  })
})
