import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { matchRunInKeyword } from '../../../base/text/labels/match-keywords.ts'
import type { DecidedBlock } from '../../decide/decision.ts'
import { originOf } from '../paragraphs/places.ts'
import { type InlineContext, toPrintedText } from '../paragraphs/inlines.ts'
import { dropCharacters } from '../paragraphs/line-cuts.ts'
import { continues } from '../paragraphs/continued-paragraphs.ts'
import { type ParagraphOptions, type ParagraphPart, splitParagraphs } from '../paragraphs/paragraphs.ts'
import type { Paragraph } from '../../../model/paper/paper.ts'

/** The input for an abstract besides the words of the document. */
export interface AbstractContext {
  readonly paragraphs: ParagraphOptions
}

/** The paragraphs of the blocks of an abstract; the word `Abstract` above or before the first of them is its heading. */
export function assembleAbstract(
  decided: readonly DecidedBlock[],
  context: InlineContext & AbstractContext,
): Paragraph[] {
  const paragraphs: { readonly heading: string; readonly parts: ParagraphPart[] }[] = []
  let above = ''
  for (const [i, { block, decision }] of decided.entries()) {
    if (decision.role === 'abstract-heading') {
      above = join(above, textOfBlock(block))
      continue
    }
    const { label, text } = cutLabel(block)
    const drafts = splitParagraphs(text, context.paragraphs)
    drafts.forEach((draft, j) => {
      const last = paragraphs.at(-1)
      const end = last?.parts.at(-1)
      const between = { isSameColumn: decided[i - 1]?.block.column === block.column, hasFormula: false }
      const continuesLast = j === 0 && end !== undefined && (decision.join ?? continues(end, draft, between))
      if (continuesLast && last !== undefined) last.parts.push(draft)
      else {
        paragraphs.push({ heading: toHeading(join(above, j === 0 ? label : '')), parts: [draft] })
        above = ''
      }
    })
  }
  return paragraphs.map(({ heading, parts }, i) => {
    const lines = parts.flatMap(part => part.lines)
    const id = `abstract${i + 1}`
    const named = heading === '' ? {} : { heading }
    return { type: 'paragraph', kind: 'abstract', id, ...originOf(lines), ...named, ...toPrintedText(lines, context) }
  })
}

/** What a label ends with where text follows it. */
const END_OF_LABEL = /(?<![\s:.–—-])[\s:.–—-]+$/u

function toHeading(printed: string): string {
  return printed.replace(END_OF_LABEL, '')
}

function join(first: string, second: string): string {
  return `${first} ${second}`.trim()
}

/** The block without `Abstract—` or `Zusammenfassung:` at its start, and that label. */
function cutLabel(block: Block): { readonly label: string; readonly text: Block } {
  const text = textOfBlock(block)
  const runIn = matchRunInKeyword(text)
  if (runIn?.concept !== 'abstract') return { label: '', text: block }
  const label = text.slice(0, runIn.length)
  return { label, text: { ...block, lines: dropCharacters(block.lines, label.replace(/\s/gu, '').length) } }
}
