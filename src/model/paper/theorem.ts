import type { StatementKind } from '../../base/text/keywords/statement-words.ts'

/**
 * A mathematical statement (theorem, definition, example …) or a proof that a block is a part of. Its blocks follow each other in one section,
 * with the notes, floats and page breaks between them.
 */
export interface TheoremPart {
  /** Unique in the document: `st1`. Its blocks share it. */
  readonly id: string
  readonly kind: StatementKind
  /** As printed, without the full stop after it: `4.2`. */
  readonly number?: string
}
