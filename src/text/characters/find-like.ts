import { foldKey, similarity } from './levenshtein.ts'
import { stripAccents } from './unicode.ts'

/** Likeness from which two texts may be two readings of one: a letter of five is misread on no page that can be read. */
const LIKE = 0.8

/**
 * Index of the text that is `wanted`, however it is read by now: the same; else the same but for case and signs; else
 * but for accents; else the only one that is like it. `undefined` where none is, or several are alike.
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
