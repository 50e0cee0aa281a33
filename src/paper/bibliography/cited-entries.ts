import type { Paragraph, ReferenceFields } from '../paper.ts'

/** An entry as citations name it. */
export interface CitedEntry {
  readonly id: string
  /** What is printed between brackets or raised: `12`, `ABC+99`; `undefined` where the list has no labels. */
  readonly label: string | undefined
  /** Surnames, folded. */
  readonly surnames: readonly string[]
  /** Names of the entry that are left out (`et al.`), or could not be read. */
  readonly isOpen: boolean
  readonly year: string | undefined
}

/** The entries of a document as its citations may name them. */
export function toCitedEntries(references: readonly Paragraph[]): CitedEntry[] {
  return references.map(({ id, item, reference }) => ({
    id,
    label: item?.mark.replace(/^[\s([]+|[\s)\].]+$/gu, ''),
    surnames: namesOf(reference).map(fold),
    isOpen: reference?.isShortened === true,
    year: reference?.year,
  }))
}

function namesOf(fields: ReferenceFields | undefined): readonly string[] {
  if (fields === undefined) return []
  return (fields.authors.length > 0 ? fields.authors : fields.editors).map(({ surname }) => surname)
}

/** Lower case, without accents and with plain apostrophes and hyphens: lists and texts differ in these. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ´]/gu, "'").replace(/[‐‑]/gu, '-').toLowerCase()
}
