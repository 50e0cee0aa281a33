import type { Block } from '../../model/page/block.ts'
import type { Decisions } from './decision.ts'
import type { Evidence } from './evidence.ts'
import { Findings } from './findings.ts'

/** Decides that blocks of nothing but formulas that were read as displays, and their numbers, are formulas. */
export function classifyDisplays(evidence: Evidence, decided: Decisions): Decisions {
  const findings = new Findings(decided)
  for (const block of evidence.blocks) {
    if (isDisplay(block)) findings.add(block, { role: 'formula', score: 1, evidence: ['read-as-display'] })
  }
  return findings.added
}

/** What may be beside a display: its number, and the period after it. */
const BESIDE = /^(?:[([][\w.–-]{1,8}[′']?[)\]]|[.,;])$/u

function isDisplay({ lines, table }: Block): boolean {
  if (table !== undefined) return false
  const runs = lines.flatMap(line => line.words.flatMap(word => word.runs))
  const displays = runs.filter(({ formula }) => formula?.isDisplay === true)
  return (
    displays.length > 0 &&
    lines.every(({ words }) => words.every(word => word.runs.some(({ formula }) => formula) || BESIDE.test(word.text)))
  )
}
