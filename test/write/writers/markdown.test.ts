import { expect, test } from 'vitest'
import { writeMarkdown } from '../../../src/write/writers/markdown/write-markdown.ts'
import type { MarkdownChoice } from '../../../src/write/writers/markdown/markdown-choices.ts'
import type { Inline, Paper, PaperBlock, Section } from '../../../src/model/paper/paper.ts'
import { textsOfMarkdown } from '../../support/html-texts.ts'
import * as b from '../../support/paper-builder.ts'

/** The Markdown of sections, without what comes before them. */
function write(sections: readonly Section[], ...choices: readonly MarkdownChoice[]): string {
  const paper = b.paper(sections, { front: b.front('') })
  return writeMarkdown(paper, { generator: 'test', choices: ['no-front-matter', ...choices] })
}

const writeBlocks = (...blocks: readonly PaperBlock[]) => write([b.section('', ...blocks)])
const cite = (target: string, ...content: readonly Inline[]): readonly Inline[] => [
  { type: 'citation-start', targets: [target] },
  ...content,
  { type: 'citation-end' },
]

test('has headings by their true levels, with their numbers', () => {
  const deep = b.section('1.1.1.1.1.1.1 Deepest')
  expect(write([b.section('1 Rivers', b.section('1.1 Lakes', deep))])).toBe(
    '## 1 Rivers\n\n### 1.1 Lakes\n\n###### 1.1.1.1.1.1.1 Deepest\n',
  )
})

test('puts the notes of a section at its end under names of their own', () => {
  const sections = [
    b.section('A', b.p('One', b.call('1'), ' two.'), b.note('1', 'Note.'), b.p('Three.')),
    b.section('B', b.p('Four', { ...b.call('1'), footnoteId: 'fn9' } as Inline), {
      ...b.note('1', 'Other.'),
      id: 'fn9',
    }),
  ].map(section => ({
    ...section,
    blocks: section.blocks.map(block =>
      block.type === 'footnote' && block.id === '' ? { ...block, id: 'fn1' } : block,
    ),
  }))
  expect(write(sections)).toBe(
    '## A\n\nOne[^1] two.\n\nThree.\n\n[^1]: Note.\n\n## B\n\nFour[^1-2]\n\n[^1-2]: Other.\n',
  )
  expect(write(sections, 'end-notes')).toMatch(/Four\[\^1-2\]\n\n\[\^1\]: Note\.\n\n\[\^1-2\]: Other\.\n$/)
})

test('writes a note that nothing calls as a paragraph, which readers show', () => {
  expect(writeBlocks(b.p('Text.'), b.note('*', 'Nobody calls me.'))).toBe('Text.\n\n<sup>*</sup> Nobody calls me.\n')
})

test('nests lists by their levels and keeps marks that Markdown does not have', () => {
  const items = [
    b.item('3.', 1, 'third'),
    b.item('4.', 1, 'fourth'),
    b.item('•', 2, 'bullet'),
    b.item('(a)', 2, 'letter'),
    b.item('7.', 1, 'seventh'),
  ]
  expect(writeBlocks(...items)).toBe('3. third\n4. fourth\n   - bullet\n   - (a) letter\n- 7\\. seventh\n')
})

test('keeps a table with spans as HTML and any other as GFM', () => {
  const head = (text: string) => ({ ...b.cell(text), isHeader: true })
  expect(writeBlocks(b.table('Table 1: T', [head('a|b'), head('c')], ['1', '2']))).toBe(
    'Table 1: T\n\n| a\\|b | c |\n| --- | --- |\n| 1 | 2 |\n',
  )
  expect(writeBlocks(b.table('', [b.cell('wide', { columnSpan: 2 })], ['1', '<2>']))).toBe(
    '<table><tbody><tr><td colspan="2">wide</td></tr><tr><td>1</td><td>&lt;2&gt;</td></tr></tbody></table>\n',
  )
  // Between dollars some readers see a formula, in HTML too.
  expect(writeBlocks(b.table('', [b.cell('wide $', { columnSpan: 2 })], ['1', '$2']))).toBe(
    '<table><tbody><tr><td colspan="2">wide &#36;</td></tr><tr><td>1</td><td>&#36;2</td></tr></tbody></table>\n',
  )
})

test('keeps a table without a head, and one whose cells need tags, as HTML', () => {
  expect(writeBlocks(b.table('', ['a', '1'], ['b', '2']))).toContain('<td>a</td><td>1</td>')
  const raised = b.p('1', { type: 'text', text: '*', style: { script: 'super' } }).content
  const head = { ...b.cell('h'), isHeader: true }
  expect(writeBlocks(b.table('', [head], [{ ...b.cell(''), content: raised }]))).toContain('<td>1<sup>*</sup></td>')
})

