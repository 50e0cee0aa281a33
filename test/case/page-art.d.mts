import type { Box } from '../../src/base/geometry/box.ts'
import type { Piece } from '../../src/understand/layout/lines/pieces.ts'
import type { Page, Rule } from '../../src/model/page/page.ts'
import type { BodyStyle } from '../../src/understand/evidence/body-style.ts'

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
