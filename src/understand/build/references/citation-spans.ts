import { markSpans } from '../paragraphs/mark-spans.ts'
import type { Inline } from '../../../model/paper/paper.ts'

/** A citation in a text: UTF-16 offsets, half-open, and the ids of the entries it names. */
export interface CitationSpan {
  readonly start: number
  readonly end: number
  readonly targets: readonly string[]
}

/** Content with a start and an end around each citation; the text does not change. Spans do not overlap. */
export function markCitations(content: readonly Inline[], spans: readonly CitationSpan[]): Inline[] {
  return markSpans(
    content,
    spans.map(({ start, end, targets }) => ({
      start,
      end,
      opening: { type: 'citation-start', targets },
      closing: { type: 'citation-end' },
    })),
  )
}
