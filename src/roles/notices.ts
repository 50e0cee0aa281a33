import { type Block, textOfBlock } from '../page/block.ts'
import { matchHeadingKeyword } from '../text/labels/match-keywords.ts'
import type { Decisions, Evidence } from './decision.ts'

/** Blocks under a heading of correspondence: more are text that only happens to follow. */
const MOST_CONTACT_BLOCKS = 15
/** How a licence notice begins, in the languages that licences are printed in. */
const NOTICE_OPENING =
  /^(?:©|\(c\)\s|copyright\b|open access\b|licen[cs]e\b|citation:|this (?:is an open[- ]access|article is|work is|paper is|content is)|(?:dieser|dieses|diese) (?:artikel|werk|beitrag|arbeit)|cet article est|este artículo)/iu
/** What a licence notice says. */
const LICENCE =
  /\bcreative\s*commons\b|\bCC[ -]BY\b|\bopen[- ]access (?:article|paper) (?:distributed|licensed|under|which permits)/iu

/**
 * Decides which blocks outside of the title page are what a publisher prints there: licence notices, and the names and
 * addresses under a heading such as "Corresponding authors" or "Author information".
 *
 * Contacts reach up to the next key word that is a heading; without one near, nothing is taken.
 */
export function classifyNotices({ blocks }: Evidence, decisions: Decisions): void {
  blocks.forEach((block, i) => {
    if (decisions.has(block) || block.table !== undefined) return
    if (isLicence(block)) decisions.set(block, { role: 'publication-info', score: 0.8, evidence: ['licence-notice'] })
    else if (conceptOf(block) === 'correspondence') takeContacts(blocks.slice(i), decisions)
  })
}

function isLicence(block: Block): boolean {
  const text = textOfBlock(block)
  return NOTICE_OPENING.test(text) && LICENCE.test(text)
}

function takeContacts(blocks: readonly Block[], decisions: Decisions): void {
  const end = blocks.findIndex(block => (conceptOf(block) ?? 'correspondence') !== 'correspondence')
  if (end === -1 || end > MOST_CONTACT_BLOCKS) return
  for (const block of blocks.slice(0, end)) {
    if (decisions.has(block) || block.table !== undefined) continue
    decisions.set(block, { role: 'publication-info', score: 0.7, evidence: ['under-correspondence'] })
  }
}

/** The concept of a block that is nothing but a key word. */
function conceptOf(block: Block): string | undefined {
  const keyword = matchHeadingKeyword(textOfBlock(block))
  return keyword?.score === 1 ? keyword.concept : undefined
}
