import type { TextLine } from '../page/text-line.ts'
import type { DecidedBlock } from '../roles/decision.ts'

/** What a person says of first lines of blocks: whether they go on with the lines before. */
export type CorrectedJoins = ReadonlyMap<TextLine, boolean>

/** The joins and partings that decisions hold, by the first line of their blocks. */
export function correctedJoinsOf(decided: readonly DecidedBlock[]): CorrectedJoins {
  const joins = new Map<TextLine, boolean>()
  for (const { block, decision } of decided) {
    const [first] = block.lines
    if (first !== undefined && decision.join !== undefined) joins.set(first, decision.join)
  }
  return joins
}
