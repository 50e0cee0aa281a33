import type { Box } from '../../src/geometry/box.ts'
import type { Piece } from '../../src/layout/lines/pieces.ts'
import type { Page, Rule } from '../../src/page/page.ts'
import type { BodyStyle } from '../../src/style/body-style.ts'

export interface PageArt {
  readonly layers: readonly (readonly string[])[]
  readonly width: number
  readonly height: number
  readonly rules: readonly Rule[]
  readonly figures: readonly Box[]
  readonly placed: readonly { readonly piece: Piece; readonly text: string }[]
}

/** The page as drawn lines with other words; `leading` is the distance of the lines of its text. */
export function toPageArt(
  page: Page,
  pieces: readonly Piece[],
  setting: { readonly body: BodyStyle; readonly leading: number; readonly replace: (text: string) => string },
): PageArt
