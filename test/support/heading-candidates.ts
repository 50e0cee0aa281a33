import type { HeadingCandidate } from '../../src/understand/decide/headings/heading-candidates.ts'
import { styleOf } from '../../src/understand/decide/headings/heading-candidates.ts'
import { readHeadingFacts } from '../../src/understand/decide/headings/rules/read-heading-facts.ts'
import { matchHeadingKeyword } from '../../src/base/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../src/base/text/labels/section-number.ts'
import { evidenceOf } from './decide.ts'
import { drawBlock } from './draw-block.ts'
import { drawPage } from './draw-page.ts'

/** Points of a heading that nothing speaks against. */
const CERTAIN = 2

/** Sure headings, one a line with its style behind it (`1 Rivers {12 bold}`); an empty line stands for text between. */
export function candidatesOf(art: string): HeadingCandidate[] {
  const evidence = evidenceOf([drawPage('Rivers')])
  const rows = art.trim().split('\n')
  const blocks = rows.map(row => (row.trim() === '' ? undefined : drawBlock(row)))
  return blocks.flatMap((block, i) => {
    if (block === undefined) return []
    const [first] = block.lines
    if (first === undefined) return []
    const { text } = first
    const style = styleOf(block)
    const { size, isBold, isItalic, isCapital } = style
    const styleKey = [size, isBold, isItalic, isCapital, first.font.name].join(' ')
    const keyword = matchHeadingKeyword(text)
    const number = parseSectionNumber(text)
    const after = blocks[i + 1]
    const reading = { block, first, text, style, number, keyword, neighbours: { before: undefined, after } }
    const facts = readHeadingFacts({ ...reading, evidence, fontAffinity: 0 })
    const concept = keyword?.concept
    return [{ block, after, text, number, concept, styleKey, style, facts, points: CERTAIN, rules: [] }]
  })
}
