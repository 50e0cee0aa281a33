import { groupBy } from '../../../base/collections/group-by.ts'
import { pageOfId } from '../../layout/blocks/block-ids.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { findLike } from '../../../base/text/characters/find-like.ts'
import type { BlockCorrection } from '../../../model/corrections/corrections.ts'
import type { WarnOfUnused } from '../decided-parts.ts'
import { LINE_MEMBERS, type LineCorrections, type LineMember } from '../../../model/corrections/line-corrections.ts'

/** The entries of one member. */
type EntryOf<Member extends LineMember> = Required<LineCorrections>[Member][number]

/** An entry about a line, and where that is now. */
export interface FoundEntryOf<Member extends LineMember> {
  readonly member: Member
  /** The entry as it was given. */
  readonly said: EntryOf<Member>
  readonly correction: BlockCorrection
  /** The line as it was read, and its block and number there. */
  readonly found: TextLine
  readonly block: string
  readonly line: number
}

/** An entry of any member. */
export type FoundEntry = { readonly [Member in LineMember]: FoundEntryOf<Member> }[LineMember]

/** Entries by the lines that they are about, as these were read. */
export type EntriesByLine = ReadonlyMap<TextLine, readonly FoundEntry[]>

/** Which block of the program each correction is about; `undefined` where there is none any more. */
export interface NamedBlock {
  readonly correction: BlockCorrection
  readonly block: Block | undefined
}

/**
 * Finds the lines that corrections are about: by number and text, else by text in the block, else as the only line of the
 * page that is read so, since another rule may have put it into another block. Words that are read as they are printed by
 * now are found too.
 */
export function findEntries(
  blocks: readonly Block[],
  named: readonly NamedBlock[],
  warnOfUnused: WarnOfUnused,
): EntriesByLine {
  const found = named.flatMap(({ correction, block }) =>
    LINE_MEMBERS.flatMap(member =>
      (correction[member] ?? []).flatMap((said): readonly FoundEntry[] => {
        const home = findLine(said, block, blocks, correction)
        if (home === undefined) {
          warnOfUnused(correction, `no line reads "${said.read}"`)
          return []
        }
        const line = home.block.lines.indexOf(home.line) + 1
        // The member and its entry belong together.
        return [{ member, said, correction, found: home.line, block: home.block.id, line } as FoundEntry]
      }),
    ),
  )
  return groupBy(found, each => each.found)
}

function findLine(
  said: { readonly line: number; readonly read: string; readonly is?: string },
  block: Block | undefined,
  blocks: readonly Block[],
  { block: id }: BlockCorrection,
): { readonly line: TextLine; readonly block: Block } | undefined {
  const { line: number, read, is = read } = said
  const own = block?.lines ?? []
  const there = own[number - 1]
  if (block !== undefined && there !== undefined && (there.text === read || there.text === is)) {
    return { line: there, block }
  }
  const inBlock = findText(own, read) ?? findText(own, is)
  if (block !== undefined && inBlock !== undefined) return { line: inBlock, block }
  const page = block?.page ?? pageOfId(id)
  const beside = blocks.filter(other => other.page === page && other !== block)
  const homes = beside.flatMap(other => other.lines.map(line => ({ line, block: other })))
  const texts = homes.map(({ line }) => line.text)
  const place = findLike(texts, read) ?? findLike(texts, is)
  return place === undefined ? undefined : homes[place]
}

function findText(lines: readonly TextLine[], text: string): TextLine | undefined {
  const texts = lines.map(line => line.text)
  const place = findLike(texts, text)
  return place === undefined ? lines.find(line => line.text === text) : lines[place]
}
