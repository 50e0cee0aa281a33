import { hasWordsOfTitle } from './front-page.ts'
import { isBoldLine } from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { Concept } from '../../../base/text/keywords/concepts.ts'
import { isStructuredLabel } from '../../../base/text/labels/abstract-labels.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { isProse } from '../prose.ts'
import { type FrontKind, readAnnouncedKind } from './front-kinds.ts'
import type { FrontRule } from './front-rules.ts'
import { isSameStyle, type TextStyle, textStyleOf } from './front-style.ts'
import { SECOND_TITLE } from './title/subtitle-rules.ts'
import { isNextNumber } from '../../../base/text/labels/section-number.ts'

/** Pages after the title page on which the abstract of a report may be: an imprint and a list of contents come between. */
const LATEST = 6
/** Fewest and most characters of abstracts in all languages: a longer text is a section. */
const LEAST_CHARACTERS = 150
const MOST_CHARACTERS = 8000
/** What may come before the first section: also what the title page had no room for. */
const BEFORE_SECTIONS: ReadonlySet<Concept> = new Set<Concept>([
  'abstract',
  'contents',
  'keywords',
  'correspondence',
  'funding',
])

const HEADING: RoleDecision = { role: 'abstract-heading', score: 0.7, evidence: ['keyword-abstract'] }
const TITLE: RoleDecision = { role: 'subtitle', score: 0.7, evidence: [SECOND_TITLE], variety: 'second-title' }
const TEXT: RoleDecision = { role: 'abstract', score: 0.7, evidence: ['under-abstract-heading'] }

/**
 * The abstracts of a report on a separate page after the title page, before the first section. The last section of a
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
    const heading = headings.get(block)?.heading
    const isHeading = heading !== undefined
    // `IV. Summary` sums up what three sections said.
    if (heading?.number !== undefined && !isNextNumber(undefined, heading.number)) break
    if (isHeading && concept !== undefined && BEFORE_SECTIONS.has(concept)) {
      isOpen = concept === 'abstract' && block.page <= titlePage + LATEST
      if (isOpen) found.set(block, HEADING)
    } else if (isHeading) break
    else if (isOpen && block.lines[0]?.direction === 0 && block.table === undefined) {
      found.set(block, TEXT)
      characters += textOfBlock(block).length
    }
  }
  return characters >= LEAST_CHARACTERS && characters <= MOST_CHARACTERS ? found : new Map()
}

/** Most characters of an abstract after the references; a longer text is another paper. */
const MOST_AT_END = 6000

/**
 * The abstracts in other languages that journals print after the list of references, each with its title, above it or below its
 * heading, and key words.
 *
 * @param headings provisional headings
 */
export function findEndAbstract(evidence: Evidence, headings: Decisions): Decisions {
  const { blocks, keywordOf, frontKindOf } = evidence
  const isHeading = (block: Block) => headings.get(block)?.heading !== undefined
  const references = blocks.findLastIndex(block => isHeading(block) && keywordOf(block)?.concept === 'references')
  if (references < 0) return new Map()
  const start = blocks.findIndex((block, i) => i > references && opensAbstract(block, evidence))
  if (start < 0) return new Map()
  const found = new Map<Block, RoleDecision>()
  let characters = 0
  let style: TextStyle | undefined
  const isTitle = (block: Block, next: Block | undefined) =>
    (isHeading(block) || isSetBold(block, evidence)) &&
    hasWordsOfTitle(block) &&
    next !== undefined &&
    opensAbstract(next, evidence)
  const before = blocks[start - 1]
  if (start - 1 > references && before !== undefined && isTitle(before, blocks[start])) found.set(before, TITLE)
  for (const [i, block] of blocks.slice(start).entries()) {
    const next = blocks[start + i + 1]
    const decision = isTitle(block, next)
      ? TITLE
      : decide(block, next, { kind: frontKindOf(block), isFirst: characters === 0 })
    if (decision === undefined) break
    if (decision.role === 'abstract' && !isStructuredLabel(textOfBlock(block))) {
      style ??= textStyleOf(block)
      if (isHeading(block) || !isSameStyle(style, textStyleOf(block))) break
      characters += textOfBlock(block).length
    }
    found.set(block, decision)
  }
  return characters >= LEAST_CHARACTERS && characters <= MOST_AT_END ? found : new Map()
}

function opensAbstract(block: Block, { keywordOf }: Evidence): boolean {
  const kind = readAnnouncedKind(block, keywordOf(block))
  return kind === 'abstract-heading' || kind === 'abstract-run-in'
}

/** What a block of the abstract is; `undefined` for the first block after it. */
function decide(
  block: Block,
  next: Block | undefined,
  { kind, isFirst }: { kind: FrontKind; isFirst: boolean },
): RoleDecision | undefined {
  const as = (role: RoleDecision['role'], rule: FrontRule): RoleDecision => ({ role, score: 0.7, evidence: [rule] })
  if (block.lines[0]?.direction !== 0 || block.table !== undefined) return undefined
  if (kind === 'abstract-heading') return as('abstract-heading', 'keyword-abstract')
  if (kind === 'abstract-run-in') return as('abstract', 'keyword-abstract')
  if (kind === 'keywords' || kind === 'keywords-heading') return as('keywords', 'keyword-keywords')
  if (kind === 'publication-info' || kind === 'names') return undefined
  if (isFirst && isTitleAbove(block, next)) return TITLE
  return as('abstract', 'under-abstract-heading')
}

function isSetBold({ lines }: Block, { body }: Evidence): boolean {
  return lines.every(isBoldLine) && !body.isBold
}

function isTitleAbove(block: Block, next: Block | undefined): boolean {
  if (!hasWordsOfTitle(block) || next === undefined) return false
  return isProse(textOfBlock(next)) && !isSameStyle(textStyleOf(block), textStyleOf(next))
}
