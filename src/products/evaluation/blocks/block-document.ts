import { cleanText } from './keys.ts'

/** A block of a document, of the gold or of a result. */
export interface EvaluatedBlock {
  /** A type of `score-types.ts`, or another one, like `equation`, that has no figure. */
  readonly type: string
  readonly text?: string
  readonly level?: number
  readonly number?: string
  readonly label?: string
  /** Cells of a table by row. */
  readonly rows?: readonly (readonly string[])[]
  /** `contains`: only this much of the text is known. */
  readonly match?: string
  /** A heading that the format of a result has no words for. */
  readonly isImplied?: boolean
}

/** An author; an organisation is its printed line, or its name with its place. */
export interface EvaluatedAuthor {
  readonly surname?: string
  readonly given?: string
  readonly email?: string
  readonly orgs?: readonly (string | { readonly name?: string; readonly place?: string })[]
}

/** A page by its place in the file and its printed number. */
export interface EvaluatedPage {
  readonly local?: string | number
  readonly global?: string | number
}

/** A document as blocks in reading order. What is left out is not known. */
export interface BlockDocument {
  readonly language?: string
  readonly title?: string
  readonly subtitle?: string
  readonly abstract?: readonly string[]
  readonly authors?: readonly EvaluatedAuthor[]
  readonly blocks: readonly EvaluatedBlock[]
  readonly pages?: readonly EvaluatedPage[]
}

/** A block with this text as a reader would copy it; none where there is no text. */
export function toBlock(type: string, text: string | undefined): readonly EvaluatedBlock[] {
  const clean = cleanText(text)
  return clean === '' ? [] : [{ type, text: clean }]
}

/** The text of a block; of a table that of all its cells, row by row. */
export function blockTextOf({ type, text, rows }: EvaluatedBlock): string {
  return type === 'table' ? (rows ?? []).map(row => row.join(' ')).join(' ') : (text ?? '')
}

/** Whether a block is running text: formats without lists write list items as paragraphs. */
export function isProse({ type }: EvaluatedBlock): boolean {
  return type === 'paragraph' || type === 'list-item'
}

/** Types that are neither wanted nor false. */
const UNSCORED: ReadonlySet<string> = new Set(['equation', 'code', 'table-note', 'other'])

/** Whether a block is neither wanted nor false. */
export function isUnscored({ type }: EvaluatedBlock): boolean {
  return UNSCORED.has(type)
}
