import { describe, expect, test } from 'vitest'
import { cleanText } from '../../../../src/read/sources/normalise/clean-text.ts'

describe('clean text', () => {
  test.each([
    ['ligatures', '\uFB01nd', 'find'],
    ['joined Arabic letters', '\uFEB3\uFEFC\uFEE1', 'سلام'],
    ['an Arabic vowel mark alone', '\uFE76', '\u064E'],
    ['wide Hebrew letters', '\uFB21\uFB28', 'את'],
    ['signs turned for vertical lines', '\uFE41\uFE42\uFE12\uFE35', '「」。（'],
  ])('spells out %s', (_, printed, text) => {
    expect(cleanText(printed)).toBe(text)
  })

  test('keeps signs that are meant as they are', () => {
    expect(cleanText('\uFD3E\uFD3F\uFDFA')).toBe('\uFD3E\uFD3F\uFDFA')
  })

  test('has no code points that are no characters', () => {
    expect(cleanText('a\uFFFF\u{10FFFF}\uFDD0\uD800\u{F0000}')).toBe('a'.padEnd(6, '\uFFFD'))
  })

  test('has no marks of direction', () => {
    expect(cleanText('\u200Fא\u202Cב\uFEFF')).toBe('אב')
  })
})
