import { overlapX } from '../../../base/geometry/box.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { readLabelledDates } from '../../../base/text/publication/labelled-dates.ts'
import { opensLikePublicationInfo } from '../../../base/text/publication/publication-phrases.ts'
import { looksLikeNames } from '../../../base/text/names/name-list.ts'
import { isProse } from '../prose.ts'
import { type FrontKind, isAffiliation } from './front-kinds.ts'
import { hasNoteMark, hasSureMark } from './front-marks.ts'
import type { FrontPage } from './front-page.ts'
import { markedTextOfBlock } from './marked-text.ts'

/** Key words under a heading are at most this far below one another, in ems. */
const KEYWORDS_GAP_IN_EMS = 1.5
/** The first of them is at most this far below the heading, as text below other headings is. */
const KEYWORDS_HEADING_GAP_IN_EMS = 2.5
/** An address under `Correspondence:` is at most this far below it, in ems. */
const ADDRESS_GAP_IN_EMS = 0.6
/** Most lines of the address of one person. */
const ADDRESS_LINES = 4
/** What announces the address of an author: `Correspondência para/ Correspondence to:`, `Autor de correspondencia`. */
const CORRESPONDENCE = /^(?:\p{L}+\s+){0,3}[ck]orr[ei]spond/iu
/** A label such as `Corresponding author:` is shorter than this, in characters. */
export const LABEL_LENGTH = 40
/** A label and the list beside it have baselines that differ by less than this, in ems. */
const SAME_LINE = 0.25
/** Lines of one list have sizes that differ by less than this share. */
const SAME_LIST_SIZE = 0.1

/** Whether `block` is right below `above` in the same column. */
export function isRightBelow(above: Block, block: Block, gapInEms: number): boolean {
  const size = block.lines[0]?.size ?? 0
  const gap = block.box.top - above.box.bottom
  return overlapX(above.box, block.box) > 0 && gap > -size && gap < gapInEms * size
}

/** The list of key words below their heading: lines that follow one another. */
export class KeywordList {
  private readonly page: FrontPage
  private last: Block | undefined

  constructor(page: FrontPage) {
    this.page = page
  }

  open(heading: Block): void {
    this.last = heading
  }

  /** Whether the block continues the list. A block of its column that does not is the end of the list. */
  takes(block: Block): boolean {
    const above = this.last
    if (above === undefined || overlapX(above.box, block.box) <= 0) return false
    const isHeading = this.page.kindOf(above) === 'keywords-heading'
    const gap = isHeading ? KEYWORDS_HEADING_GAP_IN_EMS : KEYWORDS_GAP_IN_EMS
    this.last = isRightBelow(above, block, gap) && this.isLike(above, block) ? block : undefined
    return this.last !== undefined
  }

  private isLike(above: Block, block: Block): boolean {
    const size = block.lines[0]?.size ?? 0
    if (hasSureMark(block) || Math.abs(above.box.left - block.box.left) >= size) return false
    if (this.page.conceptOf(block) !== undefined) return false
    if (this.page.conceptOf(above) !== undefined) return true
    const isAlike = Math.abs((above.lines[0]?.size ?? 0) - size) < SAME_LIST_SIZE * size
    return isAlike && !isProse(textOfBlock(block)) && !this.page.isHeading(block)
  }
}

/** Whether a block is the address below a label such as `Correspondence:`. */
export function isAddressUnderLabel(label: Block | undefined, block: Block): boolean {
  if (label === undefined) return false
  const text = textOfBlock(label)
  if (!isRightBelow(label, block, ADDRESS_GAP_IN_EMS)) return false
  if (text.length < LABEL_LENGTH) return /:$|correspond/iu.test(text)
  // The notice of the next column may be in the line of the label.
  const isInLine = Math.abs(label.box.left - block.box.left) < SAME_LINE * (block.lines[0]?.size ?? 0)
  return isInLine && CORRESPONDENCE.test(text)
}

const BULLET = /^[•▪◦‣►▶■]/u

/** Whether a block is an item of a list before the abstract, which is highlights of the paper, or links. */
export function isHighlight(block: Block, kind: FrontKind): boolean {
  return kind === 'other' && BULLET.test(textOfBlock(block))
}

/** Whether a block is a label (`How to cite this paper:`) with publication information below. */
export function isLabelOfInfo(block: Block, kind: FrontKind, page: FrontPage): boolean {
  const next = page.next(block)
  if (kind !== 'other' || next === undefined || block.lines.length > 1) return false
  return textOfBlock(block).endsWith(':') && page.kindOf(next) === 'publication-info'
}

/** Whether words that read as a sentence are an address: right below a name and above the abstract. */
export function isSentenceOfAddress(block: Block, name: Block | undefined, page: FrontPage): boolean {
  if (!isAffiliation(textOfBlock(block))) return false
  return page.isAbstractAhead(block) && isAddressUnderName(name, block)
}

/** Whether a block is an address below the names, nearer to them than to what follows: a typist may underline it like a heading. */
export function isAddressNearNames(block: Block, names: Block | undefined, page: FrontPage): boolean {
  const next = page.next(block)
  if (names === undefined || next === undefined || !isRightBelow(names, block, ADDRESS_GAP_IN_EMS)) return false
  return block.box.top - names.box.bottom < next.box.top - block.box.bottom && isAffiliation(textOfBlock(block))
}

/** Whether a block is right below a line that is a name and nothing else. */
function isAddressUnderName(name: Block | undefined, block: Block): boolean {
  if (name === undefined || name.lines.length > 1 || block.lines.length > ADDRESS_LINES) return false
  return isRightBelow(name, block, ADDRESS_GAP_IN_EMS) && looksLikeNames(markedTextOfBlock(name))
}

/** How a permission to copy the paper opens; nothing else on a title page does. */
const PERMISSION = /^permission to (?:make|copy|reproduce|use|reprint)\b/iu

/** Whether a block is a permission to copy the paper, or dates after their labels, in whatever type: a typist has only one. */
function isPlainNotice(text: string): boolean {
  return PERMISSION.test(text) || (opensLikePublicationInfo(text) && readLabelledDates(text).length > 1)
}

/** Most lines of a notice at the foot that has none of the publisher's phrases. */
const FOOT_LINES = 2

/**
 * Whether a block is a notice of a publisher, by its phrases, which are in small type or at the foot where they are not plain.
 * Notes with a mark need more than one phrase.
 */
export function isNotice(block: Block, kind: FrontKind, page: FrontPage): boolean {
  const phrases = page.phrasesIn(block)
  const isAtFoot = page.isAtFoot(block)
  if (phrases > 0 && (isAtFoot || isPlainNotice(textOfBlock(block)))) return true
  if (!page.bodyText.isSmaller(block)) return false
  if (phrases > 1 || (kind === 'publication-info' && opensLikePublicationInfo(textOfBlock(block)))) return true
  if (hasNoteMark(block)) return false
  const isTiny = page.bodyText.isTiny(block)
  const isShortFoot = isAtFoot && block.lines.length <= FOOT_LINES && kind === 'other'
  return isShortFoot || kind === 'publication-info' || (phrases > 0 && isTiny)
}
