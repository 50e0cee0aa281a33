import { openingOf } from '../../base/text/characters/opening.ts'
import type { CorrectedRole } from '../../model/corrections/corrections.ts'
import type { InspectedBlock, InspectedPage } from '../../write/writers/inspection/inspection.ts'
import type { Draft } from './draft.ts'
import { regroup, type RegroupedBlock } from './regroup.ts'
import { linesInWords, UNREAD } from './words.ts'
import { EDGE_ROLES, HEADING_ROLES } from '../shared/role-letters.ts'

/** A block as it is shown: as the program decided it, with what a person has changed since. */
export interface ShownBlock extends RegroupedBlock {
  readonly page: number
  /** As the program decided it. */
  readonly decided: InspectedBlock
  readonly isChanged: boolean
  /** The beginning of its text as a person reads it. */
  readonly opening: string
  /** Why a user should check it; empty where nothing is doubtful. */
  readonly doubts: readonly string[]
}

/** A page with its blocks in reading order, those at its edge last. */
export interface ShownPage {
  readonly page: InspectedPage
  /** Whether a person has looked through it. */
  readonly isReviewed: boolean
  readonly blocks: readonly ShownBlock[]
}

/** Blocks that are decided with less are looked at; running text is what is left, and has always less. */
const LEAST_SURE = 0.75
/** Characters that are recognised with less are often wrong. */
const LEAST_CONFIDENT = 0.8
/** Paragraphs of so few words are often labels or cells; `understand/build/trust.ts` counts them too. */
const WORDS_OF_A_LABEL = 2

/** The blocks of a page with the corrections of a draft. */
export function toShownPage(page: InspectedPage, draft: Draft): ShownPage {
  const shown = regroup(page.blocks, draft).map(block => toShownBlock(block, page.number, draft))
  const inText = shown.filter(({ order }) => order !== undefined)
  const edge = shown.filter(({ order }) => order === undefined)
  const isReviewed = draft.reviews.includes(page.number)
  return { page, isReviewed, blocks: [...moveBlocks(inText, draft), ...edge] }
}

function toShownBlock(block: RegroupedBlock, page: number, draft: Draft): ShownBlock {
  const correction = draft.blocks.get(block.id)
  const texts = linesInWords(draft, block)
  const isReread = texts.some((text, i) => text !== block.lines[i]?.[4])
  const { order, level, number, joins, ...rest } = block
  const role = correction?.role ?? block.decidedRole ?? block.role
  const isHeading = HEADING_ROLES.has(role)
  const shownLevel = isHeading ? (correction?.level ?? level ?? 1) : undefined
  const shownNumber = correction?.number ?? number
  const isInText = order !== undefined && !EDGE_ROLES.has(role)
  const shown = {
    ...rest,
    role,
    page,
    decided: block,
    opening: isReread ? openingOf(texts.join(' ')) : block.text,
    isChanged: isReread || correction !== undefined || block.firstLine > 1 || block.merged.length > 0,
    ...(isInText ? { order } : {}),
    ...(shownLevel === undefined ? {} : { level: shownLevel }),
    ...(isHeading && shownNumber ? { number: shownNumber } : {}),
    ...(joins !== undefined && correction?.join !== false ? { joins } : {}),
  }
  const isUnread = texts.some(text => text.includes(UNREAD))
  return { ...shown, doubts: [...doubtsOf(shown), ...(isUnread ? ['a character could not be read'] : [])] }
}

/** Why a block should be looked at, in words. */
function doubtsOf({ role, score, confidence, text, isChanged }: Omit<ShownBlock, 'doubts'>): readonly string[] {
  if (isChanged) return []
  const isLabel = role === 'text' && text.trim().split(/\s+/u).length <= WORDS_OF_A_LABEL
  return [
    ...(role === 'doubt' ? ['looks like no running text'] : []),
    ...(role !== 'text' && role !== 'doubt' && score < LEAST_SURE ? ['the program is not sure'] : []),
    ...(isLabel ? ['a paragraph of one or two words'] : []),
    ...((confidence ?? 1) < LEAST_CONFIDENT ? ['recognised without much confidence'] : []),
  ]
}

/** Blocks of a page in the order that a draft gives them: as `understand/corrections/move-blocks.ts` does it later. */
function moveBlocks(blocks: readonly ShownBlock[], { blocks: corrections }: Draft): readonly ShownBlock[] {
  const order = [...blocks]
  for (const moved of blocks) {
    const correction = corrections.get(moved.id)
    const targetId = correction?.before ?? correction?.after
    const target = order.find(({ id }) => id === targetId)
    if (target === undefined || target === moved) continue
    order.splice(order.indexOf(moved), 1)
    order.splice(order.indexOf(target) + (correction?.after === undefined ? 0 : 1), 0, moved)
  }
  return order
}

/** What a block is called in a sentence: `heading, level 2`. */
export function roleInWords({ role, level }: ShownBlock, roles: Readonly<Record<CorrectedRole, string>>): string {
  return level === undefined ? roles[role] : `${roles[role]}, level ${level}`
}

/** The name of a page, with the number that is printed on it where that is another one. */
export function pageInWords(number: number, printed: string | undefined): string {
  return printed === undefined || printed === String(number) ? `Page ${number}` : `Page ${number}, printed ${printed}`
}
