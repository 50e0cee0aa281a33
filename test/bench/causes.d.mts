/** A block of the truth or of the prediction. */
export interface ComparedBlock {
  readonly type: string
  /** Its text without white space and punctuation, in lower case. */
  readonly key: string
}

export interface Comparison {
  readonly truth: readonly ComparedBlock[]
  readonly predicted: readonly ComparedBlock[]
  readonly missed: readonly ComparedBlock[]
  readonly wrong: readonly ComparedBlock[]
  /** Texts that are in no block, by the name of their place. */
  readonly apart?: Readonly<Record<string, ComparedBlock>>
}

export interface ExplainedError {
  readonly kind: 'missed' | 'false'
  readonly block: ComparedBlock
  readonly cause: string
}

export function findCauses(comparison: Comparison): ExplainedError[]
