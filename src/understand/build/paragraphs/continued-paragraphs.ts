import { isSameSize } from '../../evidence/line-style.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { opensAfterFormula } from '../../../base/text/keywords/formula-words.ts'
import { endsProof, opensStatement } from '../../../base/text/labels/statement-labels.ts'
import { SENTENCE_END } from '../../../base/text/sentences/sentence-end.ts'
import { opensStatementApart } from '../../decide/statement-text.ts'
import { endedEarly } from './line-room.ts'
import { LEAST_HANG_IN_EMS, type ParagraphPart } from './paragraphs.ts'

/** The interruption between two drafts in reading order. */
export interface Between {
  /** They are in one column, one right below the other. */
  readonly isSameColumn: boolean
  /** A display formula is between them. */
  readonly hasFormula: boolean
  /** Paragraphs of the document open with an indent, so that a line without one opens none. */
  readonly isIndentedText?: boolean
}

/** The shortened first part of a name at the end of a line, which small letters continue: `O.` before `sanctum`, `Ae.` before `aegypti`. */
const ENDS_WITH_INITIAL = /(?:^|[\s([])\p{Lu}\p{Ll}?\.$/u

/**
 * Whether `next` continues `draft`: over a column, a page, a float, a footnote or a display formula.
 *
 * A new indent or list mark always starts anew, and so does the label of a statement after a finished sentence. Else: a hyphen or a small letter continues; an open sentence on a full
 * line continues, or on one where the next word had no room; a finished sentence continues only over a break of column or page and from a full line, or after a
 * display formula where paragraphs would open with an indent.
 */
export function continues(draft: ParagraphPart, next: ParagraphPart, between: Between): boolean {
  const last = draft.lines[draft.lines.length - 1]
  const first = next.lines[0]
  if (last === undefined || first === undefined) return false
  if (!isSameSize(last, first) || last.direction !== first.direction) return false
  const startsSmall = /^[("“„«'‘]*\p{Ll}/u.test(first.text)
  if (endsProof(last.text) || opensStatementApart(first)) return false
  if (next.item !== undefined)
    return !between.isSameColumn && (goesOnWithDash(draft, next) || goesOnCounting(draft, next))
  if (/\p{L}[-\u2010\u00ad]$/u.test(last.text) && startsSmall) return true
  const isFinished = SENTENCE_END.test(last.text) && !(startsSmall && ENDS_WITH_INITIAL.test(last.text))
  if (between.hasFormula) {
    const continuesFlush = !next.startsAnew && (!isFinished || between.isIndentedText === true)
    return startsSmall || opensAfterFormula(first.text) || continuesFlush
  }
  if (startsSmall) return !isFinished || (draft.endsFull && !next.startsAnew)
  if (next.startsAnew || (isFinished && opensStatement(first.text))) return false
  if (/[,،、，]$/.test(last.text)) return true
  if (!isFinished && draft.item === undefined && lacksRoomFor(first, draft, last)) return true
  if (between.isSameColumn) return !isFinished && draft.endsFull
  return draft.endsFull || (!isFinished && hangsAlike(draft, next))
}

/** Left edges of the hanging lines of one item differ by less than this, in ems. */
const SAME_HANG_IN_EMS = 0.3

/** Whether a part begins as far from the edge of its column as the hanging lines of an item in another: items may be ragged. */
function hangsAlike({ item, lines: [first, second], indent }: ParagraphPart, next: ParagraphPart): boolean {
  if (item === undefined || first === undefined || second === undefined) return false
  const hang = (second.box.left - first.box.left) / first.size
  return hang > LEAST_HANG_IN_EMS && Math.abs(next.indent - indent - hang) < SAME_HANG_IN_EMS
}

/**
 * Whether a dash at the start of a column is one between words: the full line before it stops inside its sentence, and lines below
 * do not hang.
 *
 *     we saw the rivers      | – slowly at first – and
 *     and they were rising   | then over the fields.
 */
function goesOnWithDash(draft: ParagraphPart, { item, lines: [first, second] }: ParagraphPart): boolean {
  const last = draft.lines.at(-1)
  if (first === undefined || last === undefined || !/^[-–—−]$/.test(item?.mark ?? '') || draft.item !== undefined)
    return false
  const isHanging = second !== undefined && second.box.left > first.box.left + LEAST_HANG_IN_EMS * first.size
  return !isHanging && draft.endsFull && /[\p{L},]$/u.test(last.text) && /^\S+\s*\p{Ll}/u.test(first.text)
}

/**
 * Whether a number in brackets at the start of a column counts on inside the sentence before it, whose full last line stops in its
 * middle: `… by (1) rivers, (2) towns, and` | `(3) people`.
 */
function goesOnCounting(draft: ParagraphPart, { item, lines: [first, second] }: ParagraphPart): boolean {
  const last = draft.lines.at(-1)
  if (first === undefined || last === undefined || item?.value === undefined || draft.item !== undefined) return false
  if (!item.mark.startsWith('(') || !draft.endsFull || !/[\p{L},;]$/u.test(last.text)) return false
  const before = item.mark.replace(/[^()]+/u, `${item.value - 1}`)
  const isHanging = second !== undefined && second.box.left > first.box.left + LEAST_HANG_IN_EMS * first.size
  return !isHanging && draft.lines.some(({ text }) => text.includes(before))
}

/** Whether the first word of the line did not fit after the last line of the draft. */
function lacksRoomFor(line: TextLine, { roomAtEnd }: ParagraphPart, last: TextLine): boolean {
  return !endedEarly(last, line, { right: last.box.right + roomAtEnd, isJustified: false })
}
