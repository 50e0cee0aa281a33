import { expect, test } from 'vitest'
import type { MathNode } from '../../../src/base/math/math-node.ts'
import type { Inline } from '../../../src/model/paper/paper.ts'
import { validateJats } from '../../../src/write/transforms/validate.ts'
import { missingForArchives } from '../../../src/write/writers/jats/missing-for-archives.ts'
import { writeHtml } from '../../../src/write/writers/html/write-html.ts'
import { writeJats } from '../../../src/write/writers/jats/write-jats.ts'
import * as b from '../../support/paper-builder.ts'

const cite = (targets: readonly string[], text: string): readonly Inline[] => [
  { type: 'citation-start', targets },
  b.italic(text) as Inline,
  { type: 'citation-end' },
]
const called: Inline = { type: 'footnote-call', mark: '*', footnoteId: 'fn1' }
const publication = (['doi', 'date', 'received', 'volume', 'first-page', 'licence', 'copyright', 'isbn'] as const).map(
  field => ({ field, value: valueOf(field), confidence: 1, evidence: [] }),
)

function valueOf(field: string): string {
  if (field === 'date' || field === 'received') return '2009-08-31'
  return field === 'licence' ? 'https://creativecommons.org/licenses/by/4.0/' : '10'
}

/** A paper with everything that a paper may have. */
const FULL = b.paper(
  [
    b.section('', b.p('First text.', b.pb(2))),
    b.section(
      '1 A',
      b.p('x', called, b.bold('b'), ...cite(['b1', 'b2', 'gone'], 'Lee')),
      { ...b.note('*', 'Note', b.pb(2), '.'), id: 'fn1' },
      b.item('(a)', 1, 'item'),
      b.pageBreak(3),
      b.item('•', 2, 'inner'),
      { ...b.figure('Figure 1: A river.', 'mill'), id: 'fig1' },
      b.table('Table 2. Rivers', [{ ...b.cell('h'), isHeader: true }, b.cell('c', { columnSpan: 2 })], ['1', '2']),
      b.table('', []),
      b.doubt('x = 1', { kind: 'formula' }),
      b.doubt('a  b\nc  d', { kind: 'gloss' }),
      b.doubt('if (x)', { kind: 'code' }),
      b.doubt('odd'),
      b.section('1.1 B', b.p('y')),
      b.references('Sources', { ...b.reference('Inner.'), id: 'b3' }),
    ),
    { ...b.section('Funding', b.p('None.')), kind: 'funding' },
    b.acknowledgments('Thanks', b.p('All.')),
    b.acknowledgments('More', b.p('All:'), b.item('•', 1, 'Lee'), b.doubt('x', { kind: 'formula' })),
    b.appendix('A Proofs', b.p('z')),
    b.appendix('', b.p('untitled')),
    b.references(
      'References',
      {
        ...b.reference('Lee. 2009. T.'),
        id: 'b1',
        reference: {
          authors: [{ surname: 'Lee', given: 'A.' }, { surname: 'WHO' }],
          editors: [],
          year: '2009',
          title: 'T',
          container: 'J',
          volume: '1',
          pages: '3–4',
          doi: '10.1/y',
          url: 'https://x.y',
        },
      },
      b.pageBreak(3),
      b.figure('Figure 9'),
      { ...b.reference('raw'), id: 'b2' },
    ),
  ],
  {
    front: b.front('Title & <all>', {
      subtitle: [{ type: 'text', text: 'Sub', style: {} }],
      authors: [
        { ...b.author('Ann', 'Lee', 'House'), orcid: '0000-0002-1825-0097', email: 'a@b.c', homepage: 'https://x.y' },
        { name: 'WHO', surname: 'WHO', organisations: [{ name: 'House' }, { name: 'Two', city: 'C', country: 'N' }] },
      ],
      abstract: [b.p('Abstract.'), { ...b.p('Resumo.'), language: 'pt' }],
      keywords: ['k'],
      translations: [{ language: 'pt', title: 'Título', keywords: ['c'] }],
      publication,
      footnotes: [{ ...b.note(undefined, 'Front note.'), id: 'fn0' }],
    }),
  },
)

