import { type Box, overlapX, widthOf } from '../../../base/geometry/box.ts'
import { CAPTION_REACH } from '../../layout/tables/captioned-rows.ts'
import { findFrames } from '../../layout/tables/frames.ts'
import type { Page } from '../../../model/page/page.ts'
import type { Block } from '../../../model/page/block.ts'
import { groupByPage, textOfBlock } from '../../evidence/blocks.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { isSourceLine } from '../../../base/text/labels/source-line.ts'
import type { DecidedSoFar, Decisions } from '../decision.ts'
import type { Role } from '../../../model/roles/role.ts'
import type { Evidence } from '../evidence.ts'
import { Findings } from '../findings.ts'
import { isProse } from '../prose.ts'
import { SMALL_FLOAT_TYPE } from './float-limits.ts'

/** Parts of such a float are at most this far above one another, in ems of the body. */
const PART_GAP_IN_EMS = 3
/** Most lines of column heads between the caption of a table and the rules of its cells. */
const MOST_COLUMN_HEAD_LINES = 3

/**
 * Decides which blocks are floats that are set in type, also where they are sentences: examples, rules, programs.
 *
 * Evidence, in this order: a frame of rules next to the caption of a figure, or to the label of an algorithm, or rules
 * above and below that label and below its text; type smaller than the body's and the caption's right above a caption
 * that has no picture. Then the heads of columns between the caption of a table and its cells, and the lines that say where
 * a figure is from.
 */
export function classifyFloatText(evidence: Evidence, decided: Decisions): Decisions {
  const findings = new Findings(decided)
  const upright = groupByPage(evidence.blocks.filter(block => block.lines[0]?.direction === 0))
  for (const page of evidence.pages) {
    const blocks = upright.get(page.number) ?? []
    const frames = findFrames(page.rules)
    for (const caption of blocks) {
      const role = roleOfText(caption, findings)
      if (role === undefined) continue
      const frame = nearestFrame(caption, frames, page) ?? (role === 'code' ? ruledBelow(caption, page) : undefined)
      const text =
        frame === undefined
          ? smallTypeAbove(caption, { page, blocks, evidence, decided: findings })
          : blocks.filter(block => isInside(block.box, frame))
      const rule = frame === undefined ? 'small-type-above-caption' : 'framed-at-caption'
      const free = text.filter(block => block !== caption && !findings.has(block))
      for (const block of free) findings.add(block, { role, score: 0.7, evidence: [rule] })
      if (free.length > 0 && !findings.has(caption)) {
        findings.add(caption, { role, score: 0.7, evidence: ['caption-label'] })
      }
    }
    addTableHeads(blocks, findings)
    addSources(blocks, evidence.body.size, findings)
  }
  return findings.added
}

/** The text of the float that the block is the caption of; `undefined` where the block is not a caption. */
function roleOfText(block: Block, decided: DecidedSoFar): Role | undefined {
  const role = decided.get(block)?.role
  if (role === 'figure-caption') return 'figure-text'
  if (role !== undefined) return undefined
  const label = matchCaptionLabel(textOfBlock(block))
  const isProgram = label?.isCaption === true && (label.kind === 'algorithm' || label.kind === 'listing')
  return isProgram ? 'code' : undefined
}

/** The frame above or below a caption, unless a picture is nearer. */
function nearestFrame(caption: Block, frames: readonly Box[], page: Page): Box | undefined {
  const reachOf = (boxes: readonly Box[]) =>
    boxes.flatMap(box => (overlapX(box, caption.box) > 0 ? [{ box, distance: distanceOf(box, caption.box) }] : []))
  const [best] = reachOf(frames).sort((a, b) => a.distance - b.distance)
  if (best === undefined || best.distance > CAPTION_REACH) return undefined
  return reachOf(page.figures).some(figure => figure.distance < best.distance) ? undefined : best.box
}

/** Rules around the label of an algorithm are at most this far from it, in ems of the label. */
const RULE_REACH_IN_EMS = 1
/** Ends of such rules lie within this many points of each other. */
const SAME_RULE_END = 3

/**
 * The text of an algorithm between the rule below its label and the next rule of the same ends, where another is above
 * the label.
 *
 *     ─────────────────────
 *     Algorithm 1 Counting
 *     ─────────────────────
 *     1: for each river do
 *     ─────────────────────
 */
