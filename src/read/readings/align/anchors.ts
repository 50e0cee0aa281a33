import { longestIncreasing, type Match } from './increasing.ts'

/** Two readings as numbers of words, and for each word its partner in the other reading, or -1. */
export interface Alignment {
  readonly a: Int32Array
  readonly b: Int32Array
  readonly ofA: Int32Array
  readonly ofB: Int32Array
  /** Whether the places of two words allow that they are one. */
  readonly canPair: (a: number, b: number) => boolean
}

/** Words in a row that make an anchor, from the surest to the last resort. */
const ANCHOR_LENGTHS = [4, 3, 2]

/** Most searches for stretches in another order among the words left: three columns read across need two. */
const MOST_ROUNDS = 8

/**
 * Pairs the stretches that two readings have in common.
 *
 * Anchors are words in a row that both readings have equally often, mostly once. The longest chain of them in the order of
 * both is taken and grown over equal neighbours. What is left is in another order, and is searched again until nothing
 * more is found; then come shorter anchors. Patience diff, after Cohen (Bazaar, 2008), with the stretches that moved.
 */
export function pairAnchors(alignment: Alignment): void {
  for (const length of ANCHOR_LENGTHS) {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const chain = longestIncreasing(findAnchors(alignment, length))
      let found = 0
      for (const { a, b } of chain) {
        for (let i = 0; i < length; i++) found += pair(alignment, a + i, b + i)
      }
      if (found === 0) break
      growPairs(alignment)
    }
  }
}

/** Pairs two words where neither is paired and they may be. Gives the number of pairs made. */
export function pair({ ofA, ofB, canPair }: Alignment, a: number, b: number): 0 | 1 {
  if (ofA[a] !== -1 || ofB[b] !== -1 || !canPair(a, b)) return 0
  ofA[a] = b
  ofB[b] = a
  return 1
}

/** The anchors between words that are left, in the order of the first reading. */
function findAnchors({ a, b, ofA, ofB, canPair }: Alignment, length: number): Match[] {
  const places = new Map<number, { a: number[]; b: number[] }>()
  const add = (words: Int32Array, taken: Int32Array, side: 'a' | 'b') => {
    for (let at = 0; at + length <= words.length; at++) {
      if (!isFree(taken, at, length)) continue
      const key = hashWords(words, at, length)
      const known = places.get(key)
      if (known !== undefined) known[side].push(at)
      else if (side === 'a') places.set(key, { a: [at], b: [] })
    }
  }
  add(a, ofA, 'a')
  add(b, ofB, 'b')
  const anchors: Match[] = []
  for (const inBoth of places.values()) {
    if (inBoth.a.length !== inBoth.b.length) continue
    inBoth.a.forEach((at, i) => {
      const other = inBoth.b[i] as number
      // Rows of words may have the same hash: the words themselves decide.
      if (isEqual(a, at, b, other, length) && canPair(at, other)) anchors.push({ a: at, b: other })
    })
  }
  return anchors.sort((one, other) => one.a - other.a)
}

/** Whether none of the words in a row is paired. */
export function isFree(taken: Int32Array, at: number, length: number): boolean {
  for (let i = at; i < at + length; i++) if (taken[i] !== -1) return false
  return true
}

function isEqual(a: Int32Array, atA: number, b: Int32Array, atB: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (a[atA + i] !== b[atB + i]) return false
  return true
}

/** A number for a row of words (FNV-1a over its numbers, 53 bits by two mixes). */
function hashWords(words: Int32Array, at: number, length: number): number {
  let low = 0x811c9dc5
  let high = 0x1b873593
  for (let i = at; i < at + length; i++) {
    const word = words[i] as number
    low = Math.imul(low ^ word, 0x01000193) ^ (low >>> 15)
    high = Math.imul(high ^ word, 0x85ebca6b) ^ (high >>> 13)
  }
  return (low >>> 0) + (high & 0x1fffff) * 0x100000000
}

/** Pairs equal words right before and after words that are paired. */
export function growPairs(alignment: Alignment): void {
  const { a, b, ofA } = alignment
  for (let i = 1; i < a.length; i++) growTo(alignment, i, (ofA[i - 1] as number) + 1, ofA[i - 1] as number)
  for (let i = a.length - 2; i >= 0; i--) growTo(alignment, i, (ofA[i + 1] as number) - 1, ofA[i + 1] as number)
  function growTo(known: Alignment, i: number, other: number, neighbour: number): void {
    if (neighbour === -1 || other < 0 || other >= b.length || a[i] !== b[other]) return
    pair(known, i, other)
  }
}
