import type { PlacedPage, PlacedWord } from '../xml/placed-words.ts'

/**
 * Share by which measured sizes of one type differ: heights are whole pixels, and a letter of ten points is some 30
 * pixels high at 300 to an inch. Sizes that printers set side by side differ by 8 in a hundred or more.
 */
const SPREAD = 0.05

/** A measured size and the characters that have it. */
interface SizeCount {
  readonly size: number
  readonly count: number
}

/**
 * The pages with the sizes of their words made steady: OCR measures each line anew, and the lines of one paragraph
 * must not differ in size. Sizes are counted over all pages by their characters; the commonest take in what lies near
 * them, and each word gets the one nearest to its own. Words whose size the file does not tell keep none.
 */
export function steadySizes(pages: readonly PlacedPage[]): PlacedPage[] {
  const modes = findModes(countSizes(pages))
  return pages.map(page => ({ ...page, words: page.words.map(word => withSteadySize(word, page, modes)) }))
}

function withSteadySize(word: PlacedWord, { scale = 1 }: PlacedPage, modes: readonly number[]): PlacedWord {
  if (word.size === undefined || !(word.size > 0)) return word
  const size = word.size * scale
  let nearest: number | undefined
  for (const mode of modes)
    if (nearest === undefined || Math.abs(Math.log(mode / size)) < Math.abs(Math.log(nearest / size))) nearest = mode
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

/** The sizes that most characters lie around, the commonest first; each takes its neighbours away from the next. */
function findModes(sizes: readonly SizeCount[]): number[] {
  const modes: number[] = []
  let left = sizes
  while (left.length > 0) {
    const mode = commonest(left)
    modes.push(mode)
    left = left.filter(({ size }) => !isNear(size, mode))
  }
  return modes
}

/** The size with most characters near it; where two have as many, the one that has more itself, then the smaller. */
function commonest(sizes: readonly SizeCount[]): number {
  let best: { size: number; near: number; own: number } | undefined
  for (const { size, count: own } of sizes) {
    const near = sizes.reduce((sum, other) => (isNear(other.size, size) ? sum + other.count : sum), 0)
    if (best === undefined || near > best.near || (near === best.near && own > best.own)) best = { size, near, own }
  }
  return best?.size ?? Number.NaN
}

function isNear(size: number, mode: number): boolean {
  return Math.abs(Math.log(size / mode)) <= SPREAD
}
