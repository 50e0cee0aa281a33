import { type Box, containsPoint, heightOf, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import { findFrames } from '../../layout/tables/frames.ts'
import type { PageLayout } from '../../layout/page-layout.ts'
import type { Page } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import {
  areSimilarKeys,
  countLetters,
  fewestEdits,
  foldKey,
  type LetterCounts,
} from '../../../base/text/characters/levenshtein.ts'
import { calledMarks } from '../notes/note-calls.ts'
import { readFootnoteMark } from '../notes/note-marks.ts'
import { type PrintedNumber, readNumbersAtEnds, readPrintedNumber } from './page-numbers.ts'

/** A text in the forms that are compared. */
export interface Wording {
  /** In small letters. */
  readonly key: string
  /** Letters and digits alone; see `foldKey`. */
  readonly letters: string
  readonly counts: LetterCounts
}

/** The size of type, in points, and whether it was measured in a picture. */
interface TypeSize {
  readonly size: number
  readonly isRecognised: boolean
}

/** A line near the head or the foot of its page; its wording has digits folded to `#`. */
export interface EdgeLine extends Wording, TypeSize {
  readonly line: TextLine
  readonly page: Page
  readonly edge: 'top' | 'bottom'
  /** No other line of the page is further out at this edge. */
  readonly isOutermost: boolean
  /** The number printed on the line, and those at its ends. */
  readonly number: PrintedNumber | undefined
  readonly numbersAtEnds: readonly number[]
  /** It is at the foot and opens with a mark that text of the page calls, raised: a note, not the number of the page. */
  readonly opensCalledNote: boolean
  /** All upright lines of the page. */
  readonly lines: readonly TextLine[]
}

/** Rows at the top and at the bottom of a page that may be furniture. */
const EDGE_ROWS = 4
/** Share of the page's height at each end in which furniture may be. */
const EDGE_SHARE = 0.17
/** Share of the page's height at each end that is margin: text begins below it. */
const MARGIN_SHARE = 0.09
/** Share of the page's height at each end of the type area in which furniture may be, where the margins are wider: two or three rows. */
const EDGE_OF_TYPE_SHARE = 0.05
/** Texts that differ only in digits are this similar on other pages. */
const SAME_TEXT = 0.8
/** Characters from which a header is recognised inside a longer one. */
export const LONG_ENOUGH = 15
/** Heights of the same furniture on different pages differ by less than this, in points. */
export const SAME_HEIGHT = 9
/** Type of furniture differs by less than this, in points. */
const SAME_SIZE_IN_POINTS = 1
/** Sizes of separate recognised lines are measured badly, above all where they have few letters: by this share. */
const MEASURED_SIZE = 0.32
/** Space between a running header and the text, in ems of the header. */
const APART_IN_EMS = 1.2

/** Fewest lines in a frame around text; a running header may have a frame too. */
const FRAMED_LINES = 4
/** A frame as high as this share of the page is drawn around the page. */
const PAGE_FRAME_SHARE = 0.75

/** Where the lines of most pages begin and end, as shares of the page's height: books are copied on larger pages. */
export interface TypeArea {
  readonly top: number
  readonly bottom: number
}

/** Share of the pages whose text may begin above the type area, or end below it: title pages. Others begin with a figure. */
const OUTSIDE_AREA = 0.1

/** The type area of a document: where all but a few pages begin and end. */
export function typeAreaOf(layouts: readonly PageLayout[]): TypeArea {
  const boxes = layouts.flatMap(({ page, columns }) =>
    columns.length === 0 ? [] : [{ height: page.height, box: uniteBoxes(columns.map(({ box }) => box)) }],
  )
  return {
    top: quantileOf(boxes.map(({ box, height }) => box.top / height)) ?? 0,
    bottom: 1 - (quantileOf(boxes.map(({ box, height }) => 1 - box.bottom / height)) ?? 0),
  }
}

function quantileOf(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(OUTSIDE_AREA * values.length)]
}

/**
 * The lines at the head and at the foot of a page, without those of tables and of framed text; a line of a short page
 * is at its head alone.
 */
export function edgeLinesOf({ page, columns }: PageLayout, area: TypeArea): EdgeLine[] {
  const lines = columns
    .flatMap(column => (column.table === undefined ? column.lines : []))
    .filter(line => line.direction === 0)
  const framed = linesInFrames(page, lines)
  const headEnd = Math.max(EDGE_SHARE, area.top + EDGE_OF_TYPE_SHARE) * page.height
  const footStart = Math.min(1 - EDGE_SHARE, area.bottom - EDGE_OF_TYPE_SHARE) * page.height
  const fromTop = lines.filter(line => !framed.has(line)).sort((a, b) => a.baseline - b.baseline)
  const top = firstRows(fromTop).filter(line => line.box.top < headEnd)
  const taken = new Set(top)
  const bottom = firstRows([...fromTop].reverse()).filter(line => line.box.bottom > footStart && !taken.has(line))
  const called = calledMarks(lines)
  const opensCalledNote = (line: TextLine) => called.has(readFootnoteMark(line)?.mark ?? '')
  const toEdgeLines = (rows: readonly TextLine[], edge: EdgeLine['edge']) =>
    rows.map(line => ({
      line,
      page,
      edge,
      isOutermost: !rows.some(other => isFurtherOut(other, line, edge)),
      number: readPrintedNumber(line.text),
      numbersAtEnds: readNumbersAtEnds(line.text),
      opensCalledNote: edge === 'bottom' && opensCalledNote(line),
      lines,
      ...typeSizeOf(line),
      ...wordingOf(line.text.replace(/\d+/g, '#')),
    }))
  return [...toEdgeLines(top, 'top'), ...toEdgeLines(bottom, 'bottom')]
}

