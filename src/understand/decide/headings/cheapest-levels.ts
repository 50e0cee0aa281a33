/** More rounds than any real paper needs until no step is cheaper. */
const MOST_ROUNDS = 30
/** Most styles with which two are moved at once: with more of them it takes too long and gains nothing. */
const MOST_FOR_PAIRS = 8
/** Costs that differ by less are the same: sums of the same costs in another order. */
const SAME_COST = 1e-9

/**
 * The levels, one for each of `count` styles, that cost least: from each start the cheapest step is taken again and
 * again (one style to another level, two styles at once, all styles up or down), until no step is cheaper.
 *
 * The same costs give the same levels; of equal ones the start named first wins.
 */
export function chooseCheapest(
  count: number,
  deepest: number,
  starts: readonly (readonly number[])[],
  costOf: (levels: readonly number[]) => number,
): readonly number[] {
  let best: { levels: readonly number[]; cost: number } | undefined
  for (const start of starts) {
    const found = descend(start, count, deepest, costOf)
    if (best === undefined || found.cost < best.cost - SAME_COST) best = found
  }
  return best?.levels ?? []
}

function descend(
  start: readonly number[],
  count: number,
  deepest: number,
  costOf: (levels: readonly number[]) => number,
): { levels: readonly number[]; cost: number } {
  let levels = start
  let cost = costOf(levels)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = cost
    for (const change of changesOf(count, deepest)) {
      const next = change(levels)
      if (next.every((level, i) => level === levels[i])) continue
      const nextCost = costOf(next)
      if (nextCost < cost - SAME_COST) [levels, cost] = [next, nextCost]
    }
    if (cost === before) break
  }
  return { levels, cost }
}

/** One step from some levels to others. */
type Change = (levels: readonly number[]) => readonly number[]

function* changesOf(count: number, deepest: number): Generator<Change> {
  for (let i = 0; i < count; i++) for (let level = 1; level <= deepest; level++) yield levels => levels.with(i, level)
  for (const step of [-1, 1]) yield levels => levels.map(level => Math.min(deepest, Math.max(1, level + step)))
  if (count > MOST_FOR_PAIRS) return
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) yield* pairChanges(i, j, deepest)
  }
}

function* pairChanges(i: number, j: number, deepest: number): Generator<Change> {
  for (let first = 1; first <= deepest; first++) {
    for (let second = 1; second <= deepest; second++) yield levels => levels.with(i, first).with(j, second)
  }
}
