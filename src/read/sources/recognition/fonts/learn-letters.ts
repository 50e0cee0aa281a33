import { editDistance } from '../../../../base/text/characters/levenshtein.ts'

/*
 * The letters of a font whose table is wrong are those of a substitution cipher of which some of the plain text is known: what
 * recognition reads of the same words. Each word is aligned with its codes at the least cost, the costs are learned from
 * the alignments, and both are repeated: expectation and maximisation with hard counts, as machine transliteration has it
 * (Knight and Graehl, Machine Transliteration, 1998).
 */

/** A word of a page twice: the codes of its glyphs, each as one character, and what recognition read of it. */
export interface ReadWord {
  readonly codes: readonly string[]
  readonly text: string
}

/** What the codes of a font mean. */
export interface LearnedLetters {
  /** By code; a ligature means several letters, a glyph without ink a blank. */
  readonly letters: ReadonlyMap<string, string>
  /** Share of the characters of words that were not learned from, 0 to 1, on which the letters and recognition agree. */
  readonly agreement: number
  readonly words: number
}

/** Most letters of one glyph: `ffi`. */
const LONGEST_LIGATURE = 3
/** Times that words are aligned; after three the counts of a page no longer change. */
const ROUNDS = 4
/** Cost of a text that its code was not yet seen with, by its length: one letter is the rule, none or several are not. */
const UNSEEN = [7, 5, 7, 8] as const
/** What a code must have been seen with at least, and in which share: recognition misreads one letter in fifty. */
const LEAST_SEEN = 2
const LEAST_SHARE = 0.5

type Counts = Map<string, Map<string, number>>

/** What the codes mean by these words, half of which are kept to judge the letters of the other half by. */
export function learnLetters(words: readonly ReadWord[]): LearnedLetters {
  const known = words.filter(({ codes, text }) => codes.length > 0 && text !== '')
  const halves = [0, 1].map(half => known.filter((_, i) => i % 2 === half))
  const [first = [], second = []] = halves
  const agreement = agreementWith(lettersOf(first), second)
  return { letters: lettersOf(known), agreement, words: known.length }
}

/** Share of the characters of these words, 0 to 1, on which those letters and recognition agree. */
export function agreementWith(letters: ReadonlyMap<string, string>, words: readonly ReadWord[]): number {
  let characters = 0
  let different = 0
  for (const { codes, text } of words) {
    const decoded = codes.map(code => letters.get(code) ?? '\u{FFFD}').join('')
    characters += Math.max(decoded.length, text.length)
    different += editDistance(decoded, text)
  }
  return characters === 0 ? 0 : 1 - different / characters
}

function lettersOf(words: readonly ReadWord[]): ReadonlyMap<string, string> {
  let counts = countAll(words.filter(({ codes, text }) => codes.length === [...text].length).map(pairByPlace))
  for (let round = 1; round < ROUNDS; round++) counts = countAll(words.map(word => align(word, counts)))
  const letters = new Map<string, string>()
  for (const [code, texts] of counts) {
    const total = [...texts.values()].reduce((sum, count) => sum + count, 0)
    const [best] = [...texts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    if (best !== undefined && best[1] >= LEAST_SEEN && best[1] >= LEAST_SHARE * total) letters.set(code, best[0])
  }
  return letters
}

type Pair = readonly [code: string, text: string]

function pairByPlace({ codes, text }: ReadWord): readonly Pair[] {
  const characters = [...text]
  return codes.map((code, i) => [code, characters[i] ?? ''])
}

function countAll(alignments: readonly (readonly Pair[])[]): Counts {
  const counts: Counts = new Map()
  for (const [code, text] of alignments.flat()) {
    const texts = counts.get(code) ?? new Map<string, number>()
    texts.set(text, (texts.get(text) ?? 0) + 1)
    counts.set(code, texts)
  }
  return counts
}

/** The text divided among the codes at the least cost; nothing where it is too long or too short for them. */
function align({ codes, text }: ReadWord, counts: Counts): readonly Pair[] {
  const characters = [...text]
  const width = characters.length + 1
  const costs = new Float64Array((codes.length + 1) * width).fill(Infinity)
  const lengths = new Uint8Array(costs.length)
  costs[0] = 0
  for (const [i, code] of codes.entries()) {
    const costOf = costsOf(counts.get(code))
    for (let j = 0; j < width; j++) {
      const before = costs[i * width + j] ?? Infinity
      if (before === Infinity) continue
      for (let length = 0; length <= LONGEST_LIGATURE && j + length < width; length++) {
        const cost = before + costOf(characters.slice(j, j + length).join(''), length)
        const place = (i + 1) * width + j + length
        if (cost >= (costs[place] ?? Infinity)) continue
        costs[place] = cost
        lengths[place] = length
      }
    }
  }
  return costs.at(-1) === Infinity ? [] : traceBack(codes, characters, lengths)
}

function costsOf(texts: ReadonlyMap<string, number> | undefined): (text: string, length: number) => number {
  const total = texts === undefined ? 0 : [...texts.values()].reduce((sum, count) => sum + count, 0)
  return (text, length) => {
    const count = texts?.get(text) ?? 0
    return count === 0 ? (UNSEEN[length] ?? Infinity) : -Math.log(count / (total + 1))
  }
}

function traceBack(codes: readonly string[], characters: readonly string[], lengths: Uint8Array): readonly Pair[] {
  const pairs: Pair[] = []
  let end = characters.length
  for (let i = codes.length; i > 0; i--) {
    const start = end - (lengths[i * (characters.length + 1) + end] ?? 0)
    pairs.push([codes[i - 1] ?? '', characters.slice(start, end).join('')])
    end = start
  }
  return pairs.reverse()
}
