import { expect, test } from 'vitest'
import { accountOutput } from '../../../../src/products/recipes/completeness/account-outputs.ts'
import type { Format } from '../../../../src/products/recipes/formats.ts'
import { makeProducts, writeProducts } from '../../../../src/products/recipes/products.ts'
import { MARKDOWN_CHOICES } from '../../../../src/write/writers/markdown/markdown-choices.ts'
import {
  author,
  call,
  cell,
  type Content,
  doubt,
  figure,
  front,
  item,
  note,
  p,
  paper,
  pb,
  reference,
  references,
  section,
  table,
} from '../../../support/paper-builder.ts'

/** The outputs that have all of a paper. */
const FORMATS = ['json', 'paperxml', 'tei', 'tsv', 'text', 'markdown', 'html'] as const

const PRINTED = ['Anna Wu', 'Lake University', 'We saw a heron on the lake.', 'Li Xu', '12345']

const PAPER = paper(
  [
    section(
      '1 Herons',
      p('One stood in the reeds', call('1'), ' for an hour.'),
      note('1', 'With one leg & no shade.'),
      table('Table 1', ['0', '0'], [cell('7', { columnSpan: 2 })]),
    ),
  ],
  {
    front: front('On Herons', {
      authors: [author('Anna', 'Wu', 'Lake University')],
      keywords: ['reeds', 'patience'],
      printedLines: PRINTED,
    }),
  },
)

const products = writeProducts(PAPER, FORMATS)

async function productOf(format: Format): Promise<string> {
  return (await products).get(format) ?? ''
}

async function lostOf(format: Format, change = (product: string) => product): Promise<readonly string[]> {
  return (accountOutput(PAPER, format, change(await productOf(format)))?.lost ?? []).map(({ text }) => text)
}

test.each(FORMATS)('%s holds all texts of a paper', async format => {
  expect(await lostOf(format)).toEqual([])
})

test.each(FORMATS)('names what %s has lost', async format => {
  expect(await lostOf(format, product => product.replace(/One stood in the reeds/g, ''))).toContain(
    'One stood in the reeds',
  )
})

test('sentences have the key words, and the lines of the title page that say more than names', async () => {
  const rows = (await productOf('tsv')).split('\n').map(row => row.split('\t'))
  const textsOf = (type: string) => rows.flatMap(row => (row[2] === type ? [row[10]] : []))
  expect(textsOf('title-page')).toEqual(['We saw a heron on the lake.', 'Li Xu', '12345'])
  expect(textsOf('keyword')).toEqual(['reeds', 'patience'])
})

test('TEI has the lines of the title page that say more, short names and numbers too', async () => {
  const tei = await productOf('tei')
  expect(/<titlePart type="printed">(.*?)<\/titlePart>/s.exec(tei)?.[1]).toBe(
    'We saw a heron on the lake.\n<lb/>Li Xu\n<lb/>12345',
  )
})

const CITES: readonly Content[] = [
  'As ',
  { type: 'citation-start', targets: ['b3'] },
  'Smith',
  { type: 'citation-end' },
  ' says, it goes ',
  pb(2),
  'on.',
]

/** Texts that an output prints in another way than the paper has them. */
const HARD = paper(
  [
    section(
      '1 <A> & B',
      p('The <body> has &lt; and &#99999999; in it <!-- so --> if x<y, see https://example.org/a_b?x=1&lt=2.'),
      p(...CITES),
      p('Marks', call('∗'), ' of', call('¹'), ' notes', call('◊'), '.'),
      note('∗', 'Starred.'),
      note('¹', 'Raised.'),
      note('◊', 'Odd.'),
      item('▪', 1, 'one item'),
      item('►', 1, 'another item'),
      doubt('<div>\n  &amp; <sub>x</sub>\n</div>', { kind: 'code' }),
      figure('Figure 1', '<html>', 'a&lt;b'),
      table('Table 1', ['a|b', '<b>x</b>'], ['&lt;', 'c']),
    ),
    references('References', { ...reference('Smith. A title.'), id: 'b3' }),
  ],
  {
    front: front('On Herons', {
      keywords: ['reeds'],
      printedLines: ['On Herons', 'Über Reiher'],
      translations: [{ language: 'de', title: 'Über Reiher', keywords: ['Schilf'] }],
    }),
  },
)

