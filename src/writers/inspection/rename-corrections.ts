import { groupBy } from '../../collections/group-by.ts'
import { type BlockCorrection, type Correction, isBlockCorrection } from '../../corrections/corrections.ts'
import type { CorrectedWords } from '../../corrections/correct-words.ts'
import type { CorrectedBlock } from '../../corrections/regroup-blocks.ts'
import { openingOf } from '../../page/block.ts'

/** What corrections were found to be about. */
interface FoundCorrections {
  readonly corrected: readonly CorrectedBlock[]
  readonly correctedWords: readonly CorrectedWords[]
}

/** Corrections under the ids that their blocks have now, and words under the block that has their line now. */
export function renameCorrections(
  corrections: readonly Correction[],
  { corrected, correctedWords }: FoundCorrections,
): readonly Correction[] {
  const found = new Map(corrected.map(each => [each.correction, each]))
  const wordsOf = new Map(groupBy(correctedWords, ({ block }) => block))
  const used = new Set(correctedWords.map(({ said }) => said))
  const renamed = corrections.flatMap((correction): readonly Correction[] => {
    if (!isBlockCorrection(correction)) return [correction]
    const { block, split } = found.get(correction) ?? correction
    const { words: said = [], ...rest } = { ...correction, block, ...(split === undefined ? {} : { split }) }
    const here = (wordsOf.get(block) ?? []).map(toEntry)
    wordsOf.delete(block)
    // What was not found stays where it was said: nobody else remembers it.
    const words = [...here, ...said.filter(each => !used.has(each))]
    if (words.length > 0) return [{ ...rest, words }]
    return said.length === 0 || saysMore(rest) ? [rest] : []
  })
  const moved = [...wordsOf].map(([block, words]): BlockCorrection => {
    return { block, text: openingOf(words[0]?.read ?? ''), words: words.map(toEntry) }
  })
  return [...renamed, ...moved]
}

/** Whether an entry says anything but which block it is about. */
function saysMore(correction: BlockCorrection): boolean {
  return Object.keys(correction).some(name => name !== 'block' && name !== 'text')
}

function toEntry({ line, read, is }: CorrectedWords): NonNullable<BlockCorrection['words']>[number] {
  return { line, read, is }
}
