import type { CorrectedRole } from '../../corrections/corrections.ts'
import { HEADING_ROLES, JOINED_ROLES } from '../shared/role-letters.ts'
import type { ShownBlock } from './shown-blocks.ts'
import { type Draft, withChange } from './draft.ts'

/** Gives blocks a role. That of the program is no correction. */
export function giveRole(draft: Draft, blocks: readonly ShownBlock[], role: CorrectedRole): Draft {
  return blocks.reduce((changed, block) => {
    const decided = block.decided.decidedRole ?? block.decided.role
    const rest = HEADING_ROLES.has(role) ? {} : { level: undefined, number: undefined }
    const join = JOINED_ROLES.has(role) ? {} : { join: undefined }
    return withChange(changed, block, { role: role === decided ? undefined : role, ...rest, ...join })
  }, draft)
}

/** Makes headings of a level of blocks. */
export function giveLevel(draft: Draft, blocks: readonly ShownBlock[], level: number): Draft {
  return blocks.reduce((changed, block) => {
    const headed = HEADING_ROLES.has(block.role) ? changed : giveRole(changed, [block], 'heading')
    const isDecided = block.decided.level === level && block.decided.decidedRole === undefined
    return withChange(headed, block, { level: isDecided ? undefined : level })
  }, draft)
}

/** Gives a heading its number as printed, none (`''`), or what the program reads (`undefined`). */
export function giveNumber(draft: Draft, block: ShownBlock, number: string | undefined): Draft {
  return withChange(draft, block, { number: number === block.decided.number ? undefined : number })
}

/** Says whether blocks continue those before; `undefined` leaves it to the program. */
export function giveJoin(draft: Draft, blocks: readonly ShownBlock[], join: boolean | undefined): Draft {
  const joined = blocks.filter(({ role }) => JOINED_ROLES.has(role))
  return joined.reduce((changed, block) => withChange(changed, block, { join }), draft)
}

/** Joins blocks with those before, parts them where they are joined, or takes back what was said of it. */
export function toggleJoin(draft: Draft, blocks: readonly ShownBlock[]): Draft {
  const [first] = blocks
  if (first === undefined) return draft
  const said = draft.blocks.get(first.id)?.join
  return giveJoin(draft, blocks, said === undefined ? first.decided.joins === undefined : undefined)
}

/** Moves a block one place up or down in the reading order of its page. `page` has the blocks of its text in order. */
export function moveBlock(draft: Draft, block: ShownBlock, page: readonly ShownBlock[], by: -1 | 1): Draft {
  const place = page.findIndex(({ id }) => id === block.id)
  const neighbour = page[place + by]
  if (place < 0 || neighbour === undefined) return draft
  const others = page.filter(({ id }) => id !== block.id)
  const original = page.filter(({ order }) => order !== undefined).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  const before = others[place + by]?.id
  const follows = original[original.findIndex(({ id }) => id === block.id) + 1]?.id
  // Back at its place, as far as its next block says: nothing is to be said of it.
  const isBack = before === follows
  const target = by < 0 ? { before: neighbour.id, after: undefined } : { before: undefined, after: neighbour.id }
  return withChange(draft, block, isBack ? { before: undefined, after: undefined } : target)
}

/** Takes all corrections of blocks back. */
export function takeBack(draft: Draft, ids: readonly string[]): Draft {
  return { ...draft, blocks: new Map([...draft.blocks].filter(([id]) => !ids.includes(id))) }
}
