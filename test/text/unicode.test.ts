import { describe, expect, it } from 'vitest'
import {
  expandLigatures,
  foldWhitespace,
  hasLetters,
  isCyrillic,
  isTitleCase,
  isUpperCaseText,
  removeIllegalXml,
  shareOfLetters,
  stripAccents,
} from '../../src/text/unicode.ts'

describe('unicode', () => {
  it('expands ligatures and keeps letters that look like some', () => {
    expect(expandLigatures('eﬃcient oﬀ ﬁne ﬂow ﬆ')).toBe('efficient off fine flow st')
    expect(expandLigatures('œuvre Ǆ æ')).toBe('œuvre Ǆ æ')
  })

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

  it('knows capitals and title case', () => {
    expect(isUpperCaseText('RELATED WORK 2')).toBe(true)
    expect(isUpperCaseText('A')).toBe(false)
    expect(isUpperCaseText('Related WORK')).toBe(false)
    expect(isTitleCase('Methods of the Study')).toBe(true)
    expect(isTitleCase('Methods of the following study')).toBe(false)
    expect(isTitleCase('methods')).toBe(false)
    expect(isTitleCase('12')).toBe(false)
  })

  it('removes what XML 1.0 forbids and nothing else', () => {
    expect(removeIllegalXml('a\u0000b\u000bc\ud800d\ufffee\uffff')).toBe('abcde')
    expect(removeIllegalXml('a\tb\r\n😀 \u0085 é')).toBe('a\tb\r\n😀 \u0085 é')
  })
})
