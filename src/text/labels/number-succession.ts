import { isNextNumber } from './section-number.ts'

/** Something that begins with a number. */
export interface Numbered {
  /** What the number may be, likeliest first; see `misread-numbers.ts`. */
  readonly readings: readonly string[]
  /** How much speaks for it, above 0. */
  readonly weight: number
}

/** What a reading is worth that is not the likeliest, in shares of the weight. */
const LESS_LIKELY = 0.8

/**
 * The number of each, where it belongs to the one numbering that most speaks for: it begins with the first number and
 * has no gap (1, 1.1, 1.2, 2). `undefined` for those that stand outside of it.
 *
 * `mayFollow` says of two of them, by index, whether the second may be the next; default: it may.
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
    const own = readings.flatMap((number, rank): Link[] => {
      const worth = rank === 0 ? weight : LESS_LIKELY * weight
      let best: Link | undefined
      for (const link of links) {
        const follows = isNextNumber(link.number, number) && mayFollow(link.index, index)
        if (follows && (best === undefined || link.total > best.total)) best = link
      }
      if (best === undefined && !isNextNumber(undefined, number)) return []
      return [{ index, number, total: worth + (best?.total ?? 0), before: best }]
    })
    links.push(...own)
  })
  const numbers: (string | undefined)[] = items.map(() => undefined)
  let link = links.reduce<Link | undefined>((best, own) => (own.total > (best?.total ?? 0) ? own : best), undefined)
  for (; link !== undefined; link = link.before) numbers[link.index] = link.number
  return numbers
}
