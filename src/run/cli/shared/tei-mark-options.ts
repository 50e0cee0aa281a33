import type { TeiMarkOptions } from '../../../products/recipes/tei-marks/tei-marks.ts'

/** The options about what is marked in TEI, as they were typed. */
export interface TeiMarkFlags {
  readonly sentences?: boolean
  readonly coordinates?: boolean
  readonly tokens?: boolean
}

export const SENTENCES_HELP = 'mark the sentences in TEI: s with the ids of the TSV'
export const TOKENS_HELP = 'mark words and punctuation in TEI: w and pc'

export function parseTeiMarks({ sentences, coordinates, tokens }: TeiMarkFlags): TeiMarkOptions {
  return {
    ...(sentences === true ? { sentences } : {}),
    ...(coordinates === true ? { coordinates } : {}),
    ...(tokens === true ? { tokens } : {}),
  }
}
