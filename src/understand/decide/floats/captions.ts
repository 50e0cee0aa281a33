import { CLOSER_THAN_TEXT } from '../../layout/blocks/leading.ts'
import { ENOUGH, weigh } from '../../../base/collections/rules.ts'
import { type Box, overlapX, widthOf } from '../../../base/geometry/box.ts'
import { leavesCentre } from '../../layout/blocks/blocks.ts'
import type { Leading } from '../../layout/blocks/leading.ts'
import { opensParagraph } from '../../layout/blocks/text-below-captions.ts'
import { isBoldLine, isCapitalText, largestSize, SAME_SIZE } from '../../evidence/line-style.ts'
import { CAPTION_REACH } from '../../layout/tables/captioned-rows.ts'
import type { Page } from '../../../model/page/page.ts'
import { distancesOfLines } from '../../evidence/lines.ts'
import type { Block } from '../../../model/page/block.ts'
import { groupByPage, textOfBlock } from '../../evidence/blocks.ts'
import type { BodyStyle } from '../../evidence/body-style.ts'
import { isCaptionLabelAlone, matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import { isSourceLine } from '../../../base/text/labels/source-line.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import type { Role } from '../../../model/roles/role.ts'
import type { Evidence } from '../evidence.ts'
import { CAPTION_RULES } from './caption-rules.ts'
import { Findings } from '../findings.ts'
import { toWeighing } from '../proposals.ts'
import { calledMarkOf } from '../notes/note-calls.ts'
import { readMisreadMark } from '../notes/misread-marks.ts'
import { readFootnoteMark } from '../notes/note-marks.ts'
import { isCaptionRole } from '../role-traits.ts'

/** Score of a caption whose points are just enough. */
const LEAST_SCORE = 0.5
/** Lines of the longest caption; running text that starts with "Figure 1" may be longer still. */
const MOST_LINES = 40
/** Lines of a caption are at the usual distance, with this tolerance; body text never follows so near. */
const TIGHT_CAPTION = 1.25
/** The largest gap inside an unfinished caption, in usual distances. */
const LOOSE = 1.9
/** Type of a caption's next block is at most this share of the first's; legends are smaller than titles, not larger. */
const MOST_LEGEND_SIZE = 1.08
/** Left edges of a title and its legend differ by less than this, in points. */
const SAME_LEGEND_EDGE = 3
/** A line that covers this share of its caption's width is full. */
const FULL = 0.9
/** A caption in a second language is at most this far below the first, in ems. */
const BELOW_IN_EMS = 2.5
/** Lines of a legend in the body's type below a finished title; a paragraph may be longer. */
const MOST_LEGEND_LINES = 8

/**
 * Decides which blocks are captions of figures and tables.
 *
 * Evidence, in this order: key word and number with a caption's punctuation (`Figure 3:`, `TABLE IV.`); label in bold
 * or capitals; type other than the body's; a figure or rules next to it. A sentence that starts with "Figure 2 shows"
 * is not a caption. A block right below a caption whose label or title is on a separate line continues it, and so do centred
 * lines below centred ones.
 */
export function classifyCaptions(evidence: Evidence, decided: Decisions): Decisions {
  const findings = new Findings(decided)
  let last: { block: Block; role: 'figure-caption' | 'table-caption' } | undefined
  for (const block of evidence.blocks) {
    if (findings.has(block) || block.table !== undefined) {
      last = undefined
      continue
    }
    const decision = judge(block, evidence)
    if (decision !== undefined && last !== undefined && isTranslation(last.block, block)) {
      findings.add(block, { role: last.role, score: decision.score, evidence: [...decision.evidence], continues: true })
      last = { block, role: last.role }
    } else if (decision !== undefined) {
      findings.add(block, decision)
      last = { block, role: decision.role }
    } else if (last !== undefined && continues(last.block, block, evidence) && !isApart(last.role, block, evidence)) {
      findings.add(block, { role: last.role, score: 0.7, evidence: ['right-below-caption'], continues: true })
      last = { block, role: last.role }
    } else last = undefined
  }
  joinLegends(evidence, findings)
  joinOverPages(evidence, findings)
  return findings.added
}

/** Whether a block is the caption above it in another language: the same kind and number, right below. */
function isTranslation(caption: Block, block: Block): boolean {
  const [label, other] = [caption, block].map(own => matchCaptionLabel(textOfBlock(own)))
  if (label === undefined || label.number === '' || label.kind !== other?.kind || label.number !== other.number)
    return false
  const size = block.lines[0]?.size ?? 0
  const gap = block.box.top - caption.box.bottom
  return block.page === caption.page && overlapX(block.box, caption.box) > 0 && gap > -size && gap < BELOW_IN_EMS * size
}

/**
 * Joins captions that break off at the end of their page with their rest at the head or foot of the next page. The rest
 * has the same type and begins with a small letter.
 */
function joinOverPages(evidence: Evidence, findings: Findings): void {
  const blocksByPage = groupByPage(evidence.blocks)
  for (const caption of evidence.blocks) {
    const decision = findings.get(caption)
    if (decision === undefined || !isCaptionRole(decision.role)) continue
    if (!breaksOff(caption, blocksByPage.get(caption.page) ?? [])) continue
    const next = blocksByPage.get(caption.page + 1) ?? []
    const rest = next.find(block => !findings.has(block) && isRest(block, caption, next, evidence.body))
    if (rest === undefined) continue
    findings.add(rest, { role: decision.role, score: 0.7, evidence: ['caption-of-page-before'], continues: true })
  }
}

/** Whether the last line of a caption ends no sentence and no text of its page is below it. */
function breaksOff(caption: Block, page: readonly Block[]): boolean {
  const last = caption.lines[caption.lines.length - 1]
  if (last === undefined || !/[\p{L}\p{N},;-]$/u.test(last.text) || widthOf(last.box) < FULL * widthOf(caption.box))
    return false
  return !page.some(block => block.box.top > caption.box.bottom)
}

/** Whether a block at the head or foot of its page is set like the caption and begins small. */
function isRest(block: Block, caption: Block, page: readonly Block[], body: BodyStyle): boolean {
  const others = page.filter(other => overlapX(other.box, block.box) > 0)
  const isFirst = others.every(other => other.box.top >= block.box.top)
  const isLast = others.every(other => other.box.bottom <= block.box.bottom)
  if (!isFirst && !isLast) return false
  const first = block.lines[0]
  const last = caption.lines[caption.lines.length - 1]
  if (first === undefined || last === undefined || block.table !== undefined) return false
  if (isSameSize(first.size, body.size) && first.font.name === body.fontName) return false
  return isSameSize(first.size, last.size) && first.font.name === last.font.name && /^[(“"]?\p{Ll}/u.test(first.text)
}

/**
 * Joins legends that the reading order separates from their title: a short title may be a separate column, while the
 * lines right below it run across the page.
 */
function joinLegends(evidence: Evidence, findings: Findings): void {
  const blocksByPage = groupByPage(evidence.blocks)
  const titles = evidence.blocks.filter(block => isCaptionRole(findings.get(block)?.role))
  for (const title of titles) {
    const decision = findings.get(title)
    const page = blocksByPage.get(title.page) ?? []
    const legend = page.find(block => !findings.has(block) && isLegend(block, title, evidence))
    if (decision === undefined || legend === undefined || isSourceOfFigure(decision.role, legend)) continue
    findings.add(legend, { role: decision.role, score: 0.7, evidence: BELOW_TITLE, continues: true })
  }
}

/** Evidence of a legend below its title. */
const BELOW_TITLE = ['right-below-caption', 'same-type-and-edge'] as const

function isLegend(block: Block, title: Block, evidence: Evidence): boolean {
  const last = title.lines[title.lines.length - 1]
  const first = block.lines[0]
  if (last === undefined || first === undefined || block.table !== undefined) return false
  const isInLine = Math.abs(block.box.left - title.box.left) < SAME_LEGEND_EDGE && isSameSize(first.size, last.size)
  const isBelow = first.baseline > last.baseline && first.font.name === last.font.name
  return isInLine && isBelow && continues(title, block, evidence)
}

type CaptionDecision = RoleDecision & { readonly role: 'figure-caption' | 'table-caption' }

function judge(block: Block, { pages, body, onWeighed }: Evidence): CaptionDecision | undefined {
  const first = block.lines[0]
  if (first === undefined || block.lines.length > MOST_LINES) return undefined
  const label = matchCaptionLabel(withoutParentheses(textOfBlock(block)))
  if (label === undefined || (label.kind !== 'figure' && label.kind !== 'table')) return undefined
  const role = label.kind === 'figure' ? 'figure-caption' : 'table-caption'
  const { points, held } = weigh(CAPTION_RULES, {
    hasPunctuation: label.isCaption,
    first,
    body,
    isNearFigure: isNearFigure(block.box, pages[block.page - 1]),
  })
  onWeighed?.(block, toWeighing(role, points, held))
  if (points < ENOUGH) return undefined
  return { role, score: Math.min(1, LEAST_SCORE * points), evidence: held.map(({ rule }) => rule) }
}

/** A caption in parentheses, `(Figure 1: Rivers)`, without these. */
function withoutParentheses(text: string): string {
  return /^\(([^()]+)\)\.?$/u.exec(text)?.[1] ?? text
}

function isNearFigure(box: Box, page: Page | undefined): boolean {
  if (page === undefined) return false
  const isNear = (other: Box) =>
    overlapX(box, other) > 0 && Math.max(other.top - box.bottom, box.top - other.bottom) < CAPTION_REACH
  return page.figures.some(isNear) || page.rules.some(rule => rule.orientation === 'horizontal' && isNear(rule.box))
}

function continues(caption: Block, block: Block, { leading, body, pages, paragraphs }: Evidence): boolean {
  const last = caption.lines[caption.lines.length - 1]
  const first = block.lines[0]
  if (last === undefined || first === undefined || caption.page !== block.page) return false
  if (first.direction !== last.direction || overlapX(caption.box, block.box) <= 0) return false
  if (first.size > MOST_LEGEND_SIZE * largestSize(last) || isHeadingBelow(caption, block)) return false
  const distance = Math.abs(first.baseline - last.baseline)
  const usual = usualDistance(caption, block, leading)
  if (distance > LOOSE * usual || isSeparated(caption.box, block.box, pages[block.page - 1])) return false
  const isOfBody = isSameSize(first.size, body.size) && first.font.name === body.fontName
  const isFinished = /[.!?]["”»)]*$/u.test(last.text)
  if (isOfBody && opensParagraph(block, 0, paragraphs)) return false
  if (isCentredOn(caption, block) && isRagged(block)) return true
  if (isCloseLike(caption, block, leading)) return true
  if (distance > TIGHT_CAPTION * usual) return !isOfBody && !isFinished
  if (isCaptionLabelAlone(textOfBlock(caption)))
    return !isOfBody || block.lines.length <= MOST_LEGEND_LINES || isCentredOn(caption, block)
  if (isOfBody && leavesCentre(last, first, caption.column)) return false
  // Word processors set the body right below a caption: only the type or the length distinguishes them.
  return !isOfBody || !isFinished || block.lines.length <= MOST_LEGEND_LINES
}

/**
 * Whether the lines of a block are as close as those of a caption, and those of the text further apart, as in manuscripts: a caption of two
 * paragraphs. What opens with a mark or a small letter may be a note or its rest, which is as close.
 */
function isCloseLike(caption: Block, block: Block, { body }: Leading): boolean {
  const [first] = block.lines
  if (first === undefined || !/^["“„«(]?\p{Lu}/u.test(first.text)) return false
  if ((readFootnoteMark(first)?.mark ?? readMisreadMark(first)) !== undefined) return false
  const [own, other] = [caption, block].map(({ lines }) => distancesOfLines(lines))
  const [most, least] = [Math.max(...(own ?? []), ...(other ?? [])), Math.min(...(own ?? []), ...(other ?? []))]
  return Boolean(own?.length && other?.length) && most < CLOSER_THAN_TEXT * body && most < (1 + SAME_SIZE) * least
}

/** Whether a block below a caption opens with the number of a section and is bolder than the caption, or alone in capitals. */
function isHeadingBelow(caption: Block, block: Block): boolean {
  const [text, title] = [textOfBlock(block), textOfBlock(caption)]
  const number = parseSectionNumber(text)
  if (number === undefined || number.closing === '' || number.restStart !== 'capital') return false
  if (number.word !== undefined || isCaptionLabelAlone(title)) return false
  const isBolder = block.lines.every(isBoldLine) && !caption.lines.every(isBoldLine)
  return isBolder || (isCapitalText(number.rest) && !isCapitalText(title))
}

/** Whether all lines of a block have the centre of a caption, and do not all begin where it begins. */
function isCentredOn(caption: Block, { lines }: Block): boolean {
  const centreOf = ({ left, right }: Box) => (left + right) / 2
  const isCentred = lines.every(({ box }) => Math.abs(centreOf(box) - centreOf(caption.box)) < SAME_LEGEND_EDGE)
  return isCentred && lines.some(({ box }) => Math.abs(box.left - caption.box.left) > SAME_LEGEND_EDGE)
}

/** Whether the lines of a block begin at different edges: centred ones do, and those of a paragraph of the text do not. */
function isRagged({ lines }: Block): boolean {
  const edges = lines.map(({ box }) => box.left)
  return Math.max(...edges) - Math.min(...edges) > SAME_LEGEND_EDGE
}

function isSameSize(a: number, b: number): boolean {
  return Math.abs(a - b) < SAME_SIZE * b
}

/** Usual distance of lines for the sizes of both blocks. Captions of manuscripts are set closer than their text. */
function usualDistance(caption: Block, block: Block, leading: Leading): number {
  const size = Math.max(caption.lines[0]?.size ?? 0, block.lines[0]?.size ?? 0)
  const [first, second] = caption.lines
  const usual = leading.ratio * size
  return first === undefined || second === undefined ? usual : Math.min(usual, second.baseline - first.baseline)
}

/** Whether a rule is between them: the caption is above a table, or the next block is in a box. */
function isSeparated(above: Box, below: Box, page: Page | undefined): boolean {
  return (page?.rules ?? []).some(
    ({ box, orientation }) =>
      orientation === 'horizontal' &&
      overlapX(box, below) > 0 &&
      box.top > above.bottom - 2 &&
      box.bottom < below.top + 2,
  )
}

/** Whether a block below a caption is a note that the text calls, or says where the figure is from. */
function isApart(role: Role, block: Block, evidence: Evidence): boolean {
  return isCalledNote(block, evidence) || isSourceOfFigure(role, block)
}

function isSourceOfFigure(role: Role, below: Block): boolean {
  return role === 'figure-caption' && isSourceLine(textOfBlock(below))
}

function isCalledNote(block: Block, { noteCalls }: Evidence): boolean {
  return calledMarkOf(block, noteCalls()) !== undefined
}
