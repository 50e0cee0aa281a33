import { expect, test } from 'vitest'
import { countWords, foldForms } from '../../../src/text/characters/east-asian.ts'

test('full-width signs become those of ASCII, each at its place', () => {
  expect(foldForms('１．２　序論（Ａ）')).toBe('1.2 序論(A)')
  expect(foldForms('شکل ۲۰، الشكل ٣٩')).toBe('شکل 20، الشكل 39')
  for (const text of ['1.2 序論', 'Ångström', '序論、本論。']) expect(foldForms(text)).toBe(text)
})

test('words are counted by blanks, and by characters where there are none', () => {
  expect(countWords('On the slow movement of rivers, a 3rd')).toBe(7)
  expect(countWords('河流运动的研究')).toBe(4)
  expect(countWords('T\uFFFD\uFFFD slow \uFFFD\uFFFD\uFFFD\uFFFD')).toBe(3)
  expect(countWords('基于 LSTM 的研究')).toBe(4)
  expect(countWords('')).toBe(0)
})
