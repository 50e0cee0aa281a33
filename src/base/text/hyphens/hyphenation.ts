import { hyphenRulesOf, type HyphenRules } from './hyphen-tables.ts'
import { knowsWord } from './word-list.ts'

/** The words of one document with the number of times each occurs; see {@link buildVocabulary}. */
export type Vocabulary = ReadonlyMap<string, number>

/** Why a line-end hyphen was undone or kept. */
export type HyphenReason =
  | 'soft-hyphen'
  | 'stated'
  | 'not-a-word'
  | 'digit'
  | 'single-letter'
  | 'address'
  | 'suspended'
  | 'capital'
  | 'joined-in-document'
  | 'hyphenated-in-document'
  | 'hyphenated-in-list'
  | 'joined-in-list'
  | 'habit'
  | 'compound'
  | 'two-words'
  | 'default'

/** What happens to a hyphen at a line end. */
export interface HyphenDecision {
  /** Whether the two parts are one word without hyphen. */
  readonly join: boolean
  /** Where the hyphen is kept: whether a blank follows it (`Text- und Bilddaten`). */
  readonly space: boolean
  readonly reason: HyphenReason
}

/** A word cut by a hyphen at a line end. */
export interface CutWord {
  /** The text before the hyphen, without the hyphen; it may begin with punctuation. */
  readonly left: string
  /** First word of the next line; it may end with punctuation. */
  readonly right: string
  readonly vocabulary: Vocabulary
  /** Language id, e.g. `en`, `sr-Cyrl`. */
  readonly language: string
  /** The character that was printed; default a plain hyphen. */
  readonly hyphen?: string
  /** The whole word as the source states it; without effect where it is not made of the two parts. */
  readonly whole?: string | undefined
}

const SOFT_HYPHEN = '\u00ad'
const HYPHENS = /[‐‑]/g
const LINE_END_HYPHEN = /[-‐‑\u00ad]$/
const PART_OF_ADDRESS = /[@\\_]|:\/\/|www\.|doi\.org|\.\w+\//
/** Second parts of compounds with a name: `German-speaking`, `Paris-based`. */
const PARTICIPLE = /(?:ing|ed|like|type|style|specific)$/
/** Least letters of a part that counts as a word: shorter words are syllables too. */
const SHORTEST_PART = 3
/** Most characters on each side that count: those farther away, as in a genome without blanks, say nothing. */
const LONGEST_WORD = 100

/**
 * Decides whether a hyphen at a line end belongs to the word. In order of precedence:
 *
 * 1. a soft hyphen is undone; the whole word, where the source states it, decides; a hyphen beside a digit or a single letter is kept (`COVID-19`, `x-axis`);
 * 2. the document: the word occurs elsewhere without a hyphen, or with one in mid-line (the more frequent wins);
 * 3. a capital after the hyphen, or an abbreviation in capitals before it, keeps it (`NLP-System`, `DNA-binding`);
 * 4. the word list of the language knows the word with or without hyphen;
 * 5. the next word is a conjunction such as `and`: the hyphen is kept, and a blank follows (`Text- und Bilddaten`);
 * 6. parts that take a hyphen in this language (`self-`, `-là`), or two words of the list, keep it;
 * 7. else it is undone.
 *
 *     infor-|mation  join        well-|known  keep        Text-|und  keep, with a blank
 */
export function decideHyphen({ left, right, vocabulary, language, hyphen = '-', whole }: CutWord): HyphenDecision {
  if (hyphen === SOFT_HYPHEN) return join('soft-hyphen')
  const cut = cutWord(left, right)
  if (cut === undefined) return keep('not-a-word')
  const stated = whole === undefined ? undefined : decideByWhole(cut, plain(whole).toLowerCase())
  if (stated !== undefined) return stated
  const rules = hyphenRulesOf(language)
  const isKnown: IsKnown = word => vocabulary.has(word) || knowsWord(word, language) === true
  return (
    decideByCharacters(cut, rules) ??
    decideByDocument(cut, vocabulary) ??
    (cut.isAddress ? decideInAddress(cut, isKnown) : decideByCase(cut, language)) ??
    decideByLink(cut, rules) ??
    decideByWordList(cut, language) ??
    decideByHabit(cut, vocabulary, isKnown) ??
    decideByParts(cut, rules) ??
    decideByWords(cut, language, isKnown) ??
    join('default')
  )
}

