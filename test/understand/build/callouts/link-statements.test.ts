import { expect, test } from 'vitest'
import { markTheorems } from '../../../../src/understand/build/body/theorems.ts'
import { linkStatements } from '../../../../src/understand/build/callouts/link-statements.ts'
import type { Inline, Paper } from '../../../../src/model/paper/paper.ts'
import { transformToTei } from '../../../../src/write/transforms/tei.ts'
import { validateTei } from '../../../../src/write/transforms/validate.ts'
import { writeHtml } from '../../../../src/write/writers/html/write-html.ts'
import * as b from '../../../support/paper-builder.ts'
import { toPaperXml } from '../../../support/writings.ts'

/** A paper with a theorem, two lemmas and a proof, and with this text after them. */
function paperWith(...content: readonly (string | Inline)[]): Paper {
  const statements = [
    b.p(b.bold('Theorem 4.2'), ' (see Lemma 4.3)', b.bold('.'), ' Every river ends.'),
    b.p(b.bold('Lemma 4.3.'), ' It is wet.'),
    b.p(b.bold('Lemma 4.4.'), ' It is long, by Theorem 4.2.'),
    b.p(b.italic('Proof of Lemma 4.4.'), ' Walk. □'),
  ]
  const paper = b.paper([b.section('4 Rivers', ...statements, b.p(...content))])
  return linkStatements({ ...paper, sections: markTheorems(paper.sections) })
}

/** What a content refers to, as `text→ids`. */
function show(content: readonly Inline[]): string[] {
  const found: string[] = []
  let open: string | undefined
  let text = ''
  for (const inline of content) {
    if (inline.type === 'callout-start') [open, text] = [inline.targets.join(' '), '']
    else if (inline.type === 'text') text += inline.text
    else if (inline.type === 'callout-end') found.push(`${text}→${open ?? ''}`)
  }
  return found
}

function referredIn(...content: readonly (string | Inline)[]): string[] {
  const last = paperWith(...content).sections[0]?.blocks.at(-1)
  return last?.type === 'paragraph' ? show(last.content) : []
}

test.each([
  ['as Theorem 4.2 says', ['Theorem 4.2→st1']],
  ['by Lemmas 4.3 and 4.4', ['Lemmas 4.3→st2', '4.4→st3']],
  ['von Satz 4.2 an', ['Satz 4.2→st1']],
  ['согласно теореме 4.2 и лемме 4.3', ['теореме 4.2→st1', 'лемме 4.3→st2']],
  ['(Thm. 4.2)', ['Thm. 4.2→st1']],
])('%s', (text, expected) => {
  expect(referredIn(text)).toEqual(expected)
})

test.each(['Theorem 5.1', 'Definition 4.2', 'Lemma 4', 'the 4.2 metres'])('%s is no statement of this paper', text => {
  expect(referredIn(text)).toEqual([])
})

test('a statement of another work is none of this paper', () => {
  expect(
    referredIn('as in ', { type: 'citation-start', targets: ['r3'] }, '[3]', { type: 'citation-end' }, ', Theorem 4.2'),
  ).toEqual([])
})

test('the label of a statement refers to nothing, its text does', () => {
  const [first, , third] = paperWith('End.').sections[0]?.blocks ?? []
  expect(first?.type === 'paragraph' ? show(first.content) : []).toEqual([])
  expect(third?.type === 'paragraph' ? show(third.content) : []).toEqual(['Theorem 4.2→st1'])
})

test('TEI and HTML link it, and TEI is valid', async () => {
  const paper = paperWith('See Theorem 4.2.')
  const tei = await transformToTei(toPaperXml(paper))
  expect(tei).toContain('<ref type="theorem" target="#st1">Theorem 4.2</ref>')
  expect(tei).toContain('<floatingText type="theorem" xml:id="st1" n="4.2">')
  expect(tei).not.toContain('xml:id="st2"')
  expect(await validateTei(tei)).toEqual([])
  expect(writeHtml(paper, { generator: 'test' })).toContain('<a href="#st1">Theorem 4.2</a>')
})
