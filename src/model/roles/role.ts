/** What a block is. `text` is running text, of which `understand/build/paragraphs/paragraphs.ts` makes paragraphs and list items. */
export type Role =
  | 'title'
  | 'subtitle'
  | 'authors'
  | 'abstract-heading'
  | 'abstract'
  | 'keywords'
  | 'publication-info'
  | 'heading'
  | 'text'
  | 'footnote'
  | 'figure-caption'
  | 'table-caption'
  | 'table'
  | 'table-note'
  | 'figure-text'
  | 'references-heading'
  | 'reference'
  | 'formula'
  | 'code'
  | 'glossed-example'
  | 'doubt'
  | 'margin'

/** What a line at the edge of a page is. */
export type FurnitureRole = 'running-header' | 'running-footer' | 'page-number' | 'line-number' | 'margin'

/** The parts of a heading. */
export interface HeadingParts {
  readonly level: number
  readonly number: string | undefined
}
