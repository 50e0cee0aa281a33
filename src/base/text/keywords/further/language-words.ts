import type { Concept } from '../concepts.ts'

/** The key words of one language, separated by `|`; a concept may be missing where its word is that of another language. */
export type LanguageWords = Readonly<Partial<Record<Concept, string>>>
