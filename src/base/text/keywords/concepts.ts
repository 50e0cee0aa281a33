/** What a key word announces. */
export type Concept =
  | 'abstract'
  | 'keywords'
  | 'contents'
  | 'highlights'
  | 'introduction'
  | 'references'
  | 'acknowledgments'
  | 'funding'
  | 'contributions'
  | 'conflicts'
  | 'ethics'
  | 'availability'
  | 'supplement'
  | 'dates'
  | 'correspondence'
  | 'appendix'
  | 'chapter'
  | 'section'
  | 'notes'
  | 'figure'
  | 'table'
  | 'listing'
  | 'algorithm'
  | 'equation'
  | 'theorem'

/** Subjects of short sections between text and references: who helped, paid, did what, and where the data are. */
export const STATEMENTS = [
  'acknowledgments',
  'funding',
  'contributions',
  'conflicts',
  'ethics',
  'availability',
  'supplement',
] as const satisfies readonly Concept[]

/** One of {@link STATEMENTS}. */
export type Statement = (typeof STATEMENTS)[number]

/** Languages that have key words. */
export type KeywordLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'pl' | 'ru' | 'sr-Latn' | 'sr-Cyrl'
