/** A stretch of one axis that text covers, and how much of it. */
export interface Stretch {
  readonly start: number
  readonly end: number
  readonly weight: number
}

/** An empty (or nearly empty) band of a profile, between text on both sides. */
export interface Gap {
  readonly start: number
  readonly end: number
}

/** The gaps of a projection profile with the ends of what lies around them. */
export interface Profile {
  /** Where the text begins and ends, margins left out. */
  readonly start: number
  readonly end: number
  /** From start to end. */
  readonly gaps: readonly Gap[]
}

/** Rounding error of sums of weights that should be 0, as share of the largest. */
const ROUNDING = 1e-9

/**
 * The profile of all stretches, with the gaps where the sum of their weights is at most `maxNoise` of its maximum.
 *
 * Such space at either end is margin and no gap. Edges are exact, not rounded to cells.
 */
export function profileOf(stretches: readonly Stretch[], maxNoise: number): Profile {
  const parts = partsOf(stretches)
  const densest = parts.reduce((max, part) => Math.max(max, part.weight), 0)
  const limit = (maxNoise + ROUNDING) * densest
  const gaps: { start: number; end: number }[] = []
  let start: number | undefined
  let end = 0
  let endsInGap = false
  for (const part of parts) {
    if (part.weight <= limit) {
      endsInGap = true
      continue
    }
    start ??= part.start
    if (endsInGap && part.start > end && start !== part.start) gaps.push({ start: end, end: part.start })
    endsInGap = false
    end = part.end
  }
  return { start: start ?? 0, end, gaps }
}

/** The axis in parts of one weight each, by a sweep over the edges of the stretches. */
function partsOf(stretches: readonly Stretch[]): Stretch[] {
  const edges: { readonly at: number; readonly step: number }[] = []
  for (const { start, end, weight } of stretches) {
    if (end <= start) continue
    edges.push({ at: start, step: weight }, { at: end, step: -weight })
  }
  edges.sort((a, b) => a.at - b.at)
  const parts: Stretch[] = []
  let weight = 0
  edges.forEach((edge, i) => {
    weight += edge.step
    const next = edges[i + 1]
    if (next !== undefined && next.at > edge.at) parts.push({ start: edge.at, end: next.at, weight })
  })
  return parts
}
