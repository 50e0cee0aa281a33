import { expect, test } from 'vitest'
import { readPaperXmlBlocks } from '../../../../src/products/evaluation/blocks/read-paper-xml.ts'
import { readTree } from '../../../../src/products/evaluation/xml/tree.ts'

const read = (xml: string) => readPaperXmlBlocks(readTree(new TextEncoder().encode(xml)))

test('reads the blocks of paperXML, with notes behind the paragraph that calls them', () => {
  const { blocks, pages, authors, abstract } = read(`<article><header><firstpageheader><title>T</title>
    <author surname="Lee" givenname="Ann" middlename="B."><org name="Lake House" city="Oslo"/></author></firstpageheader>
    <abstract>One.<?paperxml p?>Two.<?paperxml p?><?paperxml lang="de"?>Drei.</abstract></header><body>
    <section number="1" title="Start"><?paperxml level="2"?><p>A <i>b</i><footnote label="star2">Note.</footnote> c<page local="2" global="7"/></p>
    <figure caption="Figure 1"><p>x</p></figure><table caption="Table 1"><tr><td><p>a</p><p>b</p></td><td/></tr></table></section>
    <references><p>Lee 1999.</p></references></body></article>`)
  expect(blocks).toEqual([
    { type: 'heading', level: 2, text: 'Start', number: '1' },
    { type: 'paragraph', text: 'A b c' },
    { type: 'footnote', text: 'Note.', label: '**' },
    { type: 'figure-caption', text: 'Figure 1' },
    { type: 'figure-text', text: 'x' },
    { type: 'table-caption', text: 'Table 1' },
    { type: 'table', rows: [['a b', '']] },
    { type: 'heading', level: 1, text: 'References', isImplied: true },
    { type: 'reference', text: 'Lee 1999.' },
  ])
  expect(pages).toEqual([{ local: '2', global: '7' }])
  expect(authors).toEqual([{ surname: 'Lee', given: 'Ann B.', orgs: [{ name: 'Lake House', place: 'Oslo' }] }])
  expect(abstract).toEqual(['One.', 'Two.'])
})

test.each([
  ['star2', '**'],
  ['hash', '#'],
  ['star-1', '*1'],
  ['dagger-ddagger', '†‡'],
  ['1-2', '1-2'],
  ['constructor', 'constructor'],
])('reads the label %s of a note as the mark %s', (label, mark) => {
  const { blocks } = read(
    `<article><body><section><footnote label="${label}">Note.</footnote></section></body></article>`,
  )
  expect(blocks).toEqual([{ type: 'footnote', text: 'Note.', label: mark }])
})

test('refuses other formats', () => {
  expect(() => read('<TEI/>')).toThrow(expect.objectContaining({ code: 'E_FORMAT_UNKNOWN' }))
})
