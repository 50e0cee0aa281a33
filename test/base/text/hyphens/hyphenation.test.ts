import { describe, expect, it } from 'vitest'
import {
  buildVocabulary,
  decideHyphen,
  type HyphenDecision,
  wordsInsideLines,
} from '../../../../src/base/text/hyphens/hyphenation.ts'

/** Decides `left-|right` in a document that has these words besides. */
function decide(cut: string, language: string, words = ''): HyphenDecision {
  const [left = '', right = ''] = cut.split('-|')
  return decideHyphen({ left, right, language, vocabulary: buildVocabulary(words.split(' ')) })
}

const JOINED: readonly (readonly [string, string])[] = [
  ['en', 'infor-|mation'],
  ['en', '(repre-|sentations),'],
  ['en', 'INTRO-|DUCTION'],
  ['en', 'Washing-|ton'],
  ['en', 'https://doi.or-|g/10.1000/5'],
  ['de', 'Sprach-|verarbeitung'],
  ['de', 'Unter-|suchungen,'],
  ['de', 'ZUSAMMEN-|FASSUNG'],
  ['de', 'so-|wie'],
  ['fr', 'déve-|loppement'],
  ['fr', 'servi-|ce'],
  ['es', 'investi-|gación'],
  ['es', 'ex-|tracción'],
  ['de', 'öffentlich-|keit'],
  ['de', 'deutsch-|sprachige'],
  ['sr-Latn', 'istraži-|vanje'],
  ['sr-Latn', 'dobi-|li'],
  ['sr-Cyrl', 'истражи-|вање'],
]

const KEPT: readonly (readonly [string, string])[] = [
  ['en', 'well-|known'],
  ['en', 'self-|supervised'],
  ['en', 'state-|of-the-art'],
  ['en', 'bag-of-|words'],
  ['en', 'German-|speaking'],
  ['en', 'DNA-|binding'],
  ['en', 'Smith-|Jones'],
  ['en', 'COVID-|19'],
  ['en', 'x-|axis'],
  ['en', '3D-|printed'],
  ['en', 'https://example.org/call-|papers'],
  ['de', 'NLP-|System'],
  ['de', 'DFG-|gefördert'],
  ['de', 'Baden-|Württemberg'],
  ['fr', 'peut-|être'],
  ['fr', 'celui-|ci'],
  ['fr', 'faudra-|t-il'],
  ['es', 'ex-|presidente'],
  ['de', 'Transformer-|basierte'],
  ['de', 'sprachlich-|rhetorische'],
  ['de', 'nicht-|kanonisch'],
  ['en', 'built-|in'],
  ['en', 'so-|called'],
  ['sr-Latn', 'TV-|prijemnik'],
  ['sr-Cyrl', 'Нови-|Пазар'],
]

describe('decideHyphen', () => {
  it.each([
    ['town', 'hall,', 'town-hall', false, 'stated'],
    ['well', 'known', 'wellknown', true, 'stated'],
    ['Well', 'known', 'WELLKNOWN', true, 'stated'],
    ['infor', 'mation', 'reformation', true, 'joined-in-list'],
  ])('%s|%s of the whole word %s', (left, right, whole, join, reason) => {
    const decision = decideHyphen({ left, right, whole, language: 'en', vocabulary: buildVocabulary([]) })
    expect(decision).toMatchObject({ join, reason })
  })

  it.each(JOINED)('undoes it in %s: %s', (language, cut) => {
    expect(decide(cut, language)).toMatchObject({ join: true, space: false })
  })

  it.each(KEPT)('keeps it in %s: %s', (language, cut) => {
    expect(decide(cut, language)).toMatchObject({ join: false, space: false })
  })

  it.each([
    ['en', 'pre-|and'],
    ['de', 'Text-|und'],
    ['fr', 'micro-|et'],
    ['es', 'micro-|y'],
    ['sr-Latn', 'mikro-|i'],
    ['sr-Cyrl', 'микро-|и'],
  ])('keeps it with a blank in %s: %s', (language, cut) => {
    expect(decide(cut, language)).toEqual({ join: false, space: true, reason: 'suspended' })
  })

  it('follows the document before everything else', () => {
    expect(decide('post-|editing', 'de')).toMatchObject({ join: true, reason: 'default' })
    expect(decide('post-|editing', 'de', 'das Post-Editing')).toMatchObject({
      join: false,
      reason: 'hyphenated-in-document',
    })
    expect(decide('data-|set', 'en', 'a dataset, two datasets')).toMatchObject({
      join: true,
      reason: 'joined-in-document',
    })
    expect(decide('data-|set', 'en', 'data-set dataset (data-set)')).toMatchObject({ join: false })
    expect(decide('data-|set', 'en', 'data-set Dataset dataset')).toMatchObject({ join: true })
  })

  it('does as the document does with the same part of a word', () => {
    expect(decide('semi-|strukturiert', 'de', 'strukturiert')).toMatchObject({ join: true })
    expect(decide('semi-|strukturiert', 'de', 'strukturiert semi-formal')).toMatchObject({
      join: false,
      reason: 'habit',
    })
  })

  it('always undoes a soft hyphen', () => {
    const vocabulary = buildVocabulary(['well-known'])
    const decision = decideHyphen({ left: 'well', right: 'known', hyphen: '\u00ad', vocabulary, language: 'en' })
    expect(decision).toEqual({ join: true, space: false, reason: 'soft-hyphen' })
  })

  it('keeps what is no hyphen of a word', () => {
    expect(decide('(–-|known', 'en').reason).toBe('not-a-word')
    expect(decide('known-|—', 'en').reason).toBe('not-a-word')
    expect(decide('1-|2', 'en').reason).toBe('digit')
  })

  it('joins by default in a language without tables', () => {
    expect(decide('onder-|zoek', 'nl')).toEqual({ join: true, space: false, reason: 'default' })
  })
})

describe('buildVocabulary', () => {
  it('counts words, the parts of compounds and their hyphens', () => {
    const vocabulary = buildVocabulary(['State-of', '(state‐of‑the-art),', 'art', 'ab\u00adstract', '–', '12'])
    expect(vocabulary.get('state')).toBe(2)
    expect(vocabulary.get('state-of')).toBe(2)
    expect(vocabulary.get('the-art')).toBe(1)
    expect(vocabulary.get('state-')).toBe(2)
    expect(vocabulary.get('-art')).toBe(1)
    expect(vocabulary.get('art')).toBe(2)
    expect(vocabulary.get('abstract')).toBe(1)
    expect(vocabulary.has('–')).toBe(false)
  })

  it('does not take a suspended hyphen for a compound', () => {
    expect([...buildVocabulary(['Text-', 'und']).keys()]).toEqual(['text', 'und'])
  })
})

describe('wordsInsideLines', () => {
  it('leaves out both halves of a word cut at a line end', () => {
    const lines = ['The infor-', 'mation is well-known. It', '', 'stays pre\u00ad', 'cious‐', 'looking']
    expect([...wordsInsideLines(lines)]).toEqual(['The', 'is', 'well-known.', 'It', 'stays'])
  })

  it('gives no word twice where a line is one cut word', () => {
    expect([...wordsInsideLines(['in-', 'for-', 'mation', 'end'])]).toEqual(['end'])
    expect([...wordsInsideLines([])]).toEqual([])
  })

  it('reads no more lines than asked for', () => {
    expect([...wordsInsideLines(['one two', 'three', 'four'], 2)]).toEqual(['one', 'two', 'three'])
  })
})
