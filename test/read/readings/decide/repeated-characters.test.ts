import { expect, test } from 'vitest'
import type { ReadWord } from '../../../../src/read/readings/reading.ts'
import { findRepeatedCharacters } from '../../../../src/read/readings/decide/repeated-characters.ts'

function word(text: string, page: number, box?: ReadWord['box']): ReadWord {
  return { text, page, runs: [], box, confidence: undefined, block: undefined }
}

/** The words of the other reading that are repeated, of readings that have nothing in common. */
function findRepeated(primary: readonly ReadWord[], other: readonly ReadWord[]): string[] {
  const ranges = [
    ...primary.map((_, i) => ({ a: i, aEnd: i + 1, b: 0, bEnd: 0 })),
    ...other.map((_, i) => ({ a: 0, aEnd: 0, b: i, bEnd: i + 1 })),
  ]
  const repeated = findRepeatedCharacters(ranges, primary, other)
  return ranges.flatMap(range => (repeated.has(range) ? [other[range.b]?.text ?? ''] : []))
}

test('finds the characters of a formula that are split and ordered in another way', () => {
  expect(findRepeated([word('dft', 1)], [word('df', 1), word('t', 1)])).toEqual(['df', 't'])
  expect(
    findRepeated(
      ['y', '∈', 'Y', 'λ'].map(text => word(text, 1)),
      [word('λ', 1), word('y∈Y', 1)],
    ),
  ).toEqual(['λ', 'y∈Y'])
})

test('takes each character once', () => {
  expect(findRepeated([word('dft', 1)], [word('t', 1), word('t', 1)])).toEqual(['t'])
})

test('leaves words, words of other pages, and those that have a place', () => {
  expect(findRepeated([word('lost', 1), word('to', 1)], [word('slot', 1)])).toEqual([])
  expect(findRepeated([word('dft', 1)], [word('df', 2)])).toEqual([])
  expect(findRepeated([word('dft', 1)], [word('df', 1, { left: 0, top: 0, right: 9, bottom: 9 })])).toEqual([])
})
