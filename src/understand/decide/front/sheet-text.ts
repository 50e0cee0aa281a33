import type { Block } from '../../../model/page/block.ts'
import type { Role } from '../../../model/roles/role.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { Decisions } from '../decision.ts'
import { isProse } from '../prose.ts'
import type { FrontKind } from './front-kinds.ts'
import type { FrontPage } from './front-page.ts'

/** Kinds of blocks that only a title page has: with one of them ahead, other words may be of the authors too. */
const OF_TITLE_PAGE: ReadonlySet<FrontKind> = new Set([
  'names',
  'affiliation',
  'abstract-heading',
  'abstract-run-in',
  'keywords-heading',
  'keywords',
])

/** Fewest words of a sentence: `Preliminary version.` is not one. */
const SENTENCE_WORDS = 5
const SENTENCE = /\p{Ll}[.:!?]["”’»)]?$/u

/** Roles by their words: sentences that name an organisation, an address or a licence are text where a sheet has no other. */
const BY_WORDS: ReadonlySet<Role> = new Set(['authors', 'publication-info'])

/**
 * The front matter without its sentences where no text would be left: a paper has some, and a sheet may have no others.
 *
 * @param blocks all blocks of the document
 * @param decided roles from elsewhere
 */
export function withoutTextOfSheet(front: Decisions, blocks: readonly Block[], decided: Decisions): Decisions {
  const hasText = blocks.some(
    block =>
      front.get(block)?.role === 'abstract' ||
      (!front.has(block) && !decided.has(block) && isProse(textOfBlock(block))),
  )
  return hasText
    ? front
    : new Map([...front].filter(([block, { role }]) => !(BY_WORDS.has(role) && isProse(textOfBlock(block)))))
}

/**
 * Whether words below a title are text, on a sheet without authors: a short sentence or the heading of a section,
 * with nothing ahead on the page that only title pages have.
 *
 * @param seen kinds of the blocks of authors before it
 */
export function isTextOfSheet(block: Block, kind: FrontKind, page: FrontPage, seen: ReadonlySet<FrontKind>): boolean {
  if (kind !== 'other' || seen.size > 0) return false
  const text = textOfBlock(block)
  const isSentence = SENTENCE.test(text) && text.split(/\s+/u).length >= SENTENCE_WORDS
  if (!isSentence && !page.isHeading(block)) return false
  const ahead = page.order.slice(page.order.indexOf(block) + 1).filter(other => other.page === block.page)
  return !ahead.some(other => OF_TITLE_PAGE.has(page.kindOf(other)))
}
