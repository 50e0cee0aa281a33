import { describe, expect, test } from 'vitest'
import type { BibEntry } from '../../../../src/model/bibliography/entry.ts'
import { readBibliography } from '../../../../src/read/bibliography/read-bibliography.ts'

async function read(text: string): Promise<{ format: string; entries: readonly BibEntry[] }> {
  return readBibliography(new TextEncoder().encode(text), 'refs', () => {})
}

const fieldsOf = async (text: string) => (await read(text)).entries.map(({ fields }) => fields)

describe('RIS', () => {
  const ARTICLE = [
    'TY  - JOUR',
    'AU  - Lindqvist, Marta',
    'AU  - Berg, Bo',
    'TI  - Ponds of the north',
    ' and their birds',
    'JO  - Journal of Bogs',
    'VL  - 12',
    'IS  - 3',
    'SP  - 45',
    'EP  - 67',
    'PY  - 2019',
    'DO  - 10.1234/bog.2019',
    'ER  - ',
  ]

  test('is read with names, places and the lines of its records', async () => {
    const text = `\uFEFF${[...ARTICLE, '', 'TY  - BOOK', 'ID  - lee', 'T1  - Rivers', 'PB  - River Press', 'ER  - '].join('\r\n')}`
    const { format, entries } = await read(text)
    expect(format).toBe('ris')
    expect(entries).toEqual([
      {
        type: 'article',
        key: 'ris-1',
        line: 1,
        fields: {
          author: 'Lindqvist, Marta and Berg, Bo',
          title: 'Ponds of the north and their birds',
          journal: 'Journal of Bogs',
          volume: '12',
          number: '3',
          pages: '45--67',
          year: '2019',
          doi: '10.1234/bog.2019',
        },
      },
      { type: 'book', key: 'lee', line: 15, fields: { title: 'Rivers', publisher: 'River Press' } },
    ])
  })

  test('keeps a record of a type that is in no list, and one with narrow tags', async () => {
    expect(await fieldsOf('TY  - POND\nTI  - A list of ponds\nER  - \nTY - JOUR\nTI - Bogs\nER -\n')).toEqual([
      { title: 'A list of ponds' },
      { title: 'Bogs' },
    ])
  })

  test('may have small letters, lines of a database before its records, and others between them', async () => {
    const text = 'Database: Ponds\n\nty  - jour\nti  - Bogs\ner  -\nti  - no record\nTY  - BOOK\nTI  - Ponds'
    expect((await read(text)).entries).toMatchObject([
      { type: 'article', line: 3, fields: { title: 'Bogs' } },
      { type: 'book', line: 7, fields: { title: 'Ponds' } },
    ])
    await expect(read('{ "x": 1 }\nTY  - JOUR')).rejects.toMatchObject({ code: 'E_BIB_MALFORMED' })
  })

  test.each([
    ['2021-13', { year: '2021' }],
    ['2021/13/45', { year: '2021' }],
    ['2021/02/30/', { year: '2021', month: '2' }],
    ['[1999]', { year: '1999' }],
  ])('has no month and no day that the year lacks: %s', async (date, expected) => {
    const [fields] = await fieldsOf(`TY  - JOUR\nTI  - Bogs\nPY  - ${date}\nER  -`)
    expect(fields).toEqual({ title: 'Bogs', ...expected })
  })

  test('takes the first date with a year where others follow', async () => {
    const dates = 'PY  - YEAR/MONTH/DAY/\nPY  - ///\nPY  - 2013/04/18\nPY  - 2013/02/15/received\nY1  - 99'
    const [fields] = await fieldsOf(`TY  - JOUR\nTI  - Bogs\n${dates}\nER  -`)
    expect(fields).toMatchObject({ title: 'Bogs', year: '2013', month: 'apr 18' })
  })

  test('says where a paper of a conference is, and its range in the field of the first page', async () => {
    const [fields] = await fieldsOf('TY  - CONF\nTI  - Bogs\nT2  - Proceedings of Ponds\nSP  - 3-9\n')
    expect(fields).toMatchObject({ booktitle: 'Proceedings of {Ponds}', pages: '3--9' })
  })
})

