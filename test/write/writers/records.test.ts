import { expect, test } from 'vitest'
import type { Inline } from '../../../src/model/paper/paper.ts'
import { writeChunks } from '../../../src/write/writers/json-forms/write-chunks.ts'
import { writeS2orc } from '../../../src/write/writers/json-forms/write-s2orc.ts'
import { writeMarkdown } from '../../../src/write/writers/markdown/write-markdown.ts'
import { writeMarkdownMap } from '../../../src/write/writers/markdown/write-markdown-map.ts'
import { writeDataCite } from '../../../src/write/writers/records/datacite.ts'
import { writeDublinCore } from '../../../src/write/writers/records/dublin-core.ts'
import * as b from '../../support/paper-builder.ts'

const cited: readonly Inline[] = [
  { type: 'citation-start', targets: ['p9'] },
  b.italic('Lee'),
  { type: 'citation-end' },
]
const place = { page: 2, left: 1, top: 2, right: 3.456, bottom: 4 }
const author = { ...b.author('Ann', 'Lee', 'House'), orcid: '0000-0002-1825-0097', middle: 'B.' }
const PAPER = b.paper(
  [
    b.section(
      '1 A',
      { ...b.p('𝕏 as ', ...cited, ' says.'), id: 'p1', places: [place] },
      b.section('1.1 B', b.item('(a)', 1, 'item'), b.note('*', 'Note.')),
      { ...b.table('Table 1', ['x', 'y']), id: 'tab1' },
    ),
    b.acknowledgments('Thanks', b.p('All.')),
    b.references('References', {
      ...b.reference('Lee. 2009. T.'),
      id: 'p9',
      reference: {
        authors: [{ surname: 'Lee', given: 'A. B.' }],
        editors: [],
        year: '2009',
        title: 'T',
        doi: '10.1/y',
      },
    }),
  ],
  {
    front: b.front('Title & more', {
      authors: [author],
      abstract: [b.p('About.')],
      keywords: ['k'],
      publication: [{ field: 'doi', value: '10.1/x', confidence: 1, evidence: [] }],
    }),
  },
)

test('chunks are the blocks with their headings, places and citations', () => {
  const lines = writeChunks(PAPER)
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  expect(lines.map(({ type, text }) => [type, text])).toEqual([
    ['title', 'Title & more'],
    ['abstract', 'About.'],
    ['heading', 'A'],
    ['paragraph', '𝕏 as Lee says.'],
    ['table', 'Table 1\nx\ty'],
    ['heading', 'B'],
    ['item', 'item'],
    ['note', 'Note.'],
    ['heading', 'Thanks'],
    ['paragraph', 'All.'],
    ['heading', 'References'],
    ['reference', 'Lee. 2009. T.'],
  ])
  expect(lines[3]).toMatchObject({
    id: 'p1',
    heading_path: ['1 A'],
    pages: [2],
    boxes: [[2, 1, 2, 3.46, 4]],
    citations: [{ start: 5, end: 8, targets: ['p9'] }],
  })
  expect(lines.at(-1)).toMatchObject({ section_kind: 'references' })
  expect(lines[6]).toMatchObject({ mark: '(a)', heading_path: ['1 A', '1.1 B'] })
})

test('S2ORC has the spans of citations in code points, and the entries that they name', () => {
  const { pdf_parse, authors } = JSON.parse(writeS2orc(PAPER, { generator: 'test' })) as {
    pdf_parse: Readonly<Record<string, readonly unknown[] | undefined>>
    authors: unknown
  }
  expect(authors).toMatchObject([{ first: 'Ann', middle: ['B.'], last: 'Lee', affiliation: { institution: 'House' } }])
  expect(pdf_parse['body_text']?.[0]).toMatchObject({
    cite_spans: [{ start: 5, end: 8, text: 'Lee', ref_id: 'BIBREF0' }],
    section: 'A',
    sec_num: '1',
  })
  expect(pdf_parse['back_matter']).toMatchObject([{ text: 'All.' }])
  expect(pdf_parse['bib_entries']).toMatchObject({
    BIBREF0: {
      title: 'T',
      authors: [{ first: 'A.', middle: ['B.'] }],
      other_ids: { DOI: ['10.1/y'] },
      raw_text: 'Lee. 2009. T.',
    },
  })
  expect(pdf_parse['ref_entries']).toMatchObject({ TABREF0: { type_str: 'table' } })
})

test('a record of Dublin Core leaves out what is not known', () => {
  const record = writeDublinCore(PAPER)
  expect(record).toContain('  <dc:title>Title &amp; more</dc:title>\n  <dc:creator>Ann B. Lee</dc:creator>\n')
  expect(record).toContain('<dc:identifier>https://doi.org/10.1/x</dc:identifier>')
  expect(record).not.toContain('dc:publisher')
})

test('a record of DataCite says what is demanded and not known', () => {
  const record = writeDataCite(PAPER)
  expect(record).toContain('<identifier identifierType="DOI">10.1/x</identifier>')
  expect(record).toContain('<creatorName nameType="Personal">Lee, Ann B.</creatorName>')
  expect(record).toContain('<publisher>:unkn</publisher>')
  expect(record).toContain('<publicationYear>:unkn</publicationYear>')
})

test('the map names the block of each range of the Markdown', () => {
  const options = { generator: 'test', choices: ['links'] } as const
  const markdown = writeMarkdown(PAPER, options)
  const ranges = JSON.parse(writeMarkdownMap(PAPER, options)) as {
    start: number
    end: number
    codePoints: [number, number]
    block: string
    boxes: unknown
  }[]
  const found = ranges.find(({ block }) => block === 'p1')
  expect(markdown.slice(found?.start, found?.end)).toBe('𝕏 as [*Lee*](#p9) says.')
  expect([...markdown].slice(...(found?.codePoints ?? [])).join('')).toBe('𝕏 as [*Lee*](#p9) says.')
  expect(found?.boxes).toEqual([[2, 1, 2, 3.46, 4]])
  expect(ranges.map(({ start }) => start)).toEqual(ranges.map(({ start }) => start).sort((x, y) => x - y))
})
