import type { Draft } from './draft.ts'

/** What came of the corrections of two people. */
export interface Merged {
  readonly draft: Draft
  /** Ids of blocks, or `header`, that both have changed: the own correction is kept. */
  readonly conflicts: readonly string[]
}

/** The corrections of somebody else with the own changes on top. Both began with `base`. */
export function mergeDrafts(base: Draft, own: Draft, other: Draft): Merged {
  const blocks = new Map(other.blocks)
  const conflicts: string[] = []
  for (const id of new Set([...base.blocks.keys(), ...own.blocks.keys()])) {
    const [was, mine, theirs] = [base, own, other].map(draft => JSON.stringify(draft.blocks.get(id)))
    if (mine === was) continue
    if (theirs !== was && theirs !== mine) conflicts.push(id)
    const correction = own.blocks.get(id)
    if (correction === undefined) blocks.delete(id)
    else blocks.set(id, correction)
  }
  const [was, mine, theirs] = [base, own, other].map(({ header }) => JSON.stringify(header))
  if (mine === was) return { draft: { blocks, header: other.header }, conflicts }
  if (theirs !== was && theirs !== mine) conflicts.push('header')
  return { draft: { blocks, header: own.header }, conflicts }
}
