import { describe, expect, test } from 'vitest'
import type { BlockDocument, EvaluatedBlock } from '../../../../src/products/evaluation/blocks/block-document.ts'
import { measureBlocks } from '../../../../src/products/evaluation/blocks/block-measures.ts'
import { scoreBlocks } from '../../../../src/products/evaluation/blocks/score-blocks.ts'

const FIRST = 'The river flows down to the sea. It takes three days for the whole way.'
const SECOND = 'Nobody has measured the depth of the lake before. We have done so last year.'

const BLOCKS: readonly EvaluatedBlock[] = [
  { type: 'heading', level: 1, number: '1', text: 'Introduction' },
  { type: 'paragraph', text: FIRST },
  { type: 'footnote', label: '1', text: 'Measured in spring.' },
  { type: 'heading', level: 2, number: '1.1', text: 'Earlier work' },
  { type: 'paragraph', text: SECOND },
  { type: 'equation', text: 'depth = time × speed' },
  {
    type: 'table',
    rows: [
      ['day', 'depth'],
      ['one', '12'],
      ['two', '–'],
    ],
  },
  { type: 'heading', level: 1, text: 'References' },
  { type: 'reference', text: 'A long title of a book', match: 'contains' },
]
const GOLD: BlockDocument = {
  language: 'en',
  title: 'Rivers and lakes',
  abstract: ['On water.'],
  authors: [{ given: 'Ann', surname: 'Lee', email: 'a@b.c', orgs: ['Lake House, Stone Quay, Norway'] }],
  blocks: BLOCKS,
  pages: [{ local: 1, global: '46' }],
}

/** The figures of a result that has these blocks, and otherwise what the gold has. */
function measure(blocks: readonly EvaluatedBlock[], more: Partial<BlockDocument> = {}) {
  const measures = measureBlocks(scoreBlocks(GOLD, { ...GOLD, blocks, ...more }).counts)
  return (name: string) => measures.get(name)?.value
}
const replaced = (place: number, ...blocks: readonly EvaluatedBlock[]) => [
  ...BLOCKS.slice(0, place),
  ...blocks,
  ...BLOCKS.slice(place + 1),
]

describe('figures of blocks', () => {
  test('are all right for the gold itself', () => {
    const measures = measureBlocks(scoreBlocks(GOLD, GOLD).counts)
    const wrong = [...measures].filter(
      ([, { value, isLessBetter }]) => value !== undefined && value !== (isLessBetter ? 0 : 1),
    )
    expect(wrong).toEqual([])
    expect(measures.get('list-item')).toMatchObject({ value: undefined, size: 0 })
  })

  test('a missed heading and a false one', () => {
    const of = measure(replaced(3, { type: 'heading', level: 1, text: 'Running head' }))
    // Two of three found, two of three right.
    expect(of('heading')).toBeCloseTo(2 / 3)
    expect(of('headingLevel')).toBe(1)
  })

  test('a heading with its number in its text matches, and its number is not found', () => {
    const of = measure(replaced(3, { type: 'heading', level: 1, text: '1.1 Earlier work' }))
    expect([of('heading'), of('headingLevel'), of('headingNumber')]).toEqual([1, 2 / 3, 1 / 2])
  })

  test('a paragraph that is cut in a sentence', () => {
    const of = measure(
      replaced(1, { type: 'paragraph', text: FIRST.slice(0, 45) }, { type: 'paragraph', text: FIRST.slice(45) }),
    )
    // One of two is found, of three that there are; the second sentence of four is broken.
    expect(of('paragraph')).toBeCloseTo(2 / 5)
    expect(of('brokenSentences')).toBe(1 / 4)
    expect(of('wordsLost')).toBe(1 / 30)
  })

  test('a word that is wrong within a sentence is tolerated', () => {
    const of = measure(replaced(4, { type: 'paragraph', text: SECOND.replace('depth', 'width') }))
    expect([of('paragraph'), of('brokenSentences'), of('brokenTolerant')]).toEqual([1, 1 / 4, 0])
    expect(of('wordAccuracy')).toBe(29 / 30)
    expect(of('noise')).toBe(1 / 30)
  })

  test('a formula that was taken for a paragraph is not false', () => {
    expect(measure([...BLOCKS, { type: 'paragraph', text: 'depth = time × speed' }])('paragraph')).toBe(1)
  })

  test('an implied heading stands for the heading of the references, and is false nowhere', () => {
    const implied = { type: 'heading', level: 1, text: 'References', isImplied: true }
    expect(measure(replaced(7, { ...implied, text: 'Bibliography' }))('heading')).toBe(1)
    expect(measure([...BLOCKS, { ...implied, text: 'Where all this is from' }])('heading')).toBe(1)
  })

  test('a reference of which only the title is known', () => {
    const of = measure(replaced(8, { type: 'reference', text: 'Lee, A.: A long title of a book. Oslo 1999.' }))
    expect(of('reference')).toBe(1)
  })

  test('cells of a table, and their neighbours', () => {
    const of = measure(
      replaced(6, {
        type: 'table',
        rows: [
          ['day', 'depth'],
          ['one', '13'],
          ['two', '–'],
        ],
      }),
    )
    // Five of six cells; of seven pairs of neighbours three have the wrong cell.
    expect(of('tableCells')).toBe(5 / 6)
    expect(of('tableAdjacency')).toBe(4 / 7)
  })

  test('title with subtitle, organisation by a part of its line, e-mail, page', () => {
    const more = {
      title: 'Rivers',
      subtitle: 'and lakes',
      authors: [{ given: 'Ann', surname: 'Lee', orgs: [{ name: 'Lake House', place: 'Oslo' }] }],
      pages: [{ local: 1, global: '47' }],
    }
    const of = measure(BLOCKS, more)
    expect([of('title'), of('authors'), of('orgs'), of('emails'), of('pages')]).toEqual([1, 1, 1, 0, 0])
  })
})
