import { isBoldLine, isCapitalText, isItalicLine, largestSize } from '../layout/blocks.ts'
import { type Block, textOfBlock } from '../page/text-line.ts'
import { matchHeadingKeyword } from '../text/keywords.ts'
import { similarity } from '../text/levenshtein.ts'
import { parseSectionNumber, type SectionNumber } from '../text/section-number.ts'
import { shareOfLetters } from '../text/unicode.ts'
import type { Evidence } from './decision.ts'

/** A block that may be a heading, with all that speaks for and against it. */
export interface HeadingCandidate {
  readonly block: Block
  /** The block below it in its column. */
  readonly after: Block | undefined
  readonly text: string
  readonly number: SectionNumber | undefined
  /** Look of the block: headings of one level share it. */
  readonly styleKey: string
  readonly look: HeadingLook
  readonly score: number
  readonly evidence: readonly string[]
}

/** How a block differs from running text. */
export interface HeadingLook {
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isCapital: boolean
  readonly isCentered: boolean
}

/** Longest heading in lines and characters; longer blocks are text set apart. */
const MOST_LINES = 5
const MOST_CHARACTERS = 260
/** From here on length speaks against a heading. */
const LONG_CHARACTERS = 130
/** Type this much larger than the body's is larger, not rounded. */
const LARGER = 1.05
const MUCH_LARGER = 1.25
/** Headings are not set in type much smaller than the body. */
const SMALLEST = 0.7
/** Similarity from which a block is the text of an outline entry or of a tagged heading. */
const SAME_TEXT = 0.85

/** Reads the look of a block; the whole block counts, by its lines. */
export function lookOf(block: Block): HeadingLook {
  const lines = block.lines
  const left = block.box.left - block.column.left
  const right = block.column.right - block.box.right
  const width = block.column.right - block.column.left
  return {
    size: Math.max(...lines.map(largestSize)),
    isBold: lines.every(isBoldLine),
    isItalic: lines.every(isItalicLine),
    isCapital: isCapitalText(textOfBlock(block)),
    isCentered: left > 0.08 * width && Math.abs(left - right) < 0.08 * width,
  }
}

function firstLine(block: Block) {
  const line = block.lines[0]
  if (line === undefined) throw new RangeError('a block has at least one line')
  return line
}

/** The blocks before and after in the same column. */
export interface Neighbours {
  readonly before: Block | undefined
  readonly after: Block | undefined
}

/** Share of a font's glyphs in short blocks of their own from which it is a font of headings. */
const HEADING_FONT = 0.6

/**
 * Reads a block as a heading: what speaks for it and against it, in points. `undefined` where it cannot be one
 * (too long, without letters, too small).
 */