describe('the JSON of Crossref', () => {
  const WORK = {
    DOI: '10.1234/pond.7',
    type: 'journal-article',
    title: ['Ponds'],
    subtitle: ['A survey'],
    'container-title': ['Journal of Bogs'],
    author: [{ given: 'Ann', family: 'Lee', sequence: 'first' }, { name: 'Institute of Ponds' }],
    issued: { 'date-parts': [[2021, 4]] },
    page: '1-9',
    ISSN: ['1234-5678', '8765-4321'],
    abstract: '<jats:p>Ponds.</jats:p>',
    'reference-count': 12,
  }

  test('of a work has its titles, names and date', async () => {
    const { format, entries } = await read(JSON.stringify({ status: 'ok', 'message-type': 'work', message: WORK }))
    expect(format).toBe('crossref')
    expect(entries).toMatchObject([
      {
        type: 'article',
        key: '10.1234/pond.7',
        fields: {
          title: 'Ponds: A survey',
          author: 'Lee, Ann and {Institute of Ponds}',
          journal: 'Journal of Bogs',
          year: '2021',
          pages: '1--9',
          issn: '1234-5678',
        },
      },
    ])
    expect(entries[0]?.fields).not.toHaveProperty('abstract')
  })

  test('of a list has all works, by their kinds', async () => {
    const kinds = ['proceedings-article', 'book-chapter', 'dissertation', 'monograph', 'unheard-of']
    const items = kinds.map(type => ({ type, title: ['Ponds'] }))
    const { entries } = await read(JSON.stringify({ 'message-type': 'work-list', message: { items } }))
    expect(entries.map(({ type, key }) => `${key} ${type}`)).toEqual([
      'work-1 inproceedings',
      'work-2 inbook',
      'work-3 misc',
      'work-4 book',
      'work-5 misc',
    ])
  })
})

describe('MODS', () => {
  const PAPER = `<mods ID="lee21"><titleInfo><nonSort>The</nonSort><title>Ponds of
      the north</title><subTitle>a survey</subTitle></titleInfo><titleInfo type="abbreviated"><title>Ponds</title></titleInfo>
    <name type="personal"><namePart type="given">Ann</namePart><namePart type="given">M.</namePart>
      <namePart type="family">Lee</namePart><role><roleTerm authority="marcrelator">author</roleTerm></role></name>
    <name type="personal"><namePart>Berg, Bo</namePart></name>
    <name type="corporate"><namePart>Institute of Ponds</namePart><role><roleTerm>aut</roleTerm></role></name>
    <name type="personal"><namePart>Fry, Di</namePart><role><roleTerm>edt</roleTerm></role></name>
    <name type="personal"><namePart>Ash, Vi</namePart><role><roleTerm>illustrator</roleTerm></role></name>
    <originInfo><dateIssued>2021-04</dateIssued></originInfo><genre>conference publication</genre>
    <relatedItem type="host"><titleInfo><title>Proceedings of Ponds</title></titleInfo>
      <originInfo><publisher>River Press</publisher><place><placeTerm type="text">Oslo</placeTerm></place></originInfo></relatedItem>
    <part><detail type="volume"><number>2</number></detail><extent unit="page"><start>11</start><end>20</end></extent></part>
    <identifier type="doi">10.1234/pond.7</identifier><location><url>https://example.org/7</url></location></mods>`

  test('is read with roles, the work that a paper is in, and its numbers', async () => {
    const { format, entries } = await read(
      `<modsCollection xmlns="http://www.loc.gov/mods/v3">\n${PAPER}\n</modsCollection>`,
    )
    expect(format).toBe('mods')
    expect(entries).toEqual([
      {
        type: 'inproceedings',
        key: 'lee21',
        line: 2,
        fields: {
          title: 'The {Ponds} of the north: a survey',
          author: 'Lee, Ann M. and Berg, Bo and {Institute of Ponds}',
          editor: 'Fry, Di',
          booktitle: 'Proceedings of {Ponds}',
          organization: 'River Press',
          address: 'Oslo',
          year: '2021',
          month: '4',
          volume: '2',
          pages: '11--20',
          doi: '10.1234/pond.7',
          url: 'https://example.org/7',
        },
      },
    ])
  })

  test('may have a prefix, and a record may be a book or an article of a journal', async () => {
    const record = (more: string) => `<m:mods><m:titleInfo><m:title>Ponds</m:title></m:titleInfo>${more}</m:mods>`
    const host =
      '<m:relatedItem type="host"><m:titleInfo><m:title>Bogs</m:title></m:titleInfo><m:part><m:extent unit="pages"><m:list>3-5</m:list></m:extent></m:part></m:relatedItem>'
    const text = `<m:modsCollection xmlns:m="http://www.loc.gov/mods/v3">${record('')}${record(host)}${record(`${host}<m:genre>book</m:genre>`)}</m:modsCollection>`
    const { entries } = await read(text)
    expect(entries.map(({ type, key, fields }) => [type, key, fields.pages])).toEqual([
      ['book', 'mods-1', undefined],
      ['article', 'mods-2', '3--5'],
      ['inbook', 'mods-3', '3--5'],
    ])
  })

  test.each([
    ['[1999]', '1999'],
    ['c2003', '2003'],
    ['2003 May', '2003'],
    ['1998-1999', '1998/1999'],
    ['2021-13', '2021'],
    ['', undefined],
  ])('the year of the date "%s" is %s', async (date, year) => {
    const [fields] = await fieldsOf(`<mods><originInfo><dateIssued>${date}</dateIssued></originInfo></mods>`)
    expect(fields).toEqual(year === undefined ? {} : { year })
  })

  test('a name without a part is none; roles may end with a stop or be addresses', async () => {
    const name = (parts: string, role = '') =>
      `<name type="personal">${parts}<role><roleTerm>${role || 'author.'}</roleTerm></role></name>`
    const names = [
      name(''),
      name('<namePart/>'),
      name('<namePart type="given">Ann</namePart>'),
      name('<namePart>Berg, Bo, 1950-</namePart>', 'http://id.loc.gov/vocabulary/relators/aut'),
    ]
    expect(await fieldsOf(`<mods>${names.join('')}</mods>`)).toEqual([{ author: '{Ann} and Berg, Bo' }])
  })
})

