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

/**
 * The language that a label names, or that of a label such as `Palavras-chave:`, by the tables of key words; `undefined` where
 * no language or more than one has the words.
 */
function languageOfLabel(label: string, concept: Concept): string | undefined {
  const named = cutLanguageName(label.replace(/[\s:.–—-]+$/u, ''))
  if (named !== undefined) return named.language
  const [found, ...others] = wordsOf(concept).get(foldKey(label)) ?? []
  return others.length === 0 ? found : undefined
}

/** The languages that have a word for a concept, by the key of the word. */
type LanguagesByWord = ReadonlyMap<string, ReadonlySet<string>>

/** For the concepts that were asked for: a paper asks for one or two of them, and all words together take a while to read. */
const known = new Map<Concept, LanguagesByWord>()

function wordsOf(concept: Concept): LanguagesByWord {
  const words = known.get(concept) ?? readWords(concept)
  known.set(concept, words)
  return words
}

function readWords(concept: Concept): LanguagesByWord {
  const further = Object.entries(FURTHER_WORDS).map(([language, rows]) => [language, rows[concept]] as const)
  const languages = new Map<string, Set<string>>()
  for (const [language, words] of [...Object.entries(KEYWORDS[concept]), ...further]) {
    for (const key of words?.split('|').map(foldKey) ?? [])
      languages.set(key, (languages.get(key) ?? new Set()).add(language))
  }
  return languages
}
