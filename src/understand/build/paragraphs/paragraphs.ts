import { rememberFor } from '../../../base/collections/remember.ts'
import {
  type ColumnEdges,
  type EdgesOf,
  edgesOfLines,
  LEAST_INDENT_IN_EMS,
  modeOf,
  WIDEST_INDENT_IN_EMS,
} from '../../layout/columns/column-edges.ts'
import type { Block } from '../../../model/page/block.ts'
import { hasLabelInOtherFace } from '../../evidence/line-style.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { SENTENCE_END } from '../../../base/text/sentences/sentence-end.ts'
import { partsStatements } from '../../decide/statement-text.ts'
import { endedEarly, roomAfter } from './line-room.ts'
import { type ItemMark, readItemMark } from './list-items.ts'
import { hasLetters, hasRightToLeft } from '../../../base/text/characters/unicode.ts'

/** Lines of one paragraph, or of a part of it, before they become text. */
export interface ParagraphPart {
  readonly lines: readonly TextLine[]
  /** The list mark its first line opens with. */
  readonly item: ItemMark | undefined
  /** Its first line is indented, or has a mark: nothing before it can continue here. */
  readonly startsAnew: boolean
  /** Its last line reaches the right edge, so that it may continue elsewhere. */
  readonly endsFull: boolean
  /** Points left free behind its last line; text that is not justified leaves some on every line. */
  readonly roomAtEnd: number
  /** Depth of its left edge in ems of the body, against its column. */
  readonly indent: number
}

export interface ParagraphOptions {
  readonly edgesOf: EdgesOf
  readonly bodySize: number
  /** The indent of the paragraphs of the document, in points; `undefined` where they have none. */
  readonly indent: number | undefined
}

/** The edges of a block and the indent its paragraphs open with. */
interface Edges extends ColumnEdges {
  readonly indent: number | undefined
  /** The block is indented from its column: a quotation, a list. */
  readonly isInset: boolean
}

/** Indents that differ from the document's by less than this, in ems, are equal to it. */
const SAME_INDENT_IN_EMS = 0.12
/** Left edges of lines that differ by less than this, in ems, are one edge. */
const SAME_LINE_EDGE_IN_EMS = 0.2
/** A line may end this far left of the right edge and still be full, in ems. */
const FULL_WITHIN_IN_EMS = 1.2
/** Room left that ends a paragraph even without a full stop, or against running text, in ems. */
const CLEARLY_EARLY_IN_EMS = 3
/** Hanging lines of a list item are right of its mark by at least this, in ems. */
export const LEAST_HANG_IN_EMS = 0.4

