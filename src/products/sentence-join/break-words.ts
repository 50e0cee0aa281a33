import { splitSentences } from '../../base/text/sentences/sentence.ts'
import { toPlainLatin } from '../../base/text/characters/transliteration.ts'
import { stripAccents } from '../../base/text/characters/unicode.ts'

/** How a word is written: small, Capital, UPPERCASE, one capital alone, miXed, number, or without letters and digits. */
export type WordShape = 'small' | 'capital' | 'upper' | 'initial' | 'mixed' | 'number' | 'sign'

/** A word beside the break: its letters, and the punctuation before and after them. */
export interface BreakWord {
  /** Lower case, with `0` for every digit; empty for punctuation. Serbian is in plain Latin letters in both scripts. */
  readonly core: string
  /** Punctuation before the letters: `(`, `„`, `•`. */
  readonly lead: string
  /** Punctuation after the letters: `.`, `),`, `-`. */
  readonly trail: string
  readonly shape: WordShape
}

/** The words on both sides of a break, the nearest first. */
export interface Break {
  readonly left: readonly BreakWord[]
  readonly right: readonly BreakWord[]
  /** Whether a sentence ends here by the rules of full stops; `undefined` where there is none before the break. */
  readonly isEnd: boolean | undefined
  /** Whether the script after the break has capitals; Arabic, Hebrew and Japanese have none. */
  readonly hasCapitals: boolean
}

/** Words on each side that count. PDFExtract gives its joiner as many. */
const WORDS_A_SIDE = 6
/** Characters on each side that are searched for them, so that a whole page on one side costs no more. */
const LONGEST_STRETCH = 400
/** Most letters of a word: longer ones are numbers of patents or web addresses, of which the beginning is enough. */
const LONGEST_CORE = 20
/** Most characters of punctuation that are kept at each end of a word. */
const MOST_PUNCTUATION = 3

/** A full stop with what may follow it in its sentence: quotes, brackets, the mark of a note. */
const STOP = /[.!?…。！？｡．؟۔][^\p{L}\s]{0,6}$/u
/** Languages whose words are compared in plain Latin letters: their texts have two scripts, and accents or none. */
const SERBIAN = /^(?:sr|hr|bs)\b/
const PARTS = /^(?<lead>[^\p{L}\p{N}]*)(?<core>.*?)(?<trail>[^\p{L}\p{N}]*)$/su

/** The words on both sides of the break between `left` and `right`, in a language such as `en`, `sr-Cyrl`. */
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

/** Whether a sentence ends between two texts by the rules of full stops; `undefined` where no stop is before it. */
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
    lead: lead.slice(-MOST_PUNCTUATION),
    trail: trail.slice(0, MOST_PUNCTUATION),
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
