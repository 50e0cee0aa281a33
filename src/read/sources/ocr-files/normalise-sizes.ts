import { evenLines } from './even-lines.ts'
import { evenPages } from './even-pages.ts'
import { evenPitch } from './even-pitch.ts'
import type { PlacedPage, PlacedWord } from '../xml/placed-words.ts'

/**
 * Share by which measured sizes of one type mostly differ: heights are whole pixels, and a capital of ten points is some
 * 30 pixels high at 300 to an inch.
 */
const SPREAD = 0.03

/** Sizes of type that are set beside one another differ by this share at least: 9 and 10 points by a tenth. */
const LEAST_STEP = 0.06

/** A measured size and the characters that have it. */
interface SizeCount {
  readonly size: number
  readonly count: number
}

/**
 * The pages with the sizes of their words normalised: OCR measures each line anew, and the lines of one paragraph
 * must not differ in size.
 *
 * 1. Sizes are counted over all pages by their characters; the commonest take in what lies near them, and each word
 *    gets the one nearest to its own.
 * 2. A line that is evenly spaced between two of another size has theirs, where its own was not far from it: few of its
 *    letters were of a kind that can be measured (`even-lines.ts`).
 * 3. A page whose lines are as far apart as those of the others has their size (`even-pages.ts`).
 * 4. In typed papers lines whose letters are as far apart as in most text have its size (`even-pitch.ts`).
 *
 * Words whose size the file does not give keep none.
 */
export function normaliseSizes(pages: readonly PlacedPage[]): PlacedPage[] {
  const modes = findModes(countSizes(pages))
  const evened = pages.map(page => {
    const words = page.words.map(word => withNormalisedSize(word, page, modes))
    return { ...page, words: evenLines(words) }
  })
  return evenPitch(evenPages(evened))
}

function withNormalisedSize(word: PlacedWord, { scale = 1 }: PlacedPage, modes: readonly number[]): PlacedWord {
  if (word.size === undefined || !(word.size > 0)) return word
  const size = word.size * scale
  let nearest: number | undefined
  for (const mode of modes) if (nearest === undefined || distance(mode, size) < distance(nearest, size)) nearest = mode
  return nearest === undefined ? word : { ...word, size: nearest / scale }
}

/** Steps of a point in which sizes are counted. */
const STEPS = 20

function countSizes(pages: readonly PlacedPage[]): SizeCount[] {
  const counts = new Map<number, number>()
  for (const { words, scale = 1 } of pages) {
    for (const { size, text } of words) {
      if (size === undefined || !(size > 0)) continue
      const step = Math.round(size * scale * STEPS)
      counts.set(step, (counts.get(step) ?? 0) + text.length)
    }
  }
  return [...counts].map(([step, count]) => ({ size: step / STEPS, count })).sort((a, b) => a.size - b.size)
}

/** The sizes that most characters lie around, the commonest first; a size within a step of one of them is not listed. */
function findModes(sizes: readonly SizeCount[]): number[] {
  const modes: number[] = []
  let left = sizes
  while (left.length > 0) {
    const mode = commonest(left)
    modes.push(mode)
    left = left.filter(({ size }) => distance(size, mode) > LEAST_STEP)
  }
  return modes
}

/** The mean of the sizes around the one that has most characters near it; of two that have as many, the smaller. */
function commonest(sizes: readonly SizeCount[]): number {
  let best: { total: number; sum: number } | undefined
  for (const { size } of sizes) {
    const near = sizes.filter(other => distance(other.size, size) <= SPREAD)
    const total = near.reduce((all, { count }) => all + count, 0)
    const sum = near.reduce((all, { size, count }) => all + size * count, 0)
    if (best === undefined || total > best.total) best = { total, sum }
  }
  return best === undefined ? Number.NaN : best.sum / best.total
}

/** Share by which two sizes differ. */
function distance(a: number, b: number): number {
  return Math.abs(Math.log(a / b))
}
