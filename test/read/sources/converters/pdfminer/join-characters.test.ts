import { describe, expect, test } from 'vitest'
import { type Character, joinCharacters } from '../../../../../src/read/sources/converters/pdfminer/join-characters.ts'

/** Characters of 5 by 10 points, one behind the other; a blank is white space that the file writes. */
function type(text: string, fields: Partial<Character> = {}): (Character | undefined)[] {
  return [...text].map((sign, index) => {
    const x0 = (fields.x0 ?? 0) + 5 * index
    return sign === ' '
      ? undefined
      : { text: sign, y0: 0, y1: 10, font: 'F', size: 10, place: 1, ...fields, x0, x1: x0 + 5 }
  })
}

/** Words with `|` where one stands glued to the one before, a blank where it does not. */
function join(characters: readonly (Character | undefined)[]): string {
  return joinCharacters(characters)
    .map(word => (word.spaceBefore ? ' ' : '|') + word.text)
    .join('')
    .trim()
}

describe('joinCharacters', () => {
  test('ends a word at white space', () => {
    expect(join(type('two words'))).toBe('two words')
  })

  test('ends a word where letters and digits change to other signs', () => {
    expect(join(type('PROG-wash2s.'))).toBe('PROG|-|wash2s|.')
  })

  test('ends a word where the font or its size changes', () => {
    expect(join([...type('ab'), ...type('cd', { x0: 10, font: 'G' }), ...type('2', { x0: 20, size: 7 })])).toBe(
      'ab|cd|2',
    )
  })

  test.each([
    [0.24, 'abcd'],
    [0.26, 'ab|cd'],
    [1, 'ab|cd'],
    [1.1, 'ab cd'],
  ])('ends it at a gap of %d points after letters 5 points wide', (gap, words) => {
    expect(join([...type('ab'), ...type('cd', { x0: 10 + gap })])).toBe(words)
  })

  test('begins anew on another line and where the text goes back', () => {
    expect(join([...type('ab'), ...type('cd', { x0: 10, y0: 20, y1: 30 })])).toBe('ab cd')
    expect(join([...type('ab', { x0: 50 }), ...type('cd', { x0: 20 })])).toBe('ab cd')
  })

  test('unites the boxes and counts the characters', () => {
    expect(joinCharacters(type('abc', { x0: 3 }))).toEqual([
      expect.objectContaining({ text: 'abc', x0: 3, x1: 18, y0: 0, y1: 10, glyphs: 3, size: 10 }),
    ])
  })
})
