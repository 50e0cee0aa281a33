import type { PublicationField } from '../../base/text/publication/publication-fields.ts'
import type { Place } from './printed.ts'

/** One fact about a paper's publication, with its evidence. A field that holds a list has a fact for each item. */
export interface PublicationFact {
  readonly field: PublicationField
  readonly value: string
  /** 0 to 1. */
  readonly confidence: number
  /** Names of the rules that support it, and where they read: `page`, `furniture`, `metadata`, `bibliography`. */
  readonly evidence: readonly string[]
  /** Where it is printed. */
  readonly place?: Place
}

/** The entry of a bibliographic file that is this paper's; see `BibEntry`. */
export interface PaperEntry {
  readonly type: string
  readonly key: string
  readonly fields: Readonly<Record<string, string>>
}

/** What a title page prints in another language than the paper's; paragraphs of abstracts have their own language. */
export interface Translation {
  readonly language: string
  readonly title?: string
  readonly keywords: readonly string[]
}
