import bidiFactory from 'bidi-js'
import { hasRightToLeft } from './unicode.ts'

/** The first code of scripts that are written from right to left: Hebrew. */
const FIRST_RIGHT_TO_LEFT = 0x590

const bidi = bidiFactory()

/** Whether a text begins with a letter, mark or figure of such a script; quick for all that begin with others. */
export function isRightToLeftSign(sign: string): boolean {
  return sign.charCodeAt(0) >= FIRST_RIGHT_TO_LEFT && hasRightToLeft(sign.charAt(0))
}

/** Which way a character runs: `weak` are figures, which run to the right in every script, and `neutral` all signs. */
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
 * The order in which the parts of a line are read. `parts` are words or less that run one way, and the blanks between
 * them, as they are printed from the side on which the line begins.
 *
 *     printed, from the right:   A B  9102 yluJ  C D     ->  A B  July 2019  C D
 *
 * The levels of the parts are those of the Unicode Bidirectional Algorithm (UAX #9), run over the printed order: what runs
 * against the line stands there in the reverse order, and reversing it once more (rule L2) gives the order of reading.
 * This is how ICU goes from visual to logical order ("inverse like direct").
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

/** Reverses each stretch of entries that `isDeep`; stretches of deeper ones in it have been reversed before. */
function reverseStretches(order: number[], isDeep: (entry: number) => boolean): void {
  for (let start = 0; start < order.length; start++) {
    let end = start
    while (end < order.length && isDeep(order[end] as number)) end++
    if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse())
    start = end
  }
}

/** The other one of a pair of brackets or pointed quotes; `undefined` for signs that have none. */
export function mirrorOf(sign: string): string | undefined {
  return /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>]$/u.test(sign) ? (bidi.getMirroredCharacter(sign) ?? undefined) : undefined
}

/** Whether a sign with a mirror image opens what follows. */
export function isOpening(sign: string): boolean {
  return /^[\p{Ps}\p{Pi}<]$/u.test(sign)
}
