import { buildVocabulary, type Vocabulary, wordsInsideLines } from '../../base/text/hyphens/hyphenation.ts'
import { type ColumnWidths, ColumnWidthCounter } from './column-widths.ts'
import { lengthOf, trimLine } from './line-lengths.ts'
import type { ResolvedOptions } from './options.ts'
import { EDGE_LINES, PageEdgeCounter } from './page-elements.ts'

/** What is measured of a text as a whole, before any line of it is decided. */
export interface TextProfile {
  readonly widths: ColumnWidths
  /** Whether its lines were broken to fit a column. */
  readonly isWrapped: boolean
  /** Whether form feeds show where pages start. */
  readonly hasPages: boolean
  /** Whether a line at the edge of a page is a running head or a page number; pages count from 0. */
  readonly isPageElement: (line: string, page: number) => boolean
  readonly vocabulary: Vocabulary
}

/** Least share of the lines of wrapped prose that surely continue on the next one. */
const FEWEST_JOINTS = 0.15
/** Lines that the vocabulary is made from: one or two megabytes show as much as a larger text would. */
const LINES_OF_VOCABULARY = 20_000

/**
 * The profile of a text. Its lines are iterated once to be measured, and the first ones once more for the vocabulary.
 *
 * @param published CW by the formula of the article, in characters: the width of a text that is too short to show one
 */
export function profileText(lines: Iterable<string>, options: ResolvedOptions, published: number): TextProfile {
  const widths = new ColumnWidthCounter()
  const edges = new PageEdgeCounter()
  let previous = ''
  let isFirst = true
  let pairs = 0
  let page = 0
  let pageLines: string[] = []
  for (const raw of lines) {
    if (raw.startsWith('\f') && !isFirst) {
      edges.add(pageLines, page)
      pageLines = []
      page++
    }
    isFirst = false
    const line = trimLine(raw)
    if (line !== '') {
      pageLines = keepEdges(pageLines, line.trimStart())
      if (previous !== '') pairs++
      widths.add(previous, line)
      previous = line
    }
  }
  if (page > 0) edges.add(pageLines, page)
  return {
    widths: widthsOf(widths, options, published),
    isWrapped: options.columnWidth !== undefined || widths.joints > FEWEST_JOINTS * pairs,
    hasPages: page > 0,
    isPageElement: edges.test(),
    vocabulary: buildVocabulary(knownWords(lines, options)),
  }
}

/** The first and last lines of a page so far. */
function keepEdges(lines: readonly string[], line: string): string[] {
  if (lines.length < 2 * EDGE_LINES) return [...lines, line]
  return [...lines.slice(0, EDGE_LINES), ...lines.slice(EDGE_LINES + 1), line]
}

function widthsOf(counter: ColumnWidthCounter, { columnWidth, eps }: ResolvedOptions, published: number): ColumnWidths {
  const measured = counter.columnWidths(eps)
  if (columnWidth === undefined && measured.columns.length > 0) return measured
  return { columns: [{ width: columnWidth ?? published, tolerance: eps }], measure: lengthOf }
}

function* knownWords(lines: Iterable<string>, { words }: ResolvedOptions): Generator<string> {
  yield* words
  yield* wordsInsideLines(lines, LINES_OF_VOCABULARY)
}
