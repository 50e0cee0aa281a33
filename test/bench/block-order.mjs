import { lettersOf } from './letters.mjs'

/** Letters of one stretch: long enough to be found once, short enough to lie within a paragraph. */
const STRETCH = 24
/** Types of the truth that are read in one order wherever floats and notes stand. */
const BODY_TYPES = new Set(['heading', 'paragraph', 'list-item', 'reference'])

/**
 * How well a text keeps the order of the truth: stretches of 24 letters of the truth's headings, paragraphs, list items
 * and references that occur there once; how many of them occur in the text once, and how many of those stand in the
 * truth's order (the longest increasing sequence). Words of two lines that are mixed are found nowhere.
 *
 * @returns {{ stretches: number, found: number, inOrder: number }}
 */
export function scoreOrder(truthBlocks, text) {
  const truth = truthBlocks.filter(({ type }) => BODY_TYPES.has(type)).map(({ text }) => lettersOf(text ?? ''))
  const wanted = placesOf(truth)
  const places = placesOf([lettersOf(text)], new Set(wanted.keys()))
  const found = [...wanted].filter(([stretch, place]) => place !== TWICE && (places.get(stretch) ?? TWICE) !== TWICE)
  const stretches = [...wanted.values()].filter(place => place !== TWICE).length
  return { stretches, found: found.length, inOrder: longestIncreasing(found.map(([stretch]) => places.get(stretch))) }
}

const TWICE = -1

/** Where each stretch begins, those of `only` where it is given; {@link TWICE} where it occurs more than once. */
function placesOf(texts, only) {
  const places = new Map()
  let start = 0
  for (const text of texts) {
    // In the truth one stretch in four is enough; in the text they may begin anywhere.
    for (let i = 0; i + STRETCH <= text.length; i += only ? 1 : 4) {
      const stretch = text.slice(i, i + STRETCH)
      if (only && !only.has(stretch)) continue
      places.set(stretch, places.has(stretch) ? TWICE : start + i)
    }
    start += text.length
  }
  return places
}

/** Length of the longest increasing subsequence. */
function longestIncreasing(values) {
  const tails = []
  for (const value of values) {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (tails[middle] < value) low = middle + 1
      else high = middle
    }
    tails[low] = value
  }
  return tails.length
}
