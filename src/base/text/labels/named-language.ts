import type { KeywordLanguage } from '../keywords/concepts.ts'
import { LANGUAGE_NAMES } from '../keywords/language-names.ts'

/** A label that names its language, without that name. */
export interface NamedLabel {
  readonly label: string
  readonly language: KeywordLanguage
}

/** Codes are names only in brackets: `es` and `en` are words. */
const LONGEST_CODE = 3
const languages = new Map(
  (Object.entries(LANGUAGE_NAMES) as [KeywordLanguage, string][]).flatMap(([language, names]) =>
    names.split('|').map(name => [name.toLowerCase(), language] as const),
  ),
)

/** What parts words. */
const WORD_ENDS = /[^\p{L}]+/u

/** What may come before the name of a language, and after it. */
const BEFORE = String.raw`(?:in|auf|en|em|w|po|на|na|у)\s+`
const WORD = String.raw`(?:(?:lingua|língua|lengua|langue|języku|version|versión|versione|versão)\s+)?`
const AFTER = String.raw`(?:\s+(?:language|version|versión|versione|versão|jeziku|језику|языке))?`
const IN_BRACKETS = new RegExp(String.raw`^(.*?\S)\s*[([]\s*(?:${BEFORE})?${WORD}(\p{L}+)${AFTER}\s*[)\]]$`, 'iu')
const IN_WORDS = [
  new RegExp(String.raw`^(.*?\S)\s+${BEFORE}${WORD}(\p{L}+)${AFTER}$`, 'iu'),
  new RegExp(String.raw`^(.*?\S)(?:\s*[–—/]\s*|\s+-\s+|\s+)(\p{L}+)${AFTER}$`, 'iu'),
]
const NAME_FIRST = /^(\p{L}+)\s+(\S.*)$/u
const OPENING_BRACKETS = new RegExp(String.raw`^\s*[([]\s*(?:${BEFORE})?${WORD}(\p{L}+)${AFTER}\s*[)\]]`, 'iu')

/**
 * The label without the name of its language, or `undefined`: `Abstract (Italiano)`, `Resumo em inglês`, `English abstract`,
 * `Keywords – English`. It does not say what the label is: words of every kind may end with such a name.
 */
export function cutLanguageName(text: string): NamedLabel | undefined {
  if (!hasLanguageName(text)) return undefined
  const bracketed = toNamed(IN_BRACKETS.exec(text), 0)
  if (bracketed !== undefined) return bracketed
  for (const form of IN_WORDS) {
    const named = toNamed(form.exec(text), LONGEST_CODE)
    if (named !== undefined) return named
  }
  const [, name = '', label = ''] = NAME_FIRST.exec(text) ?? []
  return toNamed(['', label, name], LONGEST_CODE)
}

/** Whether any word of a text is the name of a language: most headings have none, and need no pattern. */
function hasLanguageName(text: string): boolean {
  return text.split(WORD_ENDS).some(word => languages.has(word.toLowerCase()))
}

/** The length of a name of a language in brackets that opens a text, 0 for none: ` (English)` of ` (English): rivers`. */
export function lengthOfLanguageName(text: string): number {
  const found = OPENING_BRACKETS.exec(text)
  return found !== null && languages.has((found[1] ?? '').toLowerCase()) ? found[0].length : 0
}

function toNamed(match: readonly string[] | null, longestCode: number): NamedLabel | undefined {
  const [, label = '', name = ''] = match ?? []
  const language = name.length > longestCode ? languages.get(name.toLowerCase()) : undefined
  return language === undefined || label === '' ? undefined : { label, language }
}
