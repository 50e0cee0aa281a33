import { openingOf } from '../../base/text/characters/opening.ts'
import type { CorrectedRole } from '../../model/corrections/corrections.ts'
import { HEADING_ROLES, JOINED_ROLES } from '../shared/role-letters.ts'
import { partId } from './regroup.ts'
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

/** Joins blocks with those before them, separates joined ones, or removes such a correction. */
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
  // Back in its place, to judge by the next block: it needs no correction.
  const isBack = before === follows
  const target = by < 0 ? { before: neighbour.id, after: undefined } : { before: undefined, after: neighbour.id }
  return withChange(draft, block, isBack ? { before: undefined, after: undefined } : target)
}

/** Has another block begin at a line of a block, by its place among the lines, from 1; the draft, and the id of the new block. */
export function splitBlock(draft: Draft, block: ShownBlock, place: number): readonly [Draft, string] {
  const { whole, firstLine, lines } = block
  const line = firstLine + place
  const read = lines[place]?.[4]
  if (read === undefined || place < 1) return [draft, block.id]
  const text = openingOf(read)
  const known = draft.blocks.get(whole.id)?.split ?? []
  const split = [...known, { line, text }].sort((a, b) => a.line - b.line)
  return [withChange(draft, whole, { split }), partId(whole.id, line)]
}

/** What says what a block is by itself; it ends where the block is put into another. */
const OWN = {
  role: undefined,
  level: undefined,
  number: undefined,
  join: undefined,
  before: undefined,
  after: undefined,
}

/** Puts blocks of one page into another. A part goes back to the part before it by taking the split back. */
export function putInto(draft: Draft, blocks: readonly ShownBlock[], target: ShownBlock): Draft {
  return blocks.reduce((changed, block) => {
    if (block.id === target.id || block.page !== target.page) return changed
    const { whole, firstLine, lines } = target
    const isNext = block.whole.id === whole.id && block.firstLine === firstLine + lines.length
    const kept = isNext ? block.merged : []
    const moved = kept.reduce((each, id) => withChange(each, { id, text: '' }, { into: target.id }), changed)
    return isNext ? withoutSplit(moved, block) : withChange(changed, block, { into: target.id, ...OWN })
  }, draft)
}

/** Takes all corrections of blocks back: what they were split off, and what was put into them, too. */
export function takeBack(draft: Draft, taken: readonly ShownBlock[]): Draft {
  return taken.reduce((changed, block) => {
    const apart = block.merged.reduce((each, id) => withChange(each, { id, text: '' }, { into: undefined }), changed)
    const whole = block.firstLine > 1 ? withoutSplit(apart, block) : apart
    return { ...whole, blocks: new Map([...whole.blocks].filter(([id]) => id !== block.id)) }
  }, draft)
}

/** The draft without the split that a part begins with, and without the corrections of that part. */
function withoutSplit(draft: Draft, { id, whole, firstLine }: ShownBlock): Draft {
  const left = (draft.blocks.get(whole.id)?.split ?? []).filter(({ line }) => line !== firstLine)
  const changed = withChange(draft, whole, { split: left.length === 0 ? undefined : left })
  return { ...changed, blocks: new Map([...changed.blocks].filter(([other]) => other !== id)) }
}
