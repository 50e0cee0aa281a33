import { splitSentences } from '../text/sentences/sentence.ts'
import { toPlainLatin } from '../text/characters/transliteration.ts'
import { stripAccents } from '../text/characters/unicode.ts'

/** How a word is written: small, Capital, UPPERCASE, one capital alone, mixed, number, or no letter and no digit. */
export type WordShape = 'small' | 'capital' | 'upper' | 'initial' | 'mixed' | 'number' | 'sign'

/** A word beside the break: its letters, and the signs before and behind them. */
export interface BreakWord {
  /** Small letters; every digit is `0`. Empty for signs alone. Serbian is in plain Latin letters, whatever its script. */
  readonly core: string
  /** Signs before the letters: `(`, `„`, `•`. */
  readonly lead: string
  /** Signs behind the letters: `.`, `),`, `-`. */
  readonly trail: string
  readonly shape: WordShape
}

/** The words on both sides of a break, those nearest to it first. */
export interface Break {
  readonly left: readonly BreakWord[]
  readonly right: readonly BreakWord[]
  /** Whether a sentence ends here by the rules of full stops; `undefined` where no stop stands before the break. */
  readonly isEnd: boolean | undefined
  /** Whether the script behind the break has capitals; Arabic, Hebrew and Japanese have none. */
  readonly hasCapitals: boolean
}

/** Words looked at on each side. PDFExtract gives its joiner as many. */
const WORDS_A_SIDE = 6
/** Characters of a side that hold them: a whole page on one side costs no more. */
const LONGEST_STRETCH = 400
/** Longer words are numbers of patents and addresses of pages: what they begin with is enough. */
const LONGEST_CORE = 20
/** Signs kept of each end of a word. */
const MOST_SIGNS = 3

/** A stop with what may close behind it: quotes, brackets, the mark of a note. */
const STOP = /[.!?…。！？｡؟۔][^\p{L}\s]{0,6}$/u
/** Languages read in plain Latin letters: their texts come in two scripts, and with and without accents. */
const SERBIAN = /^(?:sr|hr|bs)\b/
const PARTS = /^(?<lead>[^\p{L}\p{N}]*)(?<core>.*?)(?<trail>[^\p{L}\p{N}]*)$/su

/** The words beside the place where `left` ends and `right` begins, in a language such as `en`, `sr-Cyrl`. */
export function readBreak(left: string, right: string, language: string): Break {
  const before = left.trimEnd().slice(-LONGEST_STRETCH)
  const after = right.trimStart().slice(0, LONGEST_STRETCH)
  const toWord = (word: string): BreakWord => readWord(word, language)
  return {
    left: wordsOf(before).slice(-WORDS_A_SIDE).reverse().map(toWord),
    right: wordsOf(after).slice(0, WORDS_A_SIDE).map(toWord),
    isEnd: endsSentence(before, after, language),
    hasCapitals: !/^\P{L}*\p{Lo}/u.test(after),
  }
}

/** What the rules of full stops say of the place between two texts. */
function endsSentence(before: string, after: string, language: string): boolean | undefined {
  if (!STOP.test(before)) return undefined
  return splitSentences(`${before} ${after}`, language).some(({ end }) => end === before.length)
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(word => word !== '')
}

function readWord(word: string, language: string): BreakWord {
  const { lead = '', core = '', trail = '' } = PARTS.exec(word)?.groups ?? {}
  return {
    core: normalise(core, language).slice(0, LONGEST_CORE),
    lead: lead.slice(-MOST_SIGNS),
    trail: trail.slice(0, MOST_SIGNS),
    shape: shapeOf(core),
  }
}

function normalise(core: string, language: string): string {
  const small = core.toLowerCase().replaceAll(/\p{N}/gu, '0')
  return SERBIAN.test(language) ? toPlainLatin(stripAccents(small.replaceAll('đ', 'dj'))) : small
}

function shapeOf(core: string): WordShape {
  if (core === '') return 'sign'
  if (/^\p{N}/u.test(core)) return 'number'
  if (/^\p{Lu}$/u.test(core)) return 'initial'
  if (!/\p{Lu}/u.test(core)) return 'small'
  if (/^\P{Ll}+$/u.test(core)) return 'upper'
  return /^\p{Lu}\P{Lu}+$/u.test(core) ? 'capital' : 'mixed'
}