function ruledBelow({ box, lines }: Block, { rules }: Page): Box | undefined {
  const reach = RULE_REACH_IN_EMS * (lines[0]?.size ?? 0)
  const over = rules.find(
    rule =>
      rule.orientation === 'horizontal' && overlapX(rule.box, box) > 0 && Math.abs(box.top - rule.box.bottom) < reach,
  )?.box
  if (over === undefined) return undefined
  const [under, end] = rules
    .filter(({ orientation }) => orientation === 'horizontal')
    .map(rule => rule.box)
    .filter(({ left, right, top }) => {
      const isOfSameEnds = Math.abs(left - over.left) < SAME_RULE_END && Math.abs(right - over.right) < SAME_RULE_END
      return isOfSameEnds && top > box.bottom - 1
    })
    .sort((a, b) => a.top - b.top)
  if (under === undefined || end === undefined || under.top - box.bottom > reach) return undefined
  return { ...under, bottom: end.top }
}

function distanceOf(a: Box, b: Box): number {
  return Math.max(a.top - b.bottom, b.top - a.bottom, 0)
}

function isInside(inner: Box, outer: Box): boolean {
  const middle = (inner.top + inner.bottom) / 2
  return middle > outer.top && middle < outer.bottom && overlapX(inner, outer) > widthOf(inner) / 2
}

interface Surroundings {
  readonly page: Page
  readonly blocks: readonly Block[]
  readonly evidence: Evidence
  readonly decided: DecidedSoFar
}

/** The blocks above a caption without picture, from the nearest up, as far as they are set in smaller type than the body. */
function smallTypeAbove(caption: Block, { page, blocks, evidence, decided }: Surroundings): Block[] {
  const isNear = (box: Box) => overlapX(box, caption.box) > 0 && distanceOf(box, caption.box) < CAPTION_REACH
  if (page.figures.some(isNear)) return []
  const above = blocks
    .filter(block => block.box.bottom < caption.box.top + 1 && overlapX(block.box, caption.column) > 0)
    .sort((a, b) => b.box.bottom - a.box.bottom)
  // Above a caption in equally small type there may be any other text: notes, references.
  const largest = SMALL_FLOAT_TYPE * Math.min(evidence.body.size, caption.lines[0]?.size ?? 0)
  const found: Block[] = []
  let top = caption.box.top
  for (const block of above) {
    const isSmall = block.lines.every(line => line.size <= largest)
    if (decided.has(block) || !isSmall || top - block.box.bottom > PART_GAP_IN_EMS * evidence.body.size) break
    found.push(block)
    top = Math.min(top, block.box.top)
  }
  return found
}

/** Column heads above the first rule of a table, below its caption; sentences there are between two tables. */
function addTableHeads(blocks: readonly Block[], findings: Findings): void {
  const captions = blocks.filter(block => findings.get(block)?.role === 'table-caption')
  const tables = blocks.filter(block => block.table !== undefined)
  for (const block of blocks) {
    if (findings.has(block) || block.lines.length > MOST_COLUMN_HEAD_LINES || isProse(textOfBlock(block))) continue
    const isBelow = captions.some(
      ({ box }) =>
        overlapX(box, block.box) > 0 && block.box.top > box.bottom - 1 && block.box.top - box.bottom < CAPTION_REACH,
    )
    const isAbove = tables.some(
      ({ box }) =>
        overlapX(box, block.box) > 0 && block.box.bottom < box.top + 1 && box.top - block.box.bottom < CAPTION_REACH,
    )
    if (isBelow && isAbove) findings.add(block, { role: 'table', score: 0.6, evidence: ['between-caption-and-table'] })
  }
}

/** Most lines of the source of a figure in the type of the text; in smaller type there may be notes after it. */
const MOST_SOURCE_LINES = 3

/** Takes `Source: the authors` below a figure, or between a figure and its caption, for text of the figure. */
function addSources(blocks: readonly Block[], bodySize: number, findings: Findings): void {
  blocks.forEach((block, i) => {
    if (findings.has(block) || !isSourceLine(textOfBlock(block))) return
    const isSmall = block.lines.every(({ size }) => size <= SMALL_FLOAT_TYPE * bodySize)
    if (!isSmall && block.lines.length > MOST_SOURCE_LINES) return
    const roles = [blocks[i - 1], blocks[i + 1]].map(near => near && findings.get(near)?.role)
    if (roles[0] === 'figure-text' || roles.includes('figure-caption'))
      findings.add(block, { role: 'figure-text', score: 0.7, evidence: ['source-at-figure'] })
  })
}
