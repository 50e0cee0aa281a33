import type { TextLine } from '../page/text-line.ts'
import { textOfBlock } from '../page/text-line.ts'
import { matchRunInKeyword } from '../text/keywords.ts'
import type { DecidedBlock } from './arrange.ts'
import { placesOf } from './assemble.ts'
import { type InlineContext, toInlines } from './inlines.ts'
import { dropCharacters } from './line-cuts.ts'
import type { FrontMatter, Paragraph } from './paper.ts'

/** The front matter of decided blocks. */
export function assembleFrontMatter(decided: readonly DecidedBlock[], context: InlineContext): FrontMatter {
  const linesOf = (...roles: string[]): TextLine[] =>
    decided.flatMap(({ block, decision }) => (roles.includes(decision.role) ? block.lines : []))
  const abstract: Paragraph[] = []
  for (const { block, decision } of decided) {
    if (decision.role !== 'abstract') continue
    const runIn = matchRunInKeyword(textOfBlock(block))
    const lines = runIn?.concept === 'abstract' ? dropCharacters(block.lines, textOfBlock(block).slice(0, runIn.length).replace(/\s/g, '').length) : block.lines
    abstract.push({
      type: 'paragraph',
      kind: 'abstract',
      id: `abstract${abstract.length + 1}`,
      places: placesOf(lines),
      content: toInlines(lines, context),
    })
  }
  return {
    title: toInlines(linesOf('title'), context),
    subtitle: toInlines(linesOf('subtitle'), context),
    authors: [],
    abstract,
    keywords: linesOf('keywords').map(line => line.text),
    publicationInfo: linesOf('publication-info').map(line => line.text),
    printedLines: linesOf('title', 'subtitle', 'authors').map(line => line.text),
    footnotes: [],
  }
}
