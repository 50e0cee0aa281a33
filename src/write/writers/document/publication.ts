import type { FrontMatter } from '../../../model/paper/paper.ts'
import type { PublicationField } from '../../../base/text/publication/publication-fields.ts'
import { toPlainText } from './plain-text.ts'

/** The facts about a publication, by their fields. */
export interface Facts {
  readonly first: (field: PublicationField) => string | undefined
  readonly all: (field: PublicationField) => readonly string[]
  /** Year of the date. */
  readonly year: string | undefined
}

/** Characters of a year; a date of ISO 8601 begins with it. */
const YEAR_LENGTH = 4

/** The facts about the publication of a paper. */
export function factsOf({ publication }: Pick<FrontMatter, 'publication'>): Facts {
  const all = (wanted: PublicationField) =>
    publication.filter(({ field }) => field === wanted).map(({ value }) => toPlainText(value).trim())
  const first = (field: PublicationField) => all(field)[0]
  return { all, first, year: first('date')?.slice(0, YEAR_LENGTH) }
}
