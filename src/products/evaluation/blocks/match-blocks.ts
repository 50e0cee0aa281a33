import { editSimilarity } from '../matching/edit-distance.ts'

/** Least similarity of the keys of two blocks that are the same. */
export const LEAST_SIMILARITY = 0.8

/** Most characters beside a text of which only a part is known: more is several references in one block. */
const MOST_BESIDE = 500

/** By so much a character beside the known part makes a match worse: always better than any other similarity. */
const BESIDE_COST = 1 / 10_000

/** A block with the keys under which it may be found. */
export interface Keyed {
  readonly keys: readonly string[]
  /** Whether the key is only a part of the text. */
  readonly isPart?: boolean
}

/** A block of the gold and the block of the result that answers it, by their places in the two lists. */
export interface Match {
  readonly gold: number
  readonly result: number
  readonly similarity: number
}

/**
 * Pairs blocks one to one, the most similar first. Of pairs that are equally similar the one counts whose relative
 * places in the two lists are nearest. A result has one key only.
 */
export function matchBlocks(
  gold: readonly Keyed[],
  results: readonly Keyed[],
  mayMatch: (gold: number, result: number) => boolean = () => true,
): readonly Match[] {
  const prepared = results.map(({ keys: [key = ''] }) => prepareKey(key))
  const candidates = gold.flatMap((block, i) => {
    const own = block.keys.filter(key => key !== '').map(prepareKey)
    return prepared.flatMap((result, j) => {
      if (result.key === '') return []
      const similarity = similarityOf(own, result, block.isPart === true)
      return similarity > 0 && mayMatch(i, j) ? [{ gold: i, result: j, similarity }] : []
    })
  })
  const distance = ({ gold: i, result: j }: Match) =>
    Math.abs(i / Math.max(1, gold.length - 1) - j / Math.max(1, results.length - 1))
  const sorted = candidates.sort(
    (a, b) => b.similarity - a.similarity || distance(a) - distance(b) || a.gold - b.gold || a.result - b.result,
  )
  return takeFirst(sorted)
}

function takeFirst(sorted: readonly Match[]): readonly Match[] {
  const [golds, results] = [new Set<number>(), new Set<number>()]
  return sorted.filter(({ gold, result }) => {
    if (golds.has(gold) || results.has(result)) return false
    golds.add(gold)
    results.add(result)
    return true
  })
}

/** A key with the counts of its pairs of letters, in classes. */
interface PreparedKey {
  readonly key: string
  readonly pairs: Uint16Array
}

/** Classes of pairs of letters: enough that long texts seldom agree by chance. */
const CLASSES = 512

function prepareKey(key: string): PreparedKey {
  const pairs = new Uint16Array(CLASSES)
  for (let i = 1; i < key.length; i++) {
    const place = (key.charCodeAt(i - 1) * 37 + key.charCodeAt(i)) % CLASSES
    pairs[place] = (pairs[place] ?? 0) + 1
  }
  return { key, pairs }
}

/** The best similarity of any key; 0 where it is below {@link LEAST_SIMILARITY}. */
function similarityOf(keys: readonly PreparedKey[], result: PreparedKey, isPart: boolean): number {
  let best = 0
  for (const gold of keys) {
    const beside = result.key.length - gold.key.length
    if (isPart && beside >= 0 && beside <= MOST_BESIDE && result.key.includes(gold.key))
      best = Math.max(best, 1 - beside * BESIDE_COST)
    best = Math.max(best, boundedSimilarity(gold, result))
  }
  return best
}

function boundedSimilarity(a: PreparedKey, b: PreparedKey): number {
  if (a.key === b.key) return 1
  const longer = Math.max(a.key.length, b.key.length)
  if (Math.min(a.key.length, b.key.length) < longer * LEAST_SIMILARITY) return 0
  if (areSurelyFar(a.pairs, b.pairs, longer)) return 0
  const similarity = editSimilarity(a.key, b.key)
  return similarity >= LEAST_SIMILARITY ? similarity : 0
}

/** One edit changes at most two pairs of letters on either side: more differences than four for an edit are too many. */
function areSurelyFar(a: Uint16Array, b: Uint16Array, longer: number): boolean {
  const most = Math.ceil(4 * (1 - LEAST_SIMILARITY) * longer)
  let differences = 0
  for (let i = 0; i < CLASSES && differences <= most; i++) differences += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return differences > most
}
