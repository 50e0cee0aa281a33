import { describe, expect, it } from 'vitest'
import {
  foldWhitespace,
  hasLetters,
  isCyrillic,
  isRightToLeft,
  shareOfLetters,
  stripAccents,
} from '../../../../src/base/text/characters/unicode.ts'

describe('unicode', () => {
  it('strips accents in both scripts', () => {
    expect(stripAccents('Résumé Sažetak Đoković Fußnote')).toBe('Resume Sazetak Dokovic Fussnote')
    expect(stripAccents('Мој')).toBe('Мој')
  })

  it('folds white space of all kinds', () => {
    expect(foldWhitespace(' a\u00a0 b\n\tc ')).toBe('a b c')
  })

  it('counts letters among what is not white space', () => {
    expect(shareOfLetters('ab 12')).toBe(0.5)
    expect(shareOfLetters(' ')).toBe(0)
    expect(hasLetters('12.5 %')).toBe(false)
    expect(hasLetters('12.5 ж')).toBe(true)
  })

  it('calls a text Cyrillic by most of its letters', () => {
    expect(isCyrillic('Слика 3 (XML)')).toBe(true)
    expect(isCyrillic('Smith и сарадници of the Institute')).toBe(false)
    expect(isCyrillic('12')).toBe(false)
  })
})

it('tells text that most letters of are written from right to left', () => {
  expect(['מגדלור על הצוק', 'النخيل 2.1 PDF', 'ב-1894'].map(isRightToLeft)).toEqual([true, true, true])
  expect(['a tower (מגדלור)', '1894', ''].map(isRightToLeft)).toEqual([false, false, false])
})
