import type { DiffWord } from './diff-words.ts'
import type { Phrase } from './diff-phrases.ts'

/** Words from which on a stretch may have been moved: shorter ones are elsewhere by chance. */
const LEAST_MOVED = 10

/** Stretches of the gold that are aligned with one of the result: those that have most sequences of words in common. */
const MOST_ALIGNED = 3

/** Scores of the alignment (Smith and Waterman, 1981). */
const SCORES = { same: 2, different: -1 } as const

/** A stretch of the words of a phrase that belongs to no pair yet. */
interface Window {
  readonly phrase: Phrase
  readonly words: readonly number[]
}

/** A stretch of a result that is elsewhere in the gold, in the phrases in which the two are missed. */
export interface MovedPair {
  readonly source: Phrase
  readonly target: Phrase
  readonly result: readonly number[]
  readonly gold: readonly number[]
}

interface Candidate {
  readonly score: number
  readonly own: Window
  readonly other: Window
  /** Ranges of the words of the two windows. */
  readonly ownRange: readonly [number, number]
  readonly otherRange: readonly [number, number]
}

/** Stretches of words that are missed at one place and found at another one, the best pairs first. */
export function findMoved(
  phrases: readonly Phrase[],
  result: readonly DiffWord[],
  gold: readonly DiffWord[],
): readonly MovedPair[] {
  const moved: MovedPair[] = []
  const different = phrases.filter(({ isCommon }) => !isCommon)
  const long = (window: Window) => window.words.length >= LEAST_MOVED
  let others = different.map(phrase => ({ phrase, words: phrase.gold })).filter(long)
  const bestOf = (own: Window) => bestCandidate(own, others, result, gold)
  let candidates = different
    .map(phrase => ({ phrase, words: phrase.result }))
    .filter(long)
    .flatMap(bestOf)
  while (candidates.length > 0) {
    const best = candidates.reduce((a, b) => (b.score > a.score ? b : a))
    const { own, other, ownRange, otherRange } = best
    moved.push({
      source: own.phrase,
      target: other.phrase,
      result: own.words.slice(...ownRange),
      gold: other.words.slice(...otherRange),
    })
    others = [...others.filter(each => each !== other), ...restOf(other, otherRange).filter(long)]
    const again = candidates.filter(each => each !== best && each.other === other).map(each => each.own)
    const kept = candidates.filter(each => each.other !== other)
    candidates = [...kept, ...[...restOf(own, ownRange).filter(long), ...again].flatMap(bestOf)]
  }
  return moved
}

/** What is left of a window before and after a range. */
function restOf({ phrase, words }: Window, [from, to]: readonly [number, number]): readonly Window[] {
  return [
    { phrase, words: words.slice(0, from) },
    { phrase, words: words.slice(to) },
  ]
}

function bestCandidate(
  own: Window,
  others: readonly Window[],
  result: readonly DiffWord[],
  gold: readonly DiffWord[],
): readonly Candidate[] {
  const grams = gramsOf(own, result)
  const alike = others
    .map(other => ({ other, common: countCommon(grams, gramsOf(other, gold)) }))
    .filter(({ common }) => common > 0)
    .sort((a, b) => b.common - a.common)
    .slice(0, MOST_ALIGNED)
  const [best] = alike
    .map(({ other }) => ({ own, other, ...align(keysOf(own, result), keysOf(other, gold)) }))
    .sort((a, b) => b.score - a.score)
  return best === undefined ? [] : [best]
}

function keysOf({ words }: Window, all: readonly DiffWord[]): readonly string[] {
  return words.map(i => all[i]?.key ?? '')
}

/** How often each sequence of words is in a window. */
function gramsOf(window: Window, all: readonly DiffWord[]): ReadonlyMap<string, number> {
  const keys = keysOf(window, all)
  const grams = new Map<string, number>()
  for (let i = 0; i + LEAST_MOVED <= keys.length; i++) {
    const gram = keys.slice(i, i + LEAST_MOVED).join(' ')
    grams.set(gram, (grams.get(gram) ?? 0) + 1)
  }
  return grams
}

function countCommon(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  return [...a].reduce((sum, [gram, count]) => sum + Math.min(count, b.get(gram) ?? 0), 0)
}

/** The best local alignment of two lists of words: its score, and the ranges that it takes of them. */
function align(own: readonly string[], other: readonly string[]): Pick<Candidate, 'score' | 'ownRange' | 'otherRange'> {
  const rows: Int32Array[] = [new Int32Array(other.length + 1)]
  const best = { score: 0, i: 0, j: 0 }
  for (let i = 1; i <= own.length; i++) {
    const above = rows[i - 1] ?? new Int32Array()
    const row = new Int32Array(other.length + 1)
    for (let j = 1; j <= other.length; j++) {
      const step = own[i - 1] === other[j - 1] ? SCORES.same : SCORES.different
      const gap = Math.max(above[j] ?? 0, row[j - 1] ?? 0) + SCORES.different
      const score = Math.max(0, (above[j - 1] ?? 0) + step, gap)
      row[j] = score
      if (score >= best.score) Object.assign(best, { score, i, j })
    }
    rows.push(row)
  }
  const [from, otherFrom] = startOf(rows, best, own, other)
  return { score: best.score, ownRange: [from, best.i], otherRange: [otherFrom, best.j] }
}

/** Goes back from the end of an alignment to its first words. */
function startOf(
  rows: readonly Int32Array[],
  end: { readonly i: number; readonly j: number },
  own: readonly string[],
  other: readonly string[],
): readonly [number, number] {
  let { i, j } = end
  const scoreAt = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (;;) {
    const step = own[i - 1] === other[j - 1] ? SCORES.same : SCORES.different
    const before = scoreAt(i, j) - SCORES.different
    const [diagonal, up, left] = [scoreAt(i - 1, j - 1), scoreAt(i - 1, j), scoreAt(i, j - 1)]
    if (diagonal > 0 && diagonal === scoreAt(i, j) - step) [i, j] = [i - 1, j - 1]
    else if (up > 0 && up === before) i--
    else if (left > 0 && left === before) j--
    else return [i - 1, j - 1]
  }
}
