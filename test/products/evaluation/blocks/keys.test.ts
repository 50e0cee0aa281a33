import { expect, test } from 'vitest'
import { toNumberKey, wordsOf } from '../../../../src/products/evaluation/blocks/keys.ts'

test('characters of scripts without blanks are words each', () => {
  expect(wordsOf('川の水、Python で。')).toEqual(['川', 'の', '水', 'python', 'で'])
  expect(wordsOf('작은 강의 물')).toEqual(['작은', '강의', '물'])
})

test('a number is the same in digits of any form', () => {
  expect(toNumberKey('٢.١')).toBe('2.1')
  expect(toNumberKey('（３）')).toBe('3')
})
