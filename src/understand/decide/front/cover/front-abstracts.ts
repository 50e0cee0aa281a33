import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { opensWithGuide } from '../../../../base/text/names/role-labels.ts'
import { SENTENCE_END } from '../../../../base/text/sentences/sentence-end.ts'
import type { Decisions, RoleDecision } from '../../decision.ts'
import type { Evidence } from '../../evidence.ts'
import { readAnnouncedKind } from '../front-kinds.ts'

/** Fewest and most characters of one abstract: a longer text is a chapter. */
const SHORTEST_ABSTRACT = 150
const MOST_CHARACTERS = 9000
/** An abstract that ends in the upper part of its page, by this share, does not continue on the next one. */
const ENDS_ABOVE = 0.75

const HEADING: RoleDecision = { role: 'abstract-heading', score: 0.8, evidence: ['keyword-abstract'] }
const TEXT: RoleDecision = { role: 'abstract', score: 0.8, evidence: ['under-abstract-heading'] }
const RUN_IN: RoleDecision = { role: 'abstract', score: 0.8, evidence: ['keyword-abstract'] }
const KEYWORDS: RoleDecision = { role: 'keywords', score: 0.8, evidence: ['keyword-keywords'] }

/**
 * The abstracts and key words before the first chapter of a thesis, in any number of languages, each below its heading or after its
 * label. Other text there (thanks, a declaration, lists) ends one abstract and not the search.
 *
 * @param before the blocks between the covers and the first chapter, without decided ones
 * @param isHeading provisional headings
 * @param isTitleAgain whether a block is the title, which many have below the heading of an abstract
 */
export function findFrontAbstracts(
  before: readonly Block[],
  { isHeading, isTitleAgain }: Record<'isHeading' | 'isTitleAgain', (block: Block) => boolean>,
  evidence: Evidence,
): Decisions {
  const found = new Map<Block, RoleDecision>()
  let open: Map<Block, RoleDecision> | undefined
  const close = () => {
    if (open !== undefined && isLongEnough(open)) open.forEach((decision, block) => found.set(block, decision))
    open = undefined
  }
  for (const [i, block] of before.entries()) {
    const kind = readAnnouncedKind(block, evidence.keywordOf(block))
    const last = before[i - 1]
    if (kind === 'abstract-heading' || kind === 'abstract-run-in') {
      close()
      open = new Map([[block, kind === 'abstract-heading' ? HEADING : RUN_IN]])
    } else if (kind === 'keywords' || kind === 'keywords-heading') {
      close()
      found.set(block, KEYWORDS)
    } else if (open?.size === 1 && isTitleAgain(block)) continue
    else if (isHeading(block) || endsAbstract(block, last, evidence)) close()
    else if (block.lines[0]?.direction === 0 && block.table === undefined) open?.set(block, TEXT)
  }
  close()
  return found
}

function isLongEnough(abstract: Decisions): boolean {
  const text = [...abstract].filter(([, { role }]) => role === 'abstract').map(([block]) => textOfBlock(block))
  const length = text.join(' ').length
  return length >= SHORTEST_ABSTRACT && length <= MOST_CHARACTERS
}

function endsAbstract(block: Block, last: Block | undefined, evidence: Evidence): boolean {
  return opensWithGuide(textOfBlock(block)) || (last !== undefined && endsPage(last, block, evidence))
}

/** Whether the text of a page is finished well above its foot, so that the next page begins something else. */
function endsPage(last: Block, block: Block, { pages }: Evidence): boolean {
  const height = pages.find(({ number }) => number === last.page)?.height ?? 0
  return last.page !== block.page && last.box.bottom < ENDS_ABOVE * height && SENTENCE_END.test(textOfBlock(last))
}
