import { type Box, overlapX, uniteBoxes } from '../geometry/box.ts'
import type { PageLayout } from '../layout/page-layout.ts'
import type { Block, TextLine } from '../page/text-line.ts'

/** A figure's caption and the boxes and text that belong to it. */
export interface FigureParts {
  readonly boxes: readonly Box[]
  readonly interior: readonly TextLine[]
}

/** Furthest a caption stands from its figure, in points. */
const FURTHEST = 120

/**
 * Gives each figure on a page to the caption nearest above or below it; figures without caption come last, with
 * `undefined`. Never drops interior text.
 */
export function matchFigures(layout: PageLayout, captions: readonly Block[]): Map<Block | undefined, FigureParts[]> {
  const matched = new Map<Block | undefined, FigureParts[]>()
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

function nearestCaption(box: Box, captions: readonly Block[]): Block | undefined {
  let best: Block | undefined
  let nearest = FURTHEST
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

/** One figure from all parts that a caption got. */
export function uniteFigure(parts: readonly FigureParts[]): FigureParts {
  const boxes = parts.flatMap(part => part.boxes)
  return { boxes: boxes.length === 0 ? [] : [uniteBoxes(boxes)], interior: parts.flatMap(part => part.interior) }
}
