/** A figure with what it was measured on. */
export interface Measure {
  /** `undefined` where there was nothing to measure. */
  readonly value: number | undefined
  /** Things of the gold that were looked for. */
  readonly size: number
  readonly isLessBetter: boolean
}

/** A bound that a figure has to keep. */
export interface Bound {
  readonly measure: string
  readonly limit: number
}

/** A sentence for each bound that is not kept. A figure that could not be measured keeps no bound. */
export function findBroken(measures: ReadonlyMap<string, Measure>, bounds: readonly Bound[]): readonly string[] {
  return bounds.flatMap(({ measure: name, limit }) => {
    const measure = measures.get(name)
    if (measure?.value === undefined) return [`${name} was not measured; it has to be ${limit}`]
    const { value, isLessBetter } = measure
    if (isLessBetter ? value <= limit : value >= limit) return []
    return [`${name} is ${value.toFixed(3)}; it has to be ${limit} or ${isLessBetter ? 'less' : 'more'}`]
  })
}
