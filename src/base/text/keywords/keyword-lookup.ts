import { groupBy } from '../../collections/group-by.ts'
import { remember, rememberFor } from '../../collections/remember.ts'
import type { Concept } from './concepts.ts'
import { FURTHER_WORDS } from './further/further-words.ts'
import { KEYWORDS, UNRELATED_WORDS } from './keyword-tables.ts'
import { foldKey, isNearKey, similarityOfKeys, toleranceOf } from '../characters/levenshtein.ts'
import { stripAccents } from '../characters/unicode.ts'

/** A concept and how surely its word was read. */
export interface KeywordMatch {
  readonly concept: Concept
  /** 1 for the word itself, less for a misread one. */
  readonly score: number
}

/** A key word of the tables. */
interface Entry {
  readonly key: string
  /** What it may mean: `Reference` is one entry or, in Serbian, the list. */
  readonly concepts: readonly Concept[]
  readonly letters: number
  /** Whether letters of it may be misread: not in the words of the further languages. */
  readonly mayBeMisread: boolean
}

const entries = readTable()
const entriesByKey = new Map(entries.map(entry => [entry.key, entry]))
const entriesByPlainKey = new Map([...entries].reverse().map(entry => [stripAccents(entry.key), entry]))
const allConcepts: ReadonlySet<Concept> = new Set(entries.flatMap(({ concepts }) => concepts))
const unrelatedKeys = new Set(UNRELATED_WORDS.split('|').map(foldKey))

/**
 * The concept that a word or phrase means in any language, or `undefined`. Misread letters are tolerated as in
 * `levenshtein.ts`, but another word of the tables or of the list of unrelated words is never taken for misread.
 *
 * @param wanted concepts to choose from, a constant of the caller; default all
 */
export function findConcept(text: string, wanted: ReadonlySet<Concept> = allConcepts): KeywordMatch | undefined {
  return finderOf(wanted)(text)
}

/** The words at the beginnings of lines are few, and each is looked up for many rules. */
const finderOf = rememberFor((wanted: ReadonlySet<Concept>) =>
  remember((text: string) => lookUp(foldKey(text), wanted)),
)

function lookUp(key: string, wanted: ReadonlySet<Concept>): KeywordMatch | undefined {
  const entry = entriesByKey.get(key)
  if (entry !== undefined) return toMatch(entry, key, wanted)
  if (toleranceOf(key.length) === 0 || isUnrelated(key)) return undefined
  const plain = entriesByPlainKey.get(stripAccents(key))
  return (plain && toMatch(plain, key, wanted)) ?? findNear(key, wanted)
}

/** Whether a key is an unrelated word, perhaps after a section number. */
function isUnrelated(key: string): boolean {
  return unrelatedKeys.has(key) || unrelatedKeys.has(key.replace(/^\p{N}+/u, ''))
}

function findNear(key: string, wanted: ReadonlySet<Concept>): KeywordMatch | undefined {
  const tolerance = toleranceOf(key.length)
  const letters = lettersOf(key)
  const byLength = entriesByLength(wanted)
  let best: KeywordMatch | undefined
  for (let length = key.length - tolerance; length <= key.length + tolerance; length++) {
    // An abbreviation of a few letters is similar to too many words.
    if (toleranceOf(length) === 0) continue
    for (const entry of byLength.get(length) ?? []) {
      if (!differInAtMost(2 * tolerance, entry.letters, letters)) continue
      const concept = conceptOf(entry, wanted)
      if (concept === undefined || !isNearKey(key, entry.key)) continue
      const score = similarityOfKeys(entry.key, key)
      if (score > (best?.score ?? 0)) best = { concept, score }
    }
  }
  return best
}

/** Entries by the length of their keys, for each set of concepts that is asked for. */
const entriesByLength = rememberFor((wanted: ReadonlySet<Concept>) =>
  groupBy(
    entries.filter(entry => entry.mayBeMisread && conceptOf(entry, wanted) !== undefined),
    ({ key }) => key.length,
  ),
)

function toMatch(entry: Entry, key: string, wanted: ReadonlySet<Concept>): KeywordMatch | undefined {
  const concept = conceptOf(entry, wanted)
  return concept === undefined ? undefined : { concept, score: similarityOfKeys(entry.key, key) }
}

function conceptOf({ concepts }: Entry, wanted: ReadonlySet<Concept>): Concept | undefined {
  return concepts.find(concept => wanted.has(concept))
}

/** The set of letters of a key as bits: a quick bound, since one misread letter changes at most two of them. */
function lettersOf(key: string): number {
  let letters = 0
  for (let i = 0; i < key.length; i++) letters |= 1 << (key.charCodeAt(i) & 31)
  return letters
}

function differInAtMost(most: number, a: number, b: number): boolean {
  let count = 0
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) if (++count > most) return false
  return true
}

/** Letters of an accent that are written as two (`ß`, `æ`), in all words of one key word. */
const MOST_LIGATURES = 2

/** Most letters of a text that {@link findConcept} could take for one of these concepts. */
export function mostLettersOf(wanted: ReadonlySet<Concept>): number {
  const lengths = entries.filter(entry => conceptOf(entry, wanted) !== undefined).map(({ key }) => key.length)
  const longest = Math.max(0, ...lengths)
  return longest + toleranceOf(longest) + MOST_LIGATURES
}

function readTable(): readonly Entry[] {
  const concepts = new Map<string, Concept[]>()
  for (const [concept, languages] of Object.entries(KEYWORDS) as [Concept, Record<string, string>][])
    for (const words of Object.values(languages)) addWords(concepts, concept, words)
  const ofProgram = new Set(concepts.keys())
  for (const language of Object.values(FURTHER_WORDS))
    for (const [concept, words] of Object.entries(language) as [Concept, string][]) addWords(concepts, concept, words)
  return [...concepts].map(([key, known]) => ({
    key,
    concepts: known,
    letters: lettersOf(key),
    mayBeMisread: ofProgram.has(key),
  }))
}

function addWords(concepts: Map<string, Concept[]>, concept: Concept, words: string): void {
  for (const key of words.split('|').map(foldKey)) {
    const known = concepts.get(key) ?? []
    if (key !== '' && !known.includes(concept)) concepts.set(key, [...known, concept])
  }
}
