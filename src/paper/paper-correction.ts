import type { HeaderCorrection } from '../corrections/header-corrections.ts'

/** What a person corrected. What was added has nothing that was read, what was removed is nothing. */
export interface PaperCorrection {
  /** `words` of the text, the `role` of a block, a field of a `reference`, the cells of a `table`; else a part of the header. */
  readonly part: HeaderCorrection['header'] | 'words' | 'role' | 'reference' | 'table'
  /** Of a reference or table: which field, or what of its cells. */
  readonly field?: string
  /** Page of the file, from 1. */
  readonly page?: number
  readonly read: string
  readonly is: string
}
