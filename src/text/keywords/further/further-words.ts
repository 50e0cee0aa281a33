import type { Concept } from '../concepts.ts'
import { ASIAN_WORDS } from './asian.ts'
import { EASTERN_WORDS } from './eastern.ts'
import { WESTERN_WORDS } from './western.ts'

/** The key words of one language, separated by `|`; a concept may be missing where its word is that of another language. */
export type LanguageWords = Readonly<Partial<Record<Concept, string>>>

/**
 * Key words of the languages in which papers are written besides those of `keyword-tables.ts`, by language. They are found as
 * they are spelled only, with accents or without: among so many words there are some like those of every language.
 */
export const FURTHER_WORDS: Readonly<Record<string, LanguageWords>> = {
  ...WESTERN_WORDS,
  ...EASTERN_WORDS,
  ...ASIAN_WORDS,
}
