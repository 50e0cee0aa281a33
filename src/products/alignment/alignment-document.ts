/** A document prepared for alignment with its translations: pages, paragraphs, sentences. */
export interface AlignmentDocument {
  /** Language of most rows. */
  readonly language: string
  /** The languages that were recognised, that of most rows first. */
  readonly languages: readonly LanguageShare[]
  /** All pages that were read, also those without text. */
  readonly pages: readonly AlignmentPage[]
}

/** The share of a document that is in one language. */
export interface LanguageShare {
  readonly language: string
  /** Rows of paragraphs whose language was recognised in their text. */
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

/** A whole paragraph, even where it continues on the next page. */
export interface AlignmentParagraph {
  /** `page1p3`: the third paragraph that begins on page 1. */
  readonly id: string
  /** ISO 639-1, with script where it matters: `en`, `sr-Cyrl`. */
  readonly language: string
  /** Font of most of its characters; empty where it is not known. */
  readonly font: string
  /** One sentence each, or one line each where it is not running text. Never empty. */
  readonly lines: readonly string[]
}
