import type { FrontMatter } from '../../paper/paper.ts'
import type { PublicationField } from '../../text/publication/publication-fields.ts'
import { toPlainText } from './plain-text.ts'

/** The facts about a publication, by their fields. */
export interface Facts {
  readonly first: (field: PublicationField) => string | undefined
  readonly all: (field: PublicationField) => readonly string[]
}

/** The facts about the publication of a paper. */
export function factsOf({ publication }: Pick<FrontMatter, 'publication'>): Facts {
  const all = (wanted: PublicationField) =>
    publication.filter(({ field }) => field === wanted).map(({ value }) => toPlainText(value).trim())
  return { all, first: field => all(field)[0] }
}
