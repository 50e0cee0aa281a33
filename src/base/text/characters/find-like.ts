import { foldKey, similarity } from './levenshtein.ts'
import { stripAccents } from './unicode.ts'

/** Similarity from which two texts may be readings of one: on a readable page fewer than one in five letters is wrong. */
const LIKE = 0.8

/**
 * Index of the text that is `wanted`, even if it is read differently now: the same text; else the same except for case
 * and punctuation; else except for accents too; else the only similar one. `undefined` where none or several fit.
 */
export function findLike(texts: readonly string[], wanted: string): number | undefined {
  if (foldKey(wanted) === '') return undefined
  for (const fold of [(text: string) => text, foldKey, (text: string) => foldKey(stripAccents(text))]) {
    const key = fold(wanted)
    const same = indexesOf(texts, text => fold(text) === key)
    if (same.length > 0) return same.length === 1 ? same[0] : undefined
  }
  const alike = indexesOf(texts, text => similarity(text, wanted) >= LIKE)
  return alike.length === 1 ? alike[0] : undefined
}

function indexesOf(texts: readonly string[], fits: (text: string) => boolean): number[] {
  return texts.flatMap((text, i) => (fits(text) ? [i] : []))
}
