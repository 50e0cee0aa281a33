import type { TextLine } from './text-line.ts'

/** One cell of a table as printed: its place and its lines, none in an empty cell. */
export interface GridCell {
  readonly lines: readonly TextLine[]
  /** Index of its first column. */
  readonly column: number
  /** Columns it covers; at least 1. */
  readonly columnSpan: number
  /** Rows it covers; at least 1. Those below leave its columns out. */
  readonly rowSpan: number
  readonly isHeader: boolean
}

/** What the evidence for a table tells those who use it. */
interface EvidenceTraits {
  /** Charts with the lines of a grid have it too. */
  readonly isOfCharts?: boolean
  /** The table continues one on the page before. */
  readonly isContinuation?: boolean
}

const TRAITS = {
  'caption-of-table': {},
  'frame-of-rules': {},
  'several-rules': {},
  'vertical-rules': {},
  'short-cells': { isOfCharts: true },
  'few-rows-between-rules': { isOfCharts: true },
  'rows-below-head': {},
  'bands-of-colour': {},
  'cells-in-columns': {},
  'columns-of-table-before': { isContinuation: true },
  'typewriter-type': {},
  'no-cells-side-by-side': {},
  'one-column': {},
} as const satisfies Readonly<Record<string, EvidenceTraits>>

/** A name of the evidence for or against rows of cells being a table. */
export type TableEvidence = keyof typeof TRAITS

/** All of them, with what each tells. */
export const TABLE_EVIDENCE: Readonly<Record<TableEvidence, EvidenceTraits>> = TRAITS

/** The rows and cells of a table, and the rules drawn around and inside it. */
export interface TableGrid {
  readonly rows: readonly (readonly GridCell[])[]
  /** HTML's word for the outer rules that are drawn. */
  readonly frame: 'void' | 'above' | 'below' | 'hsides' | 'vsides' | 'box'
  /** HTML's word for the inner rules that are drawn. */
  readonly rules: 'none' | 'rows' | 'cols' | 'all'
  /** Why the layout found it to be a table. */
  readonly evidence: readonly TableEvidence[]
}
