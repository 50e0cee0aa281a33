import type { Inline } from '../../../model/paper/paper.ts'

/** A stretch of a text, in UTF-16 offsets, half-open, with what is put before and after it. */
export interface MarkedSpan {
  readonly start: number
  readonly end: number
  readonly opening: Inline
  readonly closing: Inline
}

/** One of the two marks of a span. */
interface Mark {
  readonly at: number
  readonly inline: Inline
  readonly isClosing: boolean
}

/** Content with both marks of each span; the text does not change. Spans do not overlap. */
export function markSpans(content: readonly Inline[], spans: readonly MarkedSpan[]): Inline[] {
  const marks = spans
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end, opening, closing }): Mark[] => [
      { at: start, inline: opening, isClosing: false },
      { at: end, inline: closing, isClosing: true },
    ])
  const out: Inline[] = []
  let offset = 0
  const place = (to: number) => {
    while (marks[0] !== undefined && marks[0].at <= to) out.push(...marks.splice(0, 1).map(({ inline }) => inline))
  }
  for (const inline of content) {
    if (inline.type !== 'text') {
      // A span that ends here ends before the break, one that starts here starts after it.
      if (marks[0]?.at === offset && marks[0].isClosing) out.push(...marks.splice(0, 1).map(({ inline }) => inline))
      out.push(inline)
      continue
    }
    let rest = inline.text
    while (marks[0] !== undefined && marks[0].at < offset + rest.length) {
      const cut = marks[0].at - offset
      if (cut > 0) out.push({ ...inline, text: rest.slice(0, cut) })
      rest = rest.slice(cut)
      offset += cut
      place(offset)
    }
    out.push({ ...inline, text: rest })
    offset += rest.length
  }
  place(Infinity)
  return out
}
