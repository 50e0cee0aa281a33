import { containsPoint } from '../../geometry/box.ts'
import { LARGEST_NOTE_SIZE } from '../../layout/blocks/blocks.ts'
import { medianSize } from '../../layout/lines/line-style.ts'
import type { Page } from '../../page/page.ts'
import { type Block, groupByPage, textOfBlock } from '../../page/block.ts'
import { distancesOfLines, isRecognised, type TextLine } from '../../page/text-line.ts'
import type { Decisions, Role, RoleDecision } from '../decision.ts'
import { type Evidence, isReferencesHeading, splitAtReferences } from '../evidence.ts'
import { Findings } from '../findings.ts'
import { toWeighing } from '../proposals.ts'
import { isCode } from '../running-text.ts'
import { readMisreadMark } from './misread-marks.ts'
import { isApart } from './apart.ts'
import { groupByColumn } from './block-columns.ts'
import { NOTE_WEIGHTS, type NoteRule } from './note-rules.ts'
import type { NoteCalls } from './note-calls.ts'
import { type FootnoteMark, readBareLetter, readFootnoteMark } from './note-marks.ts'
import { countsOn, notesBelow } from './note-numbers.ts'
import { findNoteSeries, isNoteSize, isOfSeries, type NoteLook, type NoteSeries } from './note-series.ts'
import { findFirstOfSeries } from './first-of-series.ts'
import { findLowFeet } from './low-feet.ts'
import { findSmallFeet } from './small-feet.ts'
import { blocksUnderSeparator } from './under-separator.ts'
import { isEntry } from './unlike-entries.ts'

/** Type this much larger than the body's is never a note's. */
const LARGER_THAN_NOTES = 1.02
/** Footnotes begin in the lower part of the page: below this share of its height. */
const HIGHEST_START = 0.3
/** A rule above the notes is at most this far above them, in ems, and shorter than this share of their column. */
const RULE_REACH_IN_EMS = 2.2
const LONGEST_RULE = 0.95
/** Sizes of the parts of one note differ by less than this share. */
const SAME_NOTE_SIZE = 0.03
/** Lines of notes are closer than those of the text if their greatest distance is below this share of its own. */
const CLOSER = 0.85
/** Fewest words in the first line that a note goes on with: one or two are labels in a figure. */
const LEAST_WORDS_OF_REST = 3
/** Score from which a block is a note: two of the kinds of evidence, as `NOTE_WEIGHTS` weighs them. */
const ENOUGH = 0.55

/**
 * Decides which blocks are footnotes: blocks at the foot of a column, of smaller type or of the body's.
 *
 * Evidence, in this order: nothing but notes and furniture below it in its column; a mark at the start, raised or a
 * symbol; a short rule above; type smaller than the body's; a number at the start that is raised in the text of the
 * page, more so where such numbers answer most calls of the paper. Small type under a rule needs no mark, nor does a block that
 * goes on from an unfinished note. Recognised pages have lost many marks and rules: there, characters read for marks count,
 * small type apart from the text above it, and all that is below a line which separates notes.
 */
export function classifyFootnotes(evidence: Evidence, decided: Decisions): Decisions {
  const findings = new Findings(decided)
  const { calls, series } = findCalls(evidence, decided)
  const feet = { atFoot: findSmallFeet(evidence, decided), low: findLowFeet(evidence, decided) }
  const upright = groupByPage(evidence.blocks.filter(block => block.lines[0]?.direction === 0))
  const listed = new Set(splitAtReferences(evidence).list)
  let before: Block | undefined
  for (const page of evidence.pages) {
    const columns = groupByColumn(upright.get(page.number) ?? [])
    for (const column of columns) {
      const mayOpen = (block: Block, i: number) => !listed.has(block) || standsOut(block, column[i - 1], evidence)
      const separated = new Set(blocksUnderSeparator(column, page, { highest: HIGHEST_START * page.height, mayOpen }))
      judgeColumn(column, { page, evidence, calls, series, ...feet, separated, before }, findings)
      before = column.findLast(block => findings.added.has(block)) ?? before
    }
    columns.slice(1).forEach((column, i) => continueNote(columns[i] ?? [], column, evidence.body.size, findings))
  }
  return new Map([...findings.added, ...findFirstOfSeries(evidence, decided, findings.added)])
}

