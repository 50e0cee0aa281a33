import { widthOf } from '../../../base/geometry/box.ts'
import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import { BLANK_IN_EMS, isBoldLine, isItalicLine } from '../../evidence/line-style.ts'
import type { Column } from '../page-layout.ts'
import { isBodySize, type Leading } from './leading.ts'

/** The first line of a paragraph is indented by more than this, in ems. */
const SET_IN_IN_EMS = 0.5
/** Lines begin at one edge where they differ by less than this, in ems. */
const SAME_HEADING_EDGE_IN_EMS = 0.2

/** Whether a heading without space around it ends above `line`, which is text or another heading. `block` has the lines above. */
export function endsHeading(block: readonly TextLine[], line: TextLine, column: Column, leading: Leading): boolean {
  if (endsNumberedHeading(block, line) || opensFirstPart(block, line)) return true
  return endsFullHeading(block, line, column) || endsShortHeading(block, line, column, leading)
}

/**
 * Whether a block of one italic line, which may be as long as its column, is the numbered heading of the set-in upright paragraph that
 * begins here: `IV-C. Rivers of old towns`. An item of a list has a number of one part.
 */
function endsNumberedHeading(block: readonly TextLine[], line: TextLine): boolean {
  const [heading] = block
  if (heading === undefined || block.length > 1 || !isItalicLine(heading) || isItalicLine(line)) return false
  const number = parseSectionNumber(heading.text)
  return isSetIn(line, heading) && number !== undefined && number.depth > 1 && number.restStart === 'capital'
}

/** Whether a line begins so far right of the one above it that it may open a paragraph. */
export function isSetIn(line: TextLine, above: TextLine): boolean {
  return line.box.left - above.box.left > SET_IN_IN_EMS * line.size
}

/** Whether a line is the heading of the first part of the section whose heading is above it: `3.1 Old towns` below `3. Rivers`. */
function opensFirstPart([heading]: readonly TextLine[], line: TextLine): boolean {
  const number = parseSectionNumber(line.text)
  if (heading === undefined || number === undefined || number.depth < 2 || number.restStart !== 'capital') return false
  return `${parseSectionNumber(heading.text)?.number ?? ''}.1` === number.number
}

/** Words that neither end a sentence nor break off. */
export const OPEN_WORDS = /^\p{Lu}.*[\p{L}\p{N})]$/u

/**
 * Whether a block of one line, which may be as long as its column, is the heading of the paragraph that begins here: it has another
 * font, and the paragraph opens with an indent. An entry that hangs has all its other lines set in.
 *
 *     Rivers of the old towns and lands      <- a font whose name does not say that it is bold
 *        We saw some of them, and the towns
 *     beside them.
 */
function endsFullHeading(block: readonly TextLine[], line: TextLine, { lines }: Column): boolean {
  const [heading] = block
  if (heading === undefined || block.length > 1 || !OPEN_WORDS.test(heading.text) || !/^\p{Lu}/u.test(line.text))
    return false
  if (!isSetIn(line, heading) || hasFontOf(heading, line) || hasFontOf(line, heading)) return false
  const next = lines[lines.indexOf(line) + 1]
  return next !== undefined && isFlush(next, heading) && next.font.name === line.font.name
}

/** Whether any word of a line is in the font of most of another; names of species may have a third one. */
function hasFontOf({ words }: TextLine, { font }: TextLine): boolean {
  return words.some(({ runs }) => runs.some(run => run.font.name === font.name))
}

function isFlush(line: TextLine, other: TextLine): boolean {
  return Math.abs(line.box.left - other.box.left) < SAME_HEADING_EDGE_IN_EMS * line.size
}

/** Type larger than this, as share of the body's, is that of titles, whose lines end where a person wants them to. */
const LARGEST_HEADING = 1.25
/** Fewest letters of the word that ends a heading: shorter ones mostly continue in the next line. */
const LEAST_LAST_LETTERS = 4

/**
 * Whether a bold line is a heading by itself above another one in its type: all of that had room after it, so the first line was not broken.
 *
 *     Declarations
 *     What the authors did
 *     Ann Lee saw the rivers, and all the others wrote about them in the
 */
function endsShortHeading(
  block: readonly TextLine[],
  line: TextLine,
  { lines, box }: Column,
  leading: Leading,
): boolean {
  const [heading] = block
  if (heading === undefined || block.length > 1 || !isBoldLine(heading) || !isBoldLine(line)) return false
  if (![heading, line].every(({ text }) => OPEN_WORDS.test(text)) || !isFlush(line, heading)) return false
  if (heading.size > LARGEST_HEADING * (leading.body / leading.ratio)) return false
  const lastLetters = /\p{L}*$/u.exec(heading.text)?.[0].length ?? 0
  if (lastLetters < LEAST_LAST_LETTERS || matchCaptionLabel(heading.text) !== undefined) return false
  if (heading.box.right + BLANK_IN_EMS * line.size + widthOf(line.box) > box.right) return false
  const next = lines[lines.indexOf(line) + 1]
  const isAboveText = next !== undefined && isBodySize(next.size, leading) && !isBoldLine(next)
  return isAboveText && next.box.right > heading.box.right + widthOf(line.box)
}

/** Whether a line has one font, and the other line nothing in it: names of fonts need not say that they are bold. */
export function hasOtherFont(line: TextLine, other: TextLine): boolean {
  const { name } = line.font
  const isIn = (run: TextRun) => run.font.name === name
  return line.words.every(({ runs }) => runs.every(isIn)) && !other.words.some(({ runs }) => runs.some(isIn))
}