describe('XML of EndNote', () => {
  const styled = (text: string) => `<style face="normal" font="default" size="100%">${text}</style>`
  const record = (fields: string) => `<?xml version="1.0"?><xml><records>\n<record>${fields}</record></records></xml>`

  test('is read through its styles, with names, places and the line of the record', async () => {
    const { format, entries } = await read(
      record(`<rec-number>7</rec-number><ref-type name="Journal Article">17</ref-type>
<contributors><authors><author>${styled('Lindqvist, Marta')}</author><author>${styled('Pond Society,')}</author></authors></contributors>
<titles><title>${styled('Ponds of the ')}<style face="italic">north</style></title><secondary-title>${styled('Journal of Bogs')}</secondary-title></titles>
<pages>${styled('45-67')}</pages><volume>12</volume><number>3</number><dates><year>${styled('2019')}</year></dates>
<isbn>1234-5678</isbn><electronic-resource-num>https://doi.org/10.1234/bog.2019</electronic-resource-num>`),
    )
    expect(format).toBe('endnote')
    expect(entries).toMatchObject([
      {
        type: 'article',
        key: 'endnote-1',
        line: 2,
        fields: {
          author: 'Lindqvist, Marta and {Pond Society}',
          title: 'Ponds of the north',
          journal: 'Journal of Bogs',
          volume: '12',
          number: '3',
          pages: '45--67',
          year: '2019',
          doi: '10.1234/bog.2019',
          issn: '1234-5678',
        },
      },
    ])
  })

  test('has the authors of an edited book as editors', async () => {
    const [entry] = (
      await read(
        record(`<ref-type name="Edited Book">28</ref-type><contributors><authors><author>Berg, Bo</author></authors></contributors>
<titles><title>Bogs</title></titles><label>berg</label><publisher>River Press</publisher>`),
      )
    ).entries
    expect(entry).toMatchObject({ type: 'book', key: 'berg', fields: { editor: 'Berg, Bo', publisher: 'River Press' } })
    expect(entry?.fields).not.toHaveProperty('author')
  })
})

describe('a file of PubMed', () => {
  const ARTICLE = `
PMID- 123
OWN - NLM
LA  - eng
TI  - Ponds of the north and the
      birds on them.
PG  - 1192-9
LID - 10.1234/bog.2019 [doi]
FAU - Lindqvist, Marta
AU  - Lindqvist M
CN  - Pond Society
DP  - 2019 Mar 4
VI  - 12
IP  - 3
JT  - Journal of bogs
PT  - Journal Article

PMID- 124
BTI - Bogs
AID - doi:10.1234/bogs
AU  - Berg BA
PT  - Book
PB  - River Press
`

  test('is read with names, full ranges of pages and the lines of its records', async () => {
    const { format, entries } = await read(ARTICLE)
    expect(format).toBe('nbib')
    expect(entries).toMatchObject([
      {
        type: 'article',
        key: 'pmid-123',
        line: 2,
        fields: {
          author: 'Lindqvist, Marta and {Pond Society}',
          title: 'Ponds of the north and the birds on them',
          journal: 'Journal of bogs',
          volume: '12',
          number: '3',
          pages: '1192--1199',
          year: '2019',
          doi: '10.1234/bog.2019',
        },
      },
      {
        type: 'book',
        key: 'pmid-124',
        fields: { author: 'Berg, BA', title: 'Bogs', publisher: 'River Press', doi: '10.1234/bogs' },
      },
    ])
  })
})

test('titles of Crossref have the type and the characters that their publishers mean', async () => {
  const title = ['Effects of <i>Rosa</i> &amp; H<sub>2</sub>O on <scp>DNA</scp> &#x3c; 5']
  const work = { title, type: 'journal-article', 'container-title': ['Rivers &amp; Lakes'] }
  const [fields] = await fieldsOf(JSON.stringify({ 'message-type': 'work', message: work }))
  expect(fields?.journal).toBe('Rivers & Lakes')
  expect(fields?.title).toBe('Effects of \\textit{{Rosa}} & {H}\\textsubscript{2}{O} on {DNA} < 5')
})

test.each([
  ['MODS', '<modsCollection xmlns="http://www.loc.gov/mods/v3"/>'],
  ['Crossref', '{"status":"ok","message-type":"work-list","message":{"items":[]}}'],
  ['CSL-JSON', '[]'],
])('a list of %s without entries is reported', async (_name, text) => {
  const codes: string[] = []
  const { entries } = await readBibliography(new TextEncoder().encode(text), 'refs', ({ code }) => codes.push(code))
  expect(entries).toEqual([])
  expect(codes).toEqual(['W_BIB_EMPTY'])
})
