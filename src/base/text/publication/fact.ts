import type { PublicationField } from './publication-fields.ts'

/** A fact about a publication that was read in a text. */
export interface TextFact {
  readonly field: PublicationField
  readonly value: string
  /** 0 to 1. */
  readonly confidence: number
  /** The rule that read it. */
  readonly rule: string
  /** Set where the fact is all of the text: what is beside it does not matter. */
  readonly isWholeText?: true
}

/** Confidence in a value with a label. */
export const LABELLED = 0.9
/** Confidence in a value that is recognised by its form alone. */
export const BY_FORM = 0.75
/** Confidence in a value that may be about something else. */
export const WEAK = 0.5
