import { countEastAsianCharacters } from '../text/characters/east-asian.ts'

/** Words from which a text can be seen to be sentences. */
const LEAST_WORDS = 14
/** Characters of Chinese and Japanese, which have no blanks between words, that say as much as a word. */
const CHARACTERS_PER_WORD = 2
/** Share of words in small letters that sentences have at least; lists of names and places have fewer. */
const LEAST_SMALL_SHARE = 0.48

/** Whether a text reads as sentences: enough words, most of them small or in a script without capitals. */
export function isProse(text: string): boolean {
  if (countEastAsianCharacters(text) >= CHARACTERS_PER_WORD * LEAST_WORDS) return true
  const words = text.split(/\s+/).filter(word => /^\P{L}*\p{L}{2}/u.test(word))
  const small = words.filter(word => /^\P{L}*[\p{Ll}\p{Lo}]/u.test(word))
  return words.length >= LEAST_WORDS && small.length >= LEAST_SMALL_SHARE * words.length
}

/** Least share of a text between the quotation marks that open it and close it; the rest says who said it. */
const QUOTED_SHARE = 0.5

/** Whether a text opens with a quotation mark and most of it is quoted: an epigraph. */
export function isQuotation(text: string): boolean {
  const quoted = /^(?:«[^»]+»|[“„][^”“]+[”“]|"[^"]+")/u.exec(text)?.[0] ?? ''
  return quoted.length > QUOTED_SHARE * text.length
}
