import type { Place } from '../paper/paper.ts'

/** A paragraph on its way to the alignment document. */
export interface ParagraphDraft {
  /** Page of the file, from 1, on which it begins. */
  readonly page: number
  /** Font of most of its characters. */
  readonly font: string
  /** Its texts as they are: a running text, or lines that stay lines. */
  readonly pieces: readonly string[]
  readonly kind: DraftKind
  /** Where it stands, as far as that tells whether the next one can go on; empty where it tells nothing. */
  readonly places: readonly Place[]
}

/**
 * What a draft may be joined with.
 *
 * - `running`: text that may go on in the next `running` one; `opening`: the same, but goes on with nothing before it
 * - `aside`: stands beside the text that goes on around it
 * - `boundary`: no text goes on over it
 * - `rows`: lines that stay what they are, beside the text
 */
export type DraftKind = 'running' | 'opening' | 'aside' | 'boundary' | 'rows'
