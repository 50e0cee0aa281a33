import type { Inline } from '../paper.ts'

/** A citation in a text: UTF-16 offsets, half-open, and the ids of the entries it names. */
export interface CitationSpan {
  readonly start: number
  readonly end: number
  readonly targets: readonly string[]
}

/** Content with a start and an end around each citation; the text does not change. Spans do not overlap. */
export function markCitations(content: readonly Inline[], spans: readonly CitationSpan[]): Inline[] {
  const marks = spans
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end, targets }): { at: number; inline: Inline }[] => [
      { at: start, inline: { type: 'citation-start', targets } },
      { at: end, inline: { type: 'citation-end' } },
    ])
  const out: Inline[] = []
  let offset = 0
  const place = (to: number) => {
    while (marks[0] !== undefined && marks[0].at <= to) out.push(...marks.splice(0, 1).map(({ inline }) => inline))
  }
  for (const inline of content) {
    if (inline.type !== 'text') {
      // A citation that ends here ends before the break, one that starts here starts after it.
      if (marks[0]?.at === offset && marks[0].inline.type === 'citation-end') place(offset)
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
