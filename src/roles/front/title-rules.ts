/** Rules that speak for a title, or against it. */
export const TITLE_RULES = [
  'title-in-file',
  'size',
  'bold',
  'capitals',
  'centred',
  'upper-part',
  'several-words',
  'one-word',
  'names-below',
  'below-running-text',
  'below-abstract',
  'names-and-address',
  'list-of-names',
  'kind-of-article',
  'publication-phrase',
  'heading-keyword',
  'section-number',
  'address',
] as const

/** The name of one of them. */
export type TitleRule = (typeof TITLE_RULES)[number]
