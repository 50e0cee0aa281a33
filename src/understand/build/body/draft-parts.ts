import type { TextLine } from '../../../model/page/text-line.ts'
import type { ParagraphPart } from '../paragraphs/paragraphs.ts'
import type { DraftParagraph } from './elements.ts'

/** The indent of a paragraph, in ems; that of an item is its mark's, though its other lines may be further left. */
export function depthOf(draft: ParagraphPart | undefined, bodySize: number): number {
  const lefts = draft?.lines.map(line => line.box.left) ?? []
  const [first] = lefts
  if (draft === undefined || first === undefined) return 0
  return draft.item === undefined ? draft.indent : draft.indent + (first - Math.min(...lefts)) / bodySize
}

/** Characters of a mark or label, blanks not counted. */
export function printedLength(mark: string): number {
  return mark.replace(/\s/g, '').length
}

/** The formulas after each line of a paragraph; a line that lost its mark (`shown`) keeps its formulas. */
export function formulasByLine(
  { parts, formulas }: DraftParagraph,
  lines: readonly TextLine[],
  shown: readonly TextLine[],
): ReadonlyMap<TextLine, readonly number[]> {
  const byLine = new Map<TextLine, number[]>()
  for (const { afterPart, formula } of formulas) {
    const end = parts.slice(0, afterPart + 1).reduce((sum, part) => sum + part.lines.length, 0)
    const line = shown[end - 1 - (lines.length - shown.length)]
    if (line !== undefined) byLine.set(line, [...(byLine.get(line) ?? []), formula])
  }
  return byLine
}
