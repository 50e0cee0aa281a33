import type { BlockCorrection, Correction } from '../../model/corrections/corrections.ts'
import type { ReferenceCorrection } from '../../model/corrections/reference-corrections.ts'
import type { PageReview } from '../../model/corrections/corrections.ts'
import { LINE_MEMBERS } from '../../model/corrections/line-corrections.ts'
import type { HeaderCorrection } from '../../model/corrections/header-corrections.ts'

/** All corrections of a paper at one moment. It is never changed: each change makes another one. */
export interface Draft {
  /** By the id of their blocks. */
  readonly blocks: ReadonlyMap<string, BlockCorrection>
  readonly header: readonly HeaderCorrection[]
  readonly references: readonly ReferenceCorrection[]
  /** Numbers of the pages that were looked through, in their order. */
  readonly reviews: readonly number[]
}

/** What is changed of the correction of a block; `undefined` leaves a member to the program. */
export type BlockChange = {
  readonly [Name in Exclude<keyof BlockCorrection, 'block' | 'text'>]?: BlockCorrection[Name] | undefined
}

/** Members that together say what a block is: one of them alone may mean nothing beside those of another user. */
export const KIND_MEMBERS = ['into', 'role', 'level', 'number', 'join', 'before', 'after'] as const

/** Members of an entry in the order in which they are saved. */
const MEMBERS = [
  'block',
  'text',
  'split',
  ...LINE_MEMBERS,
  'table',
  'drawing',
  'language',
  ...KIND_MEMBERS,
  'note',
] as const

export const NO_CORRECTIONS: Draft = { blocks: new Map(), header: [], references: [], reviews: [] }

export function toDraft(corrections: readonly Correction[]): Draft {
  const ofHeader = corrections.filter((correction): correction is HeaderCorrection => 'header' in correction)
  const ofBlocks = corrections.filter((correction): correction is BlockCorrection => 'block' in correction)
  const references = corrections.filter((correction): correction is ReferenceCorrection => 'reference' in correction)
  const reviewed = corrections.filter((correction): correction is PageReview => 'reviewed' in correction)
  const reviews = reviewed.map(each => each.reviewed).sort((a, b) => a - b)
  const blocks = new Map(ofBlocks.map(correction => [correction.block, correction]))
  return { blocks, header: ofHeader, references, reviews }
}

/** The corrections as they are saved: those of the header first, then those of blocks in the order of `ids`, references, pages. */
export function toCorrections(
  { blocks, header, references, reviews }: Draft,
  ids: readonly string[],
): readonly Correction[] {
  const places = new Map(ids.map((id, i) => [id, i]))
  const placeOf = ({ block }: BlockCorrection) => places.get(block) ?? places.size
  const sorted = [...blocks.values()].sort((a, b) => placeOf(a) - placeOf(b))
  return [
    ...header,
    ...sorted.map(correction => inOrder(correction)),
    ...references,
    ...reviews.map(reviewed => ({ reviewed })),
  ]
}

function inOrder(correction: BlockCorrection): BlockCorrection {
  const members = MEMBERS.filter(name => correction[name] !== undefined).map(name => [name, correction[name]])
  return Object.fromEntries(members) as unknown as BlockCorrection
}

/** A draft after the correction of a block has changed; one that says nothing any more is gone. */
export function withChange(
  draft: Draft,
  block: { readonly id: string; readonly text: string },
  change: BlockChange,
): Draft {
  const known = draft.blocks.get(block.id) ?? { block: block.id, text: block.text }
  const changed = inOrder({ ...known, ...change } as BlockCorrection)
  const blocks = new Map(draft.blocks)
  if (Object.keys(changed).length > 2) blocks.set(block.id, changed)
  else blocks.delete(block.id)
  return { ...draft, blocks }
}

/** Whether two drafts say the same. */
export function isSame(a: Draft, b: Draft): boolean {
  const textOf = (draft: Draft) => JSON.stringify(toCorrections(draft, [...draft.blocks.keys()].sort()))
  return a === b || textOf(a) === textOf(b)
}

/** How many corrections there are. */
export function countOf({ blocks, header, references }: Draft): number {
  return blocks.size + header.length + references.length
}

/** Pages on which the corrections of two drafts differ. A correction of a block changes nothing on other pages. */
export function changedPages(a: Draft, b: Draft): ReadonlySet<number> {
  const ids = [...a.blocks.keys(), ...b.blocks.keys()].filter(id => a.blocks.get(id) !== b.blocks.get(id))
  const reviews = [...a.reviews, ...b.reviews].filter(page => a.reviews.includes(page) !== b.reviews.includes(page))
  return new Set([...ids.map(pageOfBlock), ...reviews])
}

/** The page of a block, which its id begins with: `p3-1k9xz`. */
function pageOfBlock(id: string): number {
  return Number(/^p(\d+)/u.exec(id)?.[1])
}
