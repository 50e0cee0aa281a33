import { foldKey } from '../characters/levenshtein.ts'
import type { Concept } from '../keywords/concepts.ts'
import { BETWEEN_LANGUAGES } from './match-keywords.ts'
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
  const key = foldKey(label)
  const found = Object.entries(KEYWORDS[concept]).filter(([, words]) => words.split('|').map(foldKey).includes(key))
  return found.length === 1 ? found[0]?.[0] : undefined
}
