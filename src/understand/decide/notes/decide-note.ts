import { ENOUGH, type Weighed } from '../../../base/collections/rules.ts'
import type { RoleDecision } from '../decision.ts'
import type { NoteRule } from './note-rules.ts'

/** Score of a note whose points are just enough. */
const LEAST_SCORE = 0.55

/** The decision for a note with these points; `undefined` where its points are not enough. */
export function decideNote({ points, held }: Weighed<NoteRule>): RoleDecision | undefined {
  if (points < ENOUGH) return undefined
  return { role: 'footnote', score: Math.min(1, LEAST_SCORE * points), evidence: held.map(({ rule }) => rule) }
}
