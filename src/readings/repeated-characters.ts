import type { AlignedWords } from './align-words.ts'
import type { ReadWord } from './reading.ts'

/** Words of so many letters do not come of others by chance: they are words. */
const MOST_LETTERS = 3

/**
 * What running text alone seems to have though it is printed once: fragments whose signs are all among those that the
 * reading with places alone has on the same page. Programs part and order the signs of formulas and of tables in their own
 * ways (`df t` for `dft`, `y∈Y` for `y ∈ Y`), and where running text has them, they have no place.
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
    const signs = left.get(word.page) ?? new Map<string, number>()
    for (const sign of word.text) signs.set(sign, (signs.get(sign) ?? 0) + 1)
    left.set(word.page, signs)
  }
  return new Set(
    ranges.filter(range => {
      const word = other[range.b]
      if (range.a < range.aEnd || word?.page === undefined || word.box !== undefined) return false
      const signs = left.get(word.page)
      return signs !== undefined && isFragment(word.text) && takeSigns(word.text, signs)
    }),
  )
}

function isFragment(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) <= MOST_LETTERS
}

/** Takes the signs of a text from those that are left, if all are there. */
function takeSigns(text: string, left: Map<string, number>): boolean {
  const counts = new Map<string, number>()
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  if (![...counts].every(([sign, count]) => (left.get(sign) ?? 0) >= count)) return false
  for (const [sign, count] of counts) left.set(sign, (left.get(sign) ?? 0) - count)
  return true
}