/**
 * The calls of the text before the references. Where the list begins, raised numbers call its entries, unless the paper has a series of
 * notes.
 */
function findCalls(evidence: Evidence, decided: Decisions): Pick<Foot, 'calls' | 'series'> {
  const { before, list } = splitAtReferences(evidence)
  const isWhereListBegins = ({ page }: Block) => page === list[0]?.page
  const calls = evidence.noteCallsIn(before)
  const series = findNoteSeries({ before, behind: list.filter(isWhereListBegins) }, { calls, decided, evidence })
  if (series !== undefined) return { calls, series }
  return { calls: evidence.noteCallsIn(before.filter(block => !isWhereListBegins(block))), series }
}

/** The facts about a column of a page. */
interface Foot {
  readonly page: Page
  readonly evidence: Evidence
  readonly calls: NoteCalls
  /** The look of the notes that answer the calls throughout the paper. */
  readonly series: NoteSeries | undefined
  /** Small type at the foot of columns, where the page was recognised. */
  readonly atFoot: ReadonlySet<Block>
  /** The last blocks of columns with white space above them, where the page was recognised. */
  readonly low: ReadonlySet<Block>
  /** Blocks below the line that separates notes, where the page was recognised. */
  readonly separated: ReadonlySet<Block>
  /** The last block of notes before this column. */
  readonly before: Block | undefined
}

/** What may stand at the foot of a page below its notes. These are called then: other text stands above floats, too. */
const FLOAT_ROLES: ReadonlySet<Role> = new Set([
  'figure-caption',
  'figure-text',
  'table-caption',
  'table',
  'table-note',
])

function judgeColumn(column: readonly Block[], foot: Foot, findings: Findings): void {
  const first = column.findIndex(
    (block, i) => block.box.top >= HIGHEST_START * foot.page.height && hasRuleAbove(block, column[i - 1], foot),
  )
  let isAboveFloat = false
  for (let i = column.length - 1; i >= 0; i--) {
    const block = column[i]
    if (block === undefined) return
    const known = findings.get(block)
    // Publishers' notices are below the notes of the title page.
    if (known?.role === 'publication-info') continue
    if (known === undefined ? isInFigure(block, foot.page) : FLOAT_ROLES.has(known.role)) {
      isAboveFloat = true
      continue
    }
    if (known !== undefined || isLastOfProgram(block, column[i - 1], foot)) return
    const decision = judge(block, { isBelowRule: first >= 0 && i > first, above: column.slice(0, i) }, foot)
    if (decision === undefined || (isAboveFloat && !decision.evidence.includes('called-on-page'))) return
    findings.add(block, decision)
  }
}

/** Whether a block is monospaced like the one above it: `#endif` begins with no mark. */
function isLastOfProgram(block: Block, above: Block | undefined, { evidence }: Foot): boolean {
  return !evidence.body.isMonospace && isCode(block) && above !== undefined && isCode(above)
}

function isInFigure({ box }: Block, { figures }: Page): boolean {
  return figures.some(figure => containsPoint(figure, (box.left + box.right) / 2, (box.top + box.bottom) / 2))
}

/** Whether a note stops inside a sentence: at a letter, comma or hyphen, and not behind an address, which has no full stop. */
function isUnfinished(note: Block): boolean {
  return /(?:^|\s)[^\s/@.]*[\p{L},\-\u00ad]$/u.test(textOfBlock(note))
}

