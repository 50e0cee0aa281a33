/** The three kinds of the article: empty, finished (by `.`, `?` or `!`), unfinished. */
export type LineKind = 'EL' | 'FL' | 'UL'

/** The role of a line. `object` is a part of a table, figure or formula; `page-element` a running head or page number. */
export type LineRole = 'empty' | 'heading' | 'paragraph' | 'caption' | 'note' | 'object' | 'page-element'

/** A line of the input with the role that was decided for it. */
export interface LineDecision {
  /** Index in the input, from 0. */
  readonly index: number
  /** The line without white space at its end. */
  readonly text: string
  /** Characters of `text`. */
  readonly length: number
  readonly kind: LineKind
  readonly role: LineRole
}

/** How a line was joined to the one that continues it. */
export interface Join {
  /** Index of the line whose end was undone. */
  readonly index: number
  /** `none`: joined by a blank; `undone`: the hyphen was taken out; `kept`: it belongs to the word. */
  readonly hyphen: 'none' | 'undone' | 'kept'
}

/** A part of the recovered text; every line of the input is in exactly one part. */
export interface RecoveredPart {
  readonly role: LineRole
  /** One paragraph, without line ends; also where it is dropped. */
  readonly text: string
  /** Its lines; in a paragraph that was interrupted there are others between them. */
  readonly lines: readonly LineDecision[]
  /** One less than the lines; none where the part is dropped. */
  readonly joins: readonly Join[]
  /** Whether it is left out of the recovered text. Empty lines always are. */
  readonly isDropped: boolean
}
