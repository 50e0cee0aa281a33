import { type Block, textOfBlock } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { KeywordMatch } from '../../text/keywords/keyword-lookup.ts'
import type { SectionNumber } from '../../text/labels/section-number.ts'
import type { Evidence } from '../evidence.ts'
import { type HeadingStyle, LARGER_THAN_BODY, type Neighbours } from './heading-style.ts'
import type { HeadingRule } from './heading-rules.ts'
import { findOutlineEntry } from './outline.ts'

/** A block that is judged as a heading, with its context. */
export interface HeadingReading {
  readonly block: Block
  readonly first: TextLine
  readonly text: string
  readonly style: HeadingStyle
  readonly number: SectionNumber | undefined
  readonly keyword: KeywordMatch | undefined
  readonly neighbours: Neighbours
  readonly evidence: Evidence
  /** Share of the glyphs of its font that are in short blocks. */
  readonly fontAffinity: number
}

/** A rule that speaks for a heading or (points below 0) against it. */
export type HeadingPoint = readonly [rule: HeadingRule, points: number]

/** From here on length speaks against a heading. */
const LONG_CHARACTERS = 130
const MUCH_LARGER = 1.25
/** Share of a font's glyphs in short blocks from which it is a font of headings. */
const HEADING_FONT = 0.6
/** Space above and below a heading, as multiples of the usual distance of lines of its size. */
const SPACE_ABOVE = 1.2
const SPACE_BELOW = 1.15

/**
 * The evidence for and against a heading, in points: style, words, place, what the file says, then what is unlike one.
 *
 * The weights were found on papers of many publishers: evidence that is seldom of anything else has 3 or 4,
 * evidence that emphasis or a list shows too has 1 to 2, a hint less. A block with 4 is a heading (`headings.ts`).
 */
export function weighHeading(reading: HeadingReading): HeadingPoint[] {
  return [
    ...weighStyle(reading),
    ...weighWords(reading),
    ...weighPlace(reading),
    ...weighFile(reading),
    ...weighUnlikeness(reading),
  ]
}

function* weighStyle({ first, style, evidence, fontAffinity }: HeadingReading): Generator<HeadingPoint> {
  const { body } = evidence
  if (style.isBold && !body.isBold) yield ['bold', 3]
  if (style.size > MUCH_LARGER * body.size) yield ['much-larger', 3]
  else if (style.size > LARGER_THAN_BODY * body.size) yield ['larger', 2]
  if (style.isCapital) yield ['capitals', 2]
  if (style.isItalic && !body.isItalic) yield ['italic', 1.5]
  if (first.font.name !== body.fontName && !style.isBold && !style.isItalic) yield ['other-font', 0.7]
  if (fontAffinity >= HEADING_FONT && !style.isBold) yield ['font-of-headings', 1.2]
  if (style.isUnderlined) yield ['underlined', 2]
  if (style.isColored) yield ['colour', 1]
  if (style.isCentered) yield ['centred', 0.7]
}

function* weighWords({ number, keyword }: HeadingReading): Generator<HeadingPoint> {
  if (number !== undefined && number.rest !== '') {
    if (number.restStart === 'capital') yield ['numbered', number.depth > 1 ? 2.2 : 1.5]
    else if (number.restStart === 'small') yield ['number-before-small-letter', -1]
  }
  if (keyword !== undefined) yield [`keyword-${keyword.concept}`, keyword.concept === 'introduction' ? 2 : 3]
}

function* weighPlace(reading: HeadingReading): Generator<HeadingPoint> {
  if (hasSpaceAbove(reading)) yield ['space-above', 1]
  if (hasSpaceBelow(reading)) yield ['space-below', 0.6]
  if (isAlone(reading)) yield ['stands-alone', 1]
}

function* weighFile({ text, block, first, evidence }: HeadingReading): Generator<HeadingPoint> {
  if (findOutlineEntry(text, block, evidence.outline) !== undefined) yield ['outline', 4]
  if (/^H\d?$/.test(first.words[0]?.runs[0]?.tag ?? '')) yield ['tagged-heading', 3]
}

function* weighUnlikeness({ block, text, style, keyword, evidence }: HeadingReading): Generator<HeadingPoint> {
  if (text.length > LONG_CHARACTERS) yield ['long', -2]
  if (/[.!?؟۔。！？]["”»」]?$/u.test(text) && keyword === undefined)
    yield ['ends-like-a-sentence', /[?؟？]$/.test(text) ? -0.3 : -1.8]
  if (/[,;:،؛、，：\-–]$/u.test(text)) yield ['ends-open', /:$/.test(text) ? -0.8 : -2.5]
  if (/^\p{Ll}/u.test(text)) yield ['starts-small', style.size > MUCH_LARGER * evidence.body.size ? -1 : -3]
  if (/^[•▪◦‣–—*-]\s/u.test(text)) yield ['bullet', -3]
  if (fillsColumn(block)) yield ['fills-column', -1]
}

function hasSpaceAbove({ block, first, neighbours, evidence }: HeadingReading): boolean {
  const { before } = neighbours
  if (before === undefined || before.page !== block.page || before.box.top > block.box.top) return true
  const last = before.lines[before.lines.length - 1]
  const distance = first.baseline - (last?.baseline ?? 0)
  return distance > SPACE_ABOVE * evidence.leading.ratio * Math.max(first.size, last?.size ?? 0)
}

function hasSpaceBelow({ block, neighbours, evidence }: HeadingReading): boolean {
  const last = block.lines[block.lines.length - 1]
  const next = neighbours.after?.lines[0]
  if (next === undefined || last === undefined || next.page !== block.page) return false
  return next.baseline - last.baseline > SPACE_BELOW * evidence.leading.ratio * Math.max(next.size, last.size)
}

/** A short open line between a finished paragraph and a longer text. */
function isAlone({ block, first, text, neighbours: { before, after } }: HeadingReading): boolean {
  if (block.lines.length > 2 || after === undefined || !/^["“„(「]?[\p{Lu}\p{Lo}\p{N}]/u.test(first.text)) return false
  const isOpen = /[\p{L}\p{N})”“"»«]$/u.test(first.text)
  const isFinished =
    before === undefined || /[.!?:;”"»)\]\d؟۔。！？」）]$/u.test(before.lines[before.lines.length - 1]?.text ?? '')
  const isBeforeText = after.lines.length > block.lines.length && textOfBlock(after).length > 2 * text.length
  return isOpen && isFinished && isBeforeText
}

/** A block of one line that reaches the column's right edge and is not larger: more often a line of a paragraph. */
function fillsColumn(block: Block): boolean {
  const last = block.lines[block.lines.length - 1]
  return last !== undefined && last.box.right > block.column.right - 0.5 * last.size && block.lines.length === 1
}
