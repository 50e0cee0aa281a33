import type { AlignedWords } from '../align/align-words.ts'
import type { ChoiceReason } from './choose-reading.ts'
import type { ReadWord } from '../reading.ts'

/** The words of two readings, aligned. */
export interface AlignedReadings {
  readonly primary: readonly ReadWord[]
  readonly other: readonly ReadWord[]
  readonly ranges: readonly AlignedWords[]
}

/** What becomes of words that are the same words of the document. */
export interface Outcome {
  readonly range: AlignedWords
  /** Whose words are in the document; `none`: neither. */
  readonly taken: 'primary' | 'other' | 'none'
}

/** What was decided about a range of words, and why. */
export interface Decided extends Outcome {
  readonly reason: ChoiceReason | 'agreed' | 'hyphen' | 'only-here' | 'no-word' | 'repeated'
}
