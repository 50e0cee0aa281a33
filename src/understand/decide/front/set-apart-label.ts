import type { Block } from '../../../model/page/block.ts'
import type { Word } from '../../../model/page/text-line.ts'
import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'

/**
 * The words that open a block in a weight or slant that the next words do not have, as printed. Empty if all words have
 * one style.
 */
export function setApartLabel(block: Block): string {
  const words = block.lines[0]?.words ?? []
  const end = words.findIndex(word => styleOf(word) !== styleOf(words[0]))
  return words
    .slice(0, Math.max(0, end))
    .map(word => word.text)
    .join(' ')
}

/**
 * Whether a label that only its style separates from the block announces key words: `Keywords` in bold before `rivers ·
 * towns`.
 */
export function isKeywordsLabel(label: string): boolean {
  const keyword = matchHeadingKeyword(label)
  return keyword?.concept === 'keywords' && keyword.score === 1
}

function styleOf(word: Word | undefined): string {
  const font = word?.runs[0]?.font
  return `${font?.isBold} ${font?.isItalic}`
}