/** Scripts without capitals open with any letter. */
const OPENING = /^["'“”„«»‘’(\[¿¡–—「『（［〈《-]*[\p{Lu}\p{Lo}\p{N}\p{Script=Greek}]/u

/**
 * Splits a block of text into paragraphs and list items.
 *
 * A line starts a paragraph where, in this order: a list mark opens it; it is indented against the lines before it;
 * the line before ended although the next word had room there (and a sentence ended), unless another reading of the paper
 * as running text continues there and the room is small enough to be misjudged. Lines are compared with the
 * edges of their column, or of their block where that is indented from the column (quotations, lists).
 */
export function splitParagraphs(block: Block, options: ParagraphOptions): readonly ParagraphPart[] {
  return splitterOf(options)(block)
}

/** Run-in headings are looked for in the paragraphs that are built then. */
const splitterOf = rememberFor((options: ParagraphOptions) => rememberFor((block: Block) => partsOf(block, options)))

function partsOf(block: Block, { edgesOf, bodySize, indent }: ParagraphOptions): ParagraphPart[] {
  const column = edgesOf(block)
  const text = edgesOfText(block, column, bodySize)
  const isInset = text.left !== column.left
  const edges = { ...text, indent: isInset ? undefined : indent, isInset }
  const drafts: TextLine[][] = []
  block.lines.forEach((line, i) => {
    const last = block.lines[i - 1]
    const current = drafts[drafts.length - 1]
    const next = block.lines[i + 1]
    const starts = last === undefined || current === undefined || startsParagraph({ line, last, next }, current, edges)
    if (starts) drafts.push([line])
    else current.push(line)
  })
  return drafts.map((lines, i) => toDraft(lines, i === 0 ? column : edges, column, bodySize))
}

/**
 * The edges of the block where it has lines enough and is indented by more than a first-line indent; else of the
 * column.
 */
function edgesOfText(block: Block, column: ColumnEdges, bodySize: number): ColumnEdges {
  if (block.lines.length < 3) return column
  const edges = edgesOfLines(block.lines)
  const lefts = block.lines.map(line => line.box.left)
  const isInset = Math.min(...lefts) - column.left > LEAST_INDENT_IN_EMS * bodySize
  const left = isInset ? Math.min(modeOf(lefts), edges.left) : column.left
  const isNarrow = column.right - edges.right > 2 * bodySize && edges.right - edges.left > 12 * bodySize
  return isNarrow && isInset ? { ...edges, left } : { ...column, left }
}

/** A line between the ones above and below it. */
interface LineBetween {
  readonly line: TextLine
  readonly last: TextLine
  readonly next: TextLine | undefined
}

function startsParagraph(between: LineBetween, current: readonly TextLine[], edges: Edges): boolean {
  const { line, last } = between
  if (turnsAround(last, line) || partsStatements(last, line)) return true
  const em = line.size
  const mark = readItemMark(line)
  const first = current[0] ?? last
  const firstMark = readItemMark(first)
  if (mark !== undefined && opensItem(mark, between, firstMark, edges)) return true
  if (firstMark !== undefined && endsHangingItem(line, current)) return true
  if (opensNextLabel(between, current, edges)) return true
  if (firstMark !== undefined && line.box.left > first.box.left + LEAST_HANG_IN_EMS * em) {
    // The hanging lines of an item: only its first line can end it, if it ended early. Items may be ragged where text is justified.
    const isBelowMark = line.box.left > last.box.left + LEAST_HANG_IN_EMS * em
    if (!isBelowMark || !endedEarly(last, line, edges) || !OPENING.test(line.text)) return false
    return SENTENCE_END.test(last.text) || roomAfter(last, line, edges) > CLEARLY_EARLY_IN_EMS * em
  }
  const indent = line.box.left - edges.left
  const against = line.box.left - last.box.left
  const isIndented = indent > LEAST_INDENT_IN_EMS * em && indent < WIDEST_INDENT_IN_EMS * em
  if (isIndented && against > LEAST_INDENT_IN_EMS * em)
    return !goesOnSmall(last, line) && !hangs(line, last, current, edges)
  if (
    edges.indent !== undefined &&
    Math.abs(indent - edges.indent) < SAME_INDENT_IN_EMS * em &&
    Math.abs(against) < SAME_LINE_EDGE_IN_EMS * em &&
    // A quotation may be indented as far as paragraphs of one line: its lines do not end sentences.
    (SENTENCE_END.test(last.text) || endedEarly(last, line, edges))
  )
    return true
  if (runsOn(last, line) && roomAfter(last, line, edges) <= CLEARLY_EARLY_IN_EMS * em) return false
  if (
    isIndented &&
    Math.abs(against) < SAME_LINE_EDGE_IN_EMS * em &&
    current.length === 1 &&
    endedEarly(last, line, edges)
  )
    return OPENING.test(line.text)
  if (stopsShort(between, current, edges)) return true
  if (!endedEarly(last, line, edges) || !OPENING.test(line.text) || hasSemicolons(current)) return false
  return SENTENCE_END.test(last.text) || endedClearlyEarly(last, line, firstMark !== undefined, edges)
}

/** Whether a paragraph breaks off at a semicolon, and has others inside its lines: `CT: cities; RV: rivers;`. */
function hasSemicolons(current: readonly TextLine[]): boolean {
  return current.at(-1)?.text.endsWith(';') === true && current.some(({ text }) => /;\s/u.test(text))
}

/** Fewest lines above a last one that show that lines are justified: letters may stand out a little, so that the column does not. */
const LEAST_JUSTIFIED = 3
/** Justified lines end within this distance of the right edge, in ems; one that stops further from it is the last of its paragraph. */
const FLUSH_WITHIN_IN_EMS = 0.2
const SHORT_OF_EDGE_IN_EMS = 0.35

/**
 * Whether a sentence and its justified lines end a little left of the edge, where paragraphs open without an indent: only the last line
 * of a paragraph is not stretched to it, though the next word may have had no room there.
 */
function stopsShort({ line, last }: LineBetween, current: readonly TextLine[], edges: Edges): boolean {
  if (edges.isInset || edges.indent !== undefined || current.length <= LEAST_JUSTIFIED) return false
  if (!/[.!?]$/u.test(last.text) || !/^\p{Lu}/u.test(line.text)) return false
  const shortOf = ({ box, size }: TextLine) => (edges.right - box.right) / size
  if (shortOf(last) < SHORT_OF_EDGE_IN_EMS || Math.abs(line.box.left - edges.left) > SAME_LINE_EDGE_IN_EMS * line.size)
    return false
  return current.slice(0, -1).every(above => shortOf(above) < FLUSH_WITHIN_IN_EMS)
}

/** A label before its value, in as many characters as one has: `Data curation: Ann Lee`. */
const LABEL = /^\p{Lu}[\p{L}\s–&/-]{2,40}:\s/u

/** What the value of a label does not end with: more of it follows. */
const OPEN_END = /[,;:&(–-]$/u

/**
 * Whether a line at the edge of a paragraph that opens with a label opens with another one, below hanging lines or one that ended early;
 * or below one that may be the end of its value, where both labels have another face than their values.
 * Labels in running text have semicolons between them: `GLM: general model; MRI: images`.
 */
function opensNextLabel({ line, last }: LineBetween, current: readonly TextLine[], edges: Edges): boolean {
  const [first = last] = current
  if (!LABEL.test(line.text) || !LABEL.test(first.text) || current.some(({ text }) => text.includes(';'))) return false
  if (Math.abs(line.box.left - first.box.left) > SAME_LINE_EDGE_IN_EMS * line.size) return false
  if (endedEarly(last, line, edges) || last.box.left > line.box.left + LEAST_HANG_IN_EMS * line.size) return true
  return !OPEN_END.test(last.text) && [first, line].every(hasLabelInOtherFace)
}

/** Whether a line begins left of all the hanging lines of an item, and continues no sentence: the item has ended above it. */
function endsHangingItem(line: TextLine, [first, ...rest]: readonly TextLine[]): boolean {
  const last = rest.at(-1)
  if (first === undefined || last === undefined || goesOnSmall(last, line)) return false
  const hang = Math.min(...rest.map(({ box }) => box.left))
  const least = LEAST_HANG_IN_EMS * line.size
  return hang > first.box.left + least && line.box.left < hang - least
}

/**
 * Whether `last` left so much room that it ended its paragraph without a full stop. Where lines are not justified, only a
 * list item ends so, above a line that fills the column: beside a figure, or in verse, all lines are short.
 */
function endedClearlyEarly(last: TextLine, line: TextLine, isInItem: boolean, edges: Edges): boolean {
  const isFullBelow = !edges.isInset && line.box.right > edges.right - FULL_WITHIN_IN_EMS * line.size
  // A line without letters is a mark that is raised too far to be part of a line.
  if (/[,،、，]$/.test(last.text) || !hasLetters(last.text) || !(edges.isJustified || (isInItem && isFullBelow)))
    return false
  return roomAfter(last, line, edges) > CLEARLY_EARLY_IN_EMS * line.size
}

/**
 * Whether the line continues the last one in a reading of the paper as running text. This is evidence against an early
 * end, which depends on a few points, and not against an indent or a mark.
 */
export function runsOn(last: TextLine, line: TextLine): boolean {
  const before = last.words.at(-1)?.runs.at(-1)?.flow
  const after = line.words[0]?.runs[0]?.flow
  return before !== undefined && before.block === after?.block && before.word < after.word
}

/** Whether a paragraph of one direction ends and the next line has words of the other one alone. */
function turnsAround(last: TextLine, line: TextLine): boolean {
  if (hasRightToLeft(last.text) === hasRightToLeft(line.text) || !SENTENCE_END.test(last.text)) return false
  return hasLetters(last.text) && hasLetters(line.text)
}

/** Whether the line is indented below a full first line that ends no sentence: the paragraph hangs. */
function hangs(line: TextLine, last: TextLine, current: readonly TextLine[], edges: Edges): boolean {
  return current.length === 1 && /[\p{L},]$/u.test(last.text) && !endedEarly(last, line, edges)
}

/** Whether a line starts with a small letter inside a sentence: an indented one continues after a formula or a drop capital. */
function goesOnSmall(last: TextLine, line: TextLine): boolean {
  return /^\p{Ll}/u.test(line.text) && !SENTENCE_END.test(last.text)
}

/**
 * Whether a mark opens an item. A bullet always does, a dash below a colon that ends its line early; a number where it
 * continues a list, the line before ended early, or it is announced and its lines hang.
 */
function opensItem(
  mark: ItemMark,
  { line, last, next }: LineBetween,
  firstMark: ItemMark | undefined,
  edges: ColumnEdges,
): boolean {
  const isDash = /^[-–—−*]$/.test(mark.mark)
  if (mark.kind === 'bullet' && (!isDash || (/:$/u.test(last.text) && endedEarly(last, line, edges)))) return true
  if (firstMark?.kind === mark.kind && (mark.value === undefined || mark.value === (firstMark.value ?? 0) + 1))
    return true
  if (mark.value === 1 && /:$/.test(last.text)) {
    const hangs = next !== undefined && next.box.left > line.box.left + LEAST_HANG_IN_EMS * line.size
    const setIn = line.box.left - last.box.left
    // Below a full line that is indented, the number may be in the running text.
    const isSetOff = setIn > 0 || endedEarly(last, line, edges)
    if (hangs || (isSetOff && Math.abs(setIn) > SAME_LINE_EDGE_IN_EMS * line.size)) return true
  }
  return endedEarly(last, line, edges) && (SENTENCE_END.test(last.text) || line.box.left > last.box.left)
}

/** The end of an item of one short line; speech ends with a stop, or continues past the end of its line. */
const ITEM_END = /[\p{L}\p{N}),;]$/u

/** Whether a dash opens a paragraph instead of an item: its lines do not hang, or its only line is a sentence or full. */
function isDialogue(mark: ItemMark, [first, second]: readonly TextLine[], endsFull: boolean): boolean {
  if (first === undefined || !/^[–—]$/.test(mark.mark)) return false
  if (second === undefined) return mark.mark === '—' && (endsFull || !ITEM_END.test(first.text))
  return second.box.left < first.box.left + LEAST_HANG_IN_EMS * first.size
}

function toDraft(lines: readonly TextLine[], edges: ColumnEdges, column: ColumnEdges, bodySize: number): ParagraphPart {
  const first = lines[0]
  const last = lines[lines.length - 1]
  if (first === undefined || last === undefined) throw new RangeError('a paragraph has at least one line')
  const rest = lines[1]
  const mark = readItemMark(first)
  const endsFull = last.box.right > edges.right - FULL_WITHIN_IN_EMS * last.size
  const item = mark !== undefined && isDialogue(mark, lines, endsFull) ? undefined : mark
  const against = rest === undefined ? edges.left : Math.min(rest.box.left, edges.left)
  const setIn = first.box.left - against
  const isIndented = setIn > LEAST_INDENT_IN_EMS * first.size && setIn < WIDEST_INDENT_IN_EMS * first.size
  return {
    lines,
    item,
    startsAnew: isIndented || item !== undefined,
    endsFull,
    roomAtEnd: edges.right - last.box.right,
    indent: (Math.min(...lines.map(line => line.box.left)) - column.left) / bodySize,
  }
}
