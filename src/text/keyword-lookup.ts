import { type Concept, KEYWORDS, UNRELATED_WORDS } from './keyword-tables.ts'
import { foldKey, isNearKey, similarity, toleranceOf } from './levenshtein.ts'

/** A concept and how sure its word was read. */
export interface KeywordMatch {
  readonly concept: Concept
  /** 1 for the word itself, less for a misread one. */
  readonly score: number
}

/** Keys of every word, with all concepts it may mean (`Reference` is one entry or, in Serbian, the list). */
const conceptsByKey = readTable()
const unrelatedKeys = new Set(UNRELATED_WORDS.split('|').map(foldKey))
const keysByLength = groupByLength(conceptsByKey.keys())
const longestKey = Math.max(...keysByLength.keys())

/**
 * The concept a word or phrase stands for in any language, or `undefined`. Misread letters are tolerated as in
 * `levenshtein.ts`, but never against another word of the tables or of the list of unrelated words.
 *
 * @param wanted concepts to choose from; default all
 */
export function findConcept(text: string, wanted?: ReadonlySet<Concept>): KeywordMatch | undefined {
  const key = foldKey(text)
  const exact = pickConcept(conceptsByKey.get(key), wanted)
  if (exact !== undefined) return { concept: exact, score: 1 }
  return conceptsByKey.has(key) || unrelatedKeys.has(key) ? undefined : findNear(key, wanted)
}

function findNear(key: string, wanted: ReadonlySet<Concept> | undefined): KeywordMatch | undefined {
  const tolerance = toleranceOf(key.length)
  if (tolerance === 0 || key.length > longestKey + tolerance) return undefined
  let best: KeywordMatch | undefined
  for (let length = key.length - tolerance; length <= key.length + tolerance; length++) {
    for (const candidate of keysByLength.get(length) ?? []) {
      // An abbreviation of a few letters is near too many words.
      if (toleranceOf(length) === 0 || !isNearKey(key, candidate)) continue
      const concept = pickConcept(conceptsByKey.get(candidate), wanted)
      const score = similarity(key, candidate)
      if (concept !== undefined && (best === undefined || score > best.score)) best = { concept, score }
    }
  }
  return best
}

function pickConcept(
  concepts: readonly Concept[] | undefined,
  wanted: ReadonlySet<Concept> | undefined,
): Concept | undefined {
  return wanted === undefined ? concepts?.[0] : concepts?.find(concept => wanted.has(concept))
}

function readTable(): Map<string, Concept[]> {
  const table = new Map<string, Concept[]>()
  for (const [concept, languages] of Object.entries(KEYWORDS) as [Concept, Record<string, string>][]) {
    for (const key of Object.values(languages).flatMap(words => words.split('|').map(foldKey))) {
      const concepts = table.get(key) ?? []
      if (key !== '' && !concepts.includes(concept)) table.set(key, [...concepts, concept])
    }
  }
  return table
}

function groupByLength(keys: Iterable<string>): Map<number, string[]> {
  const groups = new Map<number, string[]>()
  for (const key of keys) groups.set(key.length, [...(groups.get(key.length) ?? []), key])
  return groups
}
