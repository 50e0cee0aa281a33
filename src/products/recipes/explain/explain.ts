import { medianSize } from '../../../understand/evidence/line-style.ts'
import type { Box } from '../../../base/geometry/box.ts'
import type { Block } from '../../../model/page/block.ts'
import { openingOfBlock, textOfBlock } from '../../../understand/evidence/blocks.ts'
import { CLASSIFIERS } from '../../../understand/decide/classifiers.ts'
import { styleOf } from '../../../understand/decide/headings/heading-candidates.ts'
import type { HeadingStyle } from '../../../understand/decide/headings/heading-style.ts'
import type { Proposal } from '../../../understand/decide/proposals.ts'
import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import { type Conversion, type ConvertOptions, convertPaper } from '../paper.ts'

/** Which blocks are explained; all of them where nothing is asked for. */
export interface ExplainedChoice {
  /** Id of a block or of a line of furniture. */
  readonly block?: string | undefined
  /** Words that it holds, in any case; line breaks count as blanks. */
  readonly text?: string | undefined
  /** Page of the file, from 1. */
  readonly page?: number | undefined
}

/** What the rules see of a block. */
export interface BlockFacts extends Omit<HeadingStyle, 'size'> {
  readonly lines: number
  /** Median size of its lines, and that of the running text, in points. */
  readonly size: number
  readonly bodySize: number
  readonly font: string
  /** The number of a section that it begins with, as printed. */
  readonly number?: string
  /** What it names, read as a whole heading: `references`. */
  readonly keyword?: string
}

/** Why a block, or a line at the edge of a page, is what it is. Boxes are in points from the top left of the page. */
export interface ExplainedBlock {
  readonly id: string
  readonly page: number
  readonly box: Box
  /** The beginning of its text. */
  readonly text: string
  readonly role: string
  /** Level from 1, of headings. */
  readonly level?: number
  /** 0 to 1. */
  readonly score: number
  /** Names of the rules that support it, strongest first. */
  readonly evidence: readonly string[]
  readonly facts: BlockFacts
  /** What the classifiers proposed, in their order; furniture is found before them and has none. */
  readonly proposals: readonly Proposal[]
  /** Why the classifier that won comes where it comes. */
  readonly reason?: string
}

/**
 * Explains the decisions on a paper: the facts of each block, every proposal with its points, and what won.
 *
 * @param input bytes of the file, or its path
 * @throws {PaperError} as `convertPaper` does
 */
export async function explainPaper(
  input: Uint8Array | string,
  choice: ExplainedChoice = {},
  options: ConvertOptions = {},
): Promise<readonly ExplainedBlock[]> {
  return explain(await convertPaper(input, { ...options, proposals: true }), choice)
}

/** The same of a paper that was converted with `proposals`. */
export function explain(conversion: Conversion, choice: ExplainedChoice): readonly ExplainedBlock[] {
  const { decisions, furniture, body, proposals } = conversion
  const decided = [
    ...decisions.map(({ block, decision }) => ({ block, decision: { ...decision, level: decision.heading?.level } })),
    ...furniture.map(({ block, role, score, evidence }) => ({
      block,
      decision: { role, score, evidence, level: undefined },
    })),
  ]
  return decided
    .filter(({ block }) => isChosen(block, choice))
    .map(({ block, decision: { role, score, evidence, level } }) => {
      const made = proposals?.get(block) ?? []
      const winner = made.find(({ outcome }) => outcome === 'won')
      const reason = CLASSIFIERS.find(({ name }) => name === winner?.classifier)?.reason
      return {
        ...{ id: block.id, page: block.page, box: block.box, text: openingOfBlock(block), role, score, evidence },
        ...(level === undefined ? {} : { level }),
        facts: factsOf(block, body),
        proposals: made,
        ...(reason === undefined ? {} : { reason }),
      }
    })
}

function isChosen(block: Block, { block: id, text, page }: ExplainedChoice): boolean {
  const isOnPage = page === undefined || block.page === page
  const isNamed = id === undefined || block.id === id
  return isOnPage && isNamed && (text === undefined || toKey(textOfBlock(block)).includes(toKey(text)))
}

function toKey(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().toLowerCase()
}

function factsOf(block: Block, body: Conversion['body']): BlockFacts {
  const { isBold, isItalic, isCapital, isCentered, isUnderlined, isColored } = styleOf(block, body.color)
  const text = textOfBlock(block)
  const number = parseSectionNumber(text)
  const keyword = matchHeadingKeyword(text)?.concept
  return {
    lines: block.lines.length,
    size: medianSize(block.lines),
    bodySize: body.size,
    font: block.lines[0]?.font.name ?? '',
    ...{ isBold, isItalic, isCapital, isCentered, isUnderlined, isColored },
    ...(number === undefined ? {} : { number: text.slice(0, text.length - number.rest.length).trim() }),
    ...(keyword === undefined ? {} : { keyword }),
  }
}
