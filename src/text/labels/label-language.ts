import { foldKey } from '../characters/levenshtein.ts'
import type { Concept } from '../keywords/concepts.ts'
import { KEYWORDS } from '../keywords/keyword-tables.ts'

/**
 * The language of a label such as `Palavras-chave:`, by the tables of key words; `undefined` where no language or more
 * than one has the words.
 */
export function languageOfLabel(label: string, concept: Concept): string | undefined {
  const key = foldKey(label)
  const found = Object.entries(KEYWORDS[concept]).filter(([, words]) => words.split('|').map(foldKey).includes(key))
  return found.length === 1 ? found[0]?.[0] : undefined
}
