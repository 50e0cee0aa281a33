/** Words and figures of dates in the languages of the program: sources of regular expressions, to be put into larger ones. */

/** How the names of the months begin, by number from 1. */
export const MONTH_STARTS: readonly (readonly string[])[] = [
  ['jan', 'jän', 'ene', 'јан'],
  ['feb', 'fév', 'fev', 'феб'],
  ['mar', 'mär', 'мар'],
  ['apr', 'avr', 'abr', 'апр'],
  ['may', 'mai', 'maj', 'мај'],
  ['jun', 'juin', 'јун'],
  ['jul', 'juil', 'јул'],
  ['aug', 'août', 'ago', 'avg', 'авг'],
  ['sep', 'сеп'],
  ['oct', 'okt', 'окт'],
  ['nov', 'нов'],
  ['dec', 'dez', 'déc', 'dic', 'дец'],
]

/** A month, in full or shortened. */
export const MONTH = String.raw`(?:${MONTH_STARTS.flat().join('|')})\p{L}*\.?`

/** The months in English, which title pages print beside names. */
export const ENGLISH_MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'

/** A year in which a paper may have appeared. */
export const YEAR = String.raw`(?:19|20)\d\d`
