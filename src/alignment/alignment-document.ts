/** A document prepared for alignment with its translations: pages, paragraphs, sentences. */
export interface AlignmentDocument {
  /** Language of most rows. */
  readonly language: string
  /** The languages that were told, that of most rows first. */
  readonly languages: readonly LanguageShare[]
  /** All pages that were read, also those without text. */
  readonly pages: readonly AlignmentPage[]
}

/** How much of a document is in a language. */
export interface LanguageShare {
  readonly language: string
  /** Rows of paragraphs whose language was told by their own text. */
  readonly rows: number
  /** Their share of such rows, 0 to 100. */
  readonly percent: number
}

/** A page with the paragraphs that begin on it. */
export interface AlignmentPage {
  /** Page of the file, from 1. */
  readonly number: number
  readonly paragraphs: readonly AlignmentParagraph[]
}

/** A paragraph, whole though it may go on on the next page. */
export interface AlignmentParagraph {
  /** `page1p3`: the third paragraph that begins on page 1. */
  readonly id: string
  /** ISO 639-1, with script where it matters: `en`, `sr-Cyrl`. */
  readonly language: string
  /** Font of most of its characters; empty where it is not known. */
  readonly font: string
  /** A sentence each, or a line each where it is no running text. Never empty. */
  readonly lines: readonly string[]
}
