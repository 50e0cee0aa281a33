import { expect, test } from 'vitest'
import { splitSentences } from '../../../src/base/text/sentences/sentence.ts'
import type { TheoremPart } from '../../../src/model/paper/theorem.ts'
import { transformToSentences } from '../../../src/write/transforms/sentences.ts'
import { transformToTei } from '../../../src/write/transforms/tei.ts'
import { validateJats, validateTei } from '../../../src/write/transforms/validate.ts'
import { writeHtml } from '../../../src/write/writers/html/write-html.ts'
import { writeJats } from '../../../src/write/writers/jats/write-jats.ts'
import { writeChunks } from '../../../src/write/writers/json-forms/write-chunks.ts'
import { writeMarkdown } from '../../../src/write/writers/markdown/write-markdown.ts'
import { toPaperXml } from '../../support/writings.ts'
import * as b from '../../support/paper-builder.ts'

const theorem: TheoremPart = { id: 'st1', kind: 'lemma', number: '2' }
/** A statement with a list and a display, a page in the middle of it. */
const PAPER = b.paper([
  b.section(
    '1 Rivers',
    b.p('Before.'),
    { ...b.p(b.bold('Lemma 2'), ' (Lee)', b.bold('.'), { type: 'label-end' }, ' ', b.italic('It holds:')), theorem },
    b.pageBreak(2),
    { ...b.item('(i)', 1, 'It ends.'), theorem },
    { ...b.doubt('r = 1', { kind: 'formula' }), theorem },
    b.p('After.'),
  ),
])

test('in TEI a statement is a text in the text, and paragraphs follow it', async () => {
  const tei = await transformToTei(toPaperXml(PAPER))
  expect(await validateTei(tei)).toEqual([])
  const [, statement = '', after] = /(<floatingText[\s\S]*<\/floatingText>)\s*(<p>.*<\/p>)/u.exec(tei) ?? []
  expect(statement).toContain('<floatingText type="theorem" subtype="lemma" n="2">')
  expect(statement).toContain('<head><hi rend="bold">Lemma 2</hi> (Lee)<hi rend="bold">.</hi></head>')
  expect(statement).toContain('<p><hi rend="italic">It holds:</hi></p>')
  expect(statement.match(/<(?:pb|item|formula)\b/gu)).toEqual(['<pb', '<item', '<formula'])
  expect(after).toBe('<p>After.</p>')
})

test('in JATS it is a statement, of paragraphs alone', async () => {
  const jats = writeJats(PAPER)
  expect(await validateJats(jats)).toEqual([])
  expect(jats).toContain('<statement id="st1" content-type="lemma"><label>Lemma 2 (Lee).</label>')
  expect(jats).toContain('<p><list list-type="simple">')
})

test('in HTML it is a section whose label is no heading, in Markdown its label is bold', () => {
  const html = writeHtml(PAPER, { generator: 'x' })
  expect(html).toMatch(
    /<section id="st1" class="statement lemma">\s*<p><strong class="label">Lemma 2 \(Lee\)\.<\/strong> <em>/u,
  )
  expect(writeMarkdown(PAPER, { generator: 'x' })).toContain('\n**Lemma 2 (Lee).** <em>It holds:</em>\n')
})

test('the label is no part of a sentence, and each chunk says what it is part of', async () => {
  const { rows } = await transformToSentences(toPaperXml(PAPER), { splitSentences })
  expect(rows.map(({ text }) => text)).toContain('Lemma 2 (Lee).')
  expect(rows.map(({ text }) => text)).toContain('It holds:')
  const chunks = writeChunks(PAPER)
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { text: string; statement?: string })
  expect(chunks.flatMap(({ text, statement }) => (statement === 'lemma' ? [text] : []))).toEqual([
    'Lemma 2 (Lee). It holds:',
    'It ends.',
    'r = 1',
  ])
})
