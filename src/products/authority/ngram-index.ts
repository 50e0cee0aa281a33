/** Keys by the sequences of letters in them. */
export interface NgramIndex {
  /** Number of letters of a sequence. */
  readonly size: number
  readonly keys: readonly string[]
  /** Places of the keys that have a sequence, each once. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** Added at both ends of a key, so that its first and last letters count as much as others. */
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
 * The keys that share at least `least` different sequences with `key`. An edit of one letter changes at most `size`
 * sequences (Ukkonen 1992). So no key within a distance of `n` edits is missed where `least` allows for `n * size`
 * different ones.
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
