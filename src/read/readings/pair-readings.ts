import { heightOf, overlapX, overlapY, widthOf } from '../../base/geometry/box.ts'
import { type AlignedWords, alignWords } from './align/align-words.ts'
import { joinParts } from './join-parts.ts'
import type { ReadWord } from './reading.ts'

/** Boxes of one word in two readings are at most this far apart, in heights of the word: scans are not quite straight. */
const FARTHEST_IN_HEIGHTS = 1.5
/** Words that cover this share of one another's smaller box are two readings of the same ink. */
const SAME_INK = 0.5

/**
 * The words of two readings that are the same words of the document. Readings with places are compared page by page, and
 * only words at about the same place are paired. Unlike words are paired too where their ink is the same.
 *
 * Every word of both is in exactly one range.
 */
export function pairReadings(primary: readonly ReadWord[], other: readonly ReadWord[]): readonly AlignedWords[] {
  if (other.every(({ box }) => box === undefined)) return alignTexts(primary, other)
  const [ofPrimary, ofOther] = [primary, other].map(groupByPage) as [Pages, Pages]
  const numbers = new Set([...ofPrimary.keys(), ...ofOther.keys()])
  return [...numbers].flatMap(number => {
    const [inPrimary, inOther] = [ofPrimary.get(number) ?? NO_WORDS, ofOther.get(number) ?? NO_WORDS]
    return pairByInk(alignTexts(inPrimary.words, inOther.words), inPrimary.words, inOther.words).map(range => ({
      a: range.a + inPrimary.first,
      aEnd: range.aEnd + inPrimary.first,
      b: range.b + inOther.first,
      bEnd: range.bEnd + inOther.first,
    }))
  })
}

/** The words of one page, which follow one another, and the index of the first one. */
interface PageWords {
  readonly first: number
  readonly words: readonly ReadWord[]
}

type Pages = ReadonlyMap<number | undefined, PageWords>

const NO_WORDS: PageWords = { first: 0, words: [] }

function groupByPage(words: readonly ReadWord[]): Pages {
  const pages = new Map<number | undefined, { first: number; words: ReadWord[] }>()
  words.forEach((word, i) => {
    const known = pages.get(word.page)
    if (known === undefined) pages.set(word.page, { first: i, words: [word] })
    else known.words.push(word)
  })
  return pages
}

function alignTexts(primary: readonly ReadWord[], other: readonly ReadWord[]): readonly AlignedWords[] {
  const [a, b] = [primary, other].map(words => words.map(({ text }) => text)) as [string[], string[]]
  const canPair = (i: number, j: number) => areNear(primary[i] as ReadWord, other[j] as ReadWord)
  return joinParts(alignWords(a, b, { canPair }), a, b)
}

function areNear({ box: one }: ReadWord, { box: other }: ReadWord): boolean {
  if (one === undefined || other === undefined) return true
  const reach = FARTHEST_IN_HEIGHTS * Math.max(heightOf(one), heightOf(other))
  return overlapX(one, other) > -reach && overlapY(one, other) > -reach
}

/** Joins ranges of one side alone whose boxes are those of the other side's. */
function pairByInk(
  ranges: readonly AlignedWords[],
  primary: readonly ReadWord[],
  other: readonly ReadWord[],
): AlignedWords[] {
  const taken = new Set<AlignedWords>()
  const lone = ranges.filter(({ a, aEnd }) => a === aEnd)
  const joined = ranges
    .filter(({ a, aEnd }) => a < aEnd)
    .map(range => {
      if (range.b < range.bEnd) return range
      const word = primary[range.a] as ReadWord
      const same = lone.find(found => !taken.has(found) && coversInk(word, other[found.b] as ReadWord))
      if (same === undefined) return range
      taken.add(same)
      return { ...range, b: same.b, bEnd: same.bEnd }
    })
  return [...joined, ...lone.filter(range => !taken.has(range))]
}

function coversInk({ box: one }: ReadWord, { box: other }: ReadWord): boolean {
  if (one === undefined || other === undefined) return false
  const wide = Math.min(widthOf(one), widthOf(other))
  const high = Math.min(heightOf(one), heightOf(other))
  return overlapX(one, other) > SAME_INK * wide && overlapY(one, other) > SAME_INK * high
}
