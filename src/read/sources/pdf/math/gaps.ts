import type { Glyph } from '../drawing/drawing.ts'

/** A part of a stretch along one axis. */
export interface Extent {
  readonly place: number
  readonly from: number
  readonly to: number
}

/** Places by extents that white space of a certain width is between; each list in the order of drawing. */
export function splitAtGaps(extents: readonly Extent[], gap: number): readonly (readonly number[])[] {
  const parts: { readonly places: number[]; to: number }[] = []
  for (const { place, from, to } of [...extents].sort((a, b) => a.from - b.from)) {
    const last = parts.at(-1)
    if (last !== undefined && from - last.to < gap) {
      last.places.push(place)
      last.to = Math.max(last.to, to)
    } else parts.push({ places: [place], to })
  }
  return parts.map(part => part.places.sort((a, b) => a - b))
}

/** The glyphs by what is beside one another with white space of a certain width between, from the left. */
export function splitBeside(
  glyphs: readonly Glyph[],
  places: readonly number[],
  gap: number,
): readonly (readonly number[])[] {
  const extents = places.flatMap((place): Extent[] => {
    const glyph = glyphs[place]
    return glyph === undefined ? [] : [{ place, from: glyph.x, to: glyph.x + glyph.advance }]
  })
  return splitAtGaps(extents, gap)
}
