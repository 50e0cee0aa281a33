/**
 * A reading of a document as running text: what programs write that keep the order and the paragraphs of a text and not
 * its places.
 */

/** What a block of running text is, as far as the program that wrote it tells. `line`: it parts lines, not paragraphs. */
export type FlowKind = 'paragraph' | 'heading' | 'item' | 'row' | 'line'

/** Text that belongs together, in reading order. */
export interface FlowBlock {
  readonly kind: FlowKind
  /** Page of the file, from 1, where the reading tells where pages begin. */
  readonly page: number | undefined
  /** Level from 1, of headings. */
  readonly level?: number
  /** In the order of the text, as they are printed: nothing but white space parts them. */
  readonly words: readonly string[]
}

/** A reading without places. */
export interface FlowDocument {
  readonly blocks: readonly FlowBlock[]
}
