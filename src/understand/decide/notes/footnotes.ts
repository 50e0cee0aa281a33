import { weigh } from '../../../base/collections/rules.ts'
import { containsPoint } from '../../../base/geometry/box.ts'
import { LARGEST_NOTE_SIZE } from '../../layout/blocks/blocks.ts'
import { medianSize } from '../../evidence/line-style.ts'
import type { Page } from '../../../model/page/page.ts'
import type { Block } from '../../../model/page/block.ts'
import { groupByPage, textOfBlock } from '../../evidence/blocks.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import type { Role } from '../../../model/roles/role.ts'
import { type Evidence, splitAtReferences } from '../evidence.ts'
import { Findings } from '../findings.ts'
import { type OnWeighed, toWeighing } from '../proposals.ts'
import { isCode } from '../running-text.ts'
import { readMisreadMark } from './misread-marks.ts'
import { isApart } from './apart.ts'
import { groupByColumn } from './block-columns.ts'
import type { NoteFacts } from './note-facts.ts'
import { type Foot, hasRuleAbove, HIGHEST_START, readNoteFacts } from './read-note-facts.ts'
import { decideNote } from './decide-note.ts'
import { NOTE_RULES } from './note-rules.ts'
import { readFootnoteMark } from './note-marks.ts'
import { findNoteSeries } from './note-series.ts'
import { findFirstOfSeries } from './first-of-series.ts'
import { findLowFeet } from './low-feet.ts'
import { findSmallFeet } from './small-feet.ts'
import { blocksUnderSeparator } from './under-separator.ts'

/** Sizes of the parts of one note differ by less than this share. */
const SAME_NOTE_SIZE = 0.03

/**
 * Decides which blocks are footnotes: blocks at the foot of a column, of smaller type or of the body's.
 *
 * Evidence, in this order: nothing but notes and furniture below it in its column; a mark at the start, raised or a
 * symbol; a short rule above; type smaller than the body's; a number at the start that is raised in the text of the
 * page, more so where such numbers answer most calls of the paper. Small type under a rule needs no mark, nor does a block that
 * continues from an unfinished note. Recognised pages have lost many marks and rules: there, characters read for marks count,
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

/** What may be at the foot of a page below its notes. These are called then: other text can be above floats, too. */
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
    const facts = readNoteFacts(block, { isBelowRule: first >= 0 && i > first, above: column.slice(0, i) }, foot)
    const decision = facts && decide(block, facts, foot.evidence.onWeighed)
    if (decision === undefined || (isAboveFloat && facts?.isCalled !== true)) return
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

/** Joins a note that does not end at the foot of its column with small type of its size at the foot of the next. */
function continueNote(column: readonly Block[], next: readonly Block[], bodySize: number, findings: Findings): void {
  const note = column.findLast(block => findings.get(block)?.role === 'footnote')
  const rest = next.findLast(block => findings.get(block)?.role !== 'publication-info')
  if (note === undefined || rest === undefined || findings.has(rest)) return
  const size = medianSize(note.lines)
  if (size > LARGEST_NOTE_SIZE * bodySize || rest.box.bottom < note.box.top) return
  if (/[.!?)\]"”’]$/u.test(textOfBlock(note)) || Math.abs(medianSize(rest.lines) - size) > SAME_NOTE_SIZE * size) return
  const decision = decideNote(weigh(NOTE_RULES, { continuesColumn: true }))
  if (decision !== undefined) findings.add(rest, decision)
}

/** The decision that the facts of a block give it, with its points told to who asks for them. */
function decide(block: Block, facts: NoteFacts, onWeighed?: OnWeighed): RoleDecision | undefined {
  const { points, held } = weigh(NOTE_RULES, facts)
  if (held.length > 0) onWeighed?.(block, toWeighing('footnote', points, held))
  return decideNote({ points, held })
}

/**
 * Whether a block after the heading of references may be a note: it opens with a mark, apart from what is above. Lines below
 * titles of entries are no separators.
 */
function standsOut({ lines: [first] }: Block, above: Block | undefined, { leading }: Evidence): boolean {
  if (first === undefined || (readFootnoteMark(first)?.mark ?? readMisreadMark(first)) === undefined) return false
  return !/^[[(]/.test(first.text) && isApart(first, above, leading.body)
}
