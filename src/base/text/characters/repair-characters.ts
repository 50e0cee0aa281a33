import { mainScript, type Script, unmixWord } from './look-alikes.ts'

/** A word in which wrong characters were replaced. */
export interface CharacterRepair {
  /** UTF-16 offset of the word in the text that was given. */
  readonly start: number
  /** The word before its repair. */
  readonly from: string
  readonly to: string
  /** What was wrong with it; of several kinds the first in this order. */
  readonly kind: 'ligature' | 'script' | 'digit'
}

/** What is known of the words of a text. */
export interface RepairOptions {
  /** Whether a word (in small letters) is known from the text itself or a list. Default: no word is. */
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
/** What a word must have to be examined: a ligature, or letters beside digits or letters of another script. */
const SUSPECT = /[ﬀ-ﬆ]|[A-Za-zÀ-ž0-9][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-zÀ-ž0-9]|[a-z][015]|[015][a-z]/
const LIGATURE = /[ﬀ-ﬆ]/g

/** The letters that digits were printed as, by script, where a program knows only shapes. */
const LETTERS_FOR_DIGITS: Readonly<Record<Script, Readonly<Record<string, string>>>> = {
  cyrillic: { 3: 'з', 0: 'о' },
  latin: { 0: 'o', 1: 'l', 5: 's' },
}
/** With fewer letters beside a digit, the word is a number, a unit or a formula: `x1`, `3км`. */
const LEAST_LETTERS_BESIDE_DIGIT = 3
const CYRILLIC_VOWEL = /[аеиоуыэюяіїє]/

/**
 * Replaces the characters that converters confuse with others that look like them. In this order, word by word:
 * ligatures become letters; a word that mixes Latin and Cyrillic letters gets the script that has letters without a
 * look-alike in it, if all others have one (upright, or like `u` for the italic `и`); a digit among small letters becomes
 * the letter that it looks like (`3адатак`, `we1l`).
 *
 * A digit inside a Cyrillic word is taken for a letter. One at its start is too, unless the rest is a word by itself
 * (`3дана`). A digit at its end may be the call of a note, and one among Latin letters may belong to a gene or a formula:
 * these become letters only where the result is a known word.
 *
 * Never changes a word of one script without digits, nor one where both scripts have letters without a look-alike, nor a
 * single letter, which may be a variable.
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

/** The word with letters in place of the digits that were misread for them. */
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
