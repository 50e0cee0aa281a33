import type { AlignedWords } from '../align/align-words.ts'
import type { ReadWord } from '../reading.ts'

/** Most letters of a fragment: longer words are not made of others' characters by chance. */
const LONGEST_FRAGMENT = 3

/**
 * Fragments that running text alone seems to have though they are printed once: all their characters are among those that
 * the reading with places alone has on the same page. Programs split and order the characters of formulas and tables in
 * different ways (`df t` for `dft`, `y∈Y` for `y ∈ Y`), and those of running text have no place.
 */
export function findRepeatedCharacters(
  ranges: readonly AlignedWords[],
  primary: readonly ReadWord[],
  other: readonly ReadWord[],
): ReadonlySet<AlignedWords> {
  const left = new Map<number, Map<string, number>>()
  for (const range of ranges) {
    const word = primary[range.a]
    if (range.b < range.bEnd || word?.page === undefined) continue
    const characters = left.get(word.page) ?? new Map<string, number>()
    for (const character of word.text) characters.set(character, (characters.get(character) ?? 0) + 1)
    left.set(word.page, characters)
  }
  return new Set(
    ranges.filter(range => {
      const word = other[range.b]
      if (range.a < range.aEnd || word?.page === undefined || word.box !== undefined) return false
      const characters = left.get(word.page)
      return characters !== undefined && isFragment(word.text) && takeCharacters(word.text, characters)
    }),
  )
}

function isFragment(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) <= LONGEST_FRAGMENT
}

/** Takes the characters of a text from those that are left; only where all are there. */
function takeCharacters(text: string, left: Map<string, number>): boolean {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  if (![...counts].every(([character, count]) => (left.get(character) ?? 0) >= count)) return false
  for (const [character, count] of counts) left.set(character, (left.get(character) ?? 0) - count)
  return true
}