test('is valid by the DTD with all that a paper may have, and with nothing', async () => {
  expect(await validateJats(writeJats(FULL))).toEqual([])
  expect(await validateJats(writeJats(FULL, new Map([['fig1', 'fig1.png']])))).toEqual([])
  expect(await validateJats(writeJats(b.paper([], { front: b.front('') })))).toEqual([])
  expect(await validateJats(writeJats(FULL).replaceAll('<body>', '<body><nothing/>'))).not.toEqual([])
})

test('is valid where text without a heading has a list of references inside', async () => {
  const bare = b.section('', b.p('x'), b.references('References', b.reference('Lee.')))
  expect(await validateJats(writeJats(b.paper([bare, b.section('1 A', b.p('y'))])))).toEqual([])
})

test('links callouts to what the paper has, and leaves others as text', async () => {
  const callout = (id: string, kind: 'formula' | 'figure', text: string) => [
    { type: 'callout-start', kind, targets: [id] } as const,
    text,
    { type: 'callout-end' } as const,
  ]
  const display = { ...b.doubt('a = b (1)', { kind: 'formula' }), id: 'd1' }
  const text = b.p('By ', ...callout('d1', 'formula', '(1)'), ' and ', ...callout('fig9', 'figure', 'Fig. 9'))
  const paper = b.paper([b.section('1 A', text, display)])
  expect(writeJats(paper)).toContain('By <xref ref-type="disp-formula" rid="d1">(1)</xref> and Fig. 9</p>')
  expect(await validateJats(writeJats(paper))).toEqual([])
  expect(writeHtml(paper, { generator: 'g' })).toContain('By <a href="#d1">(1)</a> and Fig. 9</p>')
})

test('has the labels of captions apart, and the links of notes and citations that have a target', () => {
  const jats = writeJats(FULL)
  expect(jats).toContain('<fig id="fig1" position="float"><label>Figure 1:</label><caption><p>A river.</p></caption>')
  expect(jats).toContain('<label>Table 2.</label><caption><p>Rivers</p></caption>')
  expect(jats).toContain('<xref ref-type="fn" rid="fn1"><sup>*</sup></xref>')
  expect(jats).toContain('<xref ref-type="bibr" rid="b1 b2"><italic>Lee</italic></xref>')
  expect(jats.match(/id="page2"/g)).toHaveLength(1)
})

test('marks pages by an instruction where the DTD allows no element', async () => {
  const entry = { ...b.reference('Lee. ', b.pb(3), '2009.'), id: 'b1' }
  const citation = [...cite(['b1'], 'Lee'), ...cite(['b1'], 'Olm').toSpliced(1, 0, b.pb(2))]
  const head = { ...b.section('1 A', b.p(...citation)), title: [...b.p('A', b.pb(4), 'B').content] }
  const table = b.table('', [{ ...b.cell(''), content: b.p('x', b.pb(5)).content }])
  const jats = writeJats(
    b.paper([head, b.section('', table), b.references('R', entry, b.pageBreak(6), b.reference('Next.'))], {
      pageCount: 6,
    }),
  )
  expect(await validateJats(jats)).toEqual([])
  expect(jats.match(/<\?paperxml pb local="\d"/g)).toHaveLength(5)
})

test('nests sections and sets apart what belongs behind them', () => {
  const jats = writeJats(FULL).replace(/\n/g, '')
  expect(jats).toContain('<body><p><target id="page1" target-type="page"/></p><p>First text.')
  expect(jats).toContain('<sec><label>1.1</label><title>B</title><p>y</p></sec>')
  expect(jats).toContain('<sec sec-type="funding"><title>Funding</title>')
  expect(jats).toMatch(/<back><ack><title>Thanks<\/title>.*<app-group><app><label>A<\/label><title>Proofs<\/title>/)
})

test('names what archives want and the paper does not say, and invents nothing', () => {
  expect(missingForArchives(FULL)).toEqual([
    'article-type',
    'journal-id',
    'journal-title',
    'issn',
    'publisher-name',
    'country',
  ])
  expect(writeJats(FULL)).toContain('<journal-meta><journal-id></journal-id><issn></issn></journal-meta>')
})

