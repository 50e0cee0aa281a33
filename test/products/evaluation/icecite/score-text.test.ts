import { expect, test } from 'vitest'
import type { BlockDocument } from '../../../../src/products/evaluation/blocks/block-document.ts'
import { diffWordsOf } from '../../../../src/products/evaluation/icecite/diff-words.ts'
import { scoreText } from '../../../../src/products/evaluation/icecite/score-text.ts'

function documentOf(...paragraphs: readonly string[]): BlockDocument {
  return { blocks: paragraphs.map(text => ({ type: 'paragraph', text })) }
}

/** The counts that are not 0, by their figure. */
function editsOf(gold: readonly string[], result: readonly string[]): Record<string, number> {
  const counts = scoreText(documentOf(...gold), documentOf(...result))
  return Object.fromEntries([...counts].flatMap(([name, { hits }]) => (hits === 0 ? [] : [[name, hits]])))
}

const RIVER = 'the river carried nine barges past the old mill before dawn that day'
const MILL = 'nobody at the mill had seen so many of them in one single night'
const LAKE = 'upstream the lake had frozen and the ferrymen waited for warmer weather'

/** Each set of counts is the one by hand, and the one that the program of the benchmark gives. */
test.each([
  ['the same', [RIVER, MILL], [RIVER, MILL], {}],
  ['two paragraphs in one', [RIVER, MILL], [`${RIVER} ${MILL}`], { nlMissing: 1 }],
  ['one paragraph in two', [`${RIVER} ${MILL}`], [RIVER, MILL], { nlSpurious: 1 }],
  ['a paragraph too many', [RIVER, MILL], [RIVER, 'a running head', MILL], { paragraphSpurious: 3 }],
  ['a paragraph missing', [RIVER, LAKE, MILL], [RIVER, MILL], { paragraphMissing: 12 }],
  ['a paragraph elsewhere', [RIVER, MILL, LAKE], [LAKE, RIVER, MILL], { paragraphMoved: 12 }],
  ['a word too many', [RIVER], [RIVER.replace('old', 'old 27')], { wordSpurious: 1 }],
  ['a word missing', [RIVER], [RIVER.replace(' old', '')], { wordMissing: 1 }],
  ['a word misspelled', [RIVER], [RIVER.replace('barges', 'bargcs')], { wordWrong: 1 }],
  ['a word in two', [RIVER], [RIVER.replace('barges', 'bar ges')], { wordWrong: 1 }],
  [
    'text of a figure within a paragraph',
    [`${RIVER} ${MILL}`],
    [RIVER, 'figure 1 a map of the river', MILL],
    { nlSpurious: 1, nlMissing: 1, paragraphSpurious: 7 },
  ],
  ['nothing', [RIVER], [], { paragraphMissing: 13 }],
])('counts %s', (_, gold, result, edits) => {
  expect(editsOf(gold, result)).toEqual(edits)
})

test('counts shares of the paragraphs and of the words of the gold', () => {
  const counts = scoreText(documentOf(RIVER, MILL), documentOf(RIVER))
  expect(counts.get('nlMissing')?.wanted).toBe(2)
  expect(counts.get('wordMissing')?.wanted).toBe(27)
})

test('compares title, headings with their numbers, paragraphs and items, and words without case, accents apart and marks', () => {
  const document: BlockDocument = {
    title: 'On Ice: A\u0308 Study',
    blocks: [
      { type: 'heading', number: '2.1', text: 'Thaw' },
      { type: 'heading', text: 'References', isImplied: true },
      { type: 'footnote', text: 'left out' },
      { type: 'list-item', text: '3.14 ice-floes, [4] (b\u030Ae)' },
    ],
  }
  const words = diffWordsOf(document).map(({ key, paragraph }) => `${paragraph} ${key}`)
  expect(words).toEqual([
    ...['0 on', '0 ice', '0 ä', '0 study', '1 2.1', '1 thaw'],
    ...['2 3.14', '2 ice', '2 floes', '2 4', '2 be'],
  ])
})
