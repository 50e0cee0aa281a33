import type { SaidCall } from '../../corrections/lines/put-lines.ts'
import type { Report } from '../../../base/diagnostics.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { DecidedBlock } from '../../decide/decision.ts'
import { ROLE_TRAITS } from '../../decide/role-traits.ts'
import { correctedJoinsOf } from '../corrected-joins.ts'
import { findAddressLabels } from './address-labels.ts'
import { findFootnoteCalls, type FootnoteCalls } from './footnote-calls.ts'
import { type DraftFootnote, linkFootnotes, splitFootnotes } from './footnotes.ts'
import { findMisreadCalls } from './misread-calls.ts'
import { putSaidCalls } from './said-calls.ts'

/** The notes of a paper, and the places of their calls. */
export interface PaperNotes {
  readonly notes: readonly DraftFootnote[]
  /** Ids of the notes that are gathered under a heading, and so are called from any page. */
  readonly gathered: ReadonlySet<string>
  readonly calls: FootnoteCalls
}

/** The notes of decided blocks, and the places of their calls, with those that a person says. */
export function findNotes(
  decisions: readonly DecidedBlock[],
  said: readonly SaidCall[] = [],
  report: Report = () => {},
): PaperNotes {
  const notes = splitFootnotes(noteLines(decisions), correctedJoinsOf(decisions))
  if (notes.length === 0) return { notes, gathered: new Set(), calls: putSaidCalls(new Map(), notes, said, report) }
  const gathered = endnotesOf(notes, decisions)
  const calling = callingLines(decisions)
  const read = findFootnoteCalls(calling, linkFootnotes(notes, gathered), findAddressLabels(decisions))
  const calls = new Map([...read, ...findMisreadCalls(calling, notes, read)])
  return { notes, gathered, calls: putSaidCalls(calls, notes, said, report) }
}

/** Ids of the notes that decisions gather under a heading. */
function endnotesOf(notes: readonly DraftFootnote[], decisions: readonly DecidedBlock[]): Set<string> {
  const gathered = new Set(
    decisions.flatMap(({ block, decision }) => (decision.variety === 'gathered' ? block.lines : [])),
  )
  return new Set(notes.flatMap(({ id, lines }) => (lines[0] !== undefined && gathered.has(lines[0]) ? [id] : [])))
}

/** Lines that may call notes. */
function callingLines(decisions: readonly DecidedBlock[]): TextLine[] {
  return decisions.flatMap(({ block, decision }) => (ROLE_TRAITS[decision.role].callsNotes ? block.lines : []))
}

function noteLines(decisions: readonly DecidedBlock[]): TextLine[] {
  return decisions.flatMap(({ block, decision }) => (decision.role === 'footnote' ? block.lines : []))
}
