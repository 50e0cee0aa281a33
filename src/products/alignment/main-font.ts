import { groupBy } from '../../base/collections/group-by.ts'
import type { Box } from '../../base/geometry/box.ts'
import type { TextLine } from '../../model/page/text-line.ts'
import { glyphsOfLine } from '../../understand/evidence/lines.ts'

/** Finds the font of the text in some places. */
export type FontOfPlaces = (places: readonly (Box & { readonly page: number })[]) => string

/** Name of the font of most glyphs of the lines, of several the first; empty where there are no lines. */
export function mainFontOf(lines: readonly TextLine[]): string {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line.font.name, (counts.get(line.font.name) ?? 0) + glyphsOfLine(line))
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? ''
}

/** A function that finds fonts by place: the logical document keeps the places of its blocks, but not their fonts. */
export function indexFonts(lines: Iterable<TextLine>): FontOfPlaces {
  const pages = groupBy(lines, ({ page }) => page)
  return places =>
    mainFontOf(places.flatMap(place => (pages.get(place.page) ?? []).filter(line => isWithin(line.box, place))))
}

/** Whether the middle of a line is in a box. */
function isWithin({ left, top, right, bottom }: Box, box: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
