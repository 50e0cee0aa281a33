import { widthOf } from '../../../../base/geometry/box.ts'
import { isSetIn } from '../../../layout/blocks/heading-lines.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import type { TextRun } from '../../../../model/page/page.ts'
import type { TextLine } from '../../../../model/page/text-line.ts'
import type { KeywordMatch } from '../../../../base/text/keywords/keyword-lookup.ts'
import { opensWithFileLabel } from '../../../../base/text/labels/file-label.ts'
import { isLabelledStatement, opensStatement } from '../../../../base/text/labels/statement-labels.ts'
import type { BodyStyle } from '../../../evidence/body-style.ts'
import { isNextNumber, parseSectionNumber, type SectionNumber } from '../../../../base/text/labels/section-number.ts'
import type { Evidence } from '../../evidence.ts'
import { type HeadingStyle, LARGER_THAN_BODY, type Neighbours, showsLittleType } from '../heading-style.ts'
import type { HeadingFacts, LookFacts, PlaceFacts, WordFacts } from './heading-facts.ts'
import { findOutlineEntry } from '../outline.ts'

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

/** From here on length counts against a heading. */
const LONG_CHARACTERS = 130
const MUCH_LARGER = 1.25
/** Share of a font's glyphs in short blocks from which it is a font of headings. */
const HEADING_FONT = 0.6
/** Sizes of one type differ by less than this, in points. */
const SAME_TYPE_SIZE = 0.5
/** Space above and below a heading, as multiples of the usual distance of lines of its size. */
const SPACE_ABOVE = 1.2
const SPACE_BELOW = 1.15

/** The facts of a block that may be a heading. */
export function readHeadingFacts(reading: HeadingReading): HeadingFacts {
  return { ...factsOfLook(reading), ...factsOfWords(reading), ...factsOfPlace(reading) }
}

function factsOfLook({ first, style, evidence: { body }, fontAffinity }: HeadingReading): LookFacts {
  const { size, isBold, isItalic, isCapital, isUnderlined, isColored, isCentered } = style
  return {
    isBolder: isBold && !body.isBold,
    isLarger: size > LARGER_THAN_BODY * body.size,
    isMuchLarger: size > MUCH_LARGER * body.size,
    isCapital,
    isSlanted: isItalic && !body.isItalic,
    isOtherFont: first.font.name !== body.fontName && !isBold && !isItalic,
    isInFontOfHeadings: fontAffinity >= HEADING_FONT && !isBold,
    isUnderlined,
    isColored,
    isCentered,
    isTagged: /^H\d?$/.test(first.words[0]?.runs[0]?.tag ?? ''),
  }
}

function factsOfWords({ block, text, number, keyword }: HeadingReading): WordFacts {
  return {
    number: number?.rest === '' ? undefined : number,
    keyword,
    isLong: text.length > LONG_CHARACTERS,
    ending: endingOf(text, keyword),
    startsSmall: /^\p{Ll}/u.test(text),
    hasBullet: /^[•▪◦‣–—*-]\s/u.test(text),
    isStatement: isLabelledStatement(text) || opensStatement(text) || opensWithFileLabel(text),
    isFormula: isFormula(text),
    isRowOfCells: block.lines.some(isRowOfCells),
    isLabelsOfParts: LABELS_OF_PARTS.test(text),
  }
}

