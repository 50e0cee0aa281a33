import type { HeadingCandidate } from '../../src/roles/headings/heading-candidates.ts'
import { styleOf } from '../../src/roles/headings/heading-candidates.ts'
import { matchHeadingKeyword } from '../../src/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../src/text/labels/section-number.ts'
import { drawBlock } from './draw-block.ts'

/** Sure headings, one a line with its style behind it (`1 Rivers {12 bold}`); an empty line stands for text between. */
export function candidatesOf(art: string): HeadingCandidate[] {
  const rows = art.trim().split('\n')
  const blocks = rows.map(row => (row.trim() === '' ? undefined : drawBlock(row)))
  return blocks.flatMap((block, i) => {
    if (block === undefined) return []
    const text = block.lines[0]?.text ?? ''
    const style = styleOf(block)
    const { size, isBold, isItalic, isCapital } = style
    const styleKey = [size, isBold, isItalic, isCapital, block.lines[0]?.font.name].join(' ')
    const concept = matchHeadingKeyword(text)?.concept
    const number = parseSectionNumber(text)
    return [{ block, after: blocks[i + 1], text, number, concept, styleKey, style, score: 8, evidence: [], points: [] }]
  })
}
