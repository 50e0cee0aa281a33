/** The middle one of the numbers, the lower of two; `undefined` of none. */
export function medianOf(values: readonly number[]): number | undefined {
  return weightedMedian(values.map(value => ({ value, weight: 1 })))
}

/** The value below which half of the weight lies; `undefined` of none. */
export function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]) {
  const sorted = [...values].sort((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let sum = 0
  for (const { value, weight } of sorted) {
    sum += weight
    if (sum >= half) return value
  }
  return undefined
}

/** The mean of the middle half of the numbers: what is far off at either end does not count. `undefined` of none. */
export function midMean(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  const aside = Math.floor(values.length / 4)
  const middle = [...values].sort((a, b) => a - b).slice(aside, values.length - aside)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
