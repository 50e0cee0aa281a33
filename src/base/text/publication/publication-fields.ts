/** What can be known of where and when a paper appeared, in the order in which it is written. */
export const PUBLICATION_FIELDS = [
  'doi',
  'arxiv',
  'journal',
  /** Title of the volume: proceedings, a book. */
  'volume-title',
  'series',
  'volume',
  'issue',
  'article-number',
  'first-page',
  'last-page',
  'date',
  'publisher',
  'publisher-place',
  'issn',
  'isbn',
  /** As printed: `© 2009 The Authors`. */
  'copyright',
  /** URL of the licence, or its name where it has none. */
  'licence',
  'received',
  'revised',
  'accepted',
] as const

/** One of {@link PUBLICATION_FIELDS}. Values are texts; dates are ISO 8601, as exact as is known. */
export type PublicationField = (typeof PUBLICATION_FIELDS)[number]
