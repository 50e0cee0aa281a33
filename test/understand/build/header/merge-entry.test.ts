import { describe, expect, test } from 'vitest'
import { loadCitationLibrary } from '../../../../src/read/bibliography/citation-js.ts'
import { readHeaderEntry } from '../../../../src/read/bibliography/header-entry.ts'
import type { BibEntry } from '../../../../src/model/bibliography/entry.ts'
import { readBibtex } from '../../../../src/read/bibliography/read-bibtex.ts'
import { writeBibtex } from '../../../../src/read/bibliography/write-bibtex.ts'
import { mergeEntry } from '../../../../src/understand/build/header/merge-entry.ts'
import type { Paper } from '../../../../src/model/paper/paper.ts'
import { validatePaperXml } from '../../../../src/write/transforms/validate.ts'
import * as b from '../../../support/paper-builder.ts'
import { toPaperXml } from '../../../support/writings.ts'

const ENTRY = String.raw`
@inproceedings{mueller:trees,
  author = {M{\"u}ller, J{\'o}zef B. and van der Berg, Jr, Anna and {The Tree Group}},
  title = {A {Tree} of \emph{Trees} \& More},
  booktitle = {Proc. of the 3rd Meeting on <Trees> "et al."},
  pages = {12--15}, year = 2009, month = aug, doi = {10.1000/T_1}, isbn = {978-3-16-148410-0},
  eprint = {0908.0001}, archiveprefix = {arXiv}, keywords = {oak, elm},
  file = {C:\\x.pdf}, abstract = {One
  two.}, x-note = {}, author+an = {1=corresponding}}`

async function merge(paper: Paper, bibtex = ENTRY): Promise<{ paper: Paper; told: string[]; entry: BibEntry }> {
  const library = await loadCitationLibrary()
  const told: string[] = []
  const [entry] = readBibtex(bibtex, 'refs.bib', library, () => {})
  const [item] = library.toCsl(entry === undefined ? [] : [entry])
  if (entry === undefined || item === undefined) throw new Error('the entry can be read')
  const report = ({ message }: { message: string }) => void told.push(message)
  return { paper: mergeEntry(paper, { entry, item, fileName: 'refs.bib' }, report), told, entry }
}

const PRINTED = b.paper([], {
  front: b.front('A TREE OF TREES & MORE', {
    authors: [
      { ...b.author('J.', 'Müller', 'Forest Institute'), email: 'jm@forest.example' },
      b.author('Anna', 'van der Berg Jr'),
      b.author('', 'The Tree Group'),
    ],
    publication: [
      { field: 'doi', value: '10.1000/t_2', confidence: 0.9, evidence: ['page'] },
      { field: 'date', value: '2009', confidence: 0.8, evidence: ['page'] },
      { field: 'licence', value: 'CC BY 4.0', confidence: 0.9, evidence: ['page'] },
    ],
  }),
})

describe('mergeEntry', () => {
  test('leaves the surname first where it is printed first', async () => {
    const nguyen = { name: 'NGUYEN V. A.', surname: 'NGUYEN', given: 'V.', middle: 'A.', organisations: [] }
    const printed = b.paper([], { front: b.front('T', { authors: [nguyen] }) })
    const { front } = (await merge(printed, '@misc{a, title = {T}, author = {Nguyen, Van An}}')).paper
    expect(front.authors[0]).toMatchObject({ name: 'Nguyen Van An', surname: 'Nguyen', given: 'Van', middle: 'An' })
  })

  test('fills the header; names win over print, affiliations and addresses stay', async () => {
    const { front } = (await merge(PRINTED)).paper
    expect(front.title).toEqual(PRINTED.front.title)
    expect(front.authors).toEqual([
      {
        name: 'Józef B. Müller',
        given: 'Józef',
        middle: 'B.',
        surname: 'Müller',
        email: 'jm@forest.example',
        organisations: [{ name: 'Forest Institute' }],
      },
      { name: 'Anna van der Berg Jr', given: 'Anna', surname: 'van der Berg Jr', organisations: [] },
      expect.objectContaining({ name: 'The Tree Group', surname: 'The Tree Group' }),
    ])
    expect(front.keywords).toEqual(['oak', 'elm'])
    expect(front.publication.map(({ field, value }) => `${field} ${value}`)).toEqual([
      'doi 10.1000/t_1',
      'arxiv 0908.0001',
      'volume-title Proc. of the 3rd Meeting on <Trees> "et al."',
      'isbn 978-3-16-148410-0',
      'first-page 12',
      'last-page 15',
      'date 2009-08',
      'licence CC BY 4.0',
    ])
  })

  test('tells what the page has otherwise, with both places', async () => {
    expect((await merge(PRINTED)).told).toEqual([
      'refs.bib:2: "mueller:trees" has the doi "10.1000/t_1", the page "10.1000/t_2"; the file is followed',
    ])
    const other = b.paper([], { front: b.front('Another title', { authors: [b.author('Jo', 'Oak')] }) })
    const { told, paper } = await merge(other, '@misc{k, title = {The title}, author = {Elm, Ed}}')
    expect(told).toEqual([
      'refs.bib:1: "k" has the title "The title", the page "Another title"; the file is followed',
      'refs.bib:1: "k" has the authors "Ed Elm", the page "Jo Oak"; the file is followed',
    ])
    expect(paper.front.title).toEqual([{ type: 'text', text: 'The title', style: {} }])
  })

  test('loses nothing from BibTeX by way of the paperXML header to BibTeX', async () => {
    const { paper, entry } = await merge(PRINTED)
    const xml = toPaperXml(paper)
    expect(await validatePaperXml(xml)).toEqual([])
    const exported = readHeaderEntry(new TextEncoder().encode(xml))
    const [again] = readBibtex(writeBibtex([exported]), 'x', await loadCitationLibrary(), () => {})
    const folded = Object.entries(entry.fields).map(([name, value]) => [name, value.replace(/\s+/g, ' ')])
    expect(again).toMatchObject({ type: entry.type, key: entry.key, fields: Object.fromEntries(folded) })
  })
})

test('a header without an entry gives one of what it knows', () => {
  const facts = { confidence: 1, evidence: [] }
  const paper = b.paper([], {
    front: b.front('Oaks & Elms', {
      subtitle: [{ type: 'text', text: 'A 50% {Study}', style: {} }],
      authors: [{ ...b.author('Józef', 'Müller'), middle: 'B.' }, b.author('Ann', 'de Vries')],
      keywords: ['oak', 'elm'],
      publication: [
        { field: 'journal', value: 'Trees', ...facts },
        { field: 'date', value: '2009-08-02', ...facts },
        { field: 'doi', value: '10.1000/t_1', ...facts },
      ],
    }),
  })
  const entry = readHeaderEntry(new TextEncoder().encode(toPaperXml(paper)))
  expect(entry).toEqual({
    type: 'article',
    key: 'muller2009oaks',
    line: 0,
    fields: {
      author: 'Müller, Józef B. and de Vries, Ann',
      title: String.raw`Oaks \& Elms: A 50\% \{Study\}`,
      journal: 'Trees',
      pages: '46--48',
      year: '2009',
      month: '08',
      doi: '10.1000/t_1',
      keywords: 'oak, elm',
    },
  })
})
