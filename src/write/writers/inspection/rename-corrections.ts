import { groupBy } from '../../../base/collections/group-by.ts'
import type { BlockCorrection, Correction } from '../../../model/corrections/corrections.ts'
import { isBlockCorrection } from '../../../understand/corrections/kinds.ts'
import type { CorrectedLineEntry } from '../../../understand/corrections/lines/correct-line.ts'
import type { FoundEntry } from '../../../understand/corrections/lines/find-entries.ts'
import { LINE_MEMBERS, type LineCorrections } from '../../../model/corrections/line-corrections.ts'
import type { CorrectedBlock } from '../../../understand/corrections/regroup-blocks.ts'
import { openingOf } from '../../../base/text/characters/opening.ts'

/** What corrections were found to be about. */
interface FoundCorrections {
  readonly corrected: readonly CorrectedBlock[]
  readonly correctedLines: readonly CorrectedLineEntry[]
}

/** Corrections under the ids that their blocks have now, and corrections of lines under the block that has the line now. */
export function renameCorrections(
  corrections: readonly Correction[],
  { corrected, correctedLines }: FoundCorrections,
): readonly Correction[] {
  const found = new Map(corrected.map(each => [each.correction, each]))
  const entries = correctedLines.map(({ entry }) => entry)
  const byBlock = new Map(groupBy(entries, ({ block }) => block))
  const used = new Set<unknown>(entries.map(({ said }) => said))
  const renamed = corrections.flatMap((correction): readonly Correction[] => {
    if (!isBlockCorrection(correction)) return [correction]
    const { block, split } = found.get(correction) ?? correction
    const named = { ...correction, block, ...(split === undefined ? {} : { split }) }
    const here = byBlock.get(block) ?? []
    byBlock.delete(block)
    // What was not found stays where it was said: nobody else remembers it.
    const rest = withLines(named, here, said => !used.has(said))
    return saysMore(rest) || !LINE_MEMBERS.some(name => correction[name]) ? [rest] : []
  })
  const moved = [...byBlock].map(([block, here]): BlockCorrection => {
    return withLines({ block, text: openingOf(here[0]?.found.text ?? '') }, here, () => false)
  })
  return [...renamed, ...moved]
}

/** A correction with what was found of its block, and what it said already as far as that is kept. */
function withLines(
  correction: BlockCorrection,
  here: readonly FoundEntry[],
  isKept: (said: unknown) => boolean,
): BlockCorrection {
  const { words = [], checked = [], formulas = [], calls = [], ...rest } = correction
  const said = { words, checked, formulas, calls }
  const members = LINE_MEMBERS.flatMap(member => {
    const found = here.filter(entry => entry.member === member).map(toEntry)
    const list = [...found, ...said[member].filter(isKept)]
    return list.length === 0 ? [] : [[member, list] as const]
  })
  return { ...rest, ...(Object.fromEntries(members) as LineCorrections) }
}

/** Whether an entry says anything but which block it is about. */
function saysMore(correction: BlockCorrection): boolean {
  return Object.keys(correction).some(name => name !== 'block' && name !== 'text')
}

/** The entry with the number and the text that its line has now. */
function toEntry({ said, line, found }: FoundEntry): FoundEntry['said'] {
  return { ...said, line, read: found.text }
}
