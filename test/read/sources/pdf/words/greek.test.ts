import { expect, test } from 'vitest'
import { readGreek } from '../../../../../src/read/sources/pdf/words/greek.ts'
import type { TextRun } from '../../../../../src/model/page/page.ts'

const read = (text: string) => readGreek({ text } as TextRun).text

test('a micro sign and an increment in a Greek word are letters', () => {
  expect(read('\u{B5}ου')).toBe('μου')
  expect(read('κό\u{B5}μα')).toBe('κόμμα')
  expect(read('\u{2206}ιαφορά')).toBe('Διαφορά')
})

test('they are signs elsewhere', () => {
  for (const text of ['5\u{B5}m', '\u{2206}x', '\u{2206}α', '\u{B5}']) expect(read(text)).toBe(text)
})
