import bidiFactory from 'bidi-js'
import { hasRightToLeft } from './unicode.ts'

/** The first code of scripts that are written from right to left: Hebrew. */
const FIRST_RIGHT_TO_LEFT = 0x590

const bidi = bidiFactory()

/** Whether a text begins with a letter, accent or digit of such a script; quick for other scripts. */
export function isRightToLeftCharacter(text: string): boolean {
  return text.charCodeAt(0) >= FIRST_RIGHT_TO_LEFT && hasRightToLeft(text.charAt(0))
}

/** Which way a character runs: `weak` are digits, which run to the right in every script; `neutral` is punctuation. */
export type Strength = 'left' | 'right' | 'weak' | 'neutral'

/** Which way the first character of a text runs (UAX #9, table 4). */
export function strengthOf(text: string): Strength {
  const [first = ''] = text
  switch (bidi.getBidiCharTypeName(first)) {
    case 'L':
      return 'left'
    case 'R':
    case 'AL':
    case 'NSM':
      return 'right'
    case 'EN':
    case 'AN':
      return 'weak'
    default:
      return 'neutral'
  }
}

/** Parts of a line in the order in which they are read. */
export interface ReadingOrder {
  /** Indexes of the printed parts. */
  readonly order: readonly number[]
  /** Level of each printed part (UAX #9, BD2): odd ones run to the left. */
  readonly levels: readonly number[]
}

/**
 * The order in which the parts of a line are read. `parts` are words or pieces of words that run one way, and the blanks
 * between them, in the order in which they are printed from the side on which the line begins.
 *
 *     printed, from the right:   A B  9102 yluJ  C D     ->  A B  July 2019  C D
 *
 * The levels of the parts are those of the Unicode Bidirectional Algorithm (UAX #9), applied to the printed order. Text
 * that runs against the line is printed in reverse, and reversing it once more (rule L2) gives the order of reading. ICU
 * goes from visual to logical order in the same way ("inverse like direct").
 */
export function readingOrder(parts: readonly string[], base: 'ltr' | 'rtl'): ReadingOrder {
  const all = bidi.getEmbeddingLevels(parts.join(''), base).levels
  const levels: number[] = []
  let start = 0
  for (const part of parts) {
    levels.push(all[start] ?? 0)
    start += part.length
  }
  const order = parts.map((_, i) => i)
  const lowest = base === 'rtl' ? 2 : 1
  for (let depth = Math.max(0, ...levels); depth >= lowest; depth--) {
    reverseStretches(order, i => (levels[i] ?? 0) >= depth)
  }
  return { order, levels }
}

/** Reverses each stretch of entries for which `isDeep` is true; deeper stretches in it have been reversed before. */
function reverseStretches(order: number[], isDeep: (entry: number) => boolean): void {
  for (let start = 0; start < order.length; start++) {
    let end = start
    while (end < order.length && isDeep(order[end] as number)) end++
    if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse())
    start = end
  }
}

/** The other character of a pair of brackets or pointed quotes; `undefined` for all other characters. */
export function mirrorOf(character: string): string | undefined {
  if (!/^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>]$/u.test(character)) return undefined
  return bidi.getMirroredCharacter(character) ?? undefined
}

/** Whether a character of such a pair is the opening one. */
export function isOpening(character: string): boolean {
  return /^[\p{Ps}\p{Pi}<]$/u.test(character)
}
