import { knowsWord, LISTED_LANGUAGES } from '../hyphens/word-list.ts'

/**
 * Capitalised words that look like a name and are not one: titles in other languages, names of faculties. Covers of theses set them
 * where the author might be.
 */

/**
 * Words between others that no name has, of the languages whose titles have capitals or are set in capitals. Particles of names (`di`,
 * `van`, `los`) are not among them, nor those that are names themselves (`Per`, `Na`, `In`) where they are first or last.
 */
const BETWEEN_WORDS = new Set(
  (
    'of the for with from into in on at to nelle nella nel nei negli sulla sul sulle per con para sobre pour dans sur avec aux für und mit auf im zur zum bei ' +
    'dla oraz przez przy pro pri och för med til voor met het een untuk dengan pada ile için pentru prin din для при по из'
  ).split(' '),
)
/** Shorter words are in every list. */
const LETTERS_OF_LISTED_NAME = 3
/** Given names and surnames are in the lists, too: two words say nothing. */
const LEAST_PHRASE_WORDS = 3

/** Whether a text has a word inside that no name has: `Similarità di sottografi nelle reti`. */
export function isPhrase(text: string): boolean {
  const inner = text.toLowerCase().split(/\s+/u).slice(1, -1)
  return inner.some(word => BETWEEN_WORDS.has(word))
}

/** Whether all words of a text are ordinary words of one language: `Non-Standard Numeral Systems`. Names of two may be: `Mark Young`. */
export function areKnownWords(text: string): boolean {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= LETTERS_OF_LISTED_NAME)
  return (
    words.length >= LEAST_PHRASE_WORDS &&
    LISTED_LANGUAGES.some(language => words.every(word => knowsWord(word, language) === true))
  )
}
