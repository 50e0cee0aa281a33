import type { PublicationField } from '../../base/text/publication/publication-fields.ts'

/** What every correction of the header says. */
interface HeaderCorrectionBase {
  /** The value as the program reads it, by which it is found; empty where the correction adds one. */
  readonly text: string
  /** Whatever the person wants to keep with it. */
  readonly note?: string
}

/** A paper has one title and one subtitle at most: they are found whatever was read. */
export interface TitleCorrection extends HeaderCorrectionBase {
  readonly header: 'title' | 'subtitle'
  /** What it is; empty where the paper has no subtitle. */
  readonly value: string
}

/** A keyword, or a fact of the publication. */
export interface ValueCorrection extends HeaderCorrectionBase {
  readonly header: 'keyword' | 'publication'
  /** Of a fact of the publication: which. */
  readonly field?: PublicationField
  /** What it is. */
  readonly value?: string
  readonly remove?: true
}

/** An author. A part that is left out stays as it is read, an empty one is taken away. */
export interface AuthorCorrection extends HeaderCorrectionBase {
  readonly header: 'author'
  readonly given?: string
  readonly middle?: string
  /** With its particles and its suffix: `von der Heide`, `King Jr`. */
  readonly surname?: string
  readonly email?: string
  readonly homepage?: string
  readonly orcid?: string
  /** All organisations of the author, each by its name, as read or as corrected. */
  readonly organisations?: readonly string[]
  /** Name of the author that this one comes before. */
  readonly before?: string
  /** Name of the author that this one comes after. */
  readonly after?: string
  readonly remove?: true
}

/** An organisation, of every author who has it. A part that is left out stays as it is read, an empty one is taken away. */
export interface OrganisationCorrection extends HeaderCorrectionBase {
  readonly header: 'organisation'
  readonly name?: string
  readonly city?: string
  readonly country?: string
  readonly remove?: true
}

/** What a person says of one thing in the header of a paper. */
export type HeaderCorrection = TitleCorrection | ValueCorrection | AuthorCorrection | OrganisationCorrection
