import { overlapX } from '../../../base/geometry/box.ts'
import { shareOf } from '../../evidence/line-style.ts'
import type { PageLayout } from '../../layout/page-layout.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { glyphsOfLine } from '../../evidence/lines.ts'
import type { EdgeLine } from './edge-lines.ts'
import { type Judgement, roleAt } from './first-page-heads.ts'

/** What a tagged file calls everything that is not its text (PDF 1.7, 14.8.2.2): running heads, page numbers, ornaments. */
const ARTIFACT = 'Artifact'
/** Share of a line's glyphs that must be marked: a number may be, and the words beside it not. */
const MARKED_SHARE = 0.85
/** Share of all glyphs from which the marks say nothing: some programs mark whatever they do not know, the text too. */
const MEANINGLESS_SHARE = 0.3

/** Lines of one note have less white between them, in ems. */
const NOTE_LEADING_IN_EMS = 1.5

/**
 * The lines that the file marks as no part of its text; none where it marks too many. Several lines together at the foot of a
 * first page are the address of an author or the terms of use, whatever the file calls them.
 */
export function markedLines(layouts: readonly PageLayout[]): ReadonlySet<TextLine> {
  const lines = layouts.flatMap(({ columns }) => columns.flatMap(column => column.lines))
  const marked = lines.filter(line => shareOf(line, ({ tag }) => tag === ARTIFACT) >= MARKED_SHARE)
  if (countGlyphs(marked) >= MEANINGLESS_SHARE * countGlyphs(lines)) return new Set()
  return new Set(marked.filter(line => line.page !== 1 || !marked.some(other => areOfOneNote(line, other))))
}

function countGlyphs(lines: readonly TextLine[]): number {
  return lines.reduce((sum, line) => sum + glyphsOfLine(line), 0)
}

function areOfOneNote(a: TextLine, b: TextLine): boolean {
  const apart = Math.abs(a.baseline - b.baseline)
  return a.page === b.page && apart > 0.5 * a.size && apart < NOTE_LEADING_IN_EMS * a.size && overlapX(a.box, b.box) > 0
}

/** A line at the edge of a page that the file marks as no part of its text, also on the only page of a paper. */
export function judgeMarked(candidate: EdgeLine, marked: ReadonlySet<TextLine>): Judgement | undefined {
  if (!marked.has(candidate.line)) return undefined
  const role = candidate.number?.isAlone === true ? 'page-number' : roleAt(candidate)
  return { role, score: 0.9, evidence: ['marked-as-artifact'] }
}
