/** How many separators are before a place. */
export function placeAmong(at: number, separators: readonly number[]): number {
  return separators.filter(each => each < at).length
}

/**
 * The places between new separators whose middle lies between the old separators around some places; at least the one at
 * `middle`.
 */
export function coveredPlaces(
  old: readonly number[],
  places: { readonly from: number; readonly count: number },
  separators: readonly number[],
  middle: number,
): { readonly from: number; readonly count: number } {
  const { from, count } = places
  const [low, high] = [old[from - 1] ?? -Infinity, old[from + count - 1] ?? Infinity]
  // The first and the last place have no end: what lies right inside of them counts.
  const middles = Array.from({ length: separators.length + 1 }, (_, i) => {
    const [before, after] = [separators[i - 1], separators[i]]
    return ((before ?? (after ?? middle) - 1) + (after ?? (before ?? middle) + 1)) / 2
  })
  const inside = middles.flatMap((at, i) => (low < at && at < high ? [i] : []))
  const [first] = inside
  return first === undefined
    ? { from: placeAmong(middle, separators), count: 1 }
    : { from: first, count: inside.length }
}
