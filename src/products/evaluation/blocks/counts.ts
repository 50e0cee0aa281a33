/** What is counted for one figure. It adds up over documents. */
export interface Count {
  /** What agrees, or for a figure that is better the lower it is, what is wrong. */
  readonly hits: number
  /** What the result has. */
  readonly found: number
  /** What the gold has. */
  readonly wanted: number
}

/** Counts by the name of the figure. */
export type BlockCounts = ReadonlyMap<string, Count>

export const NOTHING: Count = { hits: 0, found: 0, wanted: 0 }

/** The sum of two counts. */
export function addCounts(a: Count, b: Count): Count {
  return { hits: a.hits + b.hits, found: a.found + b.found, wanted: a.wanted + b.wanted }
}

/** A part of a whole, for a figure that is a share. */
export function shareOf(hits: number, wanted: number): Count {
  return { hits, found: wanted, wanted }
}

/** The sum of the counts of documents. */
export function sumBlockCounts(counts: readonly BlockCounts[]): BlockCounts {
  const sum = new Map<string, Count>()
  for (const each of counts) for (const [name, count] of each) sum.set(name, addCounts(sum.get(name) ?? NOTHING, count))
  return sum
}