/** Joins a note that does not end at the foot of its column with small type of its size at the foot of the next. */
function continueNote(column: readonly Block[], next: readonly Block[], bodySize: number, findings: Findings): void {
  const note = column.findLast(block => findings.get(block)?.role === 'footnote')
  const rest = next.findLast(block => findings.get(block)?.role !== 'publication-info')
  if (note === undefined || rest === undefined || findings.has(rest)) return
  const size = medianSize(note.lines)
  if (size > LARGEST_NOTE_SIZE * bodySize || rest.box.bottom < note.box.top) return
  if (/[.!?)\]"”’]$/u.test(textOfBlock(note)) || Math.abs(medianSize(rest.lines) - size) > SAME_NOTE_SIZE * size) return
  findings.add(rest, {
    role: 'footnote',
    score: NOTE_WEIGHTS['goes-on-from-column'],
    evidence: ['goes-on-from-column'],
  })
}

/** Where a block is in its column. */
interface Place {
  /** A block above it in the column has a short rule above it. */
  readonly isBelowRule: boolean
  /** The blocks above it. */
  readonly above: readonly Block[]
}

function judge(block: Block, { isBelowRule, above }: Place, foot: Foot): RoleDecision | undefined {
  const { page, evidence, calls, series, atFoot, low, separated } = foot
  const first = block.lines[0]
  if (first === undefined) return undefined
  const rules: NoteRule[] = []
  const size = medianSize(block.lines)
  if (isNoteSize(size, evidence)) rules.push('smaller-than-body')
  else if (size > LARGER_THAN_NOTES * evidence.body.size) return undefined
  const isCalled = (mark: FootnoteMark | undefined) =>
    mark !== undefined && calls.isCalled(page.number, mark.mark) && (mark.isSure || series?.isRaised !== true)
  const isFarBelow = isApart(first, above.at(-1), evidence.leading.body)
  const letter = readBareLetter(first)
  const mark = readFootnoteMark(first) ?? (isCalled(letter) ? letter : undefined)
  if (mark?.isSure === true) rules.push('raised-mark')
  else if (readMisreadMark(first) !== undefined) rules.push('sign-read-for-mark')
  else if (mark !== undefined) rules.push('number-at-start')
  if (isFarBelow && !isNoteSize(size, evidence) && hasGluedMark(first)) rules.push('glued-mark-apart')
  const isGlued = mark !== undefined && calls.isGlued(page.number, mark.mark)
  const isNext = isRecognised(first) && countsOn(mark, foot.before)
  // A rule as wide as the column ends tables and boxes, too: it needs a call, or the number behind that of the last note.
  const hasRule = hasRuleAbove(block, above.at(-1), foot, isGlued || isCalled(mark) || isNext ? Infinity : LONGEST_RULE)
  const called = isCalled(mark) || (hasRule && notesBelow(block, mark).some(isCalled))
  if (called) rules.push('called-on-page')
  // Above a wide float at the foot of the page, the columns and their notes may end anywhere.
  if (block.box.top < HIGHEST_START * page.height && !(called && isNoteSize(size, evidence))) return undefined
  if (mark !== undefined) rules.push(...seriesRules({ mark, size }, { called, isNext }, foot))
  if (isNext && isFarBelow && notesBelow(block, mark).length > 0) rules.push('counts-on-inside')
  const goesOn = foot.before !== undefined && isUnfinished(foot.before) && isRestOf(foot.before, block, evidence)
  if (goesOn) {
    rules.push('goes-on-from-note')
    if (isFarBelow) rules.push('apart-from-text')
  }
  const hasMore = goesOn || separated.has(block) || called || mark?.isSure === true
  if (isEntry(block, { above, mark, hasRule, hasMore, isLow: low.has(block) }, evidence)) return undefined
  if (hasRule) rules.push('rule-above')
  else if (isBelowRule && mark !== undefined) rules.push('below-note-with-rule')
  if (hasRule && isGlued) rules.push('glued-call-on-page')
  if (atFoot.has(block)) rules.push('small-type-apart')
  if (low.has(block)) rules.push('far-below-text')
  if (!isNoteSize(size, evidence) && isCloser(block, evidence.leading.body)) {
    rules.push('closer-lines')
    if (isFarBelow && !goesOn) rules.push('apart-from-text')
  }
  if (separated.has(block)) rules.push('under-separator')
  if (first.words[0]?.runs[0]?.tag === 'Note') rules.push('tagged-note')
  return decideBy(rules, block, evidence)
}

