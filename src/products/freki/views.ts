import type { FrekiDocument, FrekiFont, FrekiLine } from './document.ts'

/** Every line of the document, in order. */
export function linesOfFreki(document: FrekiDocument): readonly FrekiLine[] {
  return document.blocks.flatMap(block => block.lines)
}

/** The pages that have blocks, in their order in the document. */
export function pagesOfFreki(document: FrekiDocument): readonly number[] {
  return [...new Set(document.blocks.flatMap(block => block.page ?? []))]
}

/** The first and the last line of each span, by its id, in the order in which the spans begin. */
export function spansOfFreki(document: FrekiDocument): ReadonlyMap<string, readonly [first: number, last: number]> {
  const spans = new Map<string, readonly [number, number]>()
  for (const { spanId, number } of linesOfFreki(document)) {
    if (spanId === undefined) continue
    const [first, last] = spans.get(spanId) ?? [number, number]
    spans.set(spanId, [Math.min(first, number), Math.max(last, number)])
  }
  return spans
}

/** The fonts with their numbers of lines, the most frequent first; equally frequent ones in order of appearance. */
export function fontsOfFreki(document: FrekiDocument): readonly (FrekiFont & { readonly lines: number })[] {
  const fonts = new Map<string, FrekiFont & { lines: number }>()
  for (const font of linesOfFreki(document).flatMap(line => line.fonts)) {
    const key = `${font.id}-${font.size}`
    fonts.set(key, { ...font, lines: (fonts.get(key)?.lines ?? 0) + 1 })
  }
  return [...fonts.values()].sort((a, b) => b.lines - a.lines)
}

/** The number of lines at each left edge, in points, leftmost first. */
export function leftEdgesOfFreki(document: FrekiDocument): ReadonlyMap<number, number> {
  const edges = new Map<number, number>()
  for (const { box } of linesOfFreki(document)) if (box) edges.set(box.llx, (edges.get(box.llx) ?? 0) + 1)
  return new Map([...edges].sort(([a], [b]) => a - b))
}
