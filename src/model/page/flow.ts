/**
 * A reading of a document as running text, as programs write that keep the order and the paragraphs of a text, but not its
 * places on pages.
 */

/** What a block of running text is, as far as the program that wrote it says. `line`: it separates lines, not paragraphs. */
export type FlowKind = 'paragraph' | 'heading' | 'item' | 'row' | 'line'

/** Text that belongs together, in reading order. */
export interface FlowBlock {
  readonly kind: FlowKind
  /** Page of the file, from 1, where the reading says where pages begin. */
  readonly page: number | undefined
  /** Level from 1, of headings. */
  readonly level?: number
  /** In the order of the text, as they are printed, separated by white space alone. */
  readonly words: readonly string[]
}

/** A reading without places. */
export interface FlowDocument {
  readonly blocks: readonly FlowBlock[]
}
