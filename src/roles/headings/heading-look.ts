import type { Block } from '../../page/block.ts'

/** How a block differs from running text. */
export interface HeadingLook {
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isCapital: boolean
  readonly isCentered: boolean
  /** All of it is in another colour than the body. */
  readonly isColored: boolean
}

/** The blocks before and after in the same column. */
export interface Neighbours {
  readonly before: Block | undefined
  readonly after: Block | undefined
}
