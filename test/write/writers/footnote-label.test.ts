import { expect, it } from 'vitest'
import { toFootnoteLabel } from '../../../src/write/writers/footnote-label.ts'

it.each([
  ['1', '1'],
  ['¹²', '12'],
  ['(3)', '3'],
  ['a', 'a'],
  ['ж', 'ж'],
  ['*', 'star'],
  ['∗', 'star'],
  ['**', 'star2'],
  ['††', 'dagger2'],
  ['*1', 'star-1'],
  ['1.', '1'],
  ['', undefined],
  ['%', undefined],
  [undefined, undefined],
])('names the mark %s %s', (mark, label) => {
  expect(toFootnoteLabel(mark)).toBe(label)
})
