import { MOST_LINES_OF_DATES } from './references/list-extent.ts'
import type { Block } from '../../model/page/block.ts'
import { textOfBlock } from '../evidence/blocks.ts'
import { matchRunInKeyword } from '../../base/text/labels/match-keywords.ts'
import { hasOrganisationWord } from '../../base/text/names/title-page-words.ts'
import { readLabelledDates } from '../../base/text/publication/labelled-dates.ts'
import { isDoiAlone } from '../../base/text/web/doi.ts'
import { framesOf } from './block-frames.ts'
import type { Decisions, RoleDecision } from './decision.ts'
import type { Role } from '../../model/roles/role.ts'
import type { Evidence } from './evidence.ts'
import { isFirstAddress } from './front/front-kinds.ts'

/** Blocks under a heading of correspondence: more are text that only happens to follow. */
const MOST_CONTACT_BLOCKS = 15
/** How a licence notice begins, in the languages that licences are printed in. */
const NOTICE_OPENING =
  /^(?:©|\(c\)\s|copyright\b|open access\b|licen[cs]e\b|citation:|this (?:is an open[- ]access|article is|work is|paper is|content is)|(?:dieser|dieses|diese) (?:artikel|werk|beitrag|arbeit)|cet article est|este artículo)/iu
/** What a licence notice says. */
const LICENCE =
  /\bcreative\s*commons\b|\bCC[ -]BY\b|\bopen[- ]access (?:article|paper) (?:distributed|licensed|under|which permits)/iu

/** How a note opens that says how the paper itself is cited, up to its colon. */
const CITATION_OPENING =
  /^(?:how to cite|(?:please|to) cite|cite) (?:this|the) (?:article|paper|work)\b[^:]{0,20}:|^(?:zitiervorschlag|pour citer cet article|cómo citar|como citar)\b[^:]{0,20}:/iu

/** Fewest dates of a line that says when the paper came and was taken, and most characters of each with its label. */
const LEAST_DATES = 2
const LONGEST_DATE = 40

const LICENCE_NOTICE: RoleDecision = { role: 'publication-info', score: 0.8, evidence: ['licence-notice'] }
const DATES_NOTICE: RoleDecision = { role: 'publication-info', score: 0.8, evidence: ['dates-notice'] }
const CITATION_NOTICE: RoleDecision = { role: 'publication-info', score: 0.8, evidence: ['citation-notice'] }
/** How a publisher invites readers to send papers. */
const INVITATION =
  /\bsubmit your\b|\bpublish (?:with us|your (?:next|research|work|paper|article))\b|\b(?:online|manuscript) submission\b/iu
/** How any address of a list opens: with a mark that names have on the title page. */
const MARK = /(?:^|[\s;.])\(?\d{1,2}[.)]?\s?\p{Lu}\p{L}/u

const AFFILIATION: RoleDecision = { role: 'publication-info', score: 0.8, evidence: ['affiliations-at-end'] }
const DOI: RoleDecision = { role: 'doubt', score: 0.8, evidence: ['doi-alone'] }
const INVITED: RoleDecision = { role: 'publication-info', score: 0.8, evidence: ['framed-invitation'] }
const CONTACT: RoleDecision = { role: 'publication-info', score: 0.7, evidence: ['under-correspondence'] }

/**
 * The blocks that a publisher adds outside of the title page: licence notices, DOIs of figures, dates, how to cite the paper, what is
 * in a frame on the last page that invites to send papers, and the names and addresses under a heading such as
 * "Corresponding authors" or "Author information".
 *
 * Contacts reach up to the next key word that is a heading; without one near, nothing is taken but addresses with marks, which
 * are those of the authors: a title page may say that the full list is at the end. They may be in the type of notes.
 */
