import type { Inline } from '../../../model/paper/paper.ts'
import { markSpans } from '../paragraphs/mark-spans.ts'
import type { CalloutSpan } from './read-numbers.ts'

/** The content with its callouts marked; the same content where there is none. */
export function markCallouts(content: readonly Inline[], spans: readonly CalloutSpan[]): readonly Inline[] {
  if (spans.length === 0) return content
  return markSpans(
    content,
    spans.map(({ start, end, kind, targets }) => ({
      start,
      end,
      opening: { type: 'callout-start', kind, targets },
      closing: { type: 'callout-end' },
    })),
  )
}
