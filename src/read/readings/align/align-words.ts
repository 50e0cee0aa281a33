import { type Alignment, growPairs, isFree, pair, pairAnchors } from './anchors.ts'
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
  /** Whether the places of two words allow that they are one; default always. */
  readonly canPair?: (a: number, b: number) => boolean
}

/**
 * Aligns the words of two readings of one document, in near-linear time. In order of precedence:
 *
 * 1. rows of words that both have equally often, in the same order or moved, grown over their neighbours;
 * 2. in the gaps between them the cheapest way from one row of words to the other: equal, misread and split words;
 * 3. a word left over on both sides, which moved alone; and words that were taken for one another where each has its
 *    equal elsewhere.
 *
 * Every word of both readings is in exactly one range of the result. Ranges are in the order of `a`, followed by those
 * of `b` alone in its order. Deterministic.
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
  for (const side of ['behind', 'before'] as const) {
    for (const gap of findGaps(alignment, side)) fillGap(alignment, gap, keys)
  }
  pairLoneWords(alignment, keys)
  pairExchanged(alignment)
  growPairs(alignment)
  return [...toRanges(alignment)]
}

/** Most words in a row that one word left over on the other side may have been split into. */
const MOST_LONE_PARTS = 3

/** Pairs words left over on both sides: a word, or its parts in a row, with the first that has the same letters. */
function pairLoneWords(alignment: Alignment, keys: readonly string[]): void {
  const { a, b, ofA, ofB, canPair } = alignment
  for (let parts = 1; parts <= MOST_LONE_PARTS; parts++) {
    pairParts(1, parts)
    if (parts > 1) pairParts(parts, 1)
  }

  function pairParts(inA: number, inB: number): void {
    const places = new Map<string, number[]>()
    for (const [key, place] of lone(b, ofB, inB)) {
      const known = places.get(key)
      if (known === undefined) places.set(key, [place])
      else known.push(place)
    }
    for (const [key, place] of lone(a, ofA, inA)) {
      const others = places.get(key)
      const found = others?.findIndex(
        other => isFree(ofA, place, inA) && isFree(ofB, other, inB) && canPair(place, other),
      )
      if (others === undefined || found === undefined || found < 0) continue
      const [other = 0] = others.splice(found, 1)
      for (let i = 0; i < inA; i++) ofA[place + i] = other
      for (let i = 0; i < inB; i++) ofB[other + i] = place
    }
  }
  function* lone(words: Int32Array, taken: Int32Array, parts: number): Generator<readonly [string, number]> {
    for (let i = 0; i + parts <= words.length; i++) {
      if (!isFree(taken, i, parts)) continue
      yield [Array.from(words.subarray(i, i + parts), word => keys[word]).join(''), i]
    }
  }
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

/** Words of both readings that are unpaired or paired with an unequal one, by the number of the word. */
type Places = Map<number, { readonly a: number[]; readonly b: number[] }>

/**
 * Pairs words with their equals that were taken for misread ones because the other reading has them in another order: a
 * table read across has `1.4` where the other reading has `1.3`.
 *
 *     a   1.3      1.4                   1.3=1.3  1.4=1.4
 *              1.4=1.3        1.4   ->
 *     b            1.3        1.4
 *
 * Only where nothing is left over: both readings have each word of an undone pair equally often among those that are then
 * free. A misread word, which one reading alone has, stays with the word that it was taken for.
 */
function pairExchanged(alignment: Alignment): void {
  const { a, b, ofA, ofB } = alignment
  let undone = [...ofA.keys()].filter(i => isMisread(alignment, i))
  for (let before = -1; before !== undone.length; ) {
    before = undone.length
    const places = findPlaces(alignment, undone)
    const isBalanced = (word: number | undefined) => {
      const inBoth = places.get(word ?? -1)
      return inBoth !== undefined && inBoth.a.length === inBoth.b.length && canPairAll(alignment, inBoth)
    }
    undone = undone.filter(i => isBalanced(a[i]) && isBalanced(b[ofA[i] as number]))
  }
  const places = findPlaces(alignment, undone)
  const words = new Set(undone.flatMap(i => [a[i] as number, b[ofA[i] as number] as number]))
  for (const i of undone) {
    ofB[ofA[i] as number] = -1
    ofA[i] = -1
  }
  for (const word of words) {
    const { a: inA, b: inB } = places.get(word) ?? { a: [], b: [] }
    inA.forEach((place, i) => pair(alignment, place, inB[i] as number))
  }
}

/** Whether a word is paired with one other word, which is not its equal. */
function isMisread({ a, b, ofA, ofB }: Alignment, i: number): boolean {
  const other = ofA[i] as number
  if (other === -1 || ofB[other] !== i || a[i] === b[other]) return false
  const isSplit = ofA[i - 1] === other || ofA[i + 1] === other || ofB[other - 1] === i || ofB[other + 1] === i
  return !isSplit
}

function findPlaces({ a, b, ofA, ofB }: Alignment, undone: readonly number[]): Places {
  const places: Places = new Map()
  const add = (word: number, side: 'a' | 'b', place: number) => {
    const known = places.get(word) ?? { a: [], b: [] }
    known[side].push(place)
    places.set(word, known)
  }
  const [freeInA, freeInB] = [new Set(undone), new Set(undone.map(i => ofA[i] as number))]
  a.forEach((word, i) => {
    if (ofA[i] === -1 || freeInA.has(i)) add(word, 'a', i)
  })
  b.forEach((word, i) => {
    if (ofB[i] === -1 || freeInB.has(i)) add(word, 'b', i)
  })
  return places
}

function canPairAll(
  { canPair }: Alignment,
  { a, b }: { readonly a: readonly number[]; readonly b: readonly number[] },
): boolean {
  return a.every((place, i) => canPair(place, b[i] as number))
}
