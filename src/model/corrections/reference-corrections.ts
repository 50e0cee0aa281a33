/** Fields of a reference whose value is one text. */
export const REFERENCE_TEXTS = [
  'title',
  'year',
  'container',
  'volume',
  'issue',
  'pages',
  'publisher',
  'doi',
  'url',
] as const

/** Fields of a reference that hold names. */
export const REFERENCE_NAMES = ['authors', 'editors'] as const

/** A field of a reference that holds one text. */
export type ReferenceText = (typeof REFERENCE_TEXTS)[number]

/** Fields as a person gives them. One that is left out stays as it is read, an empty one is taken away. */
export type CorrectedFields = { readonly [Name in ReferenceText]?: string } & {
  /** In their order: `Hill, Anna`; an organisation has no comma. */
  readonly [Name in (typeof REFERENCE_NAMES)[number]]?: readonly string[]
}

/** What a person says of one entry of a list of references. */
export interface ReferenceCorrection {
  /** Page of the file on which the entry begins. */
  readonly page: number
  /** The beginning of the entry as printed, without its label: it is found by it. */
  readonly text: string
  readonly reference: CorrectedFields
  /** Whatever the person wants to keep with it. */
  readonly note?: string
}
