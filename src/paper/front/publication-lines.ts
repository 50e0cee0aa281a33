import type { Block } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import { matchRunInKeyword } from '../../text/labels/match-keywords.ts'

/**
 * Separates a block of names and addresses from the lines of dates at its end: `(Dated: 3 May 2019)`, `Received …`.
 * Without such lines, `information` is `undefined`.
 */
export function separatePublicationLines(block: Block): { authors: Block; information: Block | undefined } {
  const start = block.lines.findIndex((line, i) => i > 0 && opensDates(line))
  if (start < 0) return { authors: block, information: undefined }
  return {
    authors: { ...block, lines: block.lines.slice(0, start) },
    information: { ...block, lines: block.lines.slice(start) },
  }
}

function opensDates(line: TextLine): boolean {
  return matchRunInKeyword(line.text.replace(/^\P{L}+/u, ''))?.concept === 'dates'
}
