/** Keys by the sequences of letters that they share with others. */
export interface NgramIndex {
  /** Letters of a sequence. */
  readonly size: number
  readonly keys: readonly string[]
  /** Places of the keys that have a sequence, each once. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** What stands at both ends of a key, so that its first and last letters count as much as others. */
const END = '\u0000'

/** An index of distinct keys by sequences of `size` letters. */
export function indexNgrams(keys: readonly string[], size: number): NgramIndex {
  const places = new Map<string, number[]>()
  keys.forEach((key, place) => {
    for (const gram of ngramsOf(key, size)) {
      const known = places.get(gram)
      if (known === undefined) places.set(gram, [place])
      else known.push(place)
    }
  })
  return { size, keys, places }
}

/**
 * The keys that share at least `least` different sequences with `key`. An edit of one letter changes `size` sequences at
 * most (Ukkonen 1992), so a key within a distance is never missed where `least` leaves as many out.
 */
export function findByNgrams({ size, keys, places }: NgramIndex, key: string, least: number): string[] {
  const shared = new Uint16Array(keys.length)
  const touched: number[] = []
  for (const gram of ngramsOf(key, size)) {
    for (const place of places.get(gram) ?? []) {
      const count = (shared[place] ?? 0) + 1
      shared[place] = count
      if (count === least) touched.push(place)
    }
  }
  return touched.flatMap(place => keys[place] ?? [])
}

/** Number of different sequences of a key. */
export function countNgrams(key: string, size: number): number {
  return ngramsOf(key, size).size
}

function ngramsOf(key: string, size: number): Set<string> {
  const padded = END + key + END
  const grams = new Set<string>()
  for (let i = 0; i + size <= padded.length; i++) grams.add(padded.slice(i, i + size))
  return grams
}
