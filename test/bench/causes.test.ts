import { describe, expect, test } from 'vitest'
import { type ComparedBlock, type Comparison, findCauses } from './causes.mjs'

const RIVER = 'theriverrosefortwodaysbeforeanybodyinthevillagethoughtofthebridge'
const LEVEE = 'afterwardstheengineersmeasuredtheleveeandfounditlowerthanthemapssaid'
const HERON = 'manyheronsreturnedtotheflatsassoonasthewaterhadgonebackintoitsbed'

describe('the cause of an error', () => {
  test('is that paragraphs were merged, and with what', () => {
    const predicted = [paragraph(RIVER + LEVEE)]
    expect(causes({ truth: [paragraph(RIVER), paragraph(LEVEE)], predicted })).toEqual([
      'missed merged',
      'missed merged',
      'false merged',
    ])
    expect(causes({ truth: [paragraph(RIVER), heading(LEVEE)], predicted })).toEqual([
      'missed merged: heading',
      'missed inside paragraph',
      'false merged: heading',
    ])
  })

  test('is that a paragraph was split', () => {
    const predicted = [paragraph(RIVER), paragraph(LEVEE)]
    expect(causes({ truth: [paragraph(RIVER + LEVEE)], predicted })).toEqual([
      'missed split',
      'false split',
      'false split',
    ])
  })

  test('is the type alone', () => {
    expect(causes({ truth: [heading(RIVER)], predicted: [paragraph(RIVER)] })).toEqual([
      'missed wrong type: paragraph',
      'false wrong type: heading',
    ])
  })

  test('is that a block stands in one of another type', () => {
    const table = { type: 'table', key: RIVER + LEVEE + HERON }
    const comparison = { truth: [table], predicted: [paragraph(LEVEE)], missed: [], wrong: [paragraph(LEVEE)] }
    expect(findCauses(comparison).map(({ cause }) => cause)).toEqual(['inside table'])
  })

  test('is that a block has too much or too little', () => {
    expect(causes({ truth: [paragraph(RIVER)], predicted: [paragraph(RIVER + LEVEE)] })).toEqual([
      'missed padded',
      'false padded',
    ])
    expect(causes({ truth: [paragraph(RIVER + LEVEE)], predicted: [paragraph(LEVEE)] })).toEqual([
      'missed cut',
      'false cut',
    ])
  })

  test('is that the same text answers another block already', () => {
    const [truth, first, second] = [paragraph(RIVER), paragraph(RIVER), paragraph(RIVER)]
    const comparison = { truth: [truth], predicted: [first, second], missed: [], wrong: [second] }
    expect(findCauses(comparison).map(({ cause }) => cause)).toEqual(['doubled'])
  })

  test('is the place where the text went instead', () => {
    const apart = { 'front matter': paragraph(HERON), furniture: paragraph(`12${LEVEE}13`) }
    expect(causes({ truth: [paragraph(LEVEE), paragraph(HERON), paragraph(RIVER)], predicted: [], apart })).toEqual([
      'missed furniture',
      'missed front matter',
      'missed lost',
    ])
  })

  test('is nothing in the truth', () => {
    expect(causes({ truth: [], predicted: [paragraph(RIVER)] })).toEqual(['false not in truth'])
  })
})

test('a short text is not told by standing somewhere within a long one', () => {
  expect(causes({ truth: [heading('maps')], predicted: [paragraph(LEVEE)] })[0]).toBe('missed lost')
})

/** Kind and cause of each error where no block of the truth was found. */
function causes({ truth, predicted, apart = {} }: Pick<Comparison, 'truth' | 'predicted' | 'apart'>): string[] {
  return findCauses({ truth, predicted, missed: truth, wrong: predicted, apart }).map(
    ({ kind, cause }) => `${kind} ${cause}`,
  )
}

function paragraph(key: string): ComparedBlock {
  return { type: 'paragraph', key }
}

function heading(key: string): ComparedBlock {
  return { type: 'heading', key }
}
