import type { DecidedBlock } from '../decide/decision.ts'
import { CORRECTION } from '../decide/rule-names.ts'
import type { BlockCorrection } from '../../model/corrections/corrections.ts'
import type { DecidedFurniture } from './decided-furniture.ts'

/** What the program has decided, and what is left of it when a person has corrected it. */
export interface DecidedParts {
  /** In reading order. */
  readonly blocks: readonly DecidedBlock[]
  readonly furniture: readonly DecidedFurniture[]
}

/** Is given each correction that cannot be, with the reason. */
export type WarnOfUnused = (correction: BlockCorrection, reason: string) => void

/** The evidence of a decision that a person has touched. */
export function withCorrection<Rule extends string>(evidence: readonly Rule[]): readonly (Rule | typeof CORRECTION)[] {
  return [CORRECTION, ...evidence.filter(rule => rule !== CORRECTION)]
}