test('says where pages begin, between words and never where it would hide the line', () => {
  const blocks = [
    b.p(b.pb(2), 'wo', b.pb(3, true), 'rd and more'),
    b.item('•', 1, 'one'),
    b.pageBreak(4),
    b.item('•', 1, 'two'),
    b.pageBreak(5),
  ]
  const markdown = write([b.section('', ...blocks)], 'pages')
  expect(markdown).toBe(
    '<!-- page 46 -->\n\n<!-- page 47 -->\n\nword<!-- page 48 --> and more\n\n- one <!-- page 49 -->\n- two\n\n<!-- page 50 -->\n',
  )
  expect(textsOfMarkdown(markdown)).toEqual(['word and more', 'one', 'two'])
})

test('links citations to their entries if it is asked to', () => {
  const [entry] = [{ ...b.reference('Lee [2009].'), id: 'b1' }]
  const sections = [b.section('', b.p('As ', ...cite('b1', b.italic('Lee [1]')), ' says.')), b.references('', entry)]
  expect(write(sections)).toContain('As <em>Lee [1\\]</em> says.')
  expect(write(sections, 'links')).toContain('As [<em>Lee \\[1\\]</em>](#b1) says.')
  expect(write(sections, 'links')).toContain('1. <a id="b1"></a>Lee [2009].')
})

const AWKWARD = [
  '# not a heading',
  '1. not an item',
  '2) nor this',
  '- nor this',
  '+ nor this',
  '> no quotation',
  '--- no rule',
  '---',
  '***',
  '===',
  '* * *',
  'a*b*c and *d* and **e** and _f_ and __g__ and snake_case_name',
  'a < b and <b>c</b> and <!-- d --> and 3<4',
  'AT&T &amp; &copy; &#65; & more',
  'back\\slash \\* and \\',
  '`code` and ``more`',
  '[link](http://x) and ![picture](y) and [^1] and [1]: z and [x][y]',
  'http://x.org/~home/a_b_c*d and (https://y.org/z_), www.x.org/~a',
  '~~struck~~ and a ~ b and 2^nd^',
  '$x$ costs $5',
  '| a | b |',
  'mail_box@x.org',
  '    code',
  '[ ] task',
  ': term',
  '<div>',
  '#',
  'ends with #',
  '```',
  'é composed',
]

test.each(AWKWARD)('reads back %j from a paragraph, an item, a heading, a cell and a note', text => {
  const read = text.trim().normalize('NFC')
  const blocks = [
    b.p(text),
    b.item('•', 1, text),
    b.item('a.', 1, text),
    b.p('x', b.call('n')),
    { ...b.note('n', text), id: 'fnn' },
  ]
  const section = { ...b.section('', b.table(text, [text, text]), ...blocks), title: b.p(text).content }
  const cells = [read, read]
  expect(textsOfMarkdown(write([section]))).toEqual([read, read, ...cells, read, read, `a. ${read}`, 'x', read])
})

test.each([
  [[b.bold('bold'), 'er and ', b.italic('it'), b.bold('bo')]],
  [['a', b.bold('(b)'), 'c', b.bold(' d '), 'e']],
  [[b.boldItalic('both'), b.bold('*'), b.italic(' '), 'x']],
  [[b.bold('a'), b.boldItalic('b'), b.italic('c'), b.sup('2'), b.sub('i'), b.underlined('u')]],
  [['Wow!', b.call('1'), ' and [', b.italic('x'), '](y)']],
])('reads back styled text %#', content => {
  const paragraph = b.p(...content)
  const text = content.map(each => (typeof each === 'string' ? each : 'text' in each ? each.text : '')).join('')
  const blocks = [paragraph, { ...b.note('1', 'note'), id: 'fn1' }]
  const [read] = textsOfMarkdown(writeBlocks(...blocks))
  expect(read).toBe(text.replace(/\s+/g, ' ').trim())
})

test('begins with the header as YAML', () => {
  const author = { ...b.author('Ann', 'Lee', 'Lake House'), orcid: '0000-0002-1825-0097' }
  const paper: Paper = b.paper([], { front: b.front('A "Title"', { authors: [author], keywords: ['k: v'] }) })
  const [yaml] = writeMarkdown(paper, { generator: 'test 1' }).split('\n\n')
  expect(yaml).toBe(
    [
      '---',
      'title: "A \\"Title\\""',
      'author:',
      '  - name: "Ann Lee"',
      '    affiliation:',
      '      - "Lake House"',
      '    orcid: "0000-0002-1825-0097"',
      'keywords:',
      '  - "k: v"',
      'lang: "en"',
      'source: "sample.pdf"',
      'generator: "test 1"',
      '---',
    ].join('\n'),
  )
})
