import type { PlacedWord } from '../xml/placed-words.ts'

/** Signs and letters that programs read for a bullet, one or two of them: `«`, `*»`, `e`. */
const READ_FOR_BULLET = /^[^\p{N}\p{Lu}\s=\-‐–—•]{1,2}$/u
/**
 * Width and height of a bullet, and how far its foot is above the baseline, in type sizes. 80 bullets on 60 scans in eight
 * faces had 0.16 to 0.39 and 0.02 to 0.23; full stops are smaller and sit on the baseline, as letters do, and quotation
 * marks and raised stars are higher.
 */
const SMALLEST = 0.15
const LARGEST = 0.42
const LOWEST_FOOT = 0.015
const HIGHEST_FOOT = 0.33
/** Bullets are about as wide as high. */
const MOST_OBLONG = 1.4
/** The text of an item begins this far from its bullet, in type sizes: nearer is the space between two words. */
const LEAST_BULLET_GAP = 0.5
const WIDEST_GAP = 1.8

/** The words of a line; with a bullet where the first is one by its ink, but was read as another character. */
export function readBullet(words: readonly PlacedWord[]): readonly PlacedWord[] {
  const [first, second] = words
  if (first === undefined || second === undefined || !READ_FOR_BULLET.test(first.text)) return words
  return isBullet(first, second) ? [{ ...first, text: '•' }, ...words.slice(1)] : words
}

function isBullet({ x0, y0, x1, y1, size, baseline, direction }: PlacedWord, second: PlacedWord): boolean {
  if (size === undefined || baseline === undefined || direction !== 0) return false
  const [width, height] = [(x1 - x0) / size, (y1 - y0) / size]
  if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) return false
  if (Math.max(width, height) > MOST_OBLONG * Math.min(width, height)) return false
  const foot = (baseline - y1) / size
  const gap = (second.x0 - x1) / size
  return foot >= LOWEST_FOOT && foot <= HIGHEST_FOOT && gap >= LEAST_BULLET_GAP && gap <= WIDEST_GAP
}
