import { expect, test } from 'vitest'
import type { PaperBlock } from '../../../../src/model/paper/paper.ts'
import { markTheorems } from '../../../../src/understand/build/body/theorems.ts'
import { blocksOf } from '../../../../src/understand/build/body/sections.ts'
import { textWithoutMarks } from '../../../../src/understand/build/paragraphs/inlines.ts'
import * as b from '../../../support/paper-builder.ts'

/** The statement of each block, with its label where it has one; `-` for none. */
function theoremsOf(...blocks: readonly PaperBlock[]): string[] {
  return blocksOf(markTheorems([b.section('1 Rivers', ...blocks)])).map(block => {
    if (block.type === 'page-break' || block.theorem === undefined) return '-'
    const { id, kind, number } = block.theorem
    const content = block.type === 'paragraph' ? block.content : []
    const end = content.findIndex(({ type }) => type === 'label-end')
    const label = end < 0 ? '' : ` [${textWithoutMarks(content.slice(0, end))}]`
    return `${id} ${kind} ${number ?? '-'}${label}`
  })
}

const formula = (text: string) => b.doubt(text, { kind: 'formula' })

test('a statement is its paragraph with the displays that stood in it; what follows is text', () => {
  expect(
    theoremsOf(
      b.p('Every river ends.'),
      b.p(b.bold('Definition 1'), ' (Rivers)', b.bold('.'), ' A river is wet, and ', b.formulaPlace(1), 'holds.'),
      formula('r = 1'),
      b.p('We use Definition 1 below.'),
    ),
  ).toEqual(['-', 'st1 definition 1 [Definition 1 (Rivers).]', 'st1 definition 1', '-'])
})

test('a statement in italics goes on as long as they do, over pages and notes', () => {
  expect(
    theoremsOf(
      b.p(b.bold('Theorem 2.'), ' ', b.italic('Every river ends.')),
      b.pageBreak(2),
      b.note('1', 'In the sea.'),
      b.p(b.italic('It does so once.')),
      b.p('This is ', b.italic('well'), ' known.'),
    ),
  ).toEqual(['st1 theorem 2 [Theorem 2.]', '-', '-', 'st1 theorem 2', '-'])
})

test('a list that a statement announces is part of it', () => {
  expect(
    theoremsOf(
      b.p('Lemma 3. The following holds:'),
      b.item('(i)', 1, 'It ends.'),
      b.item('(ii)', 1, 'Soon.'),
      b.p('So.'),
    ),
  ).toEqual(['st1 lemma 3 [Lemma 3.]', 'st1 lemma 3', 'st1 lemma 3', '-'])
})

test('a proof goes up to its sign of the end, and without one is a paragraph', () => {
  expect(
    theoremsOf(
      b.p(b.italic('Proof.'), ' Walk along it.'),
      b.p('You get to the sea. □'),
      b.p('It is wet.'),
      b.p(b.italic('Proof.'), ' Look.'),
      b.p('It is wet.'),
    ),
  ).toEqual(['st1 proof - [Proof.]', 'st1 proof -', '-', 'st2 proof - [Proof.]', '-'])
})

test('a proof ends above the next statement', () => {
  expect(theoremsOf(b.p('Proof. Walk.'), b.p('Lemma 4. It is wet. □'))).toEqual([
    'st1 proof - [Proof.]',
    'st2 lemma 4 [Lemma 4.]',
  ])
})

test('a label alone has what is below it', () => {
  expect(theoremsOf(b.p(b.bold('Lemma 5')), b.p('It is wet.'), b.p('So.'))).toEqual([
    'st1 lemma 5 [Lemma 5]',
    'st1 lemma 5',
    '-',
  ])
})

test('a sign apart from the text ends an example', () => {
  expect(theoremsOf(b.p(b.bold('Example 6.'), ' The Po.'), b.p('It is long. ♥'), b.p('So.'))).toEqual([
    'st1 example 6 [Example 6.]',
    'st1 example 6',
    '-',
  ])
})

test('a label does not end inside of a citation', () => {
  const cited = [{ type: 'citation-start', targets: ['b1'] }, 'Theorem 2. In Lee', { type: 'citation-end' }] as const
  expect(theoremsOf(b.p(...cited, ' it is wet.'))).toEqual(['-'])
})
