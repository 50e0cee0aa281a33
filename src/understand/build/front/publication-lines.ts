import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { findDate } from '../../../base/text/publication/find-date.ts'
import { matchRunInKeyword } from '../../../base/text/labels/match-keywords.ts'

/**
 * Separates a block of names and addresses from its dates: from the lines at its end that say what date they are, `(Dated: 3 May
 * 2019)`, `Received …`, and from lines that are a date and nothing else. Without such lines, `information` is `undefined`; of a
 * date alone, `authors` has no lines.
 */
export function separatePublicationLines(block: Block): { authors: Block; information: Block | undefined } {
  const start = block.lines.findIndex((line, i) => i > 0 && opensDates(line))
  const isInformation = (line: TextLine, i: number) => (start >= 0 && i >= start) || isDate(line)
  const information = block.lines.filter(isInformation)
  if (information.length === 0) return { authors: block, information: undefined }
  const authors = block.lines.filter((line, i) => !isInformation(line, i))
  return { authors: { ...block, lines: authors }, information: { ...block, lines: information } }
}

function opensDates(line: TextLine): boolean {
  return matchRunInKeyword(line.text.replace(/^\P{L}+/u, ''))?.concept === 'dates'
}

/** Whether a line is a date and nothing else, `12 May 2024`, in brackets or not. */
function isDate({ text }: TextLine): boolean {
  const found = findDate(text)
  return found !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(0, found.start) + text.slice(found.end))
}
