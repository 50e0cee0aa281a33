import { mainScript, type Script, unmixWord } from './look-alikes.ts'

/** A word in which wrong characters were mended. */
export interface CharacterRepair {
  /** UTF-16 offset of the word in the text that was given. */
  readonly start: number
  /** As it stood. */
  readonly from: string
  readonly to: string
  /** What was wrong with it; of several the first in this order. */
  readonly kind: 'ligature' | 'script' | 'digit'
}

/** What is known of the words of a text. */
export interface RepairOptions {
  /** Whether a word (small letters) is known to be one: from the text itself or a list. Default: none is. */
  readonly isWord?: ((word: string) => boolean) | undefined
}

/** A text after its repair. */
export interface RepairedText {
  readonly text: string
  /** In order. */
  readonly repairs: readonly CharacterRepair[]
}

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** What a word must have to be looked at: a ligature, or letters of which others stand beside. */
const SUSPECT = /[ﬀ-ﬆ]|[A-Za-zÀ-ž0-9][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-zÀ-ž0-9]|[a-z][015]|[015][a-z]/
const LIGATURE = /[ﬀ-ﬆ]/g

/** Digits that stand for letters where a program knows shapes only, by script. */
const LETTERS_FOR_DIGITS: Readonly<Record<Script, Readonly<Record<string, string>>>> = {
  cyrillic: { 3: 'з', 0: 'о' },
  latin: { 0: 'o', 1: 'l', 5: 's' },
}
/** A digit in a word is a number, a unit or a formula where fewer letters stand beside it: `x1`, `3км`. */
const LEAST_LETTERS_BESIDE_DIGIT = 3
const CYRILLIC_VOWEL = /[аеиоуыэюяіїє]/

/**
 * Mends the characters that converters take for others that look like them. In this order, word by word: ligatures
 * become letters; a word of Latin and Cyrillic letters becomes one of the script that has letters of its own in it,
 * where all the others have a look-alike (upright, or as `u` for the italic `и`); a digit among small letters becomes
 * the letter that it looks like (`3адатак`, `we1l`).
 *
 * A digit inside a Cyrillic word is taken for a letter, and one at its start unless the rest is a word by itself
 * (`3дана`); one at its end, where calls of notes stand, and one among Latin letters, as names of genes and formulas
 * have them, only where a known word comes of it.
 *
 * Never changes a word of one script and no digit, nor one where both scripts have letters of their own, nor a single
 * letter, which may be a variable.
 *
 * After "An Algorithm for Sentence Recovery from PDF Files" (the SR algorithm), section 2.3.4, which lists the mistakes.
 */
export function repairCharacters(text: string, options: RepairOptions = {}): RepairedText {
  if (!SUSPECT.test(text)) return { text, repairs: [] }
  const isWord = options.isWord ?? (() => false)
  const script = mainScript([text]) ?? 'latin'
  const repairs: CharacterRepair[] = []
  const repaired = text.replace(WORD, (from: string, start: number) => {
    const spelled = from.replace(LIGATURE, ligature => LIGATURES[ligature] ?? ligature)
    const unmixed = unmixWord(spelled, script)
    const to = nameDigits(unmixed, isWord)
    if (to === from) return from
    const kind = spelled !== from ? 'ligature' : unmixed !== spelled ? 'script' : 'digit'
    repairs.push({ start, from, to, kind })
    return to
  })
  return { text: repaired, repairs }
}

/** The word with letters for the digits that are none. */
function nameDigits(word: string, isWord: (word: string) => boolean): string {
  const digits = word.match(/\d+/g)
  if (digits === null || digits.some(digit => digit.length > 1)) return word
  const letters = word.replace(/\d/g, '')
  if (letters.length < LEAST_LETTERS_BESIDE_DIGIT || !/^\p{L}?\p{Ll}*$/u.test(letters)) return word
  const script = /^\p{Script=Cyrillic}+$/u.test(letters) ? 'cyrillic' : 'latin'
  const named = word.replace(/\d/g, digit => LETTERS_FOR_DIGITS[script][digit] ?? digit)
  if (/\d/.test(named)) return word
  const known = named.toLowerCase()
  if (isWord(known)) return isWord(letters.toLowerCase()) ? word : named
  if (script === 'latin' || !CYRILLIC_VOWEL.test(letters.toLowerCase())) return word
  const isAtEnd = /\d$/.test(word)
  const isAtStart = /^\d/.test(word)
  return isAtEnd || (isAtStart && isWord(letters.toLowerCase())) ? word : named
}
