import { groupBy } from '../../base/collections/group-by.ts'
import { type Box, overlapX, overlapY, widthOf } from '../../base/geometry/box.ts'
import { SAME_SIZE } from '../evidence/line-style.ts'
import type { Block } from '../../model/page/block.ts'
import { drawnBoxes, isOfPicture, LEAST_BOX_LINES, LEAST_LINES_BESIDE, NARROWER } from '../layout/side-boxes.ts'
import { framesOf } from './block-frames.ts'
import type { Decisions, RoleDecision } from './decision.ts'
import type { Evidence } from './evidence.ts'

/** Least share of its lines that are nothing else: a box of dates and licences on a title page is publication information. */
const UNDECIDED = 0.5

const IN_SIDE_BOX: RoleDecision = { role: 'text', score: 0.7, evidence: ['in-side-box'] }

/**
 * Text in a frame or on a shade beside the text of the page, narrower than it: key facts, definitions. The short lines in it,
 * often bold, are no headings of the text, and its dates say nothing of the paper. Boxes with a caption or a table are floats.
 */
export function classifySideBoxes(evidence: Evidence, decided: Decisions): Decisions {
  const frameOf = framesOf(evidence)
  const boxes = groupBy(evidence.blocks, frameOf)
  return new Map(
    [...boxes].flatMap(([frame, blocks]) =>
      frame !== undefined && isSideBox(frame, blocks, evidence, decided)
        ? blocks.filter(block => mayBeText(block, decided)).map(block => [block, IN_SIDE_BOX] as const)
        : [],
    ),
  )
}

function mayBeText(block: Block, decided: Decisions): boolean {
  const role = decided.get(block)?.role
  return role === undefined || role === 'publication-info'
}

function isSideBox(frame: Box, blocks: readonly Block[], evidence: Evidence, decided: Decisions): boolean {
  const { blocks: all, body } = evidence
  if (blocks.some(block => block.table !== undefined || !mayBeText(block, decided))) return false
  const count = (some: readonly Block[]) => some.reduce((sum, { lines }) => sum + lines.length, 0)
  if (count(blocks) < LEAST_BOX_LINES) return false
  if (count(blocks.filter(block => !decided.has(block))) < UNDECIDED * count(blocks)) return false
  const page = blocks[0]?.page
  const beside = all.filter(
    block =>
      block.page === page &&
      !blocks.includes(block) &&
      overlapY(block.box, frame) > 0 &&
      overlapX(block.box, frame) <= 0,
  )
  const texts = beside.filter(
    ({ box, lines }) =>
      widthOf(frame) < NARROWER * widthOf(box) &&
      lines.every(({ size }) => Math.abs(size - body.size) < SAME_SIZE * body.size),
  )
  return count(texts) >= LEAST_LINES_BESIDE && !isInPicture(frame, blocks, evidence)
}

function isInPicture(frame: Box, inside: readonly Block[], { blocks, pages }: Evidence): boolean {
  const number = inside[0]?.page
  const page = pages.find(other => other.number === number)
  const others = blocks.filter(block => block.page === number && !inside.includes(block)).map(({ box }) => box)
  return drawnBoxes(page?.rules ?? [], page?.shades ?? []).some(around => isOfPicture(frame, around, others))
}
