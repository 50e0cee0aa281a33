import type { PlacedWord } from '../xml/placed-words.ts'

/** A hyphen that was read as a dash and a hyphen: nobody prints the two side by side. */
const TWICE = /-[–—]|[–—]-/gu
/** Widest single dash, in type sizes: a dash as long as a letter is high is the longest of print, two hyphens of a typewriter are longer. */
const WIDEST = 1.05

/** The word with one sign where one was read as two: `Peda-—` as `Peda-`; alone before the text of a list, `—-` as `–`. */
export function repairDashes(word: PlacedWord): PlacedWord {
  const { text, x0, x1, size } = word
  if (text.search(TWICE) === -1) return word
  if (/^[-–—]{2}$/u.test(text)) {
    return size !== undefined && x1 - x0 <= WIDEST * size ? { ...word, text: '–' } : word
  }
  return { ...word, text: text.replace(TWICE, '-') }
}
