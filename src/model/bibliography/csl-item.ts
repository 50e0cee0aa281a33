import type { CslDate } from './csl-date.ts'

/** A name in CSL-JSON. */
export interface CslName {
  readonly family?: string
  readonly given?: string
  readonly suffix?: string
  readonly 'non-dropping-particle'?: string
  readonly 'dropping-particle'?: string
  /** A name that has no parts. */
  readonly literal?: string
}

/** An item of CSL-JSON 1.0: the fields that this program asks for, and any others. Texts are Unicode. */
export interface CslItem {
  readonly id: string
  readonly type: string
  readonly title?: string
  readonly author?: readonly CslName[]
  readonly issued?: CslDate
  readonly DOI?: string
  readonly [field: string]: unknown
}

/** An item of a file, with the line in which it begins. Its values are those of CSL-JSON where they are sound. */
export interface PlacedItem {
  readonly line: number
  readonly values: Readonly<Record<string, unknown>>
}
