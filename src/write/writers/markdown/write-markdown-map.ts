import type { Paper } from '../../../model/paper/paper.ts'
import { boxesOf } from '../document/boxes.ts'
import { separatorBefore } from './markdown-parts.ts'
import { type MarkdownOptions, markdownParts } from './write-markdown.ts'

/** A range of the Markdown with the block that it is from, and where that is printed. */
interface MappedRange {
  /** UTF-16, half-open. */
  readonly start: number
  readonly end: number
  /** The same in code points. */
  readonly codePoints: readonly [number, number]
  readonly block: string
  /** Page, left, top, right and bottom of each box, in points from the top left. */
  readonly boxes: readonly (readonly number[])[]
}

/** Where in the Markdown of a paper each block is: JSON, one range per line, in the order of the text. */
export function writeMarkdownMap(paper: Paper, options: MarkdownOptions): string {
  const ranges: MappedRange[] = []
  let at = 0
  let codePoints = 0
  for (const [i, part] of markdownParts(paper, options).entries()) {
    const { length } = separatorBefore(part, i)
    const start = at + length
    const first = codePoints + length
    at = start + part.text.length
    codePoints = first + [...part.text].length
    if (part.source === undefined) continue
    const { id, places } = part.source
    ranges.push({ start, end: at, codePoints: [first, codePoints], block: id, boxes: boxesOf(places) })
  }
  return ranges.length === 0 ? '[]\n' : `[\n${ranges.map(range => JSON.stringify(range)).join(',\n')}\n]\n`
}