/** What the end of a text is like; the stop after a key word or in the name of a species ends no sentence. */
function endingOf(text: string, keyword: KeywordMatch | undefined): WordFacts['ending'] {
  if (/[,;،؛、，\-–]$/u.test(text)) return 'open'
  if (/[:：]$/u.test(text)) return 'colon'
  if (!/[.!?؟۔。！？．]["”»」]?$/u.test(text) || keyword !== undefined || NAME_OF_SPECIES.test(text)) return undefined
  return /[?؟？]$/.test(text) ? 'question' : 'sentence'
}

function factsOfPlace(reading: HeadingReading): PlaceFacts {
  const { text, block, evidence } = reading
  const alone = isAlone(reading)
  return {
    hasSpaceAbove: hasSpaceAbove(reading),
    hasSpaceBelow: hasSpaceBelow(reading),
    isAlone: alone,
    isApartInOneType: alone && isApartByPlace(reading),
    isInOutline: findOutlineEntry(text, block, evidence.outline) !== undefined,
    isItem: isItem(reading),
    fillsColumn: fillsColumn(block) && !isAboveSetIn(reading),
    opensText: opensText(reading),
  }
}

/** A species with the shortened name of who described it, whose stop ends no sentence: `Salix alba L.`, `Mentha longa (L.) Benth.` */
export const NAME_OF_SPECIES = /^\p{Lu}\p{Ll}+\s\p{Ll}+(?:\s\(?\p{Lu}\p{Ll}{0,6}\.\)?)+$/u

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
    before === undefined || /[.!?:;”"»)\]\d؟۔。！？．」）]$/u.test(before.lines[before.lines.length - 1]?.text ?? '')
  const isBeforeText = after.lines.length > block.lines.length && textOfBlock(after).length > 2 * text.length
  return isOpen && isFinished && isBeforeText
}

/** A typist's heading is this much further below the text than its lines are apart, and leaves this share of its line free. */
const FURTHER_THAN_LINES = 1.5
const LEAST_FREE = 0.15

/**
 * Whether a short line of a typescript is right above its text, with space above it: a typist may have nothing else to show a heading.
 */
function isApartByPlace({ block, first, neighbours: { before, after }, evidence }: HeadingReading): boolean {
  const { body, leading } = evidence
  const [above, below] = [before?.lines.at(-1), after?.lines[0]]
  if (!showsLittleType(body, first) || above === undefined || below === undefined) return false
  const distance = first.baseline - above.baseline
  const isFurther = distance > FURTHER_THAN_LINES * leading.body && distance > below.baseline - first.baseline
  return isFurther && block.column.right - block.box.right > LEAST_FREE * widthOf(block.column)
}

/**
 * Whether the line of a block is the opening of a paragraph in bold: it ends in the body's type, or the words continue in the
 * middle of their sentence at the head of the next block.
 *
 *     <b>Rivers that run slowly.</b> We saw       <b>Rivers that run slowly are rarely</b>
 *     some of them in towns.                  <b>deep.</b> We saw some of them in towns.
 */
function opensText({ block, neighbours: { after }, evidence: { body } }: HeadingReading): boolean {
  if (!fillsColumn(block)) return false
  const runs = block.lines.flatMap(({ words }) => words.flatMap(word => word.runs))
  const [first, last] = [runs[0], runs.at(-1)]
  const next = after?.lines[0]?.words[0]?.runs[0]
  if (first === undefined || last === undefined || isBodyType(first, body)) return false
  if (isBodyType(last, body)) return true
  const breaksOff = /[-\u00ad]$/u.test(last.text) || /^\p{Ll}/u.test(next?.text ?? '')
  const isWhole = after?.lines[0]?.words.every(word => word.runs.every(run => isSameType(run, last))) === true
  return breaksOff && next !== undefined && isSameType(next, last) && !isWhole
}

function isBodyType({ font, size }: TextRun, body: BodyStyle): boolean {
  return font.name === body.fontName && Math.abs(size - body.size) < SAME_TYPE_SIZE
}

function isSameType(a: TextRun, b: TextRun): boolean {
  return a.font.name === b.font.name && Math.abs(a.size - b.size) < SAME_TYPE_SIZE
}

/**
 * Whether a line in the body's type has the number beside the one that opens a line of the text above it: an item of a
 * list, whose items may be set apart.
 */
function isItem({ number, first, style, neighbours: { before }, evidence: { body } }: HeadingReading): boolean {
  const run = first.words[0]?.runs[0]
  const isPlain = run !== undefined && isBodyType(run, body) && !style.isBold && !style.isItalic && !style.isCapital
  if (number === undefined || before === undefined || !isPlain) return false
  return before.lines.some(line => {
    const other = parseSectionNumber(line.text)
    return (
      other?.depth === number.depth && other.closing === number.closing && isNextNumber(other.number, number.number)
    )
  })
}

/** Signs between the terms of a formula. */
const OPERATOR = /[=×≤≥<>±∈∑∏∫√∀∃→⇒⊗⊕⊥∧∨¬℘↓↑↙↘]/u
/** Signs that no heading has: rules of a grammar, a definition that continues in the next line, sets. */
const OF_DEFINITION = /::=|=$|^=|=\s*[{(<[]|^\{[^}]*\}/u
/** `SUBJ-N(report,FBI)`: nothing but functions with their arguments. */
const FUNCTIONS = /^(?:[\p{L}\d[\]_-]+\([^\s()]+,\s?[^()]+\)[,;.]?\s*)+$/u

/** Gap between the cells of a table, in ems, and the fewest in a row; after the number of a heading there is one. */
const CELL_GAP_IN_EMS = 1.3
const LEAST_GAPS = 2
/** A single gap as wide as this, in ems, is between two cells. */
const WIDE_GAP_IN_EMS = 2.5
/** Gaps of a line that was stretched to the width of its column are equal but for this share; those of cells are not. */
const STRETCHED_ALIKE = 1.2

/** Whether the words of a line are spaced like the names of columns. */
function isRowOfCells({ words, size }: TextLine): boolean {
  const gaps = words.slice(1).map(({ box }, i) => box.left - (words[i]?.box.right ?? box.left))
  const wide = gaps.filter(gap => gap > CELL_GAP_IN_EMS * size)
  const [only] = wide.length === 1 ? wide : []
  if (only !== undefined && only > WIDE_GAP_IN_EMS * size) {
    const label = words.slice(0, gaps.indexOf(only) + 1)
    return !label.some(({ text }) => /\d|^\p{Lu}{1,4}[.)]?$|[.:)]$/u.test(text))
  }
  return wide.length >= LEAST_GAPS && Math.max(...gaps) > STRETCHED_ALIKE * Math.min(...gaps)
}

/** Labels of the parts of a figure in a row: `(a) Rivers (b) Towns`. */
const LABELS_OF_PARTS = /\(a\).*\(b\)|\(b\).*\(c\)/u

/** Terms with operators and no longer word, single letters alone, definitions: what is left of a formula. */
function isFormula(text: string): boolean {
  if (OF_DEFINITION.test(text) || FUNCTIONS.test(text)) return true
  if (OPERATOR.test(text)) return !/\p{L}{4}/u.test(text)
  return /^\p{L}(?:\s+\p{L})+$/u.test(text)
}

/** A block of one line that reaches the column's right edge and is not larger: more often a line of a paragraph. */
function fillsColumn(block: Block): boolean {
  const last = block.lines[block.lines.length - 1]
  return last !== undefined && last.box.right > block.column.right - 0.5 * last.size && block.lines.length === 1
}

/** Whether a paragraph in another font opens set in right below: a line above it is no line of that paragraph. */
function isAboveSetIn({ first, neighbours: { after } }: HeadingReading): boolean {
  const next = after?.lines[0]
  return next !== undefined && next.font.name !== first.font.name && isSetIn(next, first)
}