/** The decision that these rules give a block, with their points told to who asks for them. */
function decideBy(rules: readonly NoteRule[], block: Block, { onWeighed }: Evidence): RoleDecision | undefined {
  const score = rules.reduce((sum, rule) => sum + NOTE_WEIGHTS[rule], 0)
  const points = rules.map(rule => ({ rule, points: NOTE_WEIGHTS[rule] }))
  if (points.length > 0) onWeighed?.(block, toWeighing({ role: 'footnote', points: score, enough: ENOUGH }, points))
  return score >= ENOUGH ? { role: 'footnote', score: Math.min(1, score), evidence: rules } : undefined
}

/**
 * What the series of notes says of a mark that looks like its marks: it is called, or is the next. Where a program lost the calls there is
 * no series, and the next number says enough.
 */
function seriesRules(
  look: Omit<NoteLook, 'page'>,
  { called, isNext }: { called: boolean; isNext: boolean },
  { series, before, evidence }: Foot,
): NoteRule[] {
  if (series === undefined) return isNext ? ['counts-on'] : []
  if (!isOfSeries(look, series, evidence)) return []
  if (called) return ['series-of-notes']
  return countsOn(look.mark, before) ? ['counts-on'] : []
}

/**
 * Whether an unfinished note may go on with a block: this has more than the words of a label, begins small, and has small type where the
 * note has. Below a figure, text in the middle of its sentence stands apart as the rest of a note does.
 */
function isRestOf(note: Block, { lines }: Block, evidence: Evidence): boolean {
  const { text = '', words = [] } = lines[0] ?? {}
  const isSmall = (some: readonly TextLine[]) => isNoteSize(medianSize(some), evidence)
  return /^\p{Ll}/u.test(text) && words.length >= LEAST_WORDS_OF_REST && (isSmall(lines) || !isSmall(note.lines))
}

/** Whether the recognised lines of a block of the text's size are closer than those of the text: a typist sets the text at twice the distance of the notes. */
function isCloser({ lines }: Block, leading: number): boolean {
  if (!lines.every(isRecognised)) return false
  const distances = distancesOfLines(lines)
  return distances.length > 0 && Math.max(...distances) < CLOSER * leading
}

/**
 * Whether a block behind the heading of references may be a note: it opens with a mark, apart from what is above. Lines below
 * titles of entries are no separators.
 */
function standsOut({ lines: [first] }: Block, above: Block | undefined, { leading }: Evidence): boolean {
  if (first === undefined || (readFootnoteMark(first)?.mark ?? readMisreadMark(first)) === undefined) return false
  return !/^[[(]/.test(first.text) && isApart(first, above, leading.body)
}

/**
 * Whether a misread mark touches the first word: what was raised does, while bullets have a blank behind them. A typist's
 * notes have the type of the text, so that nothing but this and their distance tells them from it.
 */
function hasGluedMark(first: TextLine): boolean {
  const mark = readMisreadMark(first)
  return mark !== undefined && !/^\s/u.test(first.text.slice(mark.length))
}

/** Whether a rule of at most a share of the column is right above a block; one above the heading of references before it is that of the heading. */
function hasRuleAbove(
  block: Block,
  before: Block | undefined,
  { page, evidence }: Foot,
  longest = LONGEST_RULE,
): boolean {
  const em = block.lines[0]?.size ?? 0
  const width = block.column.right - block.column.left
  const heading = before !== undefined && isReferencesHeading(before, evidence) ? before : undefined
  return page.rules.some(({ box, orientation }) => {
    if (orientation !== 'horizontal') return false
    const above = block.box.top - box.bottom
    if (above < -0.3 * em || above > RULE_REACH_IN_EMS * em) return false
    const length = box.right - box.left
    if (heading !== undefined && (box.bottom < heading.box.top || length >= LONGEST_RULE * width)) return false
    return Math.abs(box.left - block.column.left) < 2 * em && length < longest * width
  })
}