export function readHeadingCandidate(
  block: Block,
  neighbours: Neighbours,
  evidence: Evidence,
  fontAffinity: (fontName: string) => number,
): HeadingCandidate | undefined {
  const text = textOfBlock(block)
  if (block.lines.length > MOST_LINES || text.length > MOST_CHARACTERS) return undefined
  const look = lookOf(block)
  const { body } = evidence
  if (text.includes('\uFFFD') || shareOfLetters(text) < 0.45 || (text.match(/\p{L}/gu)?.length ?? 0) < 2)
    return undefined
  const keyword = matchHeadingKeyword(text)
  if (look.size < SMALLEST * body.size && keyword === undefined) return undefined
  const number = parseSectionNumber(text)
  const rules: string[] = []
  let score = 0
  const add = (points: number, rule: string) => {
    score += points
    rules.push(rule)
  }
  if (look.isBold && !body.isBold) add(3, 'bold')
  if (look.size > MUCH_LARGER * body.size) add(3, 'much-larger')
  else if (look.size > LARGER * body.size) add(2, 'larger')
  if (look.isCapital) add(2, 'capitals')
  if (look.isItalic && !body.isItalic) add(1.5, 'italic')
  const line = firstLine(block)
  if (line.font.name !== body.fontName && !look.isBold && !look.isItalic) add(0.7, 'other-font')
  if (fontAffinity(line.font.name) >= HEADING_FONT && !look.isBold) add(1.2, 'font-of-headings')
  if (hasOtherColor(block)) add(1, 'colour')
  if (look.isCentered) add(0.7, 'centred')
  if (number !== undefined && number.rest !== '') {
    if (number.restStart === 'capital') add(number.depth > 1 ? 2.2 : 1.5, 'numbered')
    else if (number.restStart === 'small') add(-1, 'number-before-small-letter')
  }
  if (keyword !== undefined) add(keyword.concept === 'introduction' ? 2 : 3, `keyword-${keyword.concept}`)
  if (gapAbove(block, neighbours.before, evidence)) add(1, 'space-above')
  if (gapBelow(block, neighbours.after, evidence)) add(0.6, 'space-below')
  if (standsAlone(block, neighbours)) add(1, 'stands-alone')
  if (isInOutline(text, block, evidence)) add(4, 'outline')
  if (line.words[0]?.runs[0]?.tag?.match(/^H\d?$/) != null) add(3, 'tagged-heading')
  if (text.length > LONG_CHARACTERS) add(-2, 'long')
  if (/[.!?]["”»]?$/u.test(text) && keyword === undefined) add(/\?$/.test(text) ? -0.3 : -1.8, 'ends-like-a-sentence')
  if (/[,;:\-–]$/u.test(text)) add(/:$/.test(text) ? -0.8 : -2.5, 'ends-open')
  if (/^\p{Ll}/u.test(text)) add(look.size > MUCH_LARGER * body.size ? -1 : -3, 'starts-small')
  if (/^[•▪◦‣–—*-]\s/u.test(text)) add(-3, 'bullet')
  if (fillsColumn(block)) add(-1, 'fills-column')
  return {
    block,
    after: neighbours.after,
    text,
    number,
    styleKey: styleKeyOf(look, line.font.name),
    look,
    score,
    evidence: rules,
  }
}

/** A short open line between a finished paragraph and a longer text. */
function standsAlone(block: Block, { before, after }: Neighbours): boolean {
  if (block.lines.length > 2 || after === undefined || !/^["“„(]?[\p{Lu}\p{N}]/u.test(firstLine(block).text))
    return false
  const isOpen = /[\p{L}\p{N})”"]$/u.test(firstLine(block).text)
  const isFinished = before === undefined || /[.!?:;”"»)\]\d]$/u.test(before.lines[before.lines.length - 1]?.text ?? '')
  const isBeforeText =
    after.lines.length > block.lines.length && textOfBlock(after).length > 2 * textOfBlock(block).length
  return isOpen && isFinished && isBeforeText
}

/** Key of a look: size to half a point, weight, slant, case, font. */
function styleKeyOf(look: HeadingLook, fontName: string): string {
  const size = Math.round(look.size * 2) / 2
  return `${size} ${look.isBold ? 'b' : ''}${look.isItalic ? 'i' : ''}${look.isCapital ? 'c' : ''} ${fontName}`
}

function hasOtherColor(block: Block): boolean {
  return block.lines.every(line => line.words.every(word => word.runs.every(run => run.color !== undefined)))
}

function gapAbove(block: Block, before: Block | undefined, { leading }: Evidence): boolean {
  if (before === undefined || before.page !== block.page || before.box.top > block.box.top) return true
  const last = before.lines[before.lines.length - 1]
  const distance = firstLine(block).baseline - (last?.baseline ?? 0)
  return distance > 1.2 * leading.ratio * Math.max(firstLine(block).size, last?.size ?? 0)
}

function gapBelow(block: Block, after: Block | undefined, { leading }: Evidence): boolean {
  const last = block.lines[block.lines.length - 1]
  const next = after?.lines[0]
  if (next === undefined || last === undefined || after?.page !== block.page) return false
  const distance = next.baseline - last.baseline
  return distance > 1.15 * leading.ratio * Math.max(next.size, last.size)
}

function isInOutline(text: string, block: Block, { outline }: Evidence): boolean {
  return outline.some(entry => {
    if (entry.page !== undefined && Math.abs(entry.page - block.page) > 1) return false
    const own = parseSectionNumber(text)?.rest
    return (
      similarity(entry.title, text) >= SAME_TEXT || (own !== undefined && similarity(entry.title, own) >= SAME_TEXT)
    )
  })
}

/** A block of one line that reaches the column's right edge and is not larger: a line of a paragraph, more often. */
function fillsColumn(block: Block): boolean {
  const last = block.lines[block.lines.length - 1]
  return last !== undefined && last.box.right > block.column.right - 0.5 * last.size && block.lines.length === 1
}
