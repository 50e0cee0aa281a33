import { groupBy } from '../../../base/collections/group-by.ts'
import { type Box, heightOf, overlapX, overlapY, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { Caption } from './floats.ts'

/** A drawing on a page with the text in it, or a text that belongs to one. */
export interface FigurePart {
  readonly box: Box
  readonly interior: readonly TextLine[]
  /** The block that the text is, where it was not inside a drawing. */
  readonly block?: Block
}

/** On which side of its caption a figure is. */
export type FigureSide = 'above' | 'below'

/** Furthest that a drawing is from its caption, and a text that is outside of its drawing, in points. */
const FURTHEST = 120
const FURTHEST_LABEL = 400

/** Widest gaps between parts of one figure beside and below each other, in points: labels of an axis, rows of pictures. */
const MOST_GAP_BESIDE = 30
const MOST_GAP_BELOW = 20
/** Share of the smaller of two parts that are beside or below each other, by which they overlap in the other direction. */
const LEAST_OVERLAP = 0.5
/** Parts that are in a row between a caption and the furthest part of its figure: a drawing, its labels, their title. */
const MOST_STEPS = 4

/**
 * The side on which most figures of a paper have their captions: papers set all of them on one side, and where figures
 * are stacked the nearest one may be that of the next caption.
 */
export function usualSide(
  pages: readonly { readonly figures: readonly Box[]; readonly captions: readonly Caption[] }[],
): FigureSide {
  let votes = 0
  for (const { figures, captions } of pages) {
    for (const { box } of captions) {
      const distances = figures
        .filter(figure => overlapX(figure, box) > 0)
        .map(figure => [sideOf(figure, box), distanceOf(figure, box)] as const)
      const nearest = Math.min(FURTHEST, ...distances.map(([, distance]) => distance))
      const found = distances.find(([, distance]) => distance === nearest)
      if (found !== undefined) votes += found[0] === 'above' ? 1 : -1
    }
  }
  return votes >= 0 ? 'above' : 'below'
}

/**
 * Gives each part of the figures of a page to its caption: drawings to the nearest one on the usual side, what is next to
 * them to the same, then other texts in the same way, and at last what is left to captions that have nothing. A caption whose
 * picture a person has placed has the parts inside of that, and no others. Parts without caption are given to `undefined`.
 */
export function matchFigures(
  parts: readonly FigurePart[],
  captions: readonly Caption[],
  usual: FigureSide,
): ReadonlyMap<Caption | undefined, readonly FigurePart[]> {
  const owners = new Map<FigurePart, Caption>()
  const said = captions.filter(({ drawing }) => drawing !== undefined)
  for (const part of parts) {
    const owner = said.find(({ drawing }) => drawing !== undefined && hasCentreOf(part.box, drawing))
    if (owner !== undefined) owners.set(part, owner)
  }
  const unsaid = captions.filter(({ drawing }) => drawing === undefined)
  const give = (some: readonly FigurePart[], open: readonly Caption[], fits: (part: Box, caption: Box) => boolean) => {
    for (const part of some) {
      if (owners.has(part)) continue
      const near = open.filter(({ box }) => fits(part.box, box))
      const nearest = nearestOf(part, near)
      if (nearest !== undefined) owners.set(part, nearest)
    }
    joinNeighbours(parts, captions, owners, said)
  }
  const isUsual = (part: Box, caption: Box) => overlapX(part, caption) > 0 && sideOf(part, caption) === usual
  const drawings = parts.filter(({ block }) => block === undefined)
  give(drawings, unsaid, isUsual)
  give(parts, unsaid, isUsual)
  const owned = new Set(owners.values())
  const others = unsaid.filter(caption => !owned.has(caption))
  give(parts, others, (part, caption) => overlapX(part, caption) > 0 || isLevelWith(part, caption))
  return groupBy(parts, part => owners.get(part))
}

function hasCentreOf(part: Box, { left, top, right, bottom }: Box): boolean {
  const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2]
  return left <= x && x <= right && top <= y && y <= bottom
}

function isLevelWith(part: Box, caption: Box): boolean {
  return overlapY(part, caption) >= LEAST_OVERLAP * heightOf(caption)
}

/** Where a figure is, seen from its caption. */
function sideOf(figure: Box, caption: Box): FigureSide {
  return figure.top + figure.bottom <= caption.top + caption.bottom ? 'above' : 'below'
}

/** White between two boxes, down the page or across it. */
function distanceOf(a: Box, b: Box): number {
  return Math.max(-overlapX(a, b), -overlapY(a, b), 0)
}

function nearestOf(part: FigurePart, captions: readonly Caption[]): Caption | undefined {
  let best: Caption | undefined
  let nearest = part.block === undefined ? FURTHEST : FURTHEST_LABEL
  for (const caption of captions) {
    const distance = distanceOf(part.box, caption.box)
    if (distance >= nearest) continue
    nearest = distance
    best = caption
  }
  return best
}

/** Parts without caption that are next to one with a caption, with no caption between, are of the same figure. */
function joinNeighbours(
  parts: readonly FigurePart[],
  captions: readonly Caption[],
  owners: Map<FigurePart, Caption>,
  closed: readonly Caption[],
): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    const known = parts.filter(part => owners.has(part))
    const open = known.filter(part => closed.every(caption => owners.get(part) !== caption))
    const joined = parts.flatMap(part => {
      if (owners.has(part)) return []
      const near = open.filter(other => isNextTo(part.box, other.box) && isFreeOf(captions, part.box, other.box))
      const [nearest] = near.sort((a, b) => distanceOf(part.box, a.box) - distanceOf(part.box, b.box))
      const owner = nearest && owners.get(nearest)
      return owner === undefined ? [] : [[part, owner] as const]
    })
    if (joined.length === 0) return
    for (const [part, owner] of joined) owners.set(part, owner)
  }
}

function isNextTo(a: Box, b: Box): boolean {
  const [across, down] = [overlapX(a, b), overlapY(a, b)]
  const isBeside = down >= LEAST_OVERLAP * Math.min(heightOf(a), heightOf(b)) && across >= -MOST_GAP_BESIDE
  const isBelow = across >= LEAST_OVERLAP * Math.min(widthOf(a), widthOf(b)) && down >= -MOST_GAP_BELOW
  return isBeside || isBelow
}

function isFreeOf(captions: readonly Caption[], a: Box, b: Box): boolean {
  const both = uniteBoxes([a, b])
  return captions.every(({ box }) => overlapX(box, both) <= 0 || overlapY(box, both) <= 0)
}
