import { type Block, textOfBlock } from '../../page/block.ts'
import { matchRunInKeyword } from '../../text/labels/match-keywords.ts'
import type { DecidedBlock } from '../../roles/decision.ts'
import { originOf } from '../paragraphs/places.ts'
import { type InlineContext, toPrintedText } from '../paragraphs/inlines.ts'
import { dropCharacters } from '../paragraphs/line-cuts.ts'
import { continues } from '../paragraphs/continued-paragraphs.ts'
import { type ParagraphOptions, type ParagraphPart, splitParagraphs } from '../paragraphs/paragraphs.ts'
import type { Paragraph } from '../paper.ts'

/** The input for an abstract besides the words of the document. */
export interface AbstractContext {
  readonly paragraphs: ParagraphOptions
}

/** The paragraphs of the blocks of an abstract, without the word `Abstract` before them. */
export function assembleAbstract(
  decided: readonly DecidedBlock[],
  context: InlineContext & AbstractContext,
): Paragraph[] {
  const paragraphs: ParagraphPart[][] = []
  for (const [i, { block, decision }] of decided.entries()) {
    const drafts = splitParagraphs(dropLabel(block), context.paragraphs)
    drafts.forEach((draft, j) => {
      const last = paragraphs.at(-1)
      const end = last?.at(-1)
      const between = { isSameColumn: decided[i - 1]?.block.column === block.column, hasFormula: false }
      const continuesLast = j === 0 && end !== undefined && (decision.join ?? continues(end, draft, between))
      if (continuesLast && last !== undefined) last.push(draft)
      else paragraphs.push([draft])
    })
  }
  return paragraphs.map((parts, i) => {
    const lines = parts.flatMap(part => part.lines)
    const id = `abstract${i + 1}`
    return { type: 'paragraph', kind: 'abstract', id, ...originOf(lines), ...toPrintedText(lines, context) }
  })
}

/** The block without `Abstract—` or `Zusammenfassung:` at its start. */
function dropLabel(block: Block): Block {
  const text = textOfBlock(block)
  const runIn = matchRunInKeyword(text)
  if (runIn?.concept !== 'abstract') return block
  return { ...block, lines: dropCharacters(block.lines, text.slice(0, runIn.length).replace(/\s/gu, '').length) }
}
