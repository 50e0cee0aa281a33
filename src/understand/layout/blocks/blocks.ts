import { type Box, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { TextRun } from '../../../model/page/page.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { matchCaptionLabel, matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import { isSourceLine } from '../../../base/text/labels/source-line.ts'
import { startNaming } from './block-ids.ts'
import { findDisplayLines } from './display-lines.ts'
import { startsFrontLine } from './front-lines.ts'
import { type GlossedPart, splitAtExamples } from './glossed-examples.ts'
import {
  isBoldLine,
  isCapitalText,
  isItalicLine,
  isSameSize,
  isUnderlinedLine,
  largestSize,
  opensRaised,
  shareOf,
} from '../../evidence/line-style.ts'
import { isShortLine } from '../lines/short-line.ts'
import { endsHeading, hasOtherFont } from './heading-lines.ts'
import { endsTypedHeading } from './typed-headings.ts'
import { isBodySize, type Leading } from './leading.ts'
import { endsKeywords, endsSetIn, startsAbstractOrKeywords } from './abstract-and-keywords.ts'
import { findProgramLines } from './program-lines.ts'
import { startsCaption } from './recognised-captions.ts'
import { splitAtTableCaption } from './table-captions.ts'
import { LIST_MARK } from '../tables/list-marks.ts'
import type { Column, PageLayout } from '../page-layout.ts'

/** A distance more than this many times the usual one separates two blocks. */
const WIDER_THAN_LEADING = 1.25
/** Least excess over the usual distance between two blocks, in ems: raised marks and formulas spread lines a little. */
const LEAST_EXCESS_IN_EMS = 0.22
/**
 * Groups the lines of each column into blocks of one style: same size and weight, at the usual distance. A glossed example
 * is a separate block, and so are numbered statements of a program.
 *
 * Paragraphs set without space between them share a block (`understand/build/paragraphs/paragraphs.ts` splits it by indents); a heading is a
 * separate block. Never reorders a line. Drops only `taken` lines (furniture), which separate nothing.
 */
export function groupBlocks(layout: PageLayout, leading: Leading, taken: ReadonlySet<TextLine>): Block[] {
  const blocks: Block[] = []
  const nameOf = startNaming(layout.page.number, 'block')
  for (const [i, column] of layout.columns.entries()) {
    const lines = column.lines.filter(line => !taken.has(line))
    const { table } = column
    const parts = table === undefined ? splitAtTableCaption(lines, layout.columns[i + 1]) : []
    for (const group of table === undefined ? parts.flatMap(part => groupsOf(part, column, leading)) : [{ lines }]) {
      blocks.push({
        id: nameOf(group.lines[0]),
        page: column.page,
        box: uniteBoxes(group.lines.map(line => line.box)),
        lines: group.lines,
        column: column.box,
        ...(table === undefined ? {} : { table }),
        ...(group.tags === undefined ? {} : { glossed: group.tags }),
      })
    }
  }
  return blocks
}

/** The groups of lines that are blocks. A glossed example is one group, whatever the style of its lines. */
function groupsOf(lines: readonly TextLine[], column: Column, leading: Leading): GlossedPart<TextLine>[] {
  const isUpright = lines[0]?.direction === 0
  const parts = isUpright ? splitAtExamples(lines) : [{ lines }]
  return parts.flatMap(part =>
    part.tags === undefined ? groupLinesOf(part.lines, column, leading).map(group => ({ lines: group })) : [part],
  )
}

function groupLinesOf(lines: readonly TextLine[], column: Column, leading: Leading): TextLine[][] {
  const groups: TextLine[][] = []
  const displays = findDisplayLines(lines, column.box)
  const programs = findProgramLines(lines)
  let current: TextLine[] = []
  let least = Infinity
  for (const line of lines) {
    const last = current[current.length - 1]
    const differsIn = (kind: ReadonlySet<TextLine>) => last !== undefined && kind.has(line) !== kind.has(last)
    const starts = () => differsIn(displays) || startsBlock({ lines: current, least }, line, column, leading)
    if (last !== undefined && (differsIn(programs) || (!programs.has(line) && starts()))) {
      groups.push(current)
      current = []
      least = Infinity
    } else if (last !== undefined && !opensLikeNote(line, leading)) least = Math.min(least, distanceOf(last, line))
    current.push(line)
  }
  if (current.length > 0) groups.push(current)
  return groups
}

/** The lines of a block so far. */
interface OpenBlock {
  readonly lines: readonly TextLine[]
  /** The smallest distance of two of its lines, but of those that open a note, which may be nearer; `Infinity` where it has one only. */
  readonly least: number
}

/** The distance of two successive lines; `Infinity` where they are on one. */
function distanceOf(above: TextLine, below: TextLine): number {
  const distance = below.baseline - above.baseline
  return distance > 0.9 * below.size ? distance : Infinity
}

function startsBlock(block: OpenBlock, line: TextLine, column: Column, leading: Leading): boolean {
  const last = block.lines[block.lines.length - 1]
  if (last === undefined || line.direction !== last.direction) return true
  if (!isSameSize(line, last) && !isMeasuredApart(last, line, leading) && !isStray(line) && !isStray(last)) return true
  const changesWeight = isBoldLine(line) !== isBoldLine(last) && !isStray(line) && !isStray(last)
  if (changesWeight && !continuesRecognised(last, line) && !continuesItemLabel(block.lines, line)) return true
  if (isWideGap(block, line, leading)) return true
  if (startsNote(block.lines, line, leading) || startsSource(block.lines, line)) return true
  if (startsCaption(last, line, column.box)) return true
  if (startsFrontLine(last, line) || startsAbstractOrKeywords(last, line)) return true
  if (endsKeywords(block.lines, line, column) || endsSetIn(block.lines, line, column)) return true
  if (endsTypedHeading(block.lines, line, column) || endsHeading(block.lines, line, column, leading)) return true
  const isLarge = line.size > LARGER_THAN_BODY * (leading.body / leading.ratio)
  if (!isLarge && (leavesCentre(last, line, column.box) || entersCentre(last, line, column.box))) return true
  return startsHeadingLine(last, line, column)
}

/** Sizes that were measured line by line differ by less than this factor in one type. */
const MEASURED_APART = 1.12
/** Distances of baselines that differ by less than this share are one: they are measured to a pixel or two. */
const SAME_DISTANCE = 0.06

/** Whether two recognised lines at the distance of the text were only measured to be of other sizes: type and leading go together. */
function isMeasuredApart(last: TextLine, line: TextLine, leading: Leading): boolean {
  if (!isRecognised(last) || !isRecognised(line)) return false
  const isNear = Math.max(last.size, line.size) < MEASURED_APART * Math.min(last.size, line.size)
  return isNear && Math.abs(line.baseline - last.baseline - leading.body) < SAME_DISTANCE * leading.body
}

/**
 * Whether the bold label of a list item continues past the end of its line, and the text after it begins in the middle of this one:
 *
 *     •  **Aaaaaaa aaaaaa aaaa aa aaa**
 *        **aaaaaaa:** bbbbbb bbb bbb
 */
function continuesItemLabel(lines: readonly TextLine[], line: TextLine): boolean {
  const [first] = lines
  if (first === undefined || !LIST_MARK.test(first.text) || !lines.every(isBoldLine)) return false
  return line.box.left > first.box.left && line.words[0]?.runs[0]?.font.isBold === true
}

/** Whether a recognised line continues a sentence or a heading: its weight was measured for itself and may be wrong. */
function continuesRecognised(last: TextLine, line: TextLine): boolean {
  return isRecognised(line) && /^\p{Ll}/u.test(line.text) && !/[.!?:]["”’»)\]]*$/u.test(last.text)
}

/** Whether the line below a caption says where its figure is from: `Source: the authors`. */
function startsSource([first]: readonly TextLine[], line: TextLine): boolean {
  return isSourceLine(line.text) && first !== undefined && matchCaptionLabel(first.text)?.isCaption === true
}

/** Type of notes and notices is at most this share of the body's. */
export const LARGEST_NOTE_SIZE = 0.97

/**
 * Whether a numbered note begins below small type without a number: at the foot of a title page, footnotes follow
 * addresses and notices without space.
 */
function startsNote(block: readonly TextLine[], line: TextLine, leading: Leading): boolean {
  const [first] = block
  if (first === undefined || !opensWithRaisedNumber(line) || opensWithRaisedNumber(first)) return false
  const most = LARGEST_NOTE_SIZE * (leading.body / leading.ratio)
  return first.size < most && line.size < most
}

/** Whether a line opens with a raised mark or, in other type than the body's, with a number: `2) Rivers`. */
function opensLikeNote(line: TextLine, leading: Leading): boolean {
  return opensRaised(line) || (!isBodySize(line.size, leading) && /^[[(]?\p{Nd}{1,3}[.)\]]\s/u.test(line.text))
}

function opensWithRaisedNumber(line: TextLine): boolean {
  return opensRaised(line) && /^\p{Nd}{1,3}$/u.test(line.words[0]?.runs[0]?.text ?? '')
}

/** Type larger than this, as share of the body's, is that of titles: centred lines of any width may follow one another. */
const LARGER_THAN_BODY = 1.1
/** Least space on both sides of a short centred line, in ems. */
const CENTRED_IN_EMS = 2
/** How far the two spaces may differ, in ems. */
const UNEVEN_IN_EMS = 1
/** A line begins at the edge of its column, or at the indent of a paragraph, within this share of the column. */
const FLUSH_SHARE = 0.12
/** A line below a centred one is text when it is wider by more than this factor. */
const WIDER_THAN_CENTRED = 1.3

/** Whether a short centred line ends a centred text (a caption, a title, a heading), and other text begins below it. */
export function leavesCentre(last: TextLine, line: TextLine, column: Box): boolean {
  if (!isCentredLine(last, column) || isStray(last) || !isFlush(line, column)) return false
  return widthOf(line.box) > WIDER_THAN_CENTRED * widthOf(last.box)
}

/** Whether a finished paragraph ends and a short centred line begins below it; one at the same edge is of a text that is set in. */
function entersCentre(last: TextLine, line: TextLine, column: Box): boolean {
  if (!isCentredLine(line, column) || Math.abs(line.box.left - last.box.left) < line.size) return false
  return isFlush(last, column) && /[.!?]["”»)]*$/u.test(last.text)
}

function isCentredLine({ box, size }: TextLine, column: Box): boolean {
  const left = box.left - column.left
  return left > CENTRED_IN_EMS * size && Math.abs(left - (column.right - box.right)) < UNEVEN_IN_EMS * size
}

function isFlush({ box }: TextLine, column: Box): boolean {
  return box.left - column.left < FLUSH_SHARE * widthOf(column)
}

/** Whether a line has too few glyphs (a fraction, a raised mark alone) to show the style of its block. */
function isStray(line: TextLine): boolean {
  return line.text.length <= 2
}

function isWideGap({ lines, least }: OpenBlock, line: TextLine, leading: Leading): boolean {
  const last = lines[lines.length - 1]
  if (last === undefined) return false
  const distance = line.baseline - last.baseline
  const size = Math.max(largestSize(line), largestSize(last))
  const usual = least === Infinity ? leading.ratio * size : least
  const isBody = isBodySize(line.size, leading) && isBodySize(last.size, leading)
  if (isBody && leading.paragraph !== undefined && distance > leading.paragraph) return true
  return distance > WIDER_THAN_LEADING * usual && distance - usual > LEAST_EXCESS_IN_EMS * size
}

/** Whether a heading without space around it begins or ends: a short line of another slant, case, colour or font, or underlined. */
function startsHeadingLine(last: TextLine, line: TextLine, column: Column): boolean {
  const isShort = (either: TextLine) => isShortLine(either, column.box)
  if (!isShort(last) && !isShort(line)) return false
  const differs =
    styleKeyOf(last) !== styleKeyOf(line) ||
    hasOtherFont(last, line) ||
    hasOtherFont(line, last) ||
    hasOtherColor(last, line) ||
    hasOtherColor(line, last) ||
    isKeywordLine(last) ||
    isKeywordLine(line)
  if (!differs) return false
  if (isShort(last) && isBoldLine(last) && isBoldLine(line)) return true
  if (isShort(line) && /[.!?:"”»)\]]$/u.test(last.text) && hasHeadingStyle(line, last)) return true
  return isShort(last) && hasHeadingStyle(last, line) && !/[,;]$/.test(last.text)
}

function styleKeyOf(line: TextLine): string {
  return `${isItalicLine(line)} ${isCapitalText(line.text)} ${isUnderlinedLine(line)}`
}

/** Whether a line is coloured, and the other is not at all. A link alone on its line begins small or with a bracket. */
function hasOtherColor(line: TextLine, other: TextLine): boolean {
  const isColored = (run: TextRun) => run.color !== undefined
  return /^[\p{Lu}\d]/u.test(line.text) && shareOf(line, isColored) === 1 && shareOf(other, isColored) === 0
}

function hasHeadingStyle(line: TextLine, other: TextLine): boolean {
  const isOther = hasOtherFont(line, other) || hasOtherColor(line, other)
  return isOther || isItalicLine(line) || isUnderlinedLine(line) || isCapitalText(line.text) || isKeywordLine(line)
}

/**
 * Whether a line is nothing but the key word of a heading: `References`, `Appendix B`. The title of an appendix may continue below, so that
 * its type must end it where it is bold.
 */
function isKeywordLine(line: TextLine): boolean {
  if (line.words.length > MOST_KEYWORDS) return false
  const keyword = matchHeadingKeyword(line.text)
  if (keyword?.score !== 1) return false
  return keyword.concept !== 'appendix' || (parseSectionNumber(line.text)?.rest ?? '') === '' || !isBoldLine(line)
}

/** Words of the longest heading that is looked up as a key word on its line alone. */
const MOST_KEYWORDS = 4
