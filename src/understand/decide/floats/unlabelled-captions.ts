import { type Box, heightOf, overlapX, widthOf } from '../../../base/geometry/box.ts'
import { isItalicLine } from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import { groupByPage, textOfBlock } from '../../evidence/blocks.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import type { BodyStyle } from '../../evidence/body-style.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import type { Evidence } from '../evidence.ts'

/** Most lines of such a caption; a longer italic text is a quotation. */
const MOST_CAPTION_LINES = 4
/** Furthest that a caption begins below its picture, in ems. */
const REACH_IN_EMS = 4
/** Pictures are at least this high, in ems, and this share as wide as their column: ornaments and icons have no captions. */
const LEAST_HEIGHT_IN_EMS = 4
const LEAST_WIDTH = 0.4

const CAPTION: RoleDecision = { role: 'figure-caption', score: 0.6, evidence: ['italic-below-picture'] }

/**
 * Decides which short italic blocks right below pictures are captions without a label, in a paper whose captions have none.
 *
 * A heading may be italic and below a picture, too: then its style has other blocks elsewhere. So a style is that of captions
 * only where all its short blocks are below pictures.
 */
export function classifyUnlabelledCaptions({ blocks, pages, body }: Evidence, decided: Decisions): Decisions {
  if ([...decided.values()].some(({ role }) => role === 'figure-caption')) return new Map()
  const italic = blocks.filter(block => !decided.has(block) && isShortItalic(block, body))
  const byPage = groupByPage(blocks)
  const isBelowPicture = (block: Block) =>
    isBelowAny(block, pages[block.page - 1]?.figures ?? [], byPage.get(block.page) ?? [])
  const styles = new Set(italic.filter(block => !isBelowPicture(block)).map(styleOf))
  return new Map(italic.filter(block => !styles.has(styleOf(block))).map(block => [block, CAPTION]))
}

function isShortItalic(block: Block, { fontName }: BodyStyle): boolean {
  const { lines, table } = block
  if (table !== undefined || lines.length > MOST_CAPTION_LINES || parseSectionNumber(textOfBlock(block)) !== undefined)
    return false
  return lines.every(line => line.direction === 0 && isItalicLine(line)) && fontOf(block) !== fontName
}

function fontOf({ lines: [first] }: Block): string | undefined {
  return first?.words[0]?.runs[0]?.font.name
}

/** Font and size of a block. */
function styleOf(block: Block): string {
  return `${Math.round(block.lines[0]?.size ?? 0)} ${fontOf(block) ?? ''}`
}

/** Whether a block is the first one below one of the pictures; `blocks` are those of its page. */
function isBelowAny(block: Block, pictures: readonly Box[], blocks: readonly Block[]): boolean {
  const em = block.lines[0]?.size ?? 0
  return pictures.some(picture => {
    const isLarge =
      heightOf(picture) > LEAST_HEIGHT_IN_EMS * em && widthOf(picture) > LEAST_WIDTH * widthOf(block.column)
    const gap = block.box.top - picture.bottom
    const isNear = gap >= -em / 2 && gap <= REACH_IN_EMS * em && overlapX(picture, block.box) > 0
    const isBetween = ({ box }: Block) =>
      overlapX(box, block.box) > 0 && box.top >= picture.bottom - em && box.top < block.box.top
    return isLarge && isNear && !blocks.some(isBetween)
  })
}
