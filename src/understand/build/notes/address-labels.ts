import type { TextLine } from '../../../model/page/text-line.ts'
import type { DecidedBlock } from '../../decide/decision.ts'
import { markedLine } from '../../decide/front/marked-text.ts'
import { RAISED_END, RAISED_START, splitMarks } from '../../../base/text/names/name-list.ts'
import { hasOrganisationWord } from '../../../base/text/names/title-page-words.ts'

const RAISED = `${RAISED_START}([^${RAISED_END}]*)${RAISED_END}`
const RAISED_AT_START = new RegExp(`^${RAISED}`, 'u')
const RAISED_AT_END = new RegExp(`${RAISED}$`, 'u')
/** `1 Institute`, `(a) Institute`: read in lines of organisations only. */
const PLAIN_AT_START = /^[([]?(\d{1,2}|[a-h])[.)\]]?\s*(?=\p{Lu})/u

/**
 * The lines of authors and their addresses, each with the marks that label the addresses among them: at a name such a mark
 * calls an address, and no note that has it too.
 */
export function findAddressLabels(decisions: readonly DecidedBlock[]): Map<TextLine, ReadonlySet<string>> {
  const lines = decisions.flatMap(({ block, decision }) => (decision.role === 'authors' ? block.lines : []))
  const labels = new Set(lines.flatMap(labelsOf))
  return new Map(labels.size === 0 ? [] : lines.map(line => [line, labels]))
}

function labelsOf(line: TextLine): string[] {
  const text = markedLine(line)
  const ofOrganisation = hasOrganisationWord(line.text) ? [PLAIN_AT_START, RAISED_AT_END] : []
  return [RAISED_AT_START, ...ofOrganisation].flatMap(label => splitMarks(label.exec(text)?.[1] ?? ''))
}
