import { remember } from '../../base/collections/remember.ts'
import { CHARACTERS_PER_WORD, countEastAsianCharacters } from '../../base/text/characters/east-asian.ts'

/** Words from which a text can be seen to be sentences. */
const LEAST_WORDS = 14
/** Share of words in small letters that sentences have at least; lists of names and places have fewer. */
const LEAST_SMALL_SHARE = 0.48

/** A word of two letters or more, with what is before its letters; the same with a small first letter, or one without case. */
const WORD = /(?<!\S)[^\p{L}\s]*\p{L}{2}/gu
const SMALL_WORD = /(?<!\S)[^\p{L}\s]*[\p{Ll}\p{Lo}]\p{L}/gu

/** Whether a text reads as sentences: enough words, most of them small or in a script without capitals. */
export const isProse = remember((text: string): boolean => {
  if (countEastAsianCharacters(text) >= CHARACTERS_PER_WORD * LEAST_WORDS) return true
  const words = text.match(WORD)?.length ?? 0
  const small = text.match(SMALL_WORD)?.length ?? 0
  return words >= LEAST_WORDS && small >= LEAST_SMALL_SHARE * words
})

/** Least share of a text between the quotation marks that open it and close it; the rest says who said it. */
const QUOTED_SHARE = 0.5

/** Whether a text opens with a quotation mark and most of it is quoted: an epigraph. */
export function isQuotation(text: string): boolean {
  const quoted = /^(?:«[^»]+»|[“„][^”“]+[”“]|"[^"]+")/u.exec(text)?.[0] ?? ''
  return quoted.length > QUOTED_SHARE * text.length
}
