import type { Box } from '../../../../base/geometry/box.ts'
import type { Setting } from './setting.ts'

/** Text of one style. */
export interface Stretch {
  readonly text: string
  readonly setting: Setting
}

/** A line of text with its place; lengths in pixels of CSS, from the corner of its page. */
export interface Line {
  readonly left: number
  readonly top: number
  readonly lineHeight: number | undefined
  readonly stretches: Stretch[]
  /** Line of the file, from 1. */
  readonly place: number
}

/** A page as it is read; lengths in pixels of CSS. */
export interface PageDraft {
  readonly width: number
  readonly height: number
  readonly lines: Line[]
  readonly figures: Box[]
}
