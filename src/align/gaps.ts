import type { Alignment } from './anchors.ts'

/** Words that stand unpaired in a row, and those of the other reading that stand between the same neighbours. */
export interface Gap {
  readonly a: number
  readonly aEnd: number
  readonly b: number
  readonly bEnd: number
}

/**
 * The gaps between what is paired: for each row of unpaired words of the first reading the row of unpaired words of the
 * second that follows the same word, or precedes the same word where none follows.
 *
 *     a   the lamp was  l1t  at dusk          a 3-4
 *     b   the lamp was  lit  at dusk          b 3-4
 */
export function* findGaps({ ofA, ofB }: Alignment): Generator<Gap> {
  for (let a = 0; a < ofA.length; ) {
    if (ofA[a] !== -1) {
      a++
      continue
    }
    let aEnd = a
    while (aEnd < ofA.length && ofA[aEnd] === -1) aEnd++
    // Asked now: gaps before this one have been filled since.
    const before = a === 0 ? -1 : (ofA[a - 1] as number)
    const after = aEnd === ofA.length ? ofB.length : (ofA[aEnd] as number)
    let b = before + 1
    while (b < ofB.length && ofB[b] === a - 1 && a > 0) b++
    let bEnd = b
    while (bEnd < ofB.length && ofB[bEnd] === -1) bEnd++
    if (bEnd > b) yield { a, aEnd, b, bEnd }
    else {
      let start = after
      while (start > 0 && ofB[start - 1] === -1) start--
      if (start < after) yield { a, aEnd, b: start, bEnd: after }
    }
    a = aEnd
  }
}
