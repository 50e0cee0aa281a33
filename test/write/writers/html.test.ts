import { expect, test } from 'vitest'
import type { CellScope, Inline } from '../../../src/model/paper/paper.ts'
import { writeHtml } from '../../../src/write/writers/html/write-html.ts'
import * as b from '../../support/paper-builder.ts'

const write = (...parameters: Parameters<typeof b.paper>) => writeHtml(b.paper(...parameters), { generator: 'test 1' })
const called = (id: string): Inline => ({ type: 'footnote-call', mark: '1', footnoteId: id })

test('links a note with its first call, and back', () => {
  const html = write([b.section('1 A', b.p('x', called('fn1'), called('fn1')), { ...b.note('1', 'Note.'), id: 'fn1' })])
  expect(html).toContain('<a role="doc-noteref" href="#fn1" id="call-fn1">1</a>')
  expect(html.match(/id="call-fn1"/g)).toHaveLength(1)
  expect(html).toContain('<li id="fn1"><span class="mark"><a role="doc-backlink" href="#call-fn1">1</a></span>')
})

test('has the levels, ids and numbers of sections', () => {
  const html = write([b.section('1 A', { ...b.section('1.1 B'), id: 's2' })])
  expect(html).toContain('<section id="s2">\n<h3><span class="number">1.1</span> B</h3>')
})

test('has heads of tables with their scope, and none where a cell would be cut', () => {
  const head = (text: string, rowSpan = 1) => ({ ...b.cell(text, { rowSpan }), isHeader: true })
  expect(write([b.section('', b.table('T', [head('a')], ['1']))])).toContain(
    '<table><caption>T</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  )
  expect(write([b.section('', b.table('', [head('a', 2), head('b')], ['1']))])).toContain(
    '<table><tbody><tr><th scope="col" rowspan="2">a</th>',
  )
})

test('has a part of a table for each group of rows, and names sums and units', () => {
  const head = (text: string, scope: CellScope, columnSpan = 1) => ({
    ...b.cell(text, { columnSpan }),
    isHeader: true,
    scope,
  })
  const rows = [
    [head('', 'col'), head('x', 'colgroup')],
    [head('g', 'rowgroup', 2)],
    [head('a', 'row'), '1'],
    [head('h', 'rowgroup', 2)],
    [head('t', 'row'), '2'],
  ]
  const rowRoles = ['head', 'group', 'data', 'group', 'total'] as const
  expect(write([b.section('', { ...b.table('', ...rows), rowRoles })])).toContain(
    '<thead><tr><td></td><th scope="colgroup">x</th></tr></thead>' +
      '<tbody><tr><th scope="rowgroup" colspan="2">g</th></tr><tr><th scope="row">a</th><td>1</td></tr></tbody>' +
      '<tbody><tr><th scope="rowgroup" colspan="2">h</th></tr><tr class="total"><th scope="row">t</th><td>2</td></tr></tbody>',
  )
})

test('links the marks in a table with the notes below it', () => {
  const raised = (text: string): Inline => ({ type: 'text', text, style: { script: 'super' } })
  const marked = { ...b.cell(''), content: b.p('1.2', raised('a,b'), ' m', raised('2')).content }
  const table = {
    ...b.table('Table 1. T', [marked, '3**']),
    id: 'tab1',
    notes: ['a Not b.', '** c.'],
    noteMarks: [['a'], ['**']],
  }
  const html = write([b.section('', table)])
  expect(html).toContain('<td>1.2<sup><a role="doc-noteref" href="#tab1-note1">a</a>,b</sup> m<sup>2</sup></td>')
  expect(html).toContain('<td>3<a role="doc-noteref" href="#tab1-note2">**</a></td>')
  expect(html).toContain('<p class="table-note" id="tab1-note2">** c.</p>')
})

test('lets no text of the document be markup, script or style', () => {
  const evil = '</script><script>alert(1)</script><b onclick="x">'
  const author = { ...b.author('A', evil, evil), email: evil }
  const html = write([b.section(evil, b.p(evil))], {
    source: evil,
    language: 'en"',
    front: b.front(evil, { authors: [author] }),
  })
  expect(html.match(/<script/g)).toEqual(['<script'])
  expect(html).not.toContain('<b onclick')
  expect(html).toContain('lang="en&quot;"')
})

test('says in the head what search engines and reference managers read', () => {
  const publication = [
    { field: 'doi', value: '10.1/x', confidence: 1, evidence: [] },
    { field: 'date', value: '2009-08', confidence: 1, evidence: [] },
  ] as const
  const html = write([], { front: b.front('Title', { authors: [b.author('Ann', 'Lee', 'House')], publication }) })
  for (const name of ['title" content="Title"', 'author" content="Ann Lee"', 'publication_date" content="2009/08"'])
    expect(html).toContain(`<meta name="citation_${name} />`)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({ '@type': 'ScholarlyArticle', author: [{ familyName: 'Lee' }] })
  expect(html).toContain('<link rel="canonical" href="https://doi.org/10.1/x" />')
})

test('says which way a language is written', () => {
  const html = write([b.section('', { ...b.p('שלום'), language: 'he' })])
  expect(html).toContain('<p lang="he" dir="rtl">')
})

test('sets formulas in MathML, and displays apart with their number', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 }
  const x = (isDisplay: boolean): Inline => ({
    type: 'text',
    text: 'x',
    style: {},
    formula: { math: { type: 'identifier', text: 'x', alphabet: 'italic' }, isDisplay, box },
  })
  const number: Inline = { type: 'text', text: ' (2.3)', style: {} }
  const display = { ...b.doubt('x (2.3)', { kind: 'formula', content: [x(true), number] }), id: 'd1' }
  const html = write([b.section('', b.p('Let ', x(false), ' be.'), display)])
  const namespace = 'xmlns="http://www.w3.org/1998/Math/MathML"'
  expect(html).toContain(`<p>Let <math ${namespace} alttext="x"><mi>x</mi></math> be.</p>`)
  expect(html).toContain(
    `<div id="d1" class="formula"><math ${namespace} display="block" alttext="x"><mi>x</mi></math> ` +
      '<span class="number">(2.3)</span></div>',
  )
})

test('a statement says what it is, by a role where there is one', () => {
  const statements = [
    b.acknowledgments('Thanks', b.p('All.')),
    { ...b.section('Funding', b.p('None.')), kind: 'funding' as const },
  ]
  const html = writeHtml(b.paper(statements), { generator: 'x' })
  expect(html).toContain('<section role="doc-acknowledgments">')
  expect(html).toContain('<section class="funding">')
})
