import { ASIAN_WORDS } from './asian.ts'
import { EASTERN_WORDS } from './eastern.ts'
import type { LanguageWords } from './language-words.ts'
import { WESTERN_WORDS } from './western.ts'

/**
 * Key words of the languages in which papers are written besides those of `keyword-tables.ts`, by language. They are found as
 * they are spelled only, with accents or without: among so many words there are some like those of every language.
 */
export const FURTHER_WORDS: Readonly<Record<string, LanguageWords>> = {
  ...WESTERN_WORDS,
  ...EASTERN_WORDS,
  ...ASIAN_WORDS,
}
