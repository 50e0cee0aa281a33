import { overlapX } from '../../../../base/geometry/box.ts'
import { isBoldLine, isCapitalText, isUnderlinedLine, medianSize } from '../../../evidence/line-style.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { isRecognised } from '../../../evidence/lines.ts'
import { looksLikeNames, splitNames } from '../../../../base/text/names/name-list.ts'
import { isArticleKind } from '../../../../base/text/names/title-page-words.ts'
import { isClassification } from '../../../../base/text/publication/classification.ts'
import { isRowOfNames } from '../author-grid.ts'
import { sizeOfBlock } from '../front-style.ts'
import { markedTextOfBlock } from '../marked-text.ts'

/** Sizes of the lines of one title differ by at most this share. */
export const SAME_SIZE = 0.04
/** The same where lines were measured one by one. */
const SAME_MEASURED_SIZE = 0.12
/** The same in large type, where a line without capitals and one of capitals are measured most differently. */
const SAME_LARGE_SIZE = 0.18
/** Lines of one title are nearer than this, in ems of the title. */
const NEXT_TITLE_LINE_IN_EMS = 0.9
/** Baselines of the lines of one text are at most so many ems apart, in double spacing. */
const MOST_LEADING = 2
/** Fewest words of a line of a title in capitals that has the form of one name. */
const WORDS_OF_LINE = 3
/** Words in capitals from which a line of a title is no name. */
const LEAST_TITLE_WORDS = 6

/** The text of the title that has the block as a part. */
export function wholeTitle(block: Block, page: readonly Block[]): string {
  return growTitle(block, page).map(textOfBlock).join(' ')
}

/**
 * The block with those of its size right above and below it, whatever their place in reading order.
 *
 * @param gapInEms most white between two of them
 */
export function growTitle(seed: Block, page: readonly Block[], gapInEms = NEXT_TITLE_LINE_IN_EMS): Block[] {
  const title = [seed]
  for (let grew = true; grew; ) {
    const more = page.find(
      block => !title.includes(block) && title.some(line => isNextLine(line, block, page, gapInEms)),
    )
    grew = more !== undefined
    if (more !== undefined) title.push(more)
  }
  return title.sort((a, b) => a.box.top - b.box.top)
}

function isNextLine(part: Block, block: Block, page: readonly Block[], gapInEms: number): boolean {
  const size = sizeOfBlock(part)
  const difference = Math.abs(sizeOfBlock(block) - size)
  if (block.page !== part.page || block.lines[0]?.direction !== 0 || overlapX(part.box, block.box) <= 0) return false
  if (difference > SAME_LARGE_SIZE * size) return false
  const most = isMeasuredLarge(part, block, page)
    ? SAME_LARGE_SIZE
    : isTyped(part) && isTyped(block)
      ? SAME_MEASURED_SIZE
      : SAME_SIZE
  if (difference > most * size || gapBetween(part, block) >= mostGap(block, gapInEms) * size) return false
  if (!isAlikeBold(part, block)) return false
  if (isClassification(textOfBlock(block))) return false
  // Names side by side above their addresses do not read as names together with these.
  if (isArticleKind(textOfBlock(block)) || isRowOfNames(block.lines.slice(0, 1))) return false
  return !isNames(markedTextOfBlock(block)) || isInRunOfTitle(part, block, page) || isInLargeType(part, block, page)
}

/** The type of a title is larger than that of most of its page by this factor, and its lines are at most so many ems apart. */
export const LARGE_TYPE = 1.4
const NEXT_BASELINE_IN_EMS = 1.25

/** Whether a line that has the form of a name is set like the large line above it and as near as lines of one text: names are set apart. */
function isInLargeType(part: Block, block: Block, page: readonly Block[]): boolean {
  const isBelow = block.box.top > part.box.top && pitchOf(part, block) < NEXT_BASELINE_IN_EMS * sizeOfBlock(part)
  const usual = medianSize(page.flatMap(({ lines }) => lines))
  // The weight of recognised lines is measured one by one.
  const isBold = [...part.lines, ...block.lines].every(line => isBoldLine(line) || isRecognised(line))
  return isBelow && isBold && sizeOfBlock(block) > LARGE_TYPE * usual
}

/** Whether recognised lines of large type are as near as lines of one text and begin at one edge or have one centre: their sizes were measured one by one. */
function isMeasuredLarge(part: Block, block: Block, page: readonly Block[]): boolean {
  if (![...part.lines, ...block.lines].every(isRecognised)) return false
  const [above, below] = part.box.top < block.box.top ? [part, block] : [block, part]
  const [size, smaller] = [sizeOfBlock(part), sizeOfBlock(block)].sort((a, b) => b - a)
  const usual = medianSize(page.flatMap(({ lines }) => lines))
  if (size === undefined || smaller === undefined || smaller <= LARGE_TYPE * usual) return false
  const [left, right] = [below.box.left - above.box.left, below.box.right - above.box.right]
  const isAligned =
    Math.abs(left) < SAME_TITLE_EDGE_IN_EMS * size || Math.abs(left + right) < SAME_TITLE_EDGE_IN_EMS * size
  return isAligned && pitchOf(above, below) < NEXT_BASELINE_IN_EMS * size
}

/** Edges of lines that begin at one, and their centres, differ by less, in ems. */
const SAME_TITLE_EDGE_IN_EMS = 0.5

