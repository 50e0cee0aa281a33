import { heightOf, overlapX, overlapY } from '../../../base/geometry/box.ts'
import type { AlignedWords } from '../align/align-words.ts'
import type { Difference } from './choose-reading.ts'
import type { AlignedReadings } from './decision.ts'
import type { ReadWord } from '../reading.ts'
import { plainText } from '../align/word-keys.ts'

type BothReadings = Pick<AlignedReadings, 'primary' | 'other'>

/** What both readings have in a range, with how sure each is of it. */
export function differenceOf({ a, aEnd, b, bEnd }: AlignedWords, { primary, other }: BothReadings): Difference {
  const [here, there] = [primary.slice(a, aEnd), other.slice(b, bEnd)]
  return {
    primary: here.map(({ text }) => text),
    other: there.map(({ text }) => text),
    confidence: { primary: leastConfidence(here), other: leastConfidence(there) },
  }
}

function leastConfidence(words: readonly ReadWord[]): number | undefined {
  const known = words.flatMap(({ confidence }) => confidence ?? [])
  return known.length === 0 ? undefined : Math.min(...known)
}

/** Whether both readings have the same word; characters that programs write in several ways count as one. */
export function isAgreed({ a, aEnd, b, bEnd }: AlignedWords, { primary, other }: BothReadings): boolean {
  return aEnd - a === 1 && bEnd - b === 1 && plainText(primary[a]?.text ?? '') === plainText(other[b]?.text ?? '')
}

/** Whether both readings have the same characters and only split them into words at other places. */
export function isSplitElsewhere({ a, aEnd, b, bEnd }: AlignedWords, { primary, other }: BothReadings): boolean {
  return joinTexts(primary.slice(a, aEnd)) === joinTexts(other.slice(b, bEnd))
}

function joinTexts(words: readonly ReadWord[]): string {
  return words.map(({ text }) => text).join('')
}

/** Whether a word is cut in the first reading: `tran-` and `scribed` are `transcribed` in the other. */
export function isCutAtLineEnd({ primary, other }: Difference): boolean {
  if (primary.length < 2 || other.length !== 1) return false
  if (!primary.slice(0, -1).every(word => /[-‐‑\u00ad]$/.test(word))) return false
  const letters = (words: readonly string[]) => plainText(words.join('')).replaceAll('-', '')
  return letters(primary) === letters(other)
}

/** Fragments of one word are at most this far apart, in heights: cells of a table are farther. */
const FARTHEST_FRAGMENTS = 1

/** Whether words may be fragments of one word: each is on the line of the one before, and near it. */
export function mayBeOneWord(words: readonly ReadWord[]): boolean {
  return words.every(({ box }, i) => {
    const before = words[i - 1]?.box
    if (box === undefined || before === undefined) return true
    return overlapY(box, before) > 0 && -overlapX(box, before) <= FARTHEST_FRAGMENTS * heightOf(box)
  })
}
