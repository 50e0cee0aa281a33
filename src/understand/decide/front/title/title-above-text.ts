import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { isRecognised } from '../../../evidence/lines.ts'
import { countWords } from '../../../../base/text/characters/east-asian.ts'
import { hasOrganisationWord } from '../../../../base/text/names/title-page-words.ts'
import { looksLikeNames } from '../../../../base/text/names/name-list.ts'
import type { Evidence } from '../../evidence.ts'
import type { FrontKind } from '../front-kinds.ts'
import { markedTextOfBlock } from '../marked-text.ts'
import { bestOf, hasSizeOfBody, isOfOneType, isRunningText, type TitleCandidate } from './title-evidence.ts'
import { growTitle } from './title-lines.ts'

/** Points that such a block needs: less than another title, as its type says nothing. */
const ENOUGH_ABOVE_TEXT = 0.54
/** It has this many words or more. */
const SEVERAL_WORDS = 2
/** A label, `What this is about:`, has fewer. */
const WORDS_OF_TITLE = 8
/** What a title may be taken for by its words; libraries and schools are in titles too. */
const KINDS: ReadonlySet<FrontKind> = new Set(['other', 'prose', 'affiliation'])
/** Running text of so many lines is no title, if it ends as a sentence does; nor are more lines than a title has. */
const LINES_OF_TEXT = 3
const MOST_LINES = 6
/** A paragraph has so many lines, or more. */
const LINES_OF_PARAGRAPH = 2

/**
 * The title of a page where no block has the weight of one, as in manuscripts in one type: what is above the text, and is no names and no
 * address. Of lines in the style of the likeliest one it is the first.
 */
export function titleAboveText(
  candidates: readonly TitleCandidate[],
  page: readonly Block[],
  evidence: Evidence,
): TitleCandidate | undefined {
  const start = page.findIndex(block => isRunningText(block, evidence) || isParagraph(block, evidence))
  const above = new Set(page.slice(0, Math.max(0, start)))
  const free = candidates.filter(({ block, score, facts }) => {
    const isNumbered = facts.opensWithNumber || facts.isInSeries
    return score >= ENOUGH_ABOVE_TEXT && above.has(block) && !isNumbered && mayBeTitle(block, page, evidence)
  })
  const likeliest = bestOf(free)
  return likeliest && free.find(({ block }) => isOfOneType(block, likeliest.block))
}

/** Whether a block is a short paragraph, of sentences in the size of the body: what follows it is no title, and neither is it. */
function isParagraph(block: Block, evidence: Evidence): boolean {
  const isProse = block.lines.length >= LINES_OF_PARAGRAPH && evidence.frontKindOf(block) === 'prose'
  return isProse && /[.!?。]$/u.test(textOfBlock(block)) && hasSizeOfBody(block, evidence)
}

function mayBeTitle(block: Block, page: readonly Block[], { frontKindOf }: Evidence): boolean {
  const text = textOfBlock(block)
  const kind = frontKindOf(block)
  // A scan may begin in the middle of a paper.
  if (block.lines.some(isRecognised)) return false
  // The first line of a title may read as a name.
  const isOther = kind === 'names' ? !looksLikeNames(markedTextOfBlock(block)) : KINDS.has(kind)
  if (!isOther || countWords(text) < SEVERAL_WORDS || isLabel(text)) return false
  if (kind === 'affiliation') return !/,|@/u.test(text) && !hasOrganisationWord(text.split(/\s/u)[0] ?? '')
  const lines = growTitle(block, page).flatMap(part => part.lines)
  return lines.length < LINES_OF_TEXT || (lines.length <= MOST_LINES && !/[.。]$/u.test(lines.at(-1)?.text ?? ''))
}

/** Whether a text ends open, in few words: those of a title have its subtitle after the colon, on the next line. */
function isLabel(text: string): boolean {
  return /[;,]$/u.test(text) || (text.endsWith(':') && countWords(text) < WORDS_OF_TITLE)
}
