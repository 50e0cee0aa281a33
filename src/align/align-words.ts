import { type Alignment, growPairs, pair, pairAnchors } from './anchors.ts'
import { fillGap } from './fill-gap.ts'
import { findGaps } from './gaps.ts'
import { numberWords } from './word-keys.ts'

/** Words that two readings have for the same words of a page; half-open ranges, one of them may be empty. */
export interface AlignedWords {
  readonly a: number
  readonly aEnd: number
  readonly b: number
  readonly bEnd: number
}

/** What is known of the words beside what they are. */
export interface AlignOptions {
  /** Whether two words may be one at all, by where they stand; default always. */
  readonly canPair?: (a: number, b: number) => boolean
}

/**
 * Aligns the words of two readings of one document, in near-linear time. In order of precedence:
 *
 * 1. rows of words that stand in both equally often, in the same order or moved, grown over their neighbours;
 * 2. in the gaps between them the cheapest way from one row of words to the other: equal, misread, parted words;
 * 3. a word left over on both sides is one word that moved alone.
 *
 * Every word of both readings stands in exactly one range of the result. Ranges are in the order of `a`, followed by
 * what stands in `b` alone in its order. Deterministic.
 *
 * After the patience diff of Cohen (Bazaar, 2008) and, in the gaps, Wagner and Fischer (1974).
 */
export function alignWords(a: readonly string[], b: readonly string[], options: AlignOptions = {}): AlignedWords[] {
  const { a: numbersOfA, b: numbersOfB, keys } = numberWords(a, b)
  const alignment: Alignment = {
    a: numbersOfA,
    b: numbersOfB,
    ofA: new Int32Array(a.length).fill(-1),
    ofB: new Int32Array(b.length).fill(-1),
    canPair: options.canPair ?? (() => true),
  }
  pairAnchors(alignment)
  for (const gap of findGaps(alignment)) fillGap(alignment, gap, keys)
  pairLoneWords(alignment)
  growPairs(alignment)
  return [...toRanges(alignment)]
}

/** Pairs equal words that are left over on both sides, the first with the first that it may be. */
function pairLoneWords(alignment: Alignment): void {
  const { a, b, ofA, ofB } = alignment
  const places = new Map<number, number[]>()
  b.forEach((word, i) => {
    if (ofB[i] !== -1) return
    const known = places.get(word)
    if (known === undefined) places.set(word, [i])
    else known.push(i)
  })
  a.forEach((word, i) => {
    if (ofA[i] !== -1) return
    const others = places.get(word)
    const found = others?.findIndex(other => pair(alignment, i, other) === 1) ?? -1
    if (found >= 0) others?.splice(found, 1)
  })
}

function* toRanges({ ofA, ofB }: Alignment): Generator<AlignedWords> {
  for (let a = 0; a < ofA.length; ) {
    const b = ofA[a] as number
    let aEnd = a + 1
    if (b === -1) {
      yield { a, aEnd, b: 0, bEnd: 0 }
    } else {
      // Either several words are taken for one, or one for several.
      while (aEnd < ofA.length && ofA[aEnd] === b) aEnd++
      let bEnd = b + 1
      while (bEnd < ofB.length && ofB[bEnd] === a) bEnd++
      yield { a, aEnd, b, bEnd }
    }
    a = aEnd
  }
  for (let b = 0; b < ofB.length; b++) if (ofB[b] === -1) yield { a: 0, aEnd: 0, b, bEnd: b + 1 }
}
