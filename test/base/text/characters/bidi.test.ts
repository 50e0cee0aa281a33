import { describe, expect, test } from 'vitest'
import {
  isRightToLeftCharacter,
  mirrorOf,
  readingOrder,
  strengthOf,
} from '../../../../src/base/text/characters/bidi.ts'

/** Printed parts, from the side on which the line begins, as they are read. */
function read(printed: readonly string[], base: 'ltr' | 'rtl'): string {
  return readingOrder(printed, base)
    .order.map(i => printed[i])
    .join('')
}

describe('the reading order of a line', () => {
  test('leaves right-to-left words on a right-to-left line as they follow one another', () => {
    expect(read(['كان', ' ', 'أهل', ' ', 'الواحة'], 'rtl')).toBe('كان أهل الواحة')
  })

  test('turns Latin words and dates round on a right-to-left line', () => {
    expect(read(['برنامج', ' ', 'Atlas', ' ', 'Shadow', ' ', 'مع'], 'rtl')).toBe('برنامج Shadow Atlas مع')
    expect(read(['بين', ' ', '2020', '/', '5', '/', '12', ' ', 'و', '2020'], 'rtl')).toBe('بين 12/5/2020 و2020')
    expect(read(['שנת', ' ', '1895', '.', '11', '.', '3'], 'rtl')).toBe('שנת 3.11.1895')
  })

  test('turns right-to-left words round on a left-to-right line, and keeps numbers in them', () => {
    expect(read(['the', ' ', 'עולם', ' ', 'שלום', ' ', 'sign'], 'ltr')).toBe('the שלום עולם sign')
    expect(read(['see', ' ', 'עולם', ' ', '12', ' ', 'שלום'], 'ltr')).toBe('see שלום 12 עולם')
  })

  test('keeps a full stop at the end of the line to which it belongs', () => {
    expect(read(['שלום', '.'], 'rtl')).toBe('שלום.')
    expect(read(['say', ' ', 'שלום', '.'], 'ltr')).toBe('say שלום.')
  })
})

describe('signs', () => {
  test('run as Unicode says', () => {
    expect(['a', 'ש', 'ب', '7', '٧', '(', '،'].map(strengthOf)).toEqual([
      'left',
      'right',
      'right',
      'weak',
      'weak',
      'neutral',
      'neutral',
    ])
    expect(['a', 'ש', 'ﻻ', '日', 'é'].map(isRightToLeftCharacter)).toEqual([false, true, true, false, false])
  })

  test('have mirror images where they are brackets or pointed quotes', () => {
    expect(['(', ']', '«', '"', 'a'].map(mirrorOf)).toEqual([')', '[', '»', undefined, undefined])
  })
})
