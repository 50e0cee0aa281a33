import { isNextNumber } from './section-number.ts'

/** Something that begins with a number. */
export interface Numbered {
  /** What the number may be, likeliest first; see `misread-numbers.ts`. */
  readonly readings: readonly string[]
  /** Weight of its evidence, above 0. */
  readonly weight: number
}

/** Share of the weight for a reading that is not the likeliest. */
const LESS_LIKELY = 0.8

/**
 * The number of each item in the numbering with the most evidence, which begins with the first number and has no gap
 * (1, 1.1, 1.2, 2); `undefined` for items outside of it.
 *
 * `mayFollow` decides for two items, by index, whether the second may come next; default: it may.
 */
export function findSuccession(
  items: readonly Numbered[],
  mayFollow: (index: number, next: number) => boolean = () => true,
): (string | undefined)[] {
  interface Link {
    readonly index: number
    readonly number: string
    readonly total: number
    readonly before: Link | undefined
  }
  const links: Link[] = []
  items.forEach(({ readings, weight }, index) => {
    const added = readings.flatMap((number, rank): Link[] => {
      const worth = rank === 0 ? weight : LESS_LIKELY * weight
      let best: Link | undefined
      for (const link of links) {
        const follows = isNextNumber(link.number, number) && mayFollow(link.index, index)
        if (follows && (best === undefined || link.total > best.total)) best = link
      }
      if (best === undefined && !isNextNumber(undefined, number)) return []
      return [{ index, number, total: worth + (best?.total ?? 0), before: best }]
    })
    links.push(...added)
  })
  const numbers: (string | undefined)[] = items.map(() => undefined)
  let link = links.reduce<Link | undefined>((best, next) => (next.total > (best?.total ?? 0) ? next : best), undefined)
  for (; link !== undefined; link = link.before) numbers[link.index] = link.number
  return numbers
}
