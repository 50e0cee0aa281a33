/** A heading with the level that its style ranks at. */
export interface RankedHeading {
  readonly level: number
  readonly style: string
  /** More than the rank of its style says the level: it stays. */
  readonly isKnown: boolean
}

/**
 * Levels without gaps: a style that ranks third but stands under headings of the first level only is of the second.
 *
 *     1 Methods   3 Rivers   3 Towns   1 Results   2 Length   ->   1   2   2   1   2
 *
 * All headings of a style keep one level, one below the lowest that any of them stands under.
 */
export function closeGaps(headings: readonly RankedHeading[]): number[] {
  const levels = headings.map(({ level }) => level)
  const free = [...new Set(headings.filter(({ isKnown }) => !isKnown).map(({ style }) => style))]
  const ranks = new Map(headings.map(({ style, level }) => [style, level]))
  // From above: a style that moves up lets those below it follow.
  for (const style of free.sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))) {
    const own = headings.flatMap((heading, i) => (heading.style === style && !heading.isKnown ? [i] : []))
    const lowest = Math.max(...own.map(i => levelAbove(levels, i)))
    for (const i of own) levels[i] = Math.min(levels[i] ?? 1, lowest + 1)
  }
  return levels
}

/** The level of the heading that holds another one; 0 for none. */
function levelAbove(levels: readonly number[], index: number): number {
  const own = levels[index] ?? 1
  return levels.slice(0, index).findLast(level => level < own) ?? 0
}
