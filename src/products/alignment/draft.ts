import type { Place } from '../../model/paper/paper.ts'

/** A paragraph before it becomes a part of the alignment document. */
export interface ParagraphDraft {
  /** Page of the file, from 1, on which it begins. */
  readonly page: number
  /** Font of most of its characters. */
  readonly font: string
  /** Its texts: one running text, or lines that stay lines. */
  readonly pieces: readonly string[]
  readonly kind: DraftKind
  /** Its places, where they help to decide whether the next paragraph continues it; else empty. */
  readonly places: readonly Place[]
}

/**
 * What a draft may be joined with.
 *
 * - `running`: text that may continue in the next `running` one
 * - `opening`: the same, but it never continues what is before it
 * - `aside`: not part of the running text, which continues after it
 * - `boundary`: no text continues after it
 * - `rows`: lines that are never joined; the running text continues after them
 */
export type DraftKind = 'running' | 'opening' | 'aside' | 'boundary' | 'rows'