function linesInFrames({ rules, height }: Page, lines: readonly TextLine[]): Set<TextLine> {
  const isInside = ({ box }: TextLine, frame: Box) =>
    containsPoint(frame, (box.left + box.right) / 2, (box.top + box.bottom) / 2)
  const held = findFrames(rules)
    .filter(frame => heightOf(frame) < PAGE_FRAME_SHARE * height)
    .map(frame => lines.filter(line => isInside(line, frame)))
  return new Set(held.flatMap(inside => (inside.length < FRAMED_LINES ? [] : inside)))
}

function firstRows(sorted: readonly TextLine[]): TextLine[] {
  const found: TextLine[] = []
  let count = 0
  let last: TextLine | undefined
  for (const line of sorted) {
    if (last === undefined || Math.abs(line.baseline - last.baseline) > 0.5 * line.size) count++
    if (count > EDGE_ROWS) break
    found.push(line)
    last = line
  }
  return found
}

function isFurtherOut(other: TextLine, line: TextLine, edge: EdgeLine['edge']): boolean {
  return edge === 'top' ? other.baseline < line.baseline - line.size : other.baseline > line.baseline + line.size
}

/** The text as {@link isSameText} compares it. */
export function wordingOf(text: string): Wording {
  const key = text.toLowerCase()
  const letters = foldKey(key)
  return { key, letters, counts: countLetters(letters) }
}

/**
 * Whether both are alike and neither is a title: a heading on another page may have most words of a title, in smaller
 * type.
 */
export function repeats(a: EdgeLine, b: EdgeLine): boolean {
  const larger = a.size > b.size ? a : b
  const mayBeTitle = larger.page.number === 1 && Math.abs(a.size - b.size) > SAME_SIZE_IN_POINTS
  return isSameText(a, b) && (!mayBeTitle || a.letters === b.letters)
}

/**
 * Whether both are alike but for digits, or one has more at an end (the first page's footer names the pages as well).
 */
export function isSameText(a: Wording, b: Wording): boolean {
  if (Math.min(a.key.length, b.key.length) >= LONG_ENOUGH && (a.key.includes(b.key) || b.key.includes(a.key)))
    return true
  const longer = Math.max(a.letters.length, b.letters.length)
  // Of lines of running text, which are compared most, hardly one pair comes to the slow comparison.
  if (1 - fewestEdits(a.counts, b.counts) / longer < SAME_TEXT) return false
  return areSimilarKeys(a.letters, b.letters, SAME_TEXT)
}

/** Found once for a line: each line is compared with those of all pages. */
function typeSizeOf(line: TextLine): TypeSize {
  return { size: line.size, isRecognised: isRecognised(line) }
}

/** Whether both lines may be set in type of one size. */
export function isSameType(a: TypeSize, b: TypeSize): boolean {
  const most = a.isRecognised && b.isRecognised ? MEASURED_SIZE * Math.max(a.size, b.size) : SAME_SIZE_IN_POINTS
  return Math.abs(a.size - b.size) <= most
}

/** Whether both lines are at one height, from the head or from the foot of their pages, in type of one size. */
export function isSamePlace(a: EdgeLine, b: EdgeLine): boolean {
  if (!isSameType(a, b)) return false
  const fromTop = Math.abs(a.line.baseline - b.line.baseline)
  const fromBottom = Math.abs(a.page.height - a.line.baseline - (b.page.height - b.line.baseline))
  return Math.min(fromTop, fromBottom) < SAME_HEIGHT
}

/**
 * Whether the line is further from the next one than paragraphs are, and is set in smaller type; where it was
 * recognised, in type that may be smaller.
 */
export function isApart(edgeLine: EdgeLine, gapInEms = APART_IN_EMS): boolean {
  const inner = nextInside(edgeLine)
  if (inner === undefined || !isFarFromText(edgeLine, gapInEms)) return false
  const { line } = edgeLine
  return (isRecognised(line) && isSameType(typeSizeOf(line), typeSizeOf(inner.other))) || line.size < inner.other.size
}

/** Whether the line is further from the next one than paragraphs are, in type of any size. */
export function isFarFromText(edgeLine: EdgeLine, gapInEms = APART_IN_EMS): boolean {
  const inner = nextInside(edgeLine)
  return inner !== undefined && inner.gap > gapInEms * edgeLine.line.size
}

function nextInside({ line, edge, lines }: EdgeLine): { readonly other: TextLine; readonly gap: number } | undefined {
  return lines
    .filter(other => other !== line && Math.abs(other.baseline - line.baseline) > 0.5 * line.size)
    .map(other => ({ other, gap: edge === 'top' ? other.box.top - line.box.bottom : line.box.top - other.box.bottom }))
    .sort((a, b) => a.gap - b.gap)[0]
}

/** Whether no more than two lines' height is left between the line and the margin where text ends. */
export function isAtEdge({ line, page, edge }: EdgeLine): boolean {
  return edge === 'top' ? line.box.top < MARGIN_SHARE * page.height : line.box.bottom > (1 - MARGIN_SHARE) * page.height
}

/** A line drawn below a running head is longer than this share of the page's width. */
const RULE_SHARE = 0.4

/** Whether a line is drawn right below the words, across the page: an underline ends with them. */
export function isRuledOff({ line, page }: EdgeLine): boolean {
  const least = Math.max(RULE_SHARE * page.width, widthOf(line.box) + 2 * line.size)
  return page.rules.some(({ box, orientation }) => {
    const isBelow = box.top > line.box.top + 0.5 * heightOf(line.box) && box.top < line.box.bottom + line.size
    return orientation === 'horizontal' && widthOf(box) > least && isBelow
  })
}
