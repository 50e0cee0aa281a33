import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { BlockDocument } from '../../../../../src/products/evaluation/blocks/block-document.ts'
import { measureBlocks } from '../../../../../src/products/evaluation/blocks/block-measures.ts'
import { readJatsBlocks } from '../../../../../src/products/evaluation/blocks/gold/read-jats.ts'
import { readTeiBlocks } from '../../../../../src/products/evaluation/blocks/gold/read-tei.ts'
import { readPaperXmlBlocks } from '../../../../../src/products/evaluation/blocks/read-paper-xml.ts'
import { scoreBlocks } from '../../../../../src/products/evaluation/blocks/score-blocks.ts'
import { readTree, type XmlElement } from '../../../../../src/products/evaluation/xml/tree.ts'
import { convertPaper } from '../../../../../src/products/recipes/paper.ts'
import { writeProducts } from '../../../../../src/products/recipes/products.ts'

const FIXTURES = fileURLToPath(new URL('../../../../../fixtures/paper/', import.meta.url))

function treeOf(xml: string): XmlElement {
  return readTree(new TextEncoder().encode(xml))
}

const JATS = `<article xml:lang="en"><front><article-meta>
<title-group><article-title>On <italic>Ice</italic></article-title><subtitle>A Study</subtitle></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Wu</surname><given-names>Anna</given-names></name><email>a@b.example</email>
<xref ref-type="aff" rid="a1">1</xref></contrib><contrib contrib-type="editor"><name><surname>Lee</surname></name></contrib></contrib-group>
<aff id="a1"><label>1</label>Lake University, <country>Norway</country></aff>
<abstract><sec><title>Background:</title><p>Ice is cold.</p></sec><sec><title>Results</title><p>It thaws.</p></sec></abstract>
<abstract abstract-type="graphical"><p>A picture.</p></abstract>
</article-meta></front>
<body><p>First of all.</p>
<sec><label>1</label><title>Thaw</title>
<p>Ice thaws<xref ref-type="fn" rid="f1"><sup>1</sup></xref> [<xref ref-type="bibr" rid="r1">2</xref>] as in
<disp-formula id="e1">a = b</disp-formula> says, so<fn id="f1"><label>1</label><p>Slowly.</p></fn> there.
<list><list-item><label>a)</label><p>one</p><list><list-item><p>inner</p></list-item></list></list-item></list></p>
<sec><title>Inner</title><disp-quote><p>Quoted.</p></disp-quote></sec>
<fig id="g1"><label>Figure 1</label><caption><title>Floes.</title><p>From above.</p></caption><graphic/></fig>
<table-wrap><label>Table 1</label><caption><p>Depths.</p></caption><table><thead><tr><th>Lake</th><th>m</th></tr></thead>
<tbody><tr><td>Mjøsa</td><td>468</td></tr></tbody></table><table-wrap-foot><p>In 2020.</p></table-wrap-foot></table-wrap></sec></body>
<back><ack><title>Thanks</title><p>To all.</p></ack>
<ref-list><title>References</title>
<ref id="r1"><label>1.</label><mixed-citation>Wu A. <italic>Ice</italic>. 2020.</mixed-citation></ref>
<ref id="r2"><element-citation><name><surname>Lee</surname><given-names>K</given-names></name><year>2021</year><source>Cats</source></element-citation></ref>
</ref-list></back></article>`

const TEI = `<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc><titleStmt><title type="main">On Ice</title><title type="sub">A Study</title></titleStmt>
<sourceDesc><biblStruct><analytic><author><persName><forename type="first">Anna</forename> <surname>Wu</surname></persName><email>a@b.example</email>
<affiliation><orgName type="institution">Lake University</orgName><address><settlement>Oslo</settlement><country>Norway</country></address></affiliation></author></analytic></biblStruct></sourceDesc></fileDesc>
<profileDesc><abstract><div><head>Background:</head><p>Ice is cold.</p></div></abstract></profileDesc></teiHeader>
<text xml:lang="en"><body><div><head n="1"><num>1</num> Thaw</head>
<p>Ice thaws<ref type="foot" target="#f1">1</ref> <ref type="bibr">[2]</ref>.<note place="foot" n="1">Slowly.</note></p>
<div><head>Inner</head><quote><p>Quoted.</p></quote><list><item>one</item></list><formula>a = b</formula></div></div>
<figure><head>Figure 1</head><figDesc>Floes.</figDesc></figure>
<figure type="table"><head>Table 1</head><figDesc>Depths.</figDesc><table><row><cell>Lake</cell><cell>m</cell></row></table></figure></body>
<back><div type="references"><listBibl><biblStruct><analytic><title>x</title></analytic><note type="raw_reference">Wu A. Ice. 2020.</note></biblStruct>
<biblStruct><analytic><author><persName><surname>Lee</surname></persName></author></analytic><monogr><title>Cats</title><imprint><biblScope unit="page" from="3" to="9"/></imprint></monogr></biblStruct></listBibl></div></back></text></TEI>`

