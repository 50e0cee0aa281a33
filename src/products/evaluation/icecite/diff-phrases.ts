import type { DiffWord } from './diff-words.ts'

/** Words of a result and of a gold at the same place, by their indexes: the same words, or different ones. */
export interface Phrase {
  readonly isCommon: boolean
  readonly result: readonly number[]
  readonly gold: readonly number[]
}

/** A stretch of a result and the stretch of the gold at the same place; ends are exclusive. */
interface Stretch {
  readonly result: readonly [from: number, to: number]
  readonly gold: readonly [from: number, to: number]
  readonly isCommon: boolean
}

/** Common words up to this number are there by chance where much differs on both sides of them. */
const MOST_DOUBTFUL = 1

/** So many times longer what differs must be on each side. */
const DOMINATION = 2

/**
 * Compares the words of a result with those of a gold: the longest stretch that both have, then the same before and after
 * it. Common phrases end with the paragraphs of the result; where the words differ, the paragraphs of both are compared in
 * pairs. The algorithm is that of the evaluation of Bast and Korzen, A Benchmark and Evaluation for Text Extraction from
 * PDF (2017).
 */
export function comparePhrases(result: readonly DiffWord[], gold: readonly DiffWord[]): readonly Phrase[] {
  const phrases: Phrase[] = []
  const open: Stretch[] = [{ result: [0, result.length], gold: [0, gold.length], isCommon: false }]
  for (let stretch = open.pop(); stretch !== undefined; stretch = open.pop()) {
    const parts = stretch.isCommon ? undefined : divide(result, gold, stretch)
    if (parts === undefined) phrases.push(...toPhrases(result, gold, stretch))
    else open.push(...parts.toReversed())
  }
  return phrases
}

/** What is before, in and after the longest stretch that both have; `undefined` where there is none but by chance. */
function divide(result: readonly DiffWord[], gold: readonly DiffWord[], stretch: Stretch) {
  const [from, to] = stretch.result
  const [goldFrom, goldTo] = stretch.gold
  const match = longestMatch(result, gold, stretch)
  if (match.length === 0) return undefined
  const [end, goldEnd] = [match.result + match.length, match.gold + match.length]
  const sides = [Math.min(match.result - from, to - end), Math.min(match.gold - goldFrom, goldTo - goldEnd)]
  if (match.length <= MOST_DOUBTFUL && sides.some(side => DOMINATION * match.length < side)) return undefined
  const parts: readonly Stretch[] = [
    { result: [from, match.result], gold: [goldFrom, match.gold], isCommon: false },
    { result: [match.result, end], gold: [match.gold, goldEnd], isCommon: true },
    { result: [end, to], gold: [goldEnd, goldTo], isCommon: false },
  ]
  return parts
}

/** The longest stretch of the same words, the first in the gold where there are several. */
function longestMatch(result: readonly DiffWord[], gold: readonly DiffWord[], stretch: Stretch) {
  const places = new Map<string, number[]>()
  for (let i = stretch.result[0]; i < stretch.result[1]; i++) {
    const key = result[i]?.key ?? ''
    const known = places.get(key)
    if (known === undefined) places.set(key, [i])
    else known.push(i)
  }
  const match = { result: 0, gold: 0, length: 0 }
  // Lengths of the stretches that end with the last word of the gold, by the place in the result.
  let lengths = new Map<number, number>()
  for (let i = stretch.gold[0]; i < stretch.gold[1]; i++) {
    const next = new Map<number, number>()
    for (const j of places.get(gold[i]?.key ?? '') ?? []) {
      const length = (lengths.get(j - 1) ?? 0) + 1
      next.set(j, length)
      if (length > match.length) Object.assign(match, { result: j - length + 1, gold: i - length + 1, length })
    }
    lengths = next
  }
  return match
}

function toPhrases(result: readonly DiffWord[], gold: readonly DiffWord[], stretch: Stretch): readonly Phrase[] {
  const own = paragraphsOf(result, stretch.result)
  if (stretch.isCommon) {
    const offset = stretch.gold[0] - stretch.result[0]
    return own.map(words => ({ isCommon: true, result: words, gold: words.map(i => i + offset) }))
  }
  const others = paragraphsOf(gold, stretch.gold)
  const pairs = Array.from({ length: Math.max(own.length, others.length) }, (_, i) => [own[i] ?? [], others[i] ?? []])
  return pairs.map(([words = [], goldWords = []]) => ({ isCommon: false, result: words, gold: goldWords }))
}

/** The indexes of the words of a range by their paragraphs. */
function paragraphsOf(words: readonly DiffWord[], [from, to]: readonly [number, number]): readonly number[][] {
  const paragraphs: number[][] = []
  for (let i = from; i < to; i++) {
    const isNew = i === from || words[i]?.paragraph !== words[i - 1]?.paragraph
    if (isNew) paragraphs.push([i])
    else paragraphs.at(-1)?.push(i)
  }
  return paragraphs
}
