import { expect, test } from 'vitest'
import { readSentenceTable } from '../../../src/write/transforms/sentence-table.ts'
import type { CorpusRow } from '../../../src/write/writers/corpus/corpus-rows.ts'
import { writeConllu } from '../../../src/write/writers/corpus/write-conllu.ts'
import { writeHorizontal } from '../../../src/write/writers/corpus/write-horizontal.ts'
import { writeVertical } from '../../../src/write/writers/corpus/write-vertical.ts'
import { conlluProblems, sentencesOfConllu } from '../../support/conllu.ts'

const row = (id: string, text: string, some: Partial<CorpusRow> = {}): CorpusRow => ({
  doc: 'a paper',
  id,
  type: 'paragraph',
  page: '1',
  printed: '',
  offset: 7,
  section: '1',
  language: 'en',
  flags: [],
  text,
  block: 'p1',
  sectionId: 'sec1',
  sectionTitle: 'Rivers "& co"',
  ...some,
})

const ROWS = [
  row('s1', 'A Title', { type: 'title', block: 'title', sectionId: '', section: '', sectionTitle: '' }),
  row('s2', 'Ann Lee', { type: 'author', block: 'author1', sectionId: '', section: '', sectionTitle: '' }),
  row('s3', 'It runs (north), see www.x.org/a_b.', { flags: ['page'], page: '1-2' }),
  row('s4', 'So e.g. 3.5 < 4 & l’eau.'),
  row('s5', 'Next.', { block: 'p2', sectionId: 'sec2', section: '2', sectionTitle: '' }),
]

test('vertical text holds a sentence of any length', () => {
  const words = 200_000
  const vertical = writeVertical([row('s1', 'a '.repeat(words))])
  expect(vertical.match(/^a$/gm)).toHaveLength(words)
})

test('vertical text has tags alone on their lines and closes every structure before the next of its name', () => {
  const vertical = writeVertical(ROWS, { year: '2009' })
  expect(vertical.split('\n').slice(0, 12)).toEqual([
    '<doc id="a paper" title="A Title" author="Ann Lee" year="2009" language="en">',
    '<p id="title" type="title" page="1" language="en">',
    '<s id="s1" page="1" printed="" flags="">',
    'A',
    'Title',
    '</s>',
    '</p>',
    '<p id="author1" type="author" page="1" language="en">',
    '<s id="s2" page="1" printed="" flags="">',
    'Ann',
    'Lee',
    '</s>',
  ])
  expect(vertical).toContain('<section id="sec1" number="1" title="Rivers &quot;&amp; co&quot;">\n<p id="p1"')
  expect(vertical).toContain('\n(\n<g/>\nnorth\n<g/>\n)\n<g/>\n,\nsee\n')
  expect(vertical).toContain('\n&lt;\n')
  expect(vertical).toMatch(/<\/s>\n<\/p>\n<\/section>\n<section id="sec2".*<\/s>\n<\/p>\n<\/section>\n<\/doc>\n$/s)
  const open: string[] = []
  for (const [, end, name = '', empty] of vertical.matchAll(/^<(\/?)(\w+).*?(\/?)>$/gm)) {
    if (end) expect(open.pop()).toBe(name)
    else if (!empty) expect(open.splice(open.length, 0, name) && open.filter(each => each === name)).toEqual([name])
  }
  expect(open).toEqual([])
})

test('CoNLL-U is valid at level 1 and gives back the sentences', () => {
  const conllu = writeConllu(ROWS)
  expect(conlluProblems(conllu)).toEqual([])
  expect(sentencesOfConllu(conllu)).toEqual(ROWS.map(({ text }) => text))
  expect(conllu).toContain('# newdoc id = a_paper\n# meta title = A Title\n')
  expect(conllu).toContain(
    '# newpar id = a_paper-p1\n# type = paragraph\n# section = 1 Rivers "& co"\n# sent_id = a_paper-s3\n',
  )
  expect(writeConllu([])).toBe('')
})

test('the rules of level 1 find what breaks them', () => {
  const conllu = writeConllu(ROWS)
  expect(conlluProblems(conllu.replace('s3', 's2'))).not.toEqual([])
  expect(conlluProblems(conllu.replace('\t_\n', '\n'))).not.toEqual([])
  expect(conlluProblems(conllu.replace(/\n$/, ''))).not.toEqual([])
  expect(conlluProblems(conllu.replace('\n2\t', '\n3\t'))).not.toEqual([])
  expect(conlluProblems(conllu.replace('Next', 'Ne\u0301xt'))).not.toEqual([])
})

test('horizontal text has a sentence a line', () => {
  expect(writeHorizontal(ROWS.slice(2, 4))).toBe('It runs ( north ) , see www.x.org/a_b .\nSo e.g. 3.5 < 4 & l’eau .\n')
})

test('a table of sentences is read again', () => {
  const columns = 'doc id type page printed offset length section language flags text block sectionId sectionTitle'
  const table = `${columns.replaceAll(' ', '\t')}\nx\ts1\tparagraph\t1-2\t\t5\t4\t1\ten\thyphen,page\tText\tp1\tsec1\tA\n`
  expect(readSentenceTable(table)).toEqual([
    {
      doc: 'x',
      id: 's1',
      type: 'paragraph',
      page: '1-2',
      printed: '',
      offset: 5,
      length: 4,
      section: '1',
      language: 'en',
      flags: ['hyphen', 'page'],
      text: 'Text',
      block: 'p1',
      sectionId: 'sec1',
      sectionTitle: 'A',
    },
  ])
  expect(readSentenceTable('<article/>')).toBeUndefined()
})
