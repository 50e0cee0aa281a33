import { type Box, growBox, overlapX, uniteBoxes, widthOf } from '../geometry/box.ts'
import type { Page } from '../page/page.ts'
import type { Block } from '../page/text-line.ts'
import { parseSectionNumber } from '../text/section-number.ts'
import type { Decisions, Evidence } from './decision.ts'

/** Labels stand at most this far outside of a figure's box, in ems of the body. */
const LABEL_REACH_IN_EMS = 2
/** Labels of a drawing whose box is not known stand at most this far above one another, in points. */
const LABEL_GAP = 70
/** Words of a line from which it reads like running text. */
const PROSE_WORDS = 7
/** A line of running text covers at least this share of its column. */
const PROSE_WIDTH = 0.7
/** Type larger than this share of the body's is a heading's, not a label's. */
const LARGEST_LABEL = 1.3

/**
 * Decides which blocks are the text of figures whose box does not hold it: names of axes, legends, letters of panels,
 * drawings that are set in type.
 *
 * Evidence: short lines that touch a figure's box, or that stand between it and its caption; above the caption of a
 * figure without box, everything up to the next running text. Turned text near them too.
 */
export function classifyFigureText(evidence: Evidence, decisions: Decisions): void {
  for (const page of evidence.pages) {
    const blocks = evidence.blocks.filter(block => block.page === page.number)
    const captions = blocks.filter(block => decisions.get(block)?.role === 'figure-caption')
    const free = blocks.filter(block => !decisions.has(block) && block.table === undefined && !isProse(block, evidence))
    if (free.length === 0) continue
    const areas = [
      ...page.figures
        .filter(box => isRealFigure(box, captions))
        .map(box => growBox(box, LABEL_REACH_IN_EMS * evidence.body.size)),
      ...captions.flatMap(caption => areaAbove(caption, { page, blocks, free, evidence })),
    ]
    for (const block of free) {
      if (areas.some(area => isInside(block.box, area))) {
        decisions.set(block, { role: 'figure-text', score: 0.7, evidence: ['label-at-figure'] })
      }
    }
  }
}

/** Pictures on pages without captions (logos, portraits) have no labels. */
function isRealFigure(box: Box, captions: readonly Block[]): boolean {
  return captions.some(caption => overlapX(caption.box, box) > 0)
}

function isInside(box: Box, area: Box): boolean {
  return box.left > area.left && box.right < area.right && box.top > area.top && box.bottom < area.bottom
}

interface Surroundings {
  readonly page: Page
  readonly blocks: readonly Block[]
  readonly free: readonly Block[]
  readonly evidence: Evidence
}

/** The area from a caption up to the next running text, over labels that stand near one another. */
function areaAbove(caption: Block, { page, blocks, free, evidence }: Surroundings): Box[] {
  const column = { ...caption.column, top: 0, bottom: caption.box.top }
  const stop = blocks
    .filter(
      block => !free.includes(block) && block.box.bottom <= caption.box.top + 1 && overlapX(block.box, column) > 0,
    )
    .reduce((lowest, block) => Math.max(lowest, block.box.bottom), 0)
  const obstacles = page.figures.filter(box => overlapX(box, column) > 0 && box.bottom < caption.box.top + 1)
  let top = caption.box.top
  const labels: Block[] = []
  for (const block of [...free].sort((a, b) => b.box.bottom - a.box.bottom)) {
    if (block.box.bottom > caption.box.top + 1 || overlapX(block.box, column) <= 0) continue
    if (block.box.top < stop || looksLikeHeading(block, evidence)) break
    const reached = obstacles.reduce(
      (highest, box) => (box.bottom > block.box.top ? Math.min(highest, box.top) : highest),
      top,
    )
    if (reached - block.box.bottom > LABEL_GAP) break
    labels.push(block)
    top = Math.min(top, block.box.top)
  }
  return labels.length === 0 ? [] : [growBox(uniteBoxes(labels.map(label => label.box)), 1)]
}

function looksLikeHeading(block: Block, { body }: Evidence): boolean {
  const first = block.lines[0]
  if (first === undefined || first.size > LARGEST_LABEL * body.size) return true
  return parseSectionNumber(first.text) !== undefined && first.font.isBold === true && first.size > body.size - 0.3
}

/** Whether a block reads like running text: long lines, or a sentence in the body's type. */
function isProse(block: Block, { body }: Evidence): boolean {
  const width = widthOf(block.column)
  const long = block.lines.filter(line => {
    const words = line.words.filter(word => /\p{L}{2,}/u.test(word.text)).length
    return words >= PROSE_WORDS || (widthOf(line.box) > PROSE_WIDTH * width && words >= PROSE_WORDS - 2)
  })
  if (long.length > 0) return true
  const first = block.lines[0]
  const isOfBody = first !== undefined && first.font.name === body.fontName && Math.abs(first.size - body.size) < 0.3
  return (
    isOfBody && (block.lines.length >= 3 || /\p{L}{3,}[.:;]$/u.test(block.lines[block.lines.length - 1]?.text ?? ''))
  )
}
