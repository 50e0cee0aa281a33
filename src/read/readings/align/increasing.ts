/** A word of one reading that is taken for a word of the other. */
export interface Match {
  /** Index in the first reading. */
  readonly a: number
  /** Index in the second reading. */
  readonly b: number
}

/**
 * The longest part of `matches`, which increase in `a`, in which `b` increases too: patience sorting, O(n log n).
 *
 * After Fredman, "On computing the length of longest increasing subsequences" (1975).
 */
export function longestIncreasing(matches: readonly Match[]): Match[] {
  const tops: number[] = []
  const before = new Int32Array(matches.length)
  matches.forEach(({ b }, i) => {
    let low = 0
    let high = tops.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((matches[tops[middle] as number] as Match).b < b) low = middle + 1
      else high = middle
    }
    before[i] = low === 0 ? -1 : (tops[low - 1] as number)
    tops[low] = i
  })
  const chain: Match[] = []
  for (let i = tops.at(-1) ?? -1; i >= 0; i = before[i] as number) chain.push(matches[i] as Match)
  return chain.reverse()
}