export function classifyNotices(evidence: Evidence, decided: Decisions): Decisions {
  const found = new Map<Block, RoleDecision>()
  const isFree = (block: Block) => !decided.has(block) && !found.has(block) && block.table === undefined
  evidence.blocks.forEach((block, i) => {
    if (!isFree(block)) return
    if (isLicence(block)) found.set(block, LICENCE_NOTICE)
    else if (isBelowFloat(i, evidence, decided) && isDoiAlone(textOfBlock(block))) found.set(block, DOI)
    else if (isLineOfDates(block)) found.set(block, DATES_NOTICE)
    else if (CITATION_OPENING.test(textOfBlock(block))) found.set(block, CITATION_NOTICE)
    else if (conceptOf(block, evidence) === 'correspondence') {
      for (const address of affiliationsBelow(i, evidence)) found.set(address, AFFILIATION)
      for (const contact of contactsFrom(i, evidence).filter(isFree)) found.set(contact, CONTACT)
    }
  })
  for (const block of invitationOf(evidence).filter(isFree)) found.set(block, INVITED)
  return found
}

/** The blocks of the frame on the last page that invites to send papers. */
function invitationOf(evidence: Evidence): readonly Block[] {
  const last = evidence.pages.at(-1)?.number
  const blocks = evidence.blocks.filter(({ page }) => page === last)
  const opens = blocks.find(block => INVITATION.test(textOfBlock(block)))
  if (opens === undefined) return []
  const frameOf = framesOf(evidence)
  const frame = frameOf(opens)
  return frame === undefined ? [] : blocks.filter(block => frameOf(block) === frame)
}

function isLicence(block: Block): boolean {
  const text = textOfBlock(block)
  return NOTICE_OPENING.test(text) && LICENCE.test(text)
}

/** Whether a block is nothing but dates with their labels: `Received: 3 May 2001 Accepted: 4 June 2001`. */
function isLineOfDates(block: Block): boolean {
  if (block.lines.length > MOST_LINES_OF_DATES) return false
  const text = textOfBlock(block)
  if (matchRunInKeyword(text)?.concept !== 'dates') return false
  const dates = readLabelledDates(text).length
  return dates >= LEAST_DATES && text.length <= dates * LONGEST_DATE
}

/** The blocks from a heading of correspondence up to the next key word; none where that is far. */
function contactsFrom(start: number, evidence: Evidence): readonly Block[] {
  const blocks = evidence.blocks.slice(start)
  const end = blocks.findIndex(block => (conceptOf(block, evidence) ?? 'correspondence') !== 'correspondence')
  return end > MOST_CONTACT_BLOCKS ? [] : blocks.slice(0, Math.max(0, end))
}

/** Roles of what a DOI may be that of. An entry of a list of references may have its own in a line for itself. */
const OF_FLOATS: ReadonlySet<Role> = new Set(['figure-caption', 'table-caption', 'table', 'table-note', 'figure-text'])

function isBelowFloat(index: number, { blocks }: Evidence, decided: Decisions): boolean {
  const before = blocks[index - 1]
  const role = before === undefined ? undefined : decided.get(before)?.role
  return role !== undefined && OF_FLOATS.has(role)
}

/** The heading and the addresses below it, of which the first has the first mark; none where something else follows. */
function affiliationsBelow(start: number, { blocks }: Evidence): readonly Block[] {
  const [heading, ...below] = blocks.slice(start)
  const end = below.findIndex((block, i) => {
    const text = textOfBlock(block)
    const isMarked = i === 0 ? isFirstAddress(text) : MARK.test(text)
    return !isMarked || !hasOrganisationWord(text) || block.table !== undefined
  })
  const addresses = end < 0 ? below : below.slice(0, end)
  return heading === undefined || addresses.length === 0 ? [] : [heading, ...addresses]
}

/** The concept of a block that is nothing but a key word. */
function conceptOf(block: Block, { keywordOf }: Evidence): string | undefined {
  const keyword = keywordOf(block)
  return keyword?.score === 1 ? keyword.concept : undefined
}
