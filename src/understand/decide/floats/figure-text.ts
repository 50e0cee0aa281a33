import { type Box, growBox, overlapX, overlapY, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { Page } from '../../../model/page/page.ts'
import type { Block } from '../../../model/page/block.ts'
import { groupByPage } from '../../evidence/blocks.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { confidenceOf, isRecognised } from '../../evidence/lines.ts'
import type { Decisions } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { Findings } from '../findings.ts'
import { LEAST_CONFIDENCE } from '../running-text.ts'
import { findDrawnTables } from './drawn-tables.ts'
import { fontsOfText } from './text-fonts.ts'
import { findTextStyles, isSetLikeText, type TextStyles } from './text-styles.ts'

/** Labels are at most this far outside of a figure's box, in ems of the body. */
const LABEL_REACH_IN_EMS = 2
/** Parts of one drawing (labels, pictures) are at most this far from one another, in points; text between them ends it anyway. */
const LABEL_GAP = 110
/** The same on recognised pages: OCR does not read what was drawn between the labels, or only in part. */
const RECOGNISED_LABEL_GAP = 140
/** Furthest that a caption is from its figure's box, in points. */
const FIGURE_CAPTION_REACH = 120
/** Boxes that touch by less than this, in points, do not overlap: ascents reach into the line above. */
const TOUCH = 1
/** Fewest words of a line that reads like running text. */
const LONG_LINE_WORDS = 7
/** A line of running text covers at least this share of its column. */
const PROSE_WIDTH = 0.7
/** Fewest words in each of two recognised lines that read like running text, however narrow they are. */
const READ_WORDS = 4
/** Characters that OCR reads in strokes of a drawing. */
const STROKE = /^[=|<>_~{}\\]/
/** Recognised type below this share of the body's is truly small; larger type may be measured wrongly. */
const SMALL_PRINT = 0.9
/** Most recognised lines of a heading; more lines below one another are something else. */
const STACKED_LINES = 3
/** Labels drawn side by side are further apart than words of a sentence, in ems. */
const LABELS_APART_IN_EMS = 1.5
/** Type larger than this share of the body's is a heading's, not a label's. */
const LARGEST_LABEL = 1.3

/**
 * Decides which blocks are the text of figures whose box does not hold it: names of axes, legends, letters of panels,
 * drawings that are set in type.
 *
 * Evidence: pieces that do not read like running text and touch a figure's box; and the area that grows from a figure
 * or from right above its caption over pieces and pictures near it, as long as it takes in no running text, caption
 * or heading. Never takes a block that is set like the text and headings of the document.
 */
export function classifyFigureText(evidence: Evidence, decided: Decisions): Decisions {
  const findings = new Findings(decided)
  const isText = (block: Block) => isLikeText(block, evidence) && !isTitleOfPanel(block, evidence)
  const styles = findTextStyles(evidence, decided, isText)
  const drawn = findDrawnTables(evidence, decided)
  const fonts = fontsOfText(evidence.blocks)
  const blocksByPage = groupByPage(evidence.blocks)
  for (const page of evidence.pages) {
    const blocks = blocksByPage.get(page.number) ?? []
    const captions = blocks.filter(block => findings.get(block)?.role === 'figure-caption')
    if (captions.length === 0) continue
    const free = blocks.filter(
      block => !findings.has(block) && (drawn.has(block) || isLabel(block, evidence, styles, fonts)),
    )
    if (free.length === 0) continue
    const known = blocks.filter(block => findings.get(block)?.role === 'figure-text')
    const labels = [...known, ...free]
    const taken = new Set(labels)
    const gap = labels.some(({ lines }) => lines.some(isRecognised)) ? RECOGNISED_LABEL_GAP : LABEL_GAP
    const obstacles = blocks.filter(block => !taken.has(block) && block.lines[0]?.direction === 0)
    const surroundings = { page, captions, labels, gap, obstacles }
    for (const area of [...areasAtFigures(surroundings, evidence), ...areasAboveCaptions(surroundings)]) {
      for (const block of free) {
        if (findings.has(block) || !isInside(block.box, area)) continue
        findings.add(block, { role: 'figure-text', score: 0.7, evidence: ['label-at-figure'] })
      }
    }
  }
  return findings.added
}

interface Surroundings {
  readonly page: Page
  readonly captions: readonly Block[]
  /** Blocks that may be labels, and those that are text of figures for other reasons. */
  readonly labels: readonly Block[]
  /** Furthest that parts of one drawing are apart. */
  readonly gap: number
  /** All other upright blocks: no figure reaches over them. Turned text is the name of an axis, or beside the text. */
  readonly obstacles: readonly Block[]
}

/** The areas of figures above or below a caption. Pictures without any caption (logos, portraits) have no labels. */
function areasAtFigures(surroundings: Surroundings, { body }: Evidence): Box[] {
  const { page, captions } = surroundings
  return page.figures
    .filter(box => captions.some(caption => overlapX(caption.box, box) > 0))
    .flatMap(box => {
      const reach = growBox(box, LABEL_REACH_IN_EMS * body.size)
      const hasCaption = captions.some(
        caption => overlapX(caption.box, box) > 0 && gapY(caption.box, box) < FIGURE_CAPTION_REACH,
      )
      return hasCaption ? [reach, growArea(box, surroundings)] : [reach]
    })
}

/** The areas of figures without a box: from the label nearest above a caption on. */
function areasAboveCaptions(surroundings: Surroundings): Box[] {
  return surroundings.captions.flatMap(({ box, column }) => {
    const above = surroundings.labels.filter(
      ({ box: label }) =>
        label.bottom <= box.top + TOUCH && overlapX(label, column) > 0 && gapY(label, box) < LABEL_GAP,
    )
    const nearest = above.reduce<Block | undefined>(
      (best, label) => (best === undefined || label.box.bottom > best.box.bottom ? label : best),
      undefined,
    )
    if (nearest === undefined || !isFree(uniteBoxes([nearest.box, box]), box, surroundings.obstacles)) return []
    return [growArea(nearest.box, surroundings)]
  })
}

/** The area with all labels and pictures that are near it or near what was added, nearest first. */
function growArea(start: Box, { page, labels, gap, obstacles }: Surroundings): Box {
  let area = start
  const parts = [...labels.map(block => block.box), ...page.figures].filter(box => box !== start)
  for (;;) {
    const next = parts
      .filter(box => !isInside(box, growBox(area, TOUCH)) && gapX(box, area) < gap && gapY(box, area) < gap)
      .sort((a, b) => distance(a, area) - distance(b, area))
      .find(box => isFree(uniteBoxes([area, box]), area, obstacles))
    if (next === undefined) return growBox(area, TOUCH)
    area = uniteBoxes([area, next])
  }
}

/** Whether an area that grows takes in nothing but parts of a figure. */
function isFree(grown: Box, area: Box, obstacles: readonly Block[]): boolean {
  return !obstacles.some(({ box }) => overlaps(box, grown) && !overlaps(box, area))
}

function overlaps(a: Box, b: Box): boolean {
  return overlapX(a, b) > TOUCH && overlapY(a, b) > TOUCH
}

function gapX(a: Box, b: Box): number {
  return Math.max(0, -overlapX(a, b))
}

function gapY(a: Box, b: Box): number {
  return Math.max(0, -overlapY(a, b))
}

function distance(a: Box, b: Box): number {
  return Math.hypot(gapX(a, b), gapY(a, b))
}

function isInside(box: Box, area: Box): boolean {
  return box.left > area.left && box.right < area.right && box.top > area.top && box.bottom < area.bottom
}

function isLabel(block: Block, evidence: Evidence, styles: TextStyles, fonts: ReadonlySet<string>): boolean {
  if (block.table !== undefined) return false
  if (isTitleOfPanel(block, evidence)) return true
  if (isLikeText(block, evidence) && !isInFontOfDrawing(block, fonts)) return false
  if (isBrokenDrawing(block)) return true
  const size = block.lines[0]?.size ?? 0
  if (size > LARGEST_LABEL * evidence.body.size) return false
  return isPanelTitle(block) || isSmallPrint(block, evidence) || !isSetLikeText(block, styles)
}

/**
 * Whether recognised lines are leftovers of a drawing, in any place and of any size: the program trusts none of them,
 * they begin with a character that opens no text, or none of several lines has words in a row as text has.
 */
function isBrokenDrawing({ lines }: Block): boolean {
  if (!lines.some(isRecognised)) return false
  if ((confidenceOf(lines) ?? 1) < LEAST_CONFIDENCE || STROKE.test(lines[0]?.text ?? '')) return true
  return lines.length >= STACKED_LINES && lines.every(line => wordsInARow(line) < READ_WORDS)
}

/** Recognised type has no font, so that labels share their style with notes and entries; headings are not as small. */
function isSmallPrint({ lines }: Block, { body }: Evidence): boolean {
  return lines.every(line => isRecognised(line) && line.size < SMALL_PRINT * body.size)
}

/** Whether a block is the letter of a panel with its title, `(b) rivers in winter`, however it is set. */
function isPanelTitle({ lines }: Block): boolean {
  return lines.length === 1 && /^\([a-h]\)(?:\s|$)/.test(lines[0]?.text ?? '')
}

/** Whether a line with fewer words than running text is in a font that no running text has. */
function isInFontOfDrawing({ lines }: Block, fonts: ReadonlySet<string>): boolean {
  const [line] = lines
  return line !== undefined && lines.length === 1 && wordsInARow(line) < LONG_LINE_WORDS && !fonts.has(line.font.name)
}

/** Type of such a title is smaller than the body's by this, in points: items of a list in the text have letters too. */
const SMALLER_THAN_BODY = 0.5
/** Most lines of the titles of panels side by side. */
const MOST_PANEL_LINES = 3

/** Whether a block is the title of a panel as long as a sentence, in the small type of captions; titles side by side are read as one. */
function isTitleOfPanel({ lines }: Block, { body }: Evidence): boolean {
  const isSmall = lines.every(line => line.size < body.size - SMALLER_THAN_BODY)
  return isSmall && lines.length <= MOST_PANEL_LINES && /^\([a-h]\)\s/.test(lines[0]?.text ?? '')
}

/** Whether a block reads like running text: long lines, or a sentence in the body's type. */
function isLikeText(block: Block, { body }: Evidence): boolean {
  const width = widthOf(block.column)
  const long = block.lines.filter(line => {
    const words = wordsInARow(line)
    return words >= LONG_LINE_WORDS || (widthOf(line.box) > PROSE_WIDTH * width && words >= LONG_LINE_WORDS - 2)
  })
  if (long.length > 0) return true
  const first = block.lines[0]
  const isOfBody = first !== undefined && first.font.name === body.fontName && Math.abs(first.size - body.size) < 0.3
  if (!isOfBody) return false
  // OCR gives labels below one another the size of the body, and stops where a line was drawn.
  if (isRecognised(first)) return block.lines.filter(line => wordsInARow(line) >= READ_WORDS).length >= 2
  return block.lines.length >= 3 || /\p{L}{3}[.:;]$/u.test(block.lines[block.lines.length - 1]?.text ?? '')
}

/** Words of the longest stretch of a line without a gap. */
function wordsInARow(line: TextLine): number {
  let most = 0
  let row = 0
  line.words.forEach((word, i) => {
    const last = line.words[i - 1]
    if (last !== undefined && word.box.left - last.box.right > LABELS_APART_IN_EMS * line.size) row = 0
    if (/\p{L}{2,}/u.test(word.text)) row += 1
    most = Math.max(most, row)
  })
  return most
}
