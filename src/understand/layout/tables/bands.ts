import { type Box, heightOf, overlapX, overlapY, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { Rule } from '../../../model/page/page.ts'
import type { Piece } from '../lines/pieces.ts'

/** Cells that draw their own shade are at most this far apart, in points. */
const MAX_BREAK = 3
/** Edges at most this far apart are at one level, in points. */
const SAME_LEVEL = 3
/** Fewest stripes that show that the shade around them is the ground of a table. */
const LEAST_STRIPES = 2
/** Fewest edges of bands in a table whose rows colour separates: a coloured head alone has two. */
export const LEAST_EDGES = 3
/** A drawn rule at the edge of a band covers at least this share of it. */
const SAME_EXTENT = 0.9

/**
 * The bands of colour behind text, from top to bottom. Shades that touch are one area; it is cut into bands at the heights
 * that none of its shades crosses, so that the cells of a head with titles over several columns stay one band. The ground of a
 * whole table is a band for itself: the stripes on it are others.
 */
export function findBands(shades: readonly Box[], grounds: readonly Box[], pieces: readonly Piece[]): Box[] {
  return [...grounds, ...groupTouching(shades.filter(shade => !grounds.includes(shade))).flatMap(cutIntoBands)]
    .filter(band => pieces.some(({ box }) => overlapX(box, band) > 0 && overlapY(box, band) > 0))
    .sort((a, b) => a.top - b.top)
}

/** Shades with stripes of its full width on them: the colour of a whole table. */
export function findGrounds(shades: readonly Box[]): Box[] {
  const heights = shades.map(heightOf).sort((a, b) => a - b)
  const least = LEAST_STRIPES * (heights[Math.floor(heights.length / 2)] ?? 0)
  const tall = shades.filter(shade => heightOf(shade) >= least)
  return tall.filter(ground => countStripes(ground, shades) >= LEAST_STRIPES)
}

/** The levels at which shades inside another one end, where they are not next to one another. */
function countStripes(ground: Box, shades: readonly Box[]): number {
  const inside = shades.filter(
    shade =>
      shade !== ground &&
      heightOf(shade) < heightOf(ground) / 2 &&
      overlapX(shade, ground) >= widthOf(shade) - MAX_BREAK &&
      overlapY(shade, ground) >= heightOf(shade) - MAX_BREAK,
  )
  const sorted = inside.sort((a, b) => a.top - b.top)
  let bottom = -Infinity
  let count = 0
  for (const stripe of sorted) {
    if (stripe.top > bottom + SAME_LEVEL) count++
    bottom = Math.max(bottom, stripe.bottom)
  }
  return count
}

/** Groups of shades that touch. The box around each group is kept, so that far ones are not compared shade by shade. */
function groupTouching(shades: readonly Box[]): Box[][] {
  let groups: { readonly area: Box; readonly shades: readonly Box[] }[] = []
  for (const shade of shades) {
    const isTouching = (group: (typeof groups)[number]) =>
      touches(shade, group.area) && group.shades.some(other => touches(shade, other))
    const touching = groups.filter(isTouching)
    const area = uniteBoxes([...touching.map(group => group.area), shade])
    const joined = { area, shades: [...touching.flatMap(group => group.shades), shade] }
    groups = [...groups.filter(group => !touching.includes(group)), joined]
  }
  return groups.map(group => [...group.shades])
}

function touches(a: Box, b: Box): boolean {
  return overlapX(a, b) >= -MAX_BREAK && overlapY(a, b) >= -MAX_BREAK
}

function cutIntoBands(shades: readonly Box[]): Box[] {
  const area = uniteBoxes(shades)
  const crosses = ({ top, bottom }: Box, y: number) => top < y - SAME_LEVEL && bottom > y + SAME_LEVEL
  const levels = shades
    .flatMap(({ top, bottom }) => [top, bottom])
    .filter(y => !shades.some(shade => crosses(shade, y)))
    .sort((a, b) => a - b)
    .filter((y, i, all) => i === 0 || y - (all[i - 1] ?? y) > SAME_LEVEL)
  return levels.slice(1).map((bottom, i) => ({ ...area, top: levels[i] ?? area.top, bottom }))
}

/**
 * The upper and lower edges of bands as rules, without those where a rule is drawn or another band ends: the change of
 * colour separates rows as a line does.
 */
export function edgesOfBands(bands: readonly Box[], rules: readonly Rule[]): Rule[] {
  const edges: Rule[] = []
  for (const { left, right, top, bottom } of bands) {
    for (const y of [top, bottom]) {
      const edge = { left, right, top: y, bottom: y }
      if (![...rules, ...edges].some(rule => isAt(rule, edge))) edges.push({ box: edge, orientation: 'horizontal' })
    }
  }
  return edges
}

function isAt({ box, orientation }: Rule, edge: Box): boolean {
  const isNear = Math.abs((box.top + box.bottom) / 2 - edge.top) <= SAME_LEVEL
  return orientation === 'horizontal' && isNear && overlapX(box, edge) >= SAME_EXTENT * widthOf(edge)
}
