import { editDistance } from '../../../base/text/characters/levenshtein.ts'
import { type Alignment, pair } from './anchors.ts'
import type { Gap } from './gaps.ts'
import { longestIncreasing, type Match } from './increasing.ts'

/** Cells of the largest table that is filled at once; a larger gap is cut at words that occur in it once. */
const MOST_CELLS = 40_000

/** Cost of a word that one reading lacks. */
const SKIP = 1
/** Two words that are less alike are two words, not one misread; found on readings at 84 and 300 dpi. */
const LEAST_MISREAD_LIKENESS = 0.34
/** Two wholly unlike words would cost as much as leaving both unpaired. */
const UNLIKE = 2 * SKIP
/** Cost of a word that one reading splits: more than that of an equal word, less than that of a misread one. */
const SPLIT = 0.2
/** Parts of a word that were read as words are joined where at least this share of the letters is the same. */
const LEAST_PARTS_LIKENESS = 0.8
/** Most words that one word of the other reading may be split into. */
const MOST_WORD_PARTS = 3

/** A step of the table: so many words of each reading. */
interface Step {
  readonly a: number
  readonly b: number
}

const STEPS: readonly Step[] = [
  { a: 1, b: 1 },
  { a: 1, b: 0 },
  { a: 0, b: 1 },
  ...Array.from({ length: MOST_WORD_PARTS - 1 }, (_, i) => [
    { a: i + 2, b: 1 },
    { a: 1, b: i + 2 },
  ]).flat(),
]

/**
 * Pairs the words of a gap by the cheapest way from one row of words to the other: edit distance over words, in which a
 * word may be misread, or split (`para graph`).
 *
 * After Wagner and Fischer, "The string-to-string correction problem" (1974), with steps over several words.
 */
export function fillGap(alignment: Alignment, gap: Gap, keys: readonly string[]): void {
  if ((gap.aEnd - gap.a) * (gap.bEnd - gap.b) <= MOST_CELLS) return fillTable(alignment, gap, keys)
  const chain = longestIncreasing(findUnique(alignment, gap))
  let { a, b } = gap
  if (chain.length === 0) return
  for (const match of chain) {
    pair(alignment, match.a, match.b)
    fillRest({ a, aEnd: match.a, b, bEnd: match.b })
    a = match.a + 1
    b = match.b + 1
  }
  fillRest({ a, aEnd: gap.aEnd, b, bEnd: gap.bEnd })
  function fillRest(rest: Gap): void {
    if (rest.a < rest.aEnd && rest.b < rest.bEnd) fillGap(alignment, rest, keys)
  }
}

/** Words that occur once on each side of a gap. */
function findUnique({ a, b, canPair }: Alignment, gap: Gap): Match[] {
  const inB = placesOfSingles(b, gap.b, gap.bEnd)
  const matches: Match[] = []
  for (const [word, place] of placesOfSingles(a, gap.a, gap.aEnd)) {
    const other = inB.get(word)
    if (place >= 0 && other !== undefined && other >= 0 && canPair(place, other)) matches.push({ a: place, b: other })
  }
  return matches
}

/** The place of each word; -1 where it occurs more than once. */
function placesOfSingles(words: Int32Array, from: number, end: number): Map<number, number> {
  const places = new Map<number, number>()
  for (let i = from; i < end; i++) {
    const word = words[i] as number
    places.set(word, places.has(word) ? -1 : i)
  }
  return places
}

function fillTable(alignment: Alignment, { a, aEnd, b, bEnd }: Gap, keys: readonly string[]): void {
  const rows = aEnd - a + 1
  const columns = bEnd - b + 1
  const costs = new Float64Array(rows * columns).fill(Number.POSITIVE_INFINITY)
  const steps = new Uint8Array(rows * columns)
  costs[0] = 0
  const wordsOfA = Array.from(alignment.a.subarray(a, aEnd), word => keys[word] as string)
  const wordsOfB = Array.from(alignment.b.subarray(b, bEnd), word => keys[word] as string)
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      STEPS.forEach((step, number) => {
        const from = (i - step.a) * columns + j - step.b
        if (i < step.a || j < step.b || costs[from] === Number.POSITIVE_INFINITY) return
        const cost = (costs[from] as number) + costOf(step, i, j)
        if (cost < (costs[i * columns + j] as number)) {
          costs[i * columns + j] = cost
          steps[i * columns + j] = number
        }
      })
    }
  }
  for (let i = rows - 1, j = columns - 1; i > 0 || j > 0; ) {
    const step = STEPS[steps[i * columns + j] as number] as Step
    i -= step.a
    j -= step.b
    if (step.a > 0 && step.b > 0) pairRow(alignment, a + i, b + j, step)
  }

  function costOf(step: Step, i: number, j: number): number {
    if (step.a === 0 || step.b === 0) return SKIP
    if (!canPairRow(alignment, a + i - step.a, b + j - step.b, step)) return Number.POSITIVE_INFINITY
    if (step.a === 1 && step.b === 1) return costOfPair(wordsOfA[i - 1] as string, wordsOfB[j - 1] as string)
    const likeness = likenessOfParts(wordsOfA.slice(i - step.a, i), wordsOfB.slice(j - step.b, j))
    return likeness < LEAST_PARTS_LIKENESS ? Number.POSITIVE_INFINITY : SPLIT + UNLIKE * (1 - likeness)
  }
}

/**
 * Likeness of one word and the parts that another reading has for it; 0 where it is as like without the first or the
 * last of them, which is then another word (`1.1 Einleitung`, `Einleitung`).
 */
function likenessOfParts(one: readonly string[], other: readonly string[]): number {
  const [parts, whole] = one.length > 1 ? [one, other.join('')] : [other, one.join('')]
  const likeness = likenessOf(parts.join(''), whole, LEAST_PARTS_LIKENESS)
  if (likeness < LEAST_PARTS_LIKENESS) return 0
  const isLikeWithout = [parts.slice(1), parts.slice(0, -1)].some(
    rest => likenessOf(rest.join(''), whole, likeness) >= likeness,
  )
  return isLikeWithout ? 0 : likeness
}

function costOfPair(one: string, other: string): number {
  const likeness = likenessOf(one, other, LEAST_MISREAD_LIKENESS)
  return likeness < LEAST_MISREAD_LIKENESS ? Number.POSITIVE_INFINITY : UNLIKE * (1 - likeness)
}

/** Share of the longer text that need not be changed, 0 to 1; 0 where it cannot reach `least`. */
function likenessOf(one: string, other: string, least: number): number {
  if (one === other) return 1
  const longer = Math.max(one.length, other.length)
  if (Math.min(one.length, other.length) < least * longer) return 0
  return 1 - editDistance(one, other) / longer
}

function canPairRow({ canPair }: Alignment, a: number, b: number, step: Step): boolean {
  for (let i = 0; i < step.a; i++) for (let j = 0; j < step.b; j++) if (!canPair(a + i, b + j)) return false
  return true
}

function pairRow({ ofA, ofB }: Alignment, a: number, b: number, step: Step): void {
  for (let i = 0; i < step.a; i++) ofA[a + i] = b
  for (let j = 0; j < step.b; j++) ofB[b + j] = a
}
