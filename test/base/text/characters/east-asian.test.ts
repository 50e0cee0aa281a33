import { expect, test } from 'vitest'
import { countWords } from '../../../../src/base/text/characters/east-asian.ts'

test('words are counted by blanks, and by characters where there are none', () => {
  expect(countWords('On the slow movement of rivers, a 3rd')).toBe(7)
  expect(countWords('河流运动的研究')).toBe(4)
  expect(countWords('T\uFFFD\uFFFD slow \uFFFD\uFFFD\uFFFD\uFFFD')).toBe(3)
  expect(countWords('基于 LSTM 的研究')).toBe(4)
  expect(countWords('')).toBe(0)
})
