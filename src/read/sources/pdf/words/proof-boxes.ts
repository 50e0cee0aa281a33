import { type Box, heightOf, widthOf } from '../../../../base/geometry/box.ts'
import type { Glyph } from '../drawing/drawing.ts'

/** Glyphs and lines of a page, the sides of boxes that end proofs taken from the lines. */
export interface BoxedProofs {
  readonly glyphs: readonly Glyph[]
  readonly lines: readonly Box[]
}

/** Height of such a box, in ems of the text before it, at least and at most: TeX's has 0.675. */
const LOWEST = 0.5
const HIGHEST = 1
/** The height of any, in points. */
const MOST_POINTS = 16
/** Its width as a share of its height, at least and at most. */
const NARROWEST = 0.7
const WIDEST = 1.3
/** Sides meet, and end at the baseline, but for this, in points. */
const MEETING = 1
/** Nothing is printed this near after it on its line, in ems: boxes to be ticked are before words. */
const FREE_AFTER = 1

/**
 * The page with a sign `□` where four rules are drawn as a box at the end of a line: the macro of LaTeX that ends proofs, `\openbox` of
 * amsthm, draws no glyph. The sign counts as none of the glyphs that the page draws.
 */
export function readProofBoxes(glyphs: readonly Glyph[], lines: readonly Box[]): BoxedProofs {
  const short = lines.filter(line => Math.max(widthOf(line), heightOf(line)) <= MOST_POINTS)
  const uprights = short.filter(line => heightOf(line) > widthOf(line))
  const flats = short.filter(line => widthOf(line) > heightOf(line))
  if (uprights.length < 2 || flats.length < 2) return { glyphs, lines }
  const taken = new Set<Box>()
  const signs = new Map<number, Glyph[]>()
  for (const left of uprights) {
    const sides = taken.has(left) ? undefined : sidesOf(left, uprights, flats)
    const after = sides && placeOf(sides, glyphs)
    const last = glyphs[after ?? -1]
    if (sides === undefined || after === undefined || last === undefined) continue
    for (const side of sides.lines) taken.add(side)
    const { y, style, areasBelow, isClipped } = last
    const sign = {
      text: '□',
      x: sides.box.left,
      y,
      advance: widthOf(sides.box),
      style,
      areasBelow,
      isClipped,
      count: 0,
    }
    signs.set(after, [...(signs.get(after) ?? []), sign])
  }
  if (taken.size === 0) return { glyphs, lines }
  return {
    glyphs: glyphs.flatMap((glyph, place) => [glyph, ...(signs.get(place) ?? [])]),
    lines: lines.filter(line => !taken.has(line)),
  }
}

interface Sides {
  readonly box: Box
  readonly lines: readonly Box[]
}

/** The box that a line is the left side of. */
function sidesOf(left: Box, uprights: readonly Box[], flats: readonly Box[]): Sides | undefined {
  const height = heightOf(left)
  const isLevel = (a: number, b: number) => Math.abs(a - b) <= MEETING
  const right = uprights.find(
    other =>
      isLevel(other.top, left.top) &&
      isLevel(other.bottom, left.bottom) &&
      other.left - left.left >= NARROWEST * height &&
      other.left - left.left <= WIDEST * height,
  )
  if (right === undefined) return undefined
  const spans = flats.filter(flat => isLevel(flat.left, left.left) && isLevel(flat.right, right.right))
  const top = spans.find(flat => isLevel(flat.top, left.top))
  const bottom = spans.find(flat => flat !== top && isLevel(flat.bottom, left.bottom))
  if (top === undefined || bottom === undefined) return undefined
  const box = { left: left.left, right: right.right, top: left.top, bottom: left.bottom }
  return { box, lines: [left, right, top, bottom] }
}

/** The place of the last glyph on the line that a box ends; `undefined` where it ends none. */
function placeOf({ box }: Sides, glyphs: readonly Glyph[]): number | undefined {
  let place: number | undefined
  for (const [i, { x, y, advance, style, text }] of glyphs.entries()) {
    const isOnLine = style.direction === 0 && text.trim() !== '' && Math.abs(y - box.bottom) <= MEETING
    if (!isOnLine) continue
    if (x >= box.right && x - box.right < FREE_AFTER * style.size) return undefined
    if (x + advance <= box.left + MEETING && x >= (glyphs[place ?? -1]?.x ?? -Infinity)) place = i
  }
  const size = glyphs[place ?? -1]?.style.size ?? 0
  const height = heightOf(box)
  return height >= LOWEST * size && height <= HIGHEST * size ? place : undefined
}
