/** Words and figures of dates in the languages of the program: sources of regular expressions, to be put into larger ones. */

/** How the names of the months begin, by number from 1; in full where other words begin so, too. */
export const MONTH_STARTS: readonly (readonly string[])[] = [
  ['jan', 'jän', 'ene', 'gennaio', 'stycz', 'јан', 'янв'],
  ['feb', 'fév', 'fev', 'lutego', 'феб', 'фев'],
  ['mar', 'mär', 'мар'],
  ['apr', 'avr', 'abr', 'kwie', 'апр'],
  ['may', 'mai', 'maj', 'maggio', 'мај', 'май', 'мая'],
  ['jun', 'juin', 'giugno', 'czerw', 'јун', 'июн'],
  ['jul', 'juil', 'luglio', 'lipca', 'јул', 'июл'],
  ['aug', 'août', 'ago', 'avg', 'sierp', 'авг'],
  ['sep', 'setembro', 'settembre', 'wrze', 'сеп', 'сен'],
  ['oct', 'okt', 'outubro', 'ottobre', 'paźdz', 'окт'],
  ['nov', 'нов', 'ноя'],
  ['dec', 'dez', 'déc', 'dic', 'grud', 'дец', 'дек'],
]

/** A month, in full or shortened. */
export const MONTH = String.raw`(?:${MONTH_STARTS.flat().join('|')})\p{L}*\.?`

/** The months in English, which title pages print beside names. */
export const ENGLISH_MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'

/** A year in which a paper may have appeared. */
export const YEAR = String.raw`(?:19|20)\d\d`
