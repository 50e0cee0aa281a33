import { describe, expect, it } from 'vitest'
import {
  countLetters,
  editDistance,
  fewestEdits,
  areSimilarKeys,
  foldKey,
  isNear,
  similarity,
  toleranceOf,
} from '../../../../src/base/text/characters/levenshtein.ts'

describe('foldKey', () => {
  it('keeps letters and digits only, in small letters', () => {
    expect(foldKey('A B S T R A C T:')).toBe('abstract')
    expect(foldKey('Mots-clés')).toBe('motsclés')
    expect(foldKey('Кључне речи')).toBe('кључнеречи')
    expect(foldKey('Table 12.')).toBe('table12')
    expect(foldKey('')).toBe('')
  })

  it('undoes compatibility forms', () => {
    expect(foldKey('Ｆｉｇ． ﬁg ²')).toBe('figfig2')
  })
})

describe('isNear', () => {
  it('accepts no other letter in words of up to four', () => {
    expect(isNear('Note', 'Node')).toBe(false)
    expect(isNear('Note', 'NOTE')).toBe(true)
  })

  it('accepts one misread letter from five on, two from nine on', () => {
    expect([4, 5, 8, 9].map(toleranceOf)).toEqual([0, 1, 1, 2])
    expect(isNear('Figure', 'Flgure')).toBe(true)
    expect(isNear('Figure', 'Flqure')).toBe(false)
    expect(isNear('Acknowledgments', 'Acknowledgrnents')).toBe(true)
    expect(isNear('References', 'Preferential')).toBe(false)
  })

  it('forgives accents, also in short words', () => {
    expect(isNear('Résumé', 'RESUME')).toBe(true)
    expect(isNear('Sažetak', 'Sazetak')).toBe(true)
    expect(isNear('Maß', 'MASS')).toBe(true)
  })

  it('does not look at words of very different length', () => {
    expect(isNear('Abstract', 'Abstract algebra')).toBe(false)
  })
})

describe('similarity', () => {
  it('is 1 for equal keys and 0 for nothing in common', () => {
    expect(similarity('Key words', 'keywords')).toBe(1)
    expect(similarity('', '')).toBe(1)
    expect(similarity('abc', 'xyz')).toBe(0)
    expect(similarity('abc', '')).toBe(0)
  })

  it('is the share of letters that stay', () => {
    expect(similarity('abcd', 'abcx')).toBe(0.75)
  })
})

describe('areSimilarKeys', () => {
  it('is told by the similarity, whatever the lengths', () => {
    const texts = ['', 'a', 'rivers', 'riverside', 'rivers of towns', 'river of towns', 'towns of rivers']
    const keys = texts.map(foldKey)
    for (const a of keys) {
      for (const b of keys) expect(areSimilarKeys(a, b, 0.8)).toBe(similarity(a, b) >= 0.8)
    }
  })
})

describe('fewestEdits', () => {
  const KEYS = [
    '',
    'a',
    'kitten',
    'sitting',
    'niche',
    'chien',
    'größe',
    'grosse',
    'новисад',
    'journalofthings',
    'thejournalofthing',
  ]

  it('is never more than the distance', () => {
    for (const a of KEYS) {
      for (const b of KEYS) {
        expect(fewestEdits(countLetters(a), countLetters(b))).toBeLessThanOrEqual(editDistance(a, b))
      }
    }
  })

  it('is the distance where letters are added or replaced by new ones', () => {
    expect(fewestEdits(countLetters('journal'), countLetters('journals'))).toBe(1)
    expect(fewestEdits(countLetters('abc'), countLetters('xyz'))).toBe(3)
  })
})
