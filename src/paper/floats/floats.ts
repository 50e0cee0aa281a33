import { type Box, overlapX, uniteBoxes } from '../../geometry/box.ts'
import type { PageLayout } from '../../layout/page-layout.ts'
import type { Block } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { RoleDecision } from '../../roles/decision.ts'

/** A caption: the block with its label and those that continue it. */
export interface Caption {
  readonly page: number
  readonly blocks: readonly Block[]
  readonly box: Box
}

/** A figure's boxes and the text that belongs to it. */
export interface FigureParts {
  readonly boxes: readonly Box[]
  readonly interior: readonly TextLine[]
}

/** Furthest that a caption is from its figure, in points. */
const FURTHEST = 120

/** Captions of one role, in reading order. */
export function findCaptions(
  decided: readonly { block: Block; decision: RoleDecision }[],
  role: 'figure-caption' | 'table-caption',
): Caption[] {
  const groups: Block[][] = []
  for (const { block, decision } of decided) {
    if (decision.role !== role) continue
    const current = decision.continues === true ? captionAbove(block, groups) : undefined
    if (current === undefined) groups.push([block])
    else current.push(block)
  }
  return groups.map(blocks => ({
    page: blocks[0]?.page ?? 1,
    blocks,
    box: uniteBoxes(blocks.map(block => block.box)),
  }))
}

/** The caption whose last line is nearest above a block that continues a caption. */
function captionAbove(block: Block, groups: readonly Block[][]): Block[] | undefined {
  const distanceOf = (group: readonly Block[]) => {
    const last = group[group.length - 1]
    return last === undefined || last.page !== block.page ? Infinity : Math.abs(block.box.top - last.box.bottom)
  }
  const nearest = Math.min(...groups.map(distanceOf))
  return nearest === Infinity ? groups[groups.length - 1] : groups.find(group => distanceOf(group) === nearest)
}

/**
 * Gives each figure on a page to the caption nearest above or below it; figures without caption come last, with
 * `undefined`. Never drops interior text.
 */
export function matchFigures(
  layout: PageLayout,
  captions: readonly Caption[],
): Map<Caption | undefined, FigureParts[]> {
  const matched = new Map<Caption | undefined, FigureParts[]>()
  const seen = new Set<Box>()
  const give = (box: Box, interior: readonly TextLine[]) => {
    const caption = nearestCaption(box, captions)
    if (caption === undefined && interior.length === 0) return
    matched.set(caption, [...(matched.get(caption) ?? []), { boxes: [box], interior }])
  }
  for (const figure of layout.figures) {
    seen.add(figure.box)
    give(figure.box, figure.lines)
  }
  for (const box of layout.page.figures) if (!seen.has(box)) give(box, [])
  return matched
}

/** The caption nearest above or below a box, `undefined` where none is near. */
export function nearestCaption(box: Box, captions: readonly Caption[], furthest = FURTHEST): Caption | undefined {
  let best: Caption | undefined
  let nearest = furthest
  for (const caption of captions) {
    if (overlapX(box, caption.box) <= 0) continue
    const distance = Math.max(caption.box.top - box.bottom, box.top - caption.box.bottom, 0)
    if (distance < nearest) {
      nearest = distance
      best = caption
    }
  }
  return best
}

/** One figure, united from all parts that its caption has. */
export function uniteFigure(parts: readonly FigureParts[]): FigureParts {
  const boxes = parts.flatMap(part => part.boxes)
  return { boxes: boxes.length === 0 ? [] : [uniteBoxes(boxes)], interior: parts.flatMap(part => part.interior) }
}
