import { BULLETS } from '../../base/text/labels/bullets.ts'
import { measureParagraphs } from '../../understand/layout/columns/column-edges.ts'
import type { DecidedBlock } from '../../understand/decide/decision.ts'
import type { Block } from '../../model/page/block.ts'
import { groupByPage } from '../../understand/evidence/blocks.ts'
import type { TextLine } from '../../model/page/text-line.ts'
import type { ParagraphDraft } from './draft.ts'
import { mainFontOf } from './main-font.ts'

/** Units of `pdftohtml -xml`, in which PDFExtract measures, in a point. */
const UNITS_IN_A_POINT = 1.5
const toPoints = (units: number) => units / UNITS_IN_A_POINT

/** Tops and heights that differ by no more than this are the same. */
const SAME = toPoints(8)
/** Two texts of one line are nearer to each other than this. */
const WIDEST_GAP = toPoints(200)
/** Largest distance of the left edges of the first two lines of a paragraph. */
const FURTHEST_LEFT = toPoints(100)
/** Largest distance of the tops of the first two lines of a paragraph, in sums of their heights. */
const FURTHEST_TOP = 1.5
/** A first line of no more than this many characters is a paragraph by itself. */
const SHORT_LINE = 10
/** Later gaps of a paragraph are between these multiples of the first. */
const LEAST_GAP_SHARE = 0.7
const MOST_GAP_SHARE = 1.3
/** Only between lines of more characters than this does another font begin a paragraph. */
const FONT_LINE = 6
/** Left edges of justified lines differ by no more than this, in points; PDFExtract splits at any difference. */
const EDGE_DRIFT = 2
/** An indent that differs from the document's by less than this, in points, is the same. */
const SAME_INDENT = 1.5

/**
 * The paragraphs of each page by itself, as PDFExtract finds them: by gaps between lines, left edges and fonts
 * (`isTooFar`, `isFontChanged` of its program). Lines, their order, columns and furniture come from this program. A line
 * with the usual indent of the document begins a paragraph, which the rules of PDFExtract miss after one of one line.
 *
 * Never joins text of two pages.
 *
 * @param bodySize size of the running text, in points
 */
export function draftsOfPages(decisions: readonly DecidedBlock[], bodySize: number): readonly ParagraphDraft[] {
  const blocks = decisions.map(({ block }) => block)
  const { edgesOf, indent } = measureParagraphs(blocks, bodySize)
  const placed = (block: Block): PlacedLine[] => {
    const { left } = edgesOf(block)
    const isIndented = (line: TextLine) => indent !== undefined && Math.abs(line.box.left - left - indent) < SAME_INDENT
    return block.lines.map(line => ({ line, isIndented: isIndented(line) }))
  }
  return [...groupByPage(blocks)].flatMap(([page, ofPage]) =>
    splitParagraphs(mergeLines(ofPage.flatMap(placed))).map(paragraph => ({
      page,
      font: mainFontOf(paragraph.flatMap(line => line.parts)),
      pieces: paragraph.map(textOf),
      kind: 'running' as const,
      places: [],
    })),
  )
}

/** A line, and whether it has the indent that begins paragraphs. */
interface PlacedLine {
  readonly line: TextLine
  readonly isIndented: boolean
}

/** Texts on one line of the page. */
interface MergedLine {
  readonly parts: readonly TextLine[]
  /** Its longest part, by whose font and place it is compared with other lines. */
  readonly main: TextLine
  readonly isIndented: boolean
}

function mergeLines(lines: readonly PlacedLine[]): MergedLine[] {
  const merged: MergedLine[] = []
  for (const { line, isIndented } of lines) {
    const last = merged.at(-1)
    const end = last?.parts.at(-1)
    if (last !== undefined && end !== undefined && isBeside(end, line)) {
      const main = line.text.length > last.main.text.length ? line : last.main
      merged[merged.length - 1] = { ...last, parts: [...last.parts, line], main }
    } else merged.push({ parts: [line], main: line, isIndented })
  }
  return merged
}

function isBeside(end: TextLine, line: TextLine): boolean {
  const gap = line.box.left - end.box.right
  return Math.abs(line.box.top - end.box.top) <= SAME && !isFontChanged(end, line) && gap >= 0 && gap < WIDEST_GAP
}

function splitParagraphs(lines: readonly MergedLine[]): (readonly MergedLine[])[] {
  const paragraphs: MergedLine[][] = []
  let firstGap: number | undefined
  lines.forEach((line, i) => {
    const last = lines[i - 1]
    const current = paragraphs.at(-1)
    if (last === undefined || current === undefined || beginsParagraph(last, line, firstGap)) {
      paragraphs.push([line])
      firstGap = undefined
    } else {
      current.push(line)
      firstGap ??= topOf(line) - topOf(last)
    }
  })
  return paragraphs
}

function beginsParagraph(last: MergedLine, line: MergedLine, firstGap: number | undefined): boolean {
  const [before, after] = [last.main, line.main]
  const isOtherFont = before.font.name !== after.font.name
  if (textOf(last).endsWith(',') && (isOtherFont || before.size !== after.size)) return true
  if (line.isIndented || isTooFar(last, line, firstGap) || isFontChanged(before, after)) return true
  return isOtherFont && before.text.length > FONT_LINE && after.text.length > FONT_LINE
}

function isTooFar(last: MergedLine, line: MergedLine, firstGap: number | undefined): boolean {
  const gap = Math.abs(topOf(line) - topOf(last))
  const leftDifference = Math.abs(leftOf(line) - leftOf(last))
  if (firstGap !== undefined && firstGap > 0) {
    return gap < LEAST_GAP_SHARE * firstGap || gap > MOST_GAP_SHARE * firstGap || leftDifference > EDGE_DRIFT
  }
  const isShort = textOf(last).length <= SHORT_LINE
  return gap > FURTHEST_TOP * (heightOf(last) + heightOf(line)) || leftDifference > FURTHEST_LEFT || isShort
}

function isFontChanged(a: TextLine, b: TextLine): boolean {
  const isOtherSize = a.size !== b.size && Math.abs(a.box.bottom - a.box.top - (b.box.bottom - b.box.top)) > SAME
  const isOtherColor = colorOf(a) !== colorOf(b) && Math.abs(a.box.top - b.box.top) > SAME
  return isOtherSize || isOtherColor
}

function colorOf(line: TextLine): string | undefined {
  return line.words[0]?.runs[0]?.color
}

function topOf({ main }: MergedLine): number {
  return main.box.top
}

/** Where the text of a line begins: after the bullet of an item, below which its next lines are. */
function leftOf({ parts, main }: MergedLine): number {
  const { box, words } = parts[0] ?? main
  const [first, second] = words
  const isItem = first !== undefined && second !== undefined && BULLETS.includes(first.text)
  return isItem ? second.box.left : box.left
}

function heightOf({ main }: MergedLine): number {
  return main.box.bottom - main.box.top
}

function textOf({ parts }: MergedLine): string {
  return parts.map(part => part.text).join(' ')
}
