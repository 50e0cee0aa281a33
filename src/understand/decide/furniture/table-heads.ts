import type { TextLine } from '../../../model/page/text-line.ts'
import type { FurnitureDecision } from '../decision.ts'

/** The decision on a line of a head that a long table prints again on its later pages. */
export function decideRepeatedHead(line: TextLine): FurnitureDecision {
  return { line, role: 'running-header', score: 0.9, evidence: ['head-of-table-again'] }
}

/** The decision on a line of a caption that a long table prints again: `Table 2 (continued)`. */
export function decideRepeatedCaption(line: TextLine): FurnitureDecision {
  return { line, role: 'running-header', score: 0.9, evidence: ['caption-of-table-again'] }
}