const box = { left: 0, top: 0, right: 10, bottom: 10 }
const letter = (text: string): MathNode => ({ type: 'identifier', text, alphabet: 'italic' })
const formulaOf = (text: string, math: MathNode, isDisplay = false): Inline => ({
  type: 'text',
  text,
  style: {},
  formula: { math, isDisplay, box },
})
const x = letter('x')

/** Each kind of part that a formula may have. */
const EVERY_PART: MathNode = {
  type: 'row',
  children: [
    { type: 'scripts', base: x, sub: x, sup: x, areLimits: true },
    { type: 'scripts', base: x, sub: x, preSub: x, preSup: x },
    { type: 'fraction', numerator: x, denominator: x, hasRule: false },
    { type: 'root', radicand: { type: 'row', children: [] }, index: x },
    { type: 'accent', base: x, mark: '⏟', place: 'under', isWide: true },
    { type: 'accent', base: x, mark: '^', place: 'over' },
    { type: 'fence', open: '{', close: '', body: { type: 'table', kind: 'cases', rows: [[x, x]] } },
    { type: 'table', kind: 'aligned', rows: [[x, x], [x]] },
    { type: 'number', text: '1', alphabet: 'bold' },
    { type: 'identifier', text: 'd', alphabet: 'upright' },
    { type: 'sign', text: '[', isTall: true },
    { type: 'text', text: ' if <', isBold: true },
    { type: 'space', width: 1 },
  ],
}

test('has formulas in MathML and in LaTeX, valid wherever text may be', async () => {
  const every = formulaOf('x', EVERY_PART)
  const display = (...content: readonly Inline[]) => b.doubt('x', { kind: 'formula', content })
  const number = (printed: string): Inline => ({ type: 'text', text: printed, style: {} })
  const shown = formulaOf('x', EVERY_PART, true)
  const head = { ...b.section('1 A', b.p('Let ', every, ' be'), b.item('•', 1, every)), title: [every] }
  const cited = b.p(...cite(['b1'], 'Lee').toSpliced(1, 0, every))
  const table = b.table('', [{ ...b.cell(''), content: [every] }])
  const floats = [
    { ...b.figure('F'), caption: [every] },
    { ...b.note('*', every), id: 'fn1' },
  ]
  const displays = [display(shown, number('(2.3)')), display(shown, number('(1)'), shown), display(shown, number('so'))]
  const entry = { ...b.reference('Lee. ', every), id: 'b1' }
  const blocks = [head, b.section('', cited, table, ...floats, ...displays), b.references('R', entry)]
  const jats = writeJats(b.paper(blocks, { front: b.front('x', { title: [every], abstract: [b.p(every)] }) }))
  expect(await validateJats(jats)).toEqual([])
  expect(jats).toContain('<inline-formula><alternatives><mml:math alttext=')
  expect(jats.match(/<tex-math notation="LaTeX">/gu)).toHaveLength(jats.match(/<mml:math /gu)?.length ?? 0)
})

test('has the number of a display as its label, and several displays of a block as a group', () => {
  const shown = formulaOf('x', x, true)
  const text = (printed: string): Inline => ({ type: 'text', text: printed, style: {} })
  const display = (...content: readonly Inline[]) => ({ ...b.doubt('x', { kind: 'formula', content }), id: 'd1' })
  const write = (...content: readonly Inline[]) =>
    /<disp-formula.*<\/disp-formula(?:-group)?>/su.exec(writeJats(b.paper([b.section('', display(...content))])))?.[0]
  const math = '<alternatives><mml:math display="block" alttext="x"><mml:mi>x</mml:mi></mml:math>'
  const alternatives = `${math}<tex-math notation="LaTeX">x</tex-math></alternatives>`
  expect(write(shown, text(' (2.3)'))).toBe(`<disp-formula id="d1"><label>(2.3)</label>${alternatives}</disp-formula>`)
  expect(write(shown, text('(1) '), shown)).toBe(
    `<disp-formula-group id="d1"><disp-formula><label>(1)</label>${alternatives}</disp-formula>` +
      `<disp-formula>${alternatives}</disp-formula></disp-formula-group>`,
  )
})
