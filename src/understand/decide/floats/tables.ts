import { growBox, overlapX, widthOf } from '../../../base/geometry/box.ts'
import { opensRaised } from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { isSourceLine } from '../../../base/text/labels/source-line.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import { type Evidence, isReferencesHeading } from '../evidence.ts'
import { calledMarkOf, type NoteCalls, raisedMarks } from '../notes/note-calls.ts'
import { findDrawnTables } from './drawn-tables.ts'
import { SMALL_FLOAT_TYPE } from './float-limits.ts'

/** Furthest that the first note is below its table, in ems of the note. */
const NOTE_REACH_IN_EMS = 2.2
/** A masthead is in this first share of the first page's height. */
const MASTHEAD_SHARE = 1 / 4
/** Least share of a note's width that is below the table, and that of one which begins at its left side: rules may be wider than cells. */
const BELOW_TABLE = 0.8
const BELOW_TABLE_AT_SIDE = 0.6
/** `§ 3` is the number of a section. */
const NOTE_START = /^(?:[*∗†‡¶#]|§(?!\s?\d)|\p{L}\s?[,.:)]\s|notes?\b|source|quelle|anmerkung|legend|abbreviations?)/iu
/** Words that announce notes with a colon or a stop; `Nota-se que` begins a sentence. */
const NOTE_WORD =
  /^(?:nota|obs|observaç(?:ão|ões)|observaci(?:ón|ones)|remarque|ley?enda|légende|abr[eé]v\p{L}+|abbreviazioni|siglas?|legenda|uwag[ai]|objaśnieni[ae]|napomen[ae]|напомен[ае]|примечани[ея])s?\s*[.:]/iu

/**
 * Decides which blocks are tables, and which are the notes below them.
 *
 * A table is a block in which the layout found cells. Its notes are right below it, in type smaller than the
 * body's or with raised marks at their start.
 */
export function classifyTables(evidence: Evidence, decided: Decisions): Decisions {
  const found = new Map<Block, RoleDecision>()
  let above: { table: Block; last: Block } | undefined
  const calls = evidence.noteCalls()
  const drawn = findDrawnTables(evidence, decided)
  for (const [i, block] of evidence.blocks.entries()) {
    if (isMasthead(block, evidence) || drawn.has(block)) continue
    if (block.table !== undefined) {
      found.set(block, { role: 'table', score: 0.9, evidence: block.table.evidence })
      above = { table: block, last: block }
    } else if (
      above !== undefined &&
      !decided.has(block) &&
      isNote(block, above, evidence, calls) &&
      !isHeadingBelow(above.last, block, evidence.blocks[i + 1], evidence)
    ) {
      found.set(block, { role: 'table-note', score: 0.7, evidence: ['small-type-below-table'] })
      above = { table: above.table, last: block }
    } else above = undefined
  }
  return found
}

/** Lines of the longest heading that small type below a table may be. */
const MOST_LINES_BELOW_TABLE = 2

/**
 * Whether small type below a table is the heading of the text below it: it ends no sentence, and is nearer to the text than to what is above
 * it. Notes are nearer to their table.
 */
function isHeadingBelow(last: Block, block: Block, text: Block | undefined, { body }: Evidence): boolean {
  const [first, end, next] = [block.lines[0], block.lines.at(-1), text?.lines[0]]
  if (first === undefined || end === undefined || next === undefined || text?.page !== block.page) return false
  if (block.lines.length > MOST_LINES_BELOW_TABLE || !/^[\p{Lu}\p{N}].*[\p{L}\p{N})]$/u.test(textOfBlock(block)))
    return false
  if (opensRaised(first) || next.size <= SMALL_FLOAT_TYPE * body.size || overlapX(block.box, text.box) <= 0)
    return false
  const gapBelow = next.baseline - end.baseline
  return gapBelow > 0 && gapBelow < first.baseline - (last.lines.at(-1)?.baseline ?? 0)
}

/**
 * Whether cells at the head of the first page are a banner between rules that says where and when the paper was
 * published.
 */
function isMasthead(block: Block, { pages, phrasesIn }: Evidence): boolean {
  const [first] = pages
  const isAtHead = block.page === first?.number && block.box.bottom < MASTHEAD_SHARE * first.height
  return block.table !== undefined && isAtHead && phrasesIn(block) > 0
}

/** Whether the number that opens a block is called in the text of its page, and not in the table: a footnote. */
function isFootnote(block: Block, table: Block, calls: NoteCalls): boolean {
  const mark = calledMarkOf(block, calls)
  return mark !== undefined && !raisedMarks(table).includes(mark)
}

function isNote(
  block: Block,
  { table, last }: { table: Block; last: Block },
  evidence: Evidence,
  calls: NoteCalls,
): boolean {
  const first = block.lines[0]
  if (isReferencesHeading(block, evidence)) return false
  if (first === undefined || block.page !== table.page || first.direction !== table.lines[0]?.direction) return false
  const gap = block.box.top - last.box.bottom
  if (first.direction !== 0 || gap < -first.size || gap > NOTE_REACH_IN_EMS * first.size) return false
  // The source of a table may begin at the edge of the column, left of the table.
  const isAtSide = Math.abs(block.box.left - table.box.left) < first.size
  const share = isAtSide ? BELOW_TABLE_AT_SIDE : BELOW_TABLE
  const least = isSourceLine(textOfBlock(block)) ? 0 : share * widthOf(block.box)
  if (overlapX(block.box, growBox(table.box, first.size)) <= least) return false
  if (isFootnote(block, table, calls)) return false
  const isSmall = first.size <= SMALL_FLOAT_TYPE * evidence.body.size
  const announces = [NOTE_START, NOTE_WORD].some(words => words.test(first.text))
  const isMarked = opensRaised(first) || announces || isSourceLine(first.text)
  return isSmall || (isMarked && first.size < evidence.body.size + 0.1)
}
