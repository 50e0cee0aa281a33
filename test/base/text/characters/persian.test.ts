import { describe, expect, test } from 'vitest'
import { isPersian, toPersian } from '../../../../src/base/text/characters/persian.ts'

describe('Persian', () => {
  test('is known by its letters, Arabic is not taken for it', () => {
    expect(isPersian(['سطح', 'آب', 'رود', 'کوچک', 'گرفت'])).toBe(true)
    expect(isPersian(['منسوب', 'المياه', 'في', 'الأنهار', 'الصغيرة'])).toBe(false)
    expect(isPersian(['water'])).toBe(false)
  })

  test('has letters of its own for Arabic ones that look the same', () => {
    expect(toPersian('روستايی')).toBe('روستایی')
    expect(toPersian('كتابى')).toBe('کتابی')
  })

  test('keeps Arabic letters that look different: those at the end of a word', () => {
    expect(toPersian('علي')).toBe('علي')
    expect(toPersian('ملك')).toBe('ملك')
    expect(toPersian('ملي\u{200C}ها')).toBe('ملي\u{200C}ها')
  })
})
