import type { Format } from '../../products/recipes/formats.ts'

/** Outputs that are no format of a paper. */
type FurtherOutput = 'header-bibtex' | 'references-bibtex' | 'report'

/** A format without a label does not compile. */
const LABELS: Readonly<Record<Format | FurtherOutput, string>> = {
  tei: 'TEI P5',
  paperxml: 'paperXML',
  tsv: 'Sentences (table)',
  text: 'Text',
  html: 'HTML',
  markdown: 'Markdown',
  json: 'JSON',
  jats: 'JATS',
  chunks: 'Chunks for search (JSON lines)',
  s2orc: 'S2ORC JSON',
  conllu: 'CoNLL-U',
  vertical: 'Vertical text for corpora',
  horizontal: 'Horizontal text for corpora',
  dc: 'Dublin Core',
  datacite: 'DataCite',
  'header-bibtex': 'BibTeX of the paper',
  'references-bibtex': 'BibTeX of its references',
  'markdown-map': 'Places of the Markdown',
  report: 'Report',
}

/** The outputs that a reader may take, in the order in which they are offered. */
export const OUTPUT_LABELS: Readonly<Record<string, string>> = LABELS

/** Outputs that are made only if they are asked for: JATS warns of all that archives miss. */
const NOT_BY_DEFAULT: ReadonlySet<string> = new Set(['jats', 'markdown-map'])

/** What the page itself needs of a paper. */
export const OUTPUTS_OF_PAGE = ['inspection', 'report', 'html', 'tei'] as const

export const DEFAULT_OUTPUTS: readonly string[] = Object.keys(OUTPUT_LABELS).filter(name => !NOT_BY_DEFAULT.has(name))