const choices = [
  { name: 'default', formats: FORMATS, options: {} },
  { name: 'grobid', formats: ['tei'], options: { flavour: 'grobid' } },
  ...MARKDOWN_CHOICES.map(
    choice => ({ name: choice, formats: ['markdown'], options: { markdown: [choice] } }) as const,
  ),
] as const

test.each(choices)('names nothing as lost that is printed in another way: $name', async ({ formats, options }) => {
  const { products, accounts } = await makeProducts(HARD, formats, options)
  expect([...products.keys()].sort()).toEqual([...formats].sort())
  expect(accounts.flatMap(({ format, lost }) => lost.map(({ text }) => `${format}: ${text}`))).toEqual([])
})

/** A note whose letters are also those of two cells of a later table, and a numbered reference. */
const FLOATS_BETWEEN = paper([
  section('1 Herons', p('Herds', call('1'), ' grow.'), note('1', '5k'), table('Table 1', ['5', 'k2'])),
  references('References', { ...reference('Smith. A title.'), item: { mark: '154.', level: 1 } }),
])

test('finds short texts where TEI for readers of GROBID has them: floats, then notes behind the text', async () => {
  const { accounts } = await makeProducts(FLOATS_BETWEEN, ['tei'], { flavour: 'grobid' })
  expect(accounts.map(({ lost }) => lost)).toEqual([[]])
})

test('says of short labels no more than whether they are there: others may have taken their places', async () => {
  const labels = paper([section('1 Herons', p('Some 70 herons.'), figure('Figure 1: Legs', '70', '91'))])
  const html = (await writeProducts(labels, ['html'])).get('html') ?? ''
  const lostOf = (product: string) => accountOutput(labels, 'html', product)?.lost.map(lost => lost.text)
  expect(lostOf(html.replace('<p>70</p>', ''))).toEqual([])
  expect(lostOf(html.replace('<p>91</p>', ''))).toEqual(['91'])
})

test('finds the cells between two amounts in dollars', async () => {
  const wide = [cell('Income ($)', { columnSpan: 2 })]
  const amounts = paper([section('1 Herons', p('Some.'), table('Table 1', wide, ['49,240', '31'], ['Cost ($)', '12']))])
  const { accounts } = await makeProducts(amounts, ['markdown'])
  expect(accounts.map(({ lost }) => lost)).toEqual([[]])
})

test('finds the numbers of axes, which are parts of each other when they stand side by side', () => {
  const axes = ['0.00', '0.05', '0.10', '0.15', '0 1 2 5', '0.010', '0.10', '0.05', '0.005', '0.00', '0.000']
  const charts = paper([section('1 Herons', p('Some herons.'), figure('Figure 1: Legs', ...axes))])
  expect(accountOutput(charts, 'json', JSON.stringify(charts))?.lost).toEqual([])
})

test('knows a name of the title page behind which its mark is a letter', async () => {
  const titlePage = (...printedLines: readonly string[]) =>
    paper([section('1 Herons', p('Herds grow.'))], {
      front: front('On Herons', { authors: [author('Jana', 'Miller', 'Lake University')], printedLines }),
    })
  const tsv = (await writeProducts(titlePage(), ['tsv'])).get('tsv') ?? ''
  const lostOf = (line: string) => accountOutput(titlePage(line), 'tsv', tsv)?.lost.map(({ text }) => text)
  expect(lostOf('Jana Millera')).toEqual([])
  expect(lostOf('Jana Millerova')).toEqual(['Jana Millerova'])
})
