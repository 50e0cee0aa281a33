import type { PublicationField } from './publication-fields.ts'

/** What a text says of a publication. */
export interface TextFact {
  readonly field: PublicationField
  readonly value: string
  /** 0 to 1. */
  readonly confidence: number
  /** The rule that read it. */
  readonly rule: string
}

/** Confidence of what is named by its own label. */
export const LABELLED = 0.9
/** Confidence of what its form alone tells. */
export const BY_FORM = 0.75
/** Confidence of what may be of another thing. */
export const WEAK = 0.5
