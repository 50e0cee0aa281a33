import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The package with the words of a language: a JSON array in code unit order, small letters, inflected forms included. */
const PACKAGES: Readonly<Record<string, string>> = {
  en: 'an-array-of-english-words',
  fr: 'an-array-of-french-words',
}
/** Languages that have a list of words. */
export const LISTED_LANGUAGES: readonly string[] = Object.keys(PACKAGES)
const ENTRY_BORDER = '","'

const lists = new Map<string, string>()

/**
 * Whether the word list of a language has the word (small letters), or `undefined` where the language has no list.
 * A list is read on the first call and kept as one string, which takes a tenth of the memory of a set of words.
 */
export function knowsWord(word: string, language: string): boolean | undefined {
  const name = PACKAGES[language.split('-')[0] ?? '']
  return name === undefined ? undefined : hasEntry(readList(name), word)
}

function readList(name: string): string {
  const known = lists.get(name)
  if (known !== undefined) return known
  const json = readFileSync(createRequire(import.meta.url).resolve(`${name}/index.json`), 'utf8')
  // `["a","aa"]` becomes `","a","aa","`, so that every entry has a border on both sides.
  const list = `",${json.trim().slice(1, -1)},"`
  lists.set(name, list)
  return list
}

/** Binary search in the text of the list: `low` and `high` are at borders of entries. */
function hasEntry(list: string, word: string): boolean {
  let low = 0
  let high = list.length - ENTRY_BORDER.length
  while (low < high) {
    const border = list.lastIndexOf(ENTRY_BORDER, (low + high) >> 1)
    const end = list.indexOf(ENTRY_BORDER, border + ENTRY_BORDER.length)
    const entry = list.slice(border + ENTRY_BORDER.length, end)
    if (entry === word) return true
    if (entry < word) low = end
    else high = border
  }
  return false
}