/** Whether a word in small letters is in the document or in the word list. */
type IsKnown = (word: string) => boolean

interface Cut {
  /** The parts on both sides of the hyphen as printed, up to their next hyphen. */
  readonly left: string
  readonly right: string
  /** Both parts in small letters, without and with the hyphen. */
  readonly joined: string
  readonly hyphenated: string
  /** Whether the next word ends with the right part: not so in `end-|to-end`. */
  readonly isRightWhole: boolean
  /** Whether the word starts with the left part: not so in `bag-of-|words`. */
  readonly isLeftWhole: boolean
  /** Whether it is in a web or mail address or a file name. */
  readonly isAddress: boolean
}

function keep(reason: HyphenReason, space = false): HyphenDecision {
  return { join: false, space, reason }
}

function join(reason: HyphenReason): HyphenDecision {
  return { join: true, space: false, reason }
}

function cutWord(leftText: string, rightText: string): Cut | undefined {
  const before = plain(leftText.slice(-LONGEST_WORD))
  const left = /[\p{L}\p{M}\p{N}]+$/u.exec(before)?.[0]
  const after = plain(rightText.slice(0, LONGEST_WORD)).replace(/^[„“"'’(\[]+/u, '')
  const right = /^[\p{L}\p{M}\p{N}]+/u.exec(after)?.[0]
  if (left === undefined || right === undefined) return undefined
  return {
    left,
    right,
    joined: (left + right).toLowerCase(),
    hyphenated: `${left}-${right}`.toLowerCase(),
    isLeftWhole: before.charAt(before.length - left.length - 1) !== '-',
    isRightWhole: after.charAt(right.length) !== '-',
    isAddress: PART_OF_ADDRESS.test(leftText),
  }
}

function plain(text: string): string {
  // Most words have nothing to fold.
  if (!/[^\p{ASCII}]/u.test(text)) return text
  return text.normalize('NFC').replaceAll(SOFT_HYPHEN, '').replace(HYPHENS, '-')
}

/** By the whole word: it has the two parts side by side, or with a hyphen between them. */
function decideByWhole({ joined, hyphenated }: Cut, whole: string): HyphenDecision | undefined {
  if (whole.includes(hyphenated)) return keep('stated')
  return whole.includes(joined) ? join('stated') : undefined
}

function decideByCharacters({ left, right, isAddress }: Cut, rules: HyphenRules): HyphenDecision | undefined {
  // `mikro- i`: a conjunction of one letter is not a part of a compound.
  if (isAddress || rules.conjunctions.has(right)) return undefined
  if (/\p{N}/u.test(left) || /^\p{N}/u.test(right)) return keep('digit')
  return left.length === 1 || right.length === 1 ? keep('single-letter') : undefined
}

function decideByDocument({ joined, hyphenated }: Cut, vocabulary: Vocabulary): HyphenDecision | undefined {
  const asOne = vocabulary.get(joined) ?? 0
  const asTwo = vocabulary.get(hyphenated) ?? 0
  if (asOne === 0 && asTwo === 0) return undefined
  return asOne >= asTwo ? join('joined-in-document') : keep('hyphenated-in-document')
}

/**
 * Some programs hyphenate addresses, and an address may contain hyphens. Those it contains are between words; a single
 * letter beside a hyphen was cut off by the program (`doi.or-|g`).
 */
function decideInAddress({ left, right, joined }: Cut, isKnown: IsKnown): HyphenDecision {
  if (/\p{N}$/u.test(left) || /^\p{N}/u.test(right)) return keep('address')
  const isCutOff = left.length === 1 || right.length === 1
  return isCutOff || isKnown(joined) ? join('address') : keep('address')
}

/** Keeps a hyphen beside capitals, unless a word list may show later that it is in a heading in capitals. */
function decideByCase({ left, right }: Cut, language: string): HyphenDecision | undefined {
  const isLeftInCapitals = left.length > 1 && !/\p{Ll}/u.test(left)
  if (/^\p{Ll}/u.test(right)) return isLeftInCapitals ? keep('capital') : undefined
  const isInCapitals = isLeftInCapitals && !/\p{Ll}/u.test(right)
  if (!isInCapitals) return keep('capital')
  return knowsWord((left + right).toLowerCase(), language) === false ? keep('capital') : undefined
}

function decideByWordList({ joined, hyphenated }: Cut, language: string): HyphenDecision | undefined {
  if (knowsWord(hyphenated, language) === true) return keep('hyphenated-in-list')
  return knowsWord(joined, language) === true ? join('joined-in-list') : undefined
}

function decideByParts({ left, right, isRightWhole }: Cut, rules: HyphenRules): HyphenDecision | undefined {
  if (isRightWhole && rules.conjunctions.has(right)) return keep('suspended', true)
  return rules.compounds.test(`${left}-${right}`) ? keep('compound') : undefined
}

/** Small words in the middle of a compound have hyphens on both sides: `bag-of-|words`, `state-|of-the-art`. */
function decideByLink({ left, right, isRightWhole, isLeftWhole }: Cut, rules: HyphenRules): HyphenDecision | undefined {
  const isLink = (!isLeftWhole && rules.links.has(left)) || (!isRightWhole && rules.links.has(right))
  return isLink ? keep('compound') : undefined
}

/**
 * Keeps the hyphen of a part that has one elsewhere in the document (`non-`, `-induced`), unless the word list has the
 * word without. Only for parts in small letters: a name or a German noun in front is no habit.
 */
function decideByHabit({ left, right }: Cut, vocabulary: Vocabulary, isKnown: IsKnown): HyphenDecision | undefined {
  if (left.length < SHORTEST_PART || right.length < SHORTEST_PART || /^\p{Lu}/u.test(left)) return undefined
  const isFirstPart = vocabulary.has(`${left}-`) && isKnown(right)
  return isFirstPart || (vocabulary.has(`-${right}`) && isKnown(left)) ? keep('habit') : undefined
}

/**
 * Keeps the hyphen between two words of the word list that are not one word in it. Languages without a list have no such
 * rule: German writes compounds as one word, and in the others it did more harm than good.
 */
function decideByWords({ left, right }: Cut, language: string, isKnown: IsKnown): HyphenDecision | undefined {
  if (left.length < SHORTEST_PART || right.length < SHORTEST_PART) return undefined
  if (knowsWord(right, language) === undefined) return undefined
  // Names are made of words too: `Washing-|ton`, but `German-|speaking`.
  if (/^\p{Lu}/u.test(left) && !PARTICIPLE.test(right)) return undefined
  return isKnown(left.toLowerCase()) && isKnown(right.toLowerCase()) ? keep('two-words') : undefined
}

/** A word of plain letters with punctuation around it: most are, and have one part. */
const SIMPLE_WORD = /^[("“]?([A-Za-z]+)[,.;:)"”]*$/

/**
 * The vocabulary of a document: its words in small letters, hyphenated ones whole and pair by pair
 * (`state-of-the` gives `state-of` and `of-the`), and the parts beside hyphens with a hyphen (`state-`, `-of`).
 *
 * @param words every word of the document except those cut at line ends (see {@link wordsInsideLines}), with or without
 *   punctuation around them
 */
export function buildVocabulary(words: Iterable<string>): Vocabulary {
  const counts = new Map<string, number>()
  const add = (word: string): void => void counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of words) {
    const simple = SIMPLE_WORD.exec(word)?.[1]
    if (simple !== undefined) {
      add(simple.toLowerCase())
      continue
    }
    for (const [printed] of plain(word).matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)) {
      const parts = printed
        .toLowerCase()
        .replace(/[-'’]+$/, '')
        .split('-')
      parts.forEach((part, i) => {
        if (part !== '') add(part)
        const next = parts[i + 1]
        if (next === undefined) return
        add(`${part}-${next}`)
        add(`${part}-`)
        add(`-${next}`)
      })
    }
  }
  return counts
}

/**
 * The words of printed lines that no line end cuts, in order: neither the last word of a line that ends in a hyphen nor
 * the first word of the next one, which are halves of a word.
 *
 * @param mostLines lines that are read; default all
 */
export function* wordsInsideLines(lines: Iterable<string>, mostLines = Infinity): Generator<string> {
  let isCut = false
  let count = 0
  for (const line of lines) {
    if (++count > mostLines) return
    const words = line.split(/\s+/).filter(word => word !== '')
    const isCutAtEnd = LINE_END_HYPHEN.test(words.at(-1) ?? '')
    yield* words.slice(isCut ? 1 : 0, isCutAtEnd ? -1 : undefined)
    isCut = isCutAtEnd
  }
}
