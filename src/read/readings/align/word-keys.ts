import { foldKey } from '../../../base/text/characters/levenshtein.ts'

/** Words as numbers: equal words have equal numbers. */
export interface WordKeys {
  readonly a: Int32Array
  readonly b: Int32Array
  /** The key of each number: small letters and digits only, or the word itself where it has neither. */
  readonly keys: readonly string[]
}

/**
 * Gives each word of two readings a number by its key, so that words are compared as numbers. Case and
 * punctuation make no difference here, as they are what readings differ in most.
 */
export function numberWords(a: readonly string[], b: readonly string[]): WordKeys {
  const numbers = new Map<string, number>()
  const known = new Map<string, number>()
  const keys: string[] = []
  const numberOf = (word: string): number => {
    const before = known.get(word)
    if (before !== undefined) return before
    const key = keyOfWord(word)
    const number = numbers.get(key) ?? keys.length
    if (number === keys.length) {
      keys.push(key)
      numbers.set(key, number)
    }
    known.set(word, number)
    return number
  }
  return { a: Int32Array.from(a, numberOf), b: Int32Array.from(b, numberOf), keys }
}

/** The key that words are compared by: letters and digits in small letters, or all of a word that has neither. */
export function keyOfWord(word: string): string {
  return foldKey(word.replaceAll('\u00ad', '')) || word.normalize('NFKC')
}

/** The text with one character for those that programs write in several ways: hyphens, quotation marks, ligatures. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad‐‑−–]/g, '-')
    .replace(/[‘’‚´`]/g, "'")
    .replace(/[“”„]/g, '"')
}
