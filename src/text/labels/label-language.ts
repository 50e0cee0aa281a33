import { foldKey } from '../characters/levenshtein.ts'
import type { Concept } from '../keywords/concepts.ts'
import { BETWEEN_LANGUAGES } from './match-keywords.ts'
import { FURTHER_WORDS } from '../keywords/further/further-words.ts'
import { KEYWORDS } from '../keywords/keyword-tables.ts'
import { cutLanguageName } from './named-language.ts'

/** The languages of a label, one for each of its parts: French and English of `Mots-clés – Keywords`. */
export function languagesOfLabel(label: string, concept: Concept): (string | undefined)[] {
  const parts = label.split(BETWEEN_LANGUAGES)
  const found = parts.map(part => languageOfLabel(part, concept))
  return found.includes(undefined) ? [languageOfLabel(label, concept)] : found
}

/** The languages that have a word for a concept, by concept and the key of the word. */
const languagesByWord = readLanguages()

/**
 * The language that a label names, or that of a label such as `Palavras-chave:`, by the tables of key words; `undefined` where
 * no language or more than one has the words.
 */
function languageOfLabel(label: string, concept: Concept): string | undefined {
  const named = cutLanguageName(label.replace(/[\s:.–—-]+$/u, ''))
  if (named !== undefined) return named.language
  const [found, ...others] = languagesByWord.get(`${concept} ${foldKey(label)}`) ?? []
  return others.length === 0 ? found : undefined
}

function readLanguages(): ReadonlyMap<string, ReadonlySet<string>> {
  const languages = new Map<string, Set<string>>()
  const add = (language: string, concept: string, words: string) => {
    for (const word of words.split('|')) {
      const key = `${concept} ${foldKey(word)}`
      languages.set(key, (languages.get(key) ?? new Set()).add(language))
    }
  }
  for (const [concept, rows] of Object.entries(KEYWORDS))
    for (const [language, words] of Object.entries(rows)) add(language, concept, words)
  for (const [language, rows] of Object.entries(FURTHER_WORDS))
    for (const [concept, words] of Object.entries(rows)) add(language, concept, words)
  return languages
}