test('reads the blocks of JATS', () => {
  expect(readJatsBlocks(treeOf(JATS))).toEqual({
    language: 'en',
    title: 'On Ice',
    subtitle: 'A Study',
    authors: [{ surname: 'Wu', given: 'Anna', orgs: ['Lake University, Norway'], email: 'a@b.example' }],
    abstract: ['Background: Ice is cold.', 'Results It thaws.'],
    blocks: [
      { type: 'paragraph', text: 'First of all.' },
      { type: 'heading', level: 1, text: 'Thaw', number: '1' },
      { type: 'paragraph', text: 'Ice thaws [2] as in says, so there.' },
      { type: 'equation', text: 'a = b' },
      { type: 'footnote', text: 'Slowly.', label: '1' },
      { type: 'list-item', text: 'one' },
      { type: 'list-item', text: 'inner' },
      { type: 'heading', level: 2, text: 'Inner' },
      { type: 'paragraph', text: 'Quoted.' },
      { type: 'figure-caption', text: 'Figure 1 Floes. From above.' },
      { type: 'table-caption', text: 'Table 1 Depths.' },
      {
        type: 'table',
        rows: [
          ['Lake', 'm'],
          ['Mjøsa', '468'],
        ],
      },
      { type: 'table-note', text: 'In 2020.' },
      { type: 'heading', level: 1, text: 'Thanks' },
      { type: 'paragraph', text: 'To all.' },
      { type: 'heading', level: 1, text: 'References' },
      { type: 'reference', text: 'Wu A. Ice. 2020.' },
      { type: 'reference', text: 'Lee K 2021 Cats' },
    ],
  } satisfies BlockDocument)
})

test('reads the blocks of TEI', () => {
  expect(readTeiBlocks(treeOf(TEI))).toEqual({
    language: 'en',
    title: 'On Ice',
    subtitle: 'A Study',
    authors: [{ surname: 'Wu', given: 'Anna', orgs: ['Lake University, Oslo, Norway'], email: 'a@b.example' }],
    abstract: ['Background: Ice is cold.'],
    blocks: [
      { type: 'heading', level: 1, text: 'Thaw', number: '1' },
      { type: 'paragraph', text: 'Ice thaws [2].' },
      { type: 'footnote', text: 'Slowly.', label: '1' },
      { type: 'heading', level: 2, text: 'Inner' },
      { type: 'paragraph', text: 'Quoted.' },
      { type: 'list-item', text: 'one' },
      { type: 'equation', text: 'a = b' },
      { type: 'figure-caption', text: 'Figure 1 Floes.' },
      { type: 'table-caption', text: 'Table 1 Depths.' },
      { type: 'table', rows: [['Lake', 'm']] },
      { type: 'reference', text: 'Wu A. Ice. 2020.' },
      { type: 'reference', text: 'Lee Cats 3–9' },
    ],
  } satisfies BlockDocument)
})

test('knows no level of headings where divisions are all at one level and have no number', () => {
  const tei = TEI.replace(/<div><head>Inner/, '</div><div><head>Inner').replace(
    '</div></div>\n<figure>',
    '</div>\n<figure>',
  )
  const levels = readTeiBlocks(treeOf(tei)).blocks.filter(({ type }) => type === 'heading')
  expect(levels).toEqual([
    { type: 'heading', level: 1, text: 'Thaw', number: '1' },
    { type: 'heading', text: 'Inner' },
  ])
})

test('refuses what is neither', () => {
  expect(() => readJatsBlocks(treeOf('<TEI/>'))).toThrow('expected <article>')
  expect(() => readTeiBlocks(treeOf('<article/>'))).toThrow('expected <TEI>')
})

/** Figures that formats without a place for something do not have in full: lists in the flavour of GROBID. */
const NOT_SAME: Readonly<Record<string, readonly string[]>> = { jats: [], tei: [], grobid: ['paragraph', 'list-item'] }

/** The figures of a paper against itself in another format that are not perfect. */
describe.each(['two-column', 'floats', 'footnotes'])('%s, as gold for itself', async name => {
  const { paper } = await convertPaper(new Uint8Array(readFileSync(join(FIXTURES, `${name}.pdf`))))
  const products = await writeProducts(paper, ['paperxml', 'tei', 'jats'])
  const grobid = await writeProducts(paper, ['tei'], { flavour: 'grobid' })
  const result = readPaperXmlBlocks(treeOf(products.get('paperxml') ?? ''))

  test.each([
    ['jats', readJatsBlocks, products.get('jats')],
    ['tei', readTeiBlocks, products.get('tei')],
    ['grobid', readTeiBlocks, grobid.get('tei')],
  ] as const)('is the same in %s', (format, read, xml = '') => {
    const measures = measureBlocks(scoreBlocks(read(treeOf(xml)), result).counts)
    const wrong = [...measures].flatMap(([figure, { value, isLessBetter }]) =>
      value === undefined || value === (isLessBetter ? 0 : 1) || figure === 'doubt' ? [] : [figure],
    )
    expect(wrong.filter(figure => !NOT_SAME[format]?.includes(figure))).toEqual([])
  })
})

test('reads names that are no persName, and an empty pointer to the Web as its address, of TEI', () => {
  const tei = TEI.replaceAll('persName>', 'name>').replace(
    'Ice thaws',
    'Ice thaws, see <ref target="https://ice.example"/><ptr target="#f1"/>',
  )
  const { authors, blocks } = readTeiBlocks(treeOf(tei))
  expect(authors?.map(({ surname }) => surname)).toEqual(['Wu'])
  expect(blocks[1]).toMatchObject({ type: 'paragraph', text: 'Ice thaws, see https://ice.example [2].' })
})
