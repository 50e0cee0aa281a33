import { keyOfReference } from './reference-fields.ts'
import type { Draft } from './draft.ts'

/** What came of the corrections of two people. */
export interface Merged {
  readonly draft: Draft
  /** Ids of blocks, beginnings of references, or `header`, that both have changed: the own correction is kept. */
  readonly conflicts: readonly string[]
}

/** The corrections of somebody else with the own changes on top. Both began with `base`. */
export function mergeDrafts(base: Draft, own: Draft, other: Draft): Merged {
  const blocks = mergeEntries(base.blocks, own.blocks, other.blocks)
  const references = mergeEntries(
    ...([base, own, other].map(referencesByKey) as Three<ReturnType<typeof referencesByKey>>),
  )
  const [was, mine, theirs] = [base, own, other].map(({ header }) => JSON.stringify(header))
  const isMine = mine !== was
  const conflicts = [
    ...blocks.conflicts,
    ...references.conflicts,
    ...(isMine && theirs !== was && theirs !== mine ? ['header'] : []),
  ]
  const header = isMine ? own.header : other.header
  const reviews = mergeReviews(base.reviews, own.reviews, other.reviews)
  return { draft: { blocks: blocks.merged, header, references: [...references.merged.values()], reviews }, conflicts }
}

/** Pages that one of both has looked through, but for those of which the own draft says so no longer. */
function mergeReviews(base: readonly number[], own: readonly number[], other: readonly number[]): readonly number[] {
  const all = new Set([...own, ...other])
  return [...all].filter(page => own.includes(page) || !base.includes(page)).sort((a, b) => a - b)
}

type Three<Each> = [Each, Each, Each]

function referencesByKey({ references }: Draft): ReadonlyMap<string, Draft['references'][number]> {
  return new Map(references.map(each => [keyOfReference(each), each]))
}

function mergeEntries<Entry>(
  base: ReadonlyMap<string, Entry>,
  own: ReadonlyMap<string, Entry>,
  other: ReadonlyMap<string, Entry>,
): { readonly merged: ReadonlyMap<string, Entry>; readonly conflicts: readonly string[] } {
  const merged = new Map(other)
  const conflicts: string[] = []
  for (const key of new Set([...base.keys(), ...own.keys()])) {
    const [was, mine, theirs] = [base, own, other].map(entries => JSON.stringify(entries.get(key)))
    if (mine === was) continue
    if (theirs !== was && theirs !== mine) conflicts.push(key)
    const entry = own.get(key)
    if (entry === undefined) merged.delete(key)
    else merged.set(key, entry)
  }
  return { merged, conflicts }
}
