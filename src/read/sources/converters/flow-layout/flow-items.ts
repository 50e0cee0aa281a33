import type { Stretch } from '../layout-html/page-draft.ts'

/** A line as the file breaks it; white space is a blank. */
export interface FlowLine {
  readonly stretches: Stretch[]
  /** Line of the file, from 1. */
  readonly place: number
}

/** A paragraph, a heading or anything that is by itself. */
export interface FlowBlock {
  readonly kind: 'block'
  readonly lines: FlowLine[]
  /** Whether the element is one that browsers set apart, like `p`. */
  readonly isApart: boolean
  readonly align: 'left' | 'center' | 'right'
  /** White before the first line, in pixels of CSS. */
  readonly indent: number
}

/** A table, or columns that a table keeps side by side. */
export interface FlowTable {
  readonly kind: 'table'
  /** Rows, of cells, of what is in them. */
  readonly rows: FlowItem[][][]
}

/** What a file has one below the other. `page`: the next page begins; `rule`: a line from edge to edge. */
export type FlowItem = FlowBlock | FlowTable | { readonly kind: 'page' | 'rule' }
