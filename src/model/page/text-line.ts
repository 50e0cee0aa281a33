import type { Box } from '../../base/geometry/box.ts'
import type { Direction, Font, TextRun } from './page.ts'

/** Runs without white space between them. */
export interface Word {
  readonly text: string
  readonly box: Box
  readonly runs: readonly TextRun[]
}

/** One printed line of one column. */
export interface TextLine {
  readonly page: number
  readonly box: Box
  readonly baseline: number
  readonly direction: Direction
  readonly words: readonly Word[]
  /** Words with one blank between them. */
  readonly text: string
  /** The line as it was read, where a person has corrected it. */
  readonly asRead?: TextLine
  /** Its language, where a person says it. */
  readonly language?: string
  /** Font size of most characters. */
  readonly size: number
  /** Font of most characters. */
  readonly font: Font
}
