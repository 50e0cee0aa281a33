import { trimAddress } from './urls.ts'

/** A DOI printed in a text. */
export interface PrintedDoi {
  /** As printed, without its resolver and the punctuation after it. */
  readonly doi: string
  /** Where it begins, after its label or resolver. */
  readonly index: number
  /** Whether `doi:` or `doi.org/` is before it. */
  readonly isLabelled: boolean
}

/** Directory indicator and number of the registrant (ISO 26324), up to the slash. */
const PREFIX = String.raw`10\.\d{4,9}/`
/** Quotation marks, semicolons and commas end a DOI in a text: a DOI may contain them, but hardly ever does. */
const DOI = new RegExp(String.raw`(doi\S{0,8}\s*)?\b(${PREFIX}[^\s"“”<>|;,]+)`, 'giu')
const FIELD = new RegExp(String.raw`${PREFIX}\S+`, 'u')
/** A DOI after its label or resolver, and nothing else. */
const ALONE = new RegExp(String.raw`^(?:doi:\s?|(?:https?://)?(?:dx\.)?doi\.org/)${PREFIX}\S+$`, 'iu')
/** The announcement of a DOI, even where a broken one or none follows. */
const MENTION = new RegExp(String.raw`\bdoi\b\s*[:.]?\s*10\.|doi\.org/|\b${PREFIX}\S`, 'iu')

/** The DOIs of a text in their order, after a label, in a link or alone. */
export function findDois(text: string): PrintedDoi[] {
  return [...text.matchAll(DOI)].map(match => {
    const [whole, label, doi = ''] = match
    const index = match.index + whole.length - doi.length
    return { doi: trimAddress(doi), index, isLabelled: label !== undefined }
  })
}

/** Whether a text is a labelled DOI and nothing else. */
export function isDoiAlone(text: string): boolean {
  return ALONE.test(text)
}

/** Whether a text contains a DOI or the announcement of one. */
export function mentionsDoi(text: string): boolean {
  return MENTION.test(text)
}

/** `10.1000/x` from a field with a DOI in any form, in lower case, as DOIs are compared. */
export function normalizeDoi(field: string | undefined): string | undefined {
  return FIELD.exec(field ?? '')?.[0].toLowerCase()
}
