import type { Alignment } from './anchors.ts'

/** Unpaired words in a row, and those of the other reading between the same neighbours. */
export interface Gap {
  readonly a: number
  readonly aEnd: number
  readonly b: number
  readonly bEnd: number
}

/**
 * The gaps between what is paired: for each row of unpaired words of the first reading the row of unpaired words of the
 * second after the same word, or before the same word.
 *
 *     a   the lamp was  l1t  at dusk          a 3-4
 *     b   the lamp was  lit  at dusk          b 3-4
 *
 * @param side on which side of a common neighbour the words of the second reading are; moved words have only one
 */
export function* findGaps({ ofA, ofB }: Alignment, side: 'behind' | 'before'): Generator<Gap> {
  for (let a = 0; a < ofA.length; ) {
    if (ofA[a] !== -1) {
      a++
      continue
    }
    let aEnd = a
    while (aEnd < ofA.length && ofA[aEnd] === -1) aEnd++
    const [b, bEnd] = side === 'behind' ? freeBehind(a) : freeBefore(aEnd)
    if (b < bEnd) yield { a, aEnd, b, bEnd }
    a = aEnd
  }

  function freeBehind(a: number): readonly [number, number] {
    let b = a === 0 ? 0 : (ofA[a - 1] as number) + 1
    // One word may be taken for several.
    while (b < ofB.length && a > 0 && ofB[b] === a - 1) b++
    let bEnd = b
    while (bEnd < ofB.length && ofB[bEnd] === -1) bEnd++
    return [b, bEnd]
  }
  function freeBefore(aEnd: number): readonly [number, number] {
    const bEnd = aEnd === ofA.length ? ofB.length : (ofA[aEnd] as number)
    let b = bEnd
    while (b > 0 && ofB[b - 1] === -1) b--
    return [b, bEnd]
  }
}
