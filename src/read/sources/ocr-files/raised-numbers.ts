import type { PlacedWord } from '../xml/placed-words.ts'

const NUMBER = /^\d{1,3}$/u
/**
 * Foot and height of raised figures above the baseline, in type sizes. 45 on 60 scans, typed and printed, had feet at 0.34 to 0.46
 * and heights of 0.40 to 0.63; slanted digits in charts are lower, others sit on the line.
 */
const LOWEST_FOOT = 0.32
const HIGHEST_FOOT = 0.55
const LOWEST = 0.35
const HIGHEST = 0.7
/** Widest figure, in type sizes: more is a stroke of a drawing. */
const WIDEST = 0.6
/** Furthest from the next word of its line, in type sizes. */
const FURTHEST_NEXT_WORD = 1.5
/** A raised number nearer than this to the word before it, in type sizes, is part of it. */
const GLUED = 0.5

/** The words of a line; those that are raised numbers by their ink, as calls and marks of notes are, as such. */
export function raiseNumbers(words: readonly PlacedWord[]): readonly PlacedWord[] {
  return words.map((word, i) => {
    const [before, after] = [words[i - 1], words[i + 1]]
    if (!isRaised(word) || !(isNear(before, word) || isNear(word, after))) return word
    const isGlued = isNear(before, word, GLUED)
    return { ...word, script: 'super', spaceBefore: word.spaceBefore && !isGlued }
  })
}

function isRaised({ text, x0, y0, x1, y1, size, baseline, direction, script }: PlacedWord): boolean {
  if (!NUMBER.test(text) || size === undefined || baseline === undefined) return false
  if (direction !== 0 || script !== undefined) return false
  const [foot, height] = [(baseline - y1) / size, (y1 - y0) / size]
  const width = (x1 - x0) / size / text.length
  return foot >= LOWEST_FOOT && foot <= HIGHEST_FOOT && height >= LOWEST && height <= HIGHEST && width <= WIDEST
}

function isNear(word: PlacedWord | undefined, next: PlacedWord | undefined, widest = FURTHEST_NEXT_WORD): boolean {
  if (word === undefined || next === undefined) return false
  return (next.x0 - word.x1) / (next.size ?? 0) <= widest
}
