import type { HeaderCorrection } from '../corrections/header-corrections.ts'

/** What may be corrected in the text. */
type TextPart = 'words' | 'formula' | 'call' | 'language' | 'figure' | 'review'

/** What a person corrected. What was added has nothing that was read, what was removed is nothing. */
export interface PaperCorrection {
  /**
   * `words` of the text, a `formula` in LaTeX, the note that a mark calls (`call`), the `role` or `language` of a block, the box of a
   * `figure`, a field of a `reference`, the cells of a `table`; pages that were looked through (`review`); else a part of the header.
   */
  readonly part: HeaderCorrection['header'] | 'role' | 'reference' | 'table' | TextPart
  /** Of a reference, table, figure or author: which field, or what of it. */
  readonly field?: string
  /** Page of the file, from 1. */
  readonly page?: number
  readonly read: string
  readonly is: string
}
