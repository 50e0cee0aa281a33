import { LARGEST_NOTE_SIZE } from '../../layout/blocks/blocks.ts'
import { medianSize } from '../../layout/lines/line-style.ts'
import type { Page } from '../../page/page.ts'
import { type Block, groupByPage, textOfBlock } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { Findings } from '../findings.ts'
import { readMisreadMark } from './misread-marks.ts'
import { groupByColumn } from './block-columns.ts'
import type { NoteRule } from './note-rules.ts'
import { findNoteCalls, type NoteCalls } from './note-calls.ts'
import { findSmallFeet } from './small-feet.ts'

/** Type this much larger than the body's is never a note's. */
const LARGER_THAN_NOTES = 1.02
/** Footnotes begin in the lower part of the page: below this share of its height. */
const HIGHEST_START = 0.3
/** A rule above the notes is at most this far above them, in ems, and shorter than this share of their column. */
const RULE_REACH_IN_EMS = 2.2
const LONGEST_RULE = 0.95
/** Sizes of the parts of one note differ by less than this share. */
const SAME_NOTE_SIZE = 0.03
/** Score from which a block is a note: two of the four kinds of evidence; a number that is not raised is weak. */
const ENOUGH = 0.55

const SYMBOL = /^(?:[*∗†‡§¶‖#⋆★]+)/u
const NUMBER = /^[([]?(\d{1,3}|[a-z])[)\].]?(?=\s|\p{L}|$)/u
/** A letter that is not raised needs a sign behind it: `a` alone is a word. */
const LETTER = /^(?:[([][a-z][)\]]|[a-z][).])\s/u

/** The mark that opens a note, as printed. */
export interface FootnoteMark {
  readonly mark: string
  /** It is raised or a symbol: stronger than a plain number. */
  readonly isSure: boolean
  /** Words of the line that make up the mark, and characters of the last of them that do. */
  readonly characters: number
}

/** The footnote mark that a line starts with, or `undefined`. */
export function readFootnoteMark(line: TextLine): FootnoteMark | undefined {
  const run = line.words[0]?.runs[0]
  if (run === undefined) return undefined
  const symbol = SYMBOL.exec(line.text)?.[0]
  if (symbol !== undefined) return { mark: symbol.replace(/∗|⋆/gu, '*'), isSure: true, characters: symbol.length }
  const number = NUMBER.exec(line.text)
  if (number === null || number[1] === undefined) return undefined
  if (run.script === 'super' && number[1] === run.text.replace(/^[([]|[).\]]$/g, '')) {
    return { mark: number[1], isSure: true, characters: run.text.length }
  }
  if (/[a-z]/.test(number[1]) && !LETTER.test(line.text)) return undefined
  return { mark: number[1], isSure: false, characters: number[0].length }
}

/**
 * Decides which blocks are footnotes: blocks of smaller type at the foot of a column.
 *
 * Evidence, in this order: nothing but notes and furniture below it in its column; a mark at the start, raised or a
 * symbol; a short rule above; type smaller than the body's; a number at the start that is raised in the text of the
 * page. Small type under a rule needs no mark: it may continue a note of the page before. Recognised pages have lost
 * many marks and rules: there, characters read for marks count, and small type apart from the text above it.
 */
export function classifyFootnotes(evidence: Evidence, decided: Decisions): Decisions {
  const findings = new Findings(decided)
  const calls = findNoteCalls(textBeforeReferences(evidence))
  const atFoot = findSmallFeet(evidence, decided)
  const upright = groupByPage(evidence.blocks.filter(block => block.lines[0]?.direction === 0))
  for (const page of evidence.pages) {
    const columns = groupByColumn(upright.get(page.number) ?? [])
    for (const column of columns) judgeColumn(column, { page, evidence, calls, atFoot }, findings)
    columns.slice(1).forEach((column, i) => continueNote(columns[i] ?? [], column, evidence.body.size, findings))
  }
  return findings.added
}

/** Raised numbers call entries of a list where there is one: no more notes from there on. */
function textBeforeReferences({ blocks, keywordOf }: Evidence): readonly Block[] {
  const end = blocks.findIndex(block => keywordOf(block)?.concept === 'references')
  return end < 0 ? blocks : blocks.slice(0, end).filter(({ page }) => page !== blocks[end]?.page)
}

/** The facts about a page. */
interface Foot {
  readonly page: Page
  readonly evidence: Evidence
  readonly calls: NoteCalls
  /** Small type at the foot of columns, where the page was recognised. */
  readonly atFoot: ReadonlySet<Block>
}

function judgeColumn(column: readonly Block[], foot: Foot, findings: Findings): void {
  const first = column.findIndex(
    block => block.box.top >= HIGHEST_START * foot.page.height && hasRuleAbove(block, foot.page),
  )
  for (let i = column.length - 1; i >= 0; i--) {
    const block = column[i]
    if (block === undefined) return
    const known = findings.get(block)
    // Publishers' notices are below the notes of the title page.
    if (known?.role === 'publication-info') continue
    if (known !== undefined) return
    const decision = judge(block, first >= 0 && i > first, foot)
    if (decision === undefined) return
    findings.add(block, decision)
  }
}

/** Joins a note that does not end at the foot of its column with small type of its size at the foot of the next. */
function continueNote(column: readonly Block[], next: readonly Block[], bodySize: number, findings: Findings): void {
  const note = column.findLast(block => findings.get(block)?.role === 'footnote')
  const rest = next.findLast(block => findings.get(block)?.role !== 'publication-info')
  if (note === undefined || rest === undefined || findings.has(rest)) return
  const size = medianSize(note.lines)
  if (size > LARGEST_NOTE_SIZE * bodySize || rest.box.bottom < note.box.top) return
  if (/[.!?)\]"”’]$/u.test(textOfBlock(note)) || Math.abs(medianSize(rest.lines) - size) > SAME_NOTE_SIZE * size) return
  findings.add(rest, { role: 'footnote', score: 0.6, evidence: ['goes-on-from-column'] })
}

function judge(
  block: Block,
  isBelowRule: boolean,
  { page, evidence: { body }, calls, atFoot }: Foot,
): RoleDecision | undefined {
  const first = block.lines[0]
  if (first === undefined || block.box.top < HIGHEST_START * page.height) return undefined
  const rules: NoteRule[] = []
  let score = 0
  const add = (points: number, rule: NoteRule) => {
    score += points
    rules.push(rule)
  }
  const size = medianSize(block.lines)
  if (size <= LARGEST_NOTE_SIZE * body.size) add(0.3, 'smaller-than-body')
  else if (size > LARGER_THAN_NOTES * body.size) return undefined
  const mark = readFootnoteMark(first)
  if (mark?.isSure === true) add(0.45, 'raised-mark')
  else if (readMisreadMark(first) !== undefined) add(0.3, 'sign-read-for-mark')
  else if (mark !== undefined) add(0.2, 'number-at-start')
  if (mark !== undefined && calls.isCalled(page.number, mark.mark)) add(0.3, 'called-on-page')
  if (hasRuleAbove(block, page)) add(0.3, 'rule-above')
  else if (isBelowRule && mark !== undefined) add(0.3, 'below-note-with-rule')
  if (atFoot.has(block)) add(0.3, 'small-type-apart')
  return score >= ENOUGH ? { role: 'footnote', score: Math.min(1, score), evidence: rules } : undefined
}

function hasRuleAbove(block: Block, page: Page): boolean {
  const em = block.lines[0]?.size ?? 0
  const width = block.column.right - block.column.left
  return page.rules.some(({ box, orientation }) => {
    if (orientation !== 'horizontal') return false
    const above = block.box.top - box.bottom
    if (above < -0.3 * em || above > RULE_REACH_IN_EMS * em) return false
    return Math.abs(box.left - block.column.left) < 2 * em && box.right - box.left < LONGEST_RULE * width
  })
}
