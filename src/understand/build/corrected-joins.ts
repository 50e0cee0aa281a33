import type { TextLine } from '../../model/page/text-line.ts'
import type { DecidedBlock } from '../decide/decision.ts'

/** Corrections by a person for first lines of blocks: whether they continue the lines before. */
export type CorrectedJoins = ReadonlyMap<TextLine, boolean>

/** The corrections in the decisions that join or separate blocks, by the first line of their blocks. */
export function correctedJoinsOf(decided: readonly DecidedBlock[]): CorrectedJoins {
  const joins = new Map<TextLine, boolean>()
  for (const { block, decision } of decided) {
    const [first] = block.lines
    if (first !== undefined && decision.join !== undefined) joins.set(first, decision.join)
  }
  return joins
}
