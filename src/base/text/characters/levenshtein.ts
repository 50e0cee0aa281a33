import levenshtein from 'fast-levenshtein'
import { remember } from '../../collections/remember.ts'
import { stripAccents } from './unicode.ts'

/** Words of up to this many letters must be equal: one letter more or less makes another word (`Note`, `Node`). */
const LONGEST_EXACT = 4
/** Words of up to this many letters may differ in one letter, longer ones in two. */
const LONGEST_WITH_ONE = 8

/** The text as a key for comparing: NFKC, lower case, letters and digits only. `A B S T R A C T` gives `abstract`. */
export const foldKey = remember((text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ţş]/g, letter => (letter === 'ţ' ? 'ț' : 'ș'))
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ''),
)

/** The fewest single letters to put in, take out or change that make one text of the other. */
export function editDistance(a: string, b: string): number {
  return levenshtein.get(a, b)
}

/** Letters in which two words may differ and still be the same word misread, by the length of the longer one. */
export function toleranceOf(length: number): number {
  if (length <= LONGEST_EXACT) return 0
  return length <= LONGEST_WITH_ONE ? 1 : 2
}

/** Similarity of two texts, 0 to 1: the share of letters of their keys that need no change. 1 for two empty texts. */
export function similarity(a: string, b: string): number {
  return similarityOfKeys(foldKey(a), foldKey(b))
}

/** {@link similarity} of texts that already are keys of {@link foldKey}. */
export function similarityOfKeys(keyA: string, keyB: string): number {
  const longer = Math.max(keyA.length, keyB.length)
  return longer === 0 ? 1 : 1 - levenshtein.get(keyA, keyB) / longer
}

/** Whether the {@link similarity} of two keys of {@link foldKey} is at least `least`; often their lengths exclude it. */
export function areSimilarKeys(keyA: string, keyB: string, least: number): boolean {
  const longer = Math.max(keyA.length, keyB.length)
  const isWithin = (distance: number) => longer === 0 || 1 - distance / longer >= least
  return isWithin(Math.abs(keyA.length - keyB.length)) && isWithin(levenshtein.get(keyA, keyB))
}

/** How many letters of a key fall on each of some places; which letters share a place does not matter. */
export type LetterCounts = Uint16Array

const COUNTED_PLACES = 32

/** The counts of {@link fewestEdits} for a key. */
export function countLetters(key: string): LetterCounts {
  const counts = new Uint16Array(COUNTED_PLACES)
  for (let i = 0; i < key.length; i++) {
    const place = key.charCodeAt(i) % COUNTED_PLACES
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts
}

/** No {@link editDistance} of two keys is less: letters that one has more of are put in or changed. Much quicker to find. */
export function fewestEdits(a: LetterCounts, b: LetterCounts): number {
  let more = 0
  let fewer = 0
  for (let place = 0; place < COUNTED_PLACES; place++) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0)
    if (difference > 0) more += difference
    else fewer -= difference
  }
  return Math.max(more, fewer)
}

/**
 * Whether two texts are the same except for misread letters; see {@link toleranceOf}. Missing or wrong accents are no
 * difference where the plain letters are the same: `RESUME` is near `Résumé`.
 */
export function isNear(a: string, b: string): boolean {
  return isNearKey(foldKey(a), foldKey(b))
}

/** {@link isNear} for texts that already are keys of {@link foldKey}. */
export function isNearKey(keyA: string, keyB: string): boolean {
  if (keyA === keyB) return true
  // Undoing an accent changes the length by at most one letter a word (ß, æ); the tolerance covers the rest.
  const tolerance = toleranceOf(Math.max(keyA.length, keyB.length))
  if (Math.abs(keyA.length - keyB.length) > tolerance + 1) return false
  if (stripAccents(keyA) === stripAccents(keyB)) return true
  return tolerance > 0 && Math.abs(keyA.length - keyB.length) <= tolerance && levenshtein.get(keyA, keyB) <= tolerance
}
