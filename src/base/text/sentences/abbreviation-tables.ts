import { ENGLISH, GERMAN } from './germanic-stops.ts'
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './romance-stops.ts'
import { CZECH, POLISH, RUSSIAN, SERBIAN } from './slavic-stops.ts'
import type { LanguageTable } from './stop-table.ts'

const SERBIAN_LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ')
const SERBIAN_CYRILLIC = 'а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш'.split(' ')

/** The tables by language, or by language and script. */
export const TABLES: Readonly<Record<string, LanguageTable>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  sr: SERBIAN,
  hr: SERBIAN,
  bs: SERBIAN,
  it: ITALIAN,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  pl: POLISH,
  cs: CZECH,
  'sr-Cyrl': toCyrillic(SERBIAN),
}

/** Serbian is written in two alphabets, letter for letter; `lj`, `nj` and `dž` are one letter each. */
function toCyrillic(table: LanguageTable): LanguageTable {
  const columns = Object.entries(table).map(([name, entries]) => [name, writeCyrillic(entries)])
  return Object.fromEntries(columns)
}

function writeCyrillic(latin: string): string {
  return latin.replace(/lj|nj|dž|\p{L}/gu, letter => SERBIAN_CYRILLIC[SERBIAN_LATIN.indexOf(letter)] ?? letter)
}
