import { expect, test } from 'vitest'
import { repairWords } from '../../../../src/base/text/hyphens/repair-words.ts'

const LANGUAGE = new Set('method river modern set set each new each horse house not met'.split(' '))

function repairsOf(text: string): Record<string, string> {
  const counts = new Map<string, number>()
  for (const word of text.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Object.fromEntries(repairWords(counts, word => LANGUAGE.has(word)))
}

test('a word that the language has not is the one of the document that looks like it', () => {
  expect(repairsOf('melhod method modem modern rivcr river')).toEqual({
    melhod: 'method',
    modem: 'modern',
    rivcr: 'river',
  })
})

test('nothing is mended that the document does not have, or has as often', () => {
  expect(repairsOf('melhod river')).toEqual({})
  expect(repairsOf('melhod melhod method method')).toEqual({})
})

test('names, identifiers and words that may be two others stay', () => {
  expect(repairsOf('Melhod method river1 river hocse horse')).toEqual({})
})

test('a short word is mended to a frequent one alone', () => {
  expect(repairsOf('sct set')).toEqual({})
  expect(repairsOf('sct set set set set set')).toEqual({ sct: 'set' })
})

test('a capital that was read as a small letter or a digit comes back where a word begins', () => {
  const known = (word: string) => ['introduction', 'overview', 'index', 'lake'].includes(word)
  const repairs = (words: string) => Object.fromEntries(repairWords(new Map(words.split(' ').map(w => [w, 1])), known))
  expect(repairs('lntroduction 0verview 1NDEX')).toEqual({
    lntroduction: 'Introduction',
    '0verview': 'Overview',
    '1NDEX': 'INDEX',
  })
  expect(repairs('lake 10th lO lnterlaken')).toEqual({})
})
