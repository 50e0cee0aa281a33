import { type Block, textOfBlock } from '../../page/block.ts'
import type { Concept } from '../../text/keywords/concepts.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import type { Evidence } from '../evidence.ts'

/** Pages behind the title page on which the abstract of a report may stand: an imprint and a list of contents come between. */
const LATEST = 6
/** Fewest and most characters of abstracts in all languages: a longer text is a section. */
const LEAST_CHARACTERS = 150
const MOST_CHARACTERS = 8000
/** What may stand before the first section. */
const BEFORE_SECTIONS: ReadonlySet<Concept> = new Set<Concept>(['abstract', 'contents', 'keywords'])
/** An entry of a list of contents ends with the number of a page. */
const ENTRY = /[\s.…]\d{1,3}$/u

const HEADING: RoleDecision = { role: 'abstract-heading', score: 0.7, evidence: ['keyword-abstract'] }
const TEXT: RoleDecision = { role: 'abstract', score: 0.7, evidence: ['under-abstract-heading'] }

/**
 * The abstracts of a report on a page of their own behind the title page, before the first section. The last section of a
 * paper may have the same heading (`Zusammenfassung`), so that nothing but contents and key words may be before it.
 *
 * @param headings provisional headings
 */
export function findLateAbstract(
  { blocks, keywordOf }: Evidence,
  { headings, titlePage }: { readonly headings: Decisions; readonly titlePage: number },
): Decisions {
  const found = new Map<Block, RoleDecision>()
  let characters = 0
  let isOpen = false
  for (const block of blocks.filter(({ page }) => page > titlePage)) {
    const concept = keywordOf(block)?.concept
    const isHeading = headings.get(block)?.heading !== undefined
    if (isHeading && concept !== undefined && BEFORE_SECTIONS.has(concept)) {
      isOpen = concept === 'abstract' && block.page <= titlePage + LATEST
      if (isOpen) found.set(block, HEADING)
    } else if (isHeading && !ENTRY.test(textOfBlock(block))) break
    else if (isOpen && block.lines[0]?.direction === 0 && block.table === undefined) {
      found.set(block, TEXT)
      characters += textOfBlock(block).length
    }
  }
  return characters >= LEAST_CHARACTERS && characters <= MOST_CHARACTERS ? found : new Map()
}
