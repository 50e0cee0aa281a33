import type { Measure } from '../report/measure.ts'
import { type BlockCounts, NOTHING } from './counts.ts'

/** How a figure is made of its counts. */
interface Kind {
  readonly name: string
  readonly label: string
  readonly isShare?: boolean
  readonly isLessBetter?: boolean
}

/** The figures of blocks in the order of the report. */
export const BLOCK_MEASURES: readonly Kind[] = [
  { name: 'title', label: 'title' },
  { name: 'authors', label: 'authors' },
  { name: 'orgs', label: 'affiliations' },
  { name: 'emails', label: 'e-mails' },
  { name: 'abstract', label: 'abstract' },
  { name: 'heading', label: 'headings' },
  { name: 'headingLevel', label: 'heading level agrees', isShare: true },
  { name: 'headingNumber', label: 'heading number agrees', isShare: true },
  { name: 'paragraph', label: 'paragraphs' },
  { name: 'untypedParagraph', label: 'paragraphs, of any type' },
  { name: 'list-item', label: 'list items' },
  { name: 'footnote', label: 'footnotes' },
  { name: 'footnoteLabel', label: 'footnote label agrees', isShare: true },
  { name: 'figure-caption', label: 'figure captions' },
  { name: 'table-caption', label: 'table captions' },
  { name: 'table', label: 'tables' },
  { name: 'tableCells', label: 'table cells, matched tables' },
  { name: 'tableAdjacency', label: 'table neighbours, matched tables' },
  { name: 'tableCellsAll', label: 'table cells, all tables' },
  { name: 'reference', label: 'references' },
  { name: 'wordAccuracy', label: 'word accuracy', isShare: true },
  { name: 'wordsLost', label: 'words lost', isShare: true, isLessBetter: true },
  { name: 'noise', label: 'noise', isShare: true, isLessBetter: true },
  { name: 'brokenSentences', label: 'broken sentences', isShare: true, isLessBetter: true },
  { name: 'brokenTolerant', label: 'broken sentences, tolerant', isShare: true, isLessBetter: true },
  { name: 'doubt', label: 'doubt, share of words', isShare: true, isLessBetter: true },
  { name: 'pages', label: 'page numbers', isShare: true },
]

/** The figures of blocks by name. One for which the gold has nothing has no value. */
export function measureBlocks(counts: BlockCounts): ReadonlyMap<string, Measure> {
  return new Map(
    BLOCK_MEASURES.map(({ name, isShare = false, isLessBetter = false }) => {
      const { hits, found, wanted } = counts.get(name) ?? NOTHING
      const value = isShare ? hits / wanted : (2 * hits) / (found + wanted)
      return [name, { value: wanted === 0 ? undefined : value, size: wanted, isLessBetter }]
    }),
  )
}