/** Distances of the lines of one text differ by at most this share. */
const SAME_DISTANCE = 0.05

/**
 * Whether a line in capitals that has the form of a name is inside a title in capitals: among the lines below it in the same type, at the
 * same distance, is one that is no name, or names in small letters follow these.
 */
function isInRunOfTitle(part: Block, block: Block, page: readonly Block[]): boolean {
  if (!isCapitalText(textOfBlock(part))) return false
  if (block.box.top < part.box.top) return isLineAbove(block, part)
  const pitch = pitchOf(part, block)
  for (let last = block; ; ) {
    const next = page.find(other => other !== last && isAlikeBelow(last, other, pitch))
    if (next === undefined) return isAboveSmallNames(last, page) || isAboveNamesApart(last, pitch, page)
    if (!isNames(markedTextOfBlock(next))) return true
    last = next
  }
}

/** Whether several words in capitals are as far above the first of several lines as these are apart: an author above a title is set apart. */
function isLineAbove(block: Block, { lines }: Block): boolean {
  const [first, second] = lines
  if (first === undefined || second === undefined || !isCapitalText(textOfBlock(block))) return false
  const pitch = second.baseline - first.baseline
  const distance = first.baseline - (block.lines.at(-1)?.baseline ?? 0)
  return isSeveralWords(block) && Math.abs(distance - pitch) <= SAME_DISTANCE * pitch
}

function isSeveralWords(block: Block): boolean {
  return textOfBlock(block).split(/\s+/u).length >= WORDS_OF_LINE
}

/** Whether the block right below is names that are not in capitals. */
function isAboveSmallNames(block: Block, page: readonly Block[]): boolean {
  const next = nextBelow(block, page)
  return next !== undefined && !isCapitalText(textOfBlock(next)) && isNames(markedTextOfBlock(next))
}

/** What is set apart from the lines of a title is so many times as far below as these are apart. */
const SET_APART = 2

/** Whether several words, as near as lines of one text, have names further below: these are set apart from the title, and are no part of it. */
function isAboveNamesApart(block: Block, pitch: number, page: readonly Block[]): boolean {
  const next = nextBelow(block, page)
  const isLine = pitch < MOST_LEADING * sizeOfBlock(block) && isSeveralWords(block)
  return isLine && next !== undefined && isNames(markedTextOfBlock(next)) && pitchOf(block, next) > SET_APART * pitch
}

function nextBelow(block: Block, page: readonly Block[]): Block | undefined {
  const isBelow = (other: Block) =>
    other.page === block.page && overlapX(other.box, block.box) > 0 && pitchOf(block, other) > 0
  return page.filter(isBelow).sort((a, b) => a.box.top - b.box.top)[0]
}

function isAlikeBelow(last: Block, next: Block, pitch: number): boolean {
  if (next.page !== last.page || overlapX(next.box, last.box) <= 0 || !isCapitalText(textOfBlock(next))) return false
  const size = sizeOfBlock(last)
  if (Math.abs(sizeOfBlock(next) - size) > SAME_SIZE * size || !isAlikeBold(last, next)) return false
  const distance = pitchOf(last, next)
  return distance > 0 && Math.abs(distance - pitch) <= SAME_DISTANCE * pitch
}

/** The distance from the last line of a block to the first of another. */
function pitchOf(above: Block, below: Block): number {
  return (below.lines[0]?.baseline ?? 0) - (above.lines.at(-1)?.baseline ?? 0)
}

/** What continues with `and` may be as far below as covers are set wide, in ems. */
const WIDE_LINE_IN_EMS = 1.8

function mostGap(block: Block, usual: number): number {
  return OPENS_WITH_AND.test(textOfBlock(block)) ? WIDE_LINE_IN_EMS : usual
}

/** A line of a title may begin with the word between its parts: no list of names does. */
const OPENS_WITH_AND = /^(?:and|und|et|e|y|i|и|en|och|og|ve|dan|và|és|și|şi|ja)\s/iu

/** Whether a line is names; one of many words in capitals, without a separator, only looks like names. */
function isNames(text: string): boolean {
  return (
    !OPENS_WITH_AND.test(text) &&
    looksLikeNames(text) &&
    (splitNames(text).length > 1 || text.split(/\s+/u).length < LEAST_TITLE_WORDS)
  )
}

/**
 * The white space between two blocks; boxes of recognised lines end with their ink, and capitals have none below the
 * baseline.
 */
function gapBetween(a: Block, b: Block): number {
  const [above, below] = a.box.top < b.box.top ? [a, b] : [b, a]
  const last = above.lines.at(-1)
  const first = below.lines[0]
  if (last === undefined || first === undefined || !isRecognised(first)) return below.box.top - above.box.bottom
  return first.baseline - last.baseline - first.size
}

/** Recognised lines as a typist sets a title, in capitals or underlined: size and weight are measured line by line, and one of two is taken for bold. */
function isTyped(block: Block): boolean {
  return block.lines.every(isRecognised) && (isCapitalText(textOfBlock(block)) || block.lines.every(isUnderlinedLine))
}

/**
 * Whether both are bold or both are light: a bold banner above a light title is not part of it. Slant does not count.
 */
function isAlikeBold(part: Block, block: Block): boolean {
  const isBold = ({ lines }: Block) => lines.every(isBoldLine)
  return isBold(part) === isBold(block) || sizeOfBlock(part) > 14 || (isTyped(part) && isTyped(block))
}
