import type { LineCorrections, LineEntry, LineMember } from '../../model/corrections/line-corrections.ts'
import { type Draft, withChange } from './draft.ts'
import type { RegroupedBlock } from './regroup.ts'

/** An entry of a member. */
type EntryOf<Member extends LineMember> = Required<LineCorrections>[Member][number]

/** The line that an entry about a line of a block names, by its place in the block, from 0. */
export function lineEntry({ firstLine, lines }: RegroupedBlock, place: number): LineEntry | undefined {
  const read = lines[place]?.[4]
  return read === undefined ? undefined : { line: firstLine + place, read }
}

/** The corrections of the lines of a block, with the places of the lines in it. Those of lines that read otherwise are left out. */
export function entriesOf<Member extends LineMember>(
  draft: Draft,
  { whole, firstLine, lines }: RegroupedBlock,
  member: Member,
): readonly { readonly place: number; readonly said: EntryOf<Member> }[] {
  const all: readonly EntryOf<Member>[] = draft.blocks.get(whole.id)?.[member] ?? []
  return all.flatMap(said => {
    const place = said.line - firstLine
    return lines[place]?.[4] === said.read ? [{ place, said }] : []
  })
}

/** The draft with an entry in the place of those that are about the same; without one where nothing is said. */
export function putEntry<Member extends LineMember>(
  draft: Draft,
  { whole }: RegroupedBlock,
  member: Member,
  {
    isSame,
    entry,
  }: { readonly isSame: (said: EntryOf<Member>) => boolean; readonly entry: EntryOf<Member> | undefined },
): Draft {
  const all: readonly EntryOf<Member>[] = draft.blocks.get(whole.id)?.[member] ?? []
  const others = all.filter(said => !isSame(said))
  const list = entry === undefined ? others : [...others, entry].sort((a, b) => a.line - b.line)
  return withChange(draft, whole, { [member]: list.length === 0 ? undefined : list })
}
