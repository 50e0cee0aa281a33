import { describe, expect, test } from 'vitest'
import { PageEdgeCounter } from '../../../src/products/recovery/page-elements.ts'
import { recoverSentences } from '../../../src/products/recovery/recover.ts'
import { wrap } from '../../support/wrap.ts'

const WIDTH = 72
/** Enough full lines to show the width of the column. */
const AROUND =
  'The keepers of the lamps wrote down what they saw of the sea and of the boats, and they did so for many years ' +
  'without being asked. Most of their books are kept in the houses where they lived, and few of them have been read ' +
  'by anybody who did not know the writers. We have looked at those of three towers and of the harbour between them.'

/** The paragraphs of a text between two others, with line ends where `|` stands and where the column ends. */
function recover(text: string): readonly string[] {
  const pieces = wrap(text, WIDTH).flatMap(line => line.split('|').map(piece => piece.trim()))
  const lines = pieces.filter(piece => piece !== '')
  const all = [...wrap(AROUND, WIDTH), '', ...lines, '', ...wrap(AROUND, WIDTH)]
  const { paragraphs } = recoverSentences(all.join('\n'))
  return paragraphs.slice(1, -1).map(part => part.text)
}

describe('a printed line that is several lines of the text', () => {
  test('goes on behind raised marks, also where a sentence ends', () => {
    const text =
      'The oil was of two kinds until the war,3 |and of one kind after it.4 |Since then the lamps have burned ' +
      'with less smoke than ever before,5,6 |which the keepers of all towers have noted in their books.'
    expect(recover(text)).toEqual([text.replaceAll('|', '')])
  })

  test('goes on at punctuation that a mark divides from its sentence, without a blank before it', () => {
    const text =
      'The lamps were counted in two groups2–4 |: those of the harbour and those of the islands5 |, which were built ' +
      'later and stand on rocks that the sea covers in winter6 |. Both are kept by the same office.'
    expect(recover(text)).toEqual([text.replaceAll(' |', '')])
  })

  test('goes on after a sign that no sentence ends with, on the last line of a paragraph too', () => {
    const text =
      'Most of the oil that the keepers bought in the harbour was from rape, and all winters the loss of oil was <|1% there.'
    expect(recover(text)).toEqual([text.replaceAll('|', ' ')])
  })

  test('is no row of labels where short pieces follow each other', () => {
    const lines = [
      'The keepers burned three kinds of oil in the lamps. The first, from 40 °',
      'C to 35 °',
      'C, is what all of the towers had; the second from 35 °',
      'C to 20 °',
      'C; and',
      'the third from 20 °',
      'C to 5 °',
      'C . Then they had to heat the lamp and the oil',
      'before they could light it, which took them most of an hour each evening.',
    ]
    const { paragraphs } = recoverSentences(
      [...wrap(AROUND, WIDTH), '', ...lines, '', ...wrap(AROUND, WIDTH)].join('\n'),
    )
    expect(paragraphs.map(({ text }) => text)).toContain(lines.join(' '))
  })

  test('goes on at degrees, and with marks on a line of their own', () => {
    const text =
      'Wax was kept at 14 °|C in the cellar of the tower and oil |7 |in a shed that stood a little apart from it.'
    expect(recover(text)).toEqual([text.replaceAll('|', ' ').replaceAll(/ +/gu, ' ')])
  })
})

test('a hyphen with a soft hyphen is one hyphen of its word, wherever the line ends', () => {
  const text =
    'The oil was pressed from rape-\u00ad|seed of the co-\u00ad|operative, as the book of the second tower says.'
  const lines = [...wrap(AROUND, WIDTH), '', ...text.split('|'), '', ...wrap(AROUND, WIDTH)]
  expect(recoverSentences(lines.join('\n')).paragraphs[1]?.text).toBe(
    'The oil was pressed from rape-seed of the co-operative, as the book of the second tower says.',
  )
})

test('rows of numbers are no pieces, though they are as wide as the column together', () => {
  const rows = ['harbour tower lamps 12 14 15 18', 'island tower lamps 9 8 11 12 and of others 3 4']
  const { paragraphs } = recoverSentences([...wrap(AROUND, WIDTH), ...rows, ...wrap(AROUND, WIDTH)].join('\n'))
  expect(paragraphs.filter(part => part.text.includes('14 15 18') && part.text.includes('11 12'))).toEqual([])
})

test('the end of a sentence at the head of several pages is no running head', () => {
  const edges = new PageEdgeCounter()
  edges.add(['Lamps 4', 'in figure 1.'], 0)
  edges.add(['Lamps 5', 'in figure 2.'], 1)
  const isPageElement = edges.test()
  expect([isPageElement('Lamps 5', 1), isPageElement('in figure 2.', 1)]).toEqual([true, false])
})
