import { expect, test } from 'vitest'
import { countBrokenSentences } from '../../../src/products/recovery/broken-sentences.ts'

const TRUTH =
  'The river runs slowly. Nobody speaks of it, neither at home nor by the ferry at night.\nIs it far? Yes.\n'

function count(...paragraphs: readonly string[]) {
  const { sentences, whole, broken, missing } = countBrokenSentences(TRUTH, paragraphs, 'en')
  return { sentences, whole, broken, missing }
}

test('finds whole sentences whole, however paragraphs lie around them', () => {
  const whole = { sentences: 4, whole: 4, broken: 0, missing: 0 }
  expect(count(...TRUTH.trim().split('\n'))).toEqual(whole)
  expect(
    count(
      'The river runs slowly.',
      'Nobody speaks of it, neither at home nor by the ferry at night. Is it',
      'far?',
      'Yes.',
    ),
  ).toEqual({ ...whole, whole: 3, broken: 1 })
  expect(count(TRUTH)).toEqual(whole)
})

test('passes over white space, hyphens, case and look of letters', () => {
  expect(
    count('THE RI-VER  runs slowly. Nobody speaks of it, neither at home nor by the ferry at night. Is it far? Yes.')
      .whole,
  ).toBe(4)
})

test('takes a sentence with something in its middle for whole, without its end for missing', () => {
  expect(count('The river runs slowly.', 'Nobody speaks of it, neither 17 at home nor by the ferry at night.')).toEqual(
    {
      sentences: 4,
      whole: 2,
      broken: 0,
      missing: 2,
    },
  )
  expect(count('Nobody speaks of it, neither').missing).toBe(4)
})

test('tells a sentence that is spread over two paragraphs, with what stands between', () => {
  const { broken, brokenSentences } = countBrokenSentences(
    TRUTH,
    ['Nobody speaks of it, neither at', '17', 'home nor by the ferry at night.'],
    'en',
  )
  expect(broken).toBe(1)
  expect(brokenSentences).toEqual(['Nobody speaks of it, neither at home nor by the ferry at night.'])
})
