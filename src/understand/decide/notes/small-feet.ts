import { medianSize } from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import { groupByPage } from '../../evidence/blocks.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { isApart } from './apart.ts'
import { groupByColumn } from './block-columns.ts'
import type { Decisions } from '../decision.ts'
import { type Evidence, isAppendixHeading, splitAtReferences } from '../evidence.ts'

/** Type of notes is at most this share of the body's; what is measured nearer to it may be the body's. */
const MEASURED_NOTE_TYPE = 0.93
/** Type at least this share of the body's is the body's. */
const LIKE_BODY = 0.96

/**
 * The blocks of small type at the foot of recognised columns, apart from text in the body's type above: notes, whether
 * their marks and the rule above them were recognised or not.
 *
 *     | aaaaaaaaaaaaaaa |
 *     | aaaaaaa         |
 *     |                 |   <- more than the usual distance
 *     | bbbbbbbbbbbbbbb |   small, and nothing else below
 *
 * Never those of a list of references, which is set small, but those of appendices after it; nor of pages that were not recognised.
 */
export function findSmallFeet(evidence: Evidence, decided: Decisions): ReadonlySet<Block> {
  const { blocks, body, leading } = evidence
  const feet = new Set<Block>()
  if (!blocks.some(hasRecognised)) return feet
  const { before, list } = splitAtReferences(evidence)
  const isNotice = (block: Block) => decided.get(block)?.role === 'publication-info'
  const isFree = (block: Block) => !decided.has(block) || isNotice(block)
  const upright = groupByPage(
    [...before, ...appendicesIn(list, evidence)].filter(({ lines }) => lines[0]?.direction === 0),
  )
  for (const ofPage of upright.values()) {
    for (const column of groupByColumn(ofPage)) {
      const top =
        column.findLastIndex(block => !(isNotice(block) || (!decided.has(block) && isSmall(block, body.size)))) + 1
      const [first, above] = [column[top]?.lines[0], column[top - 1]]
      if (first === undefined || above === undefined || !isFree(above)) continue
      if (!isLikeBody(above, body.size) || !isApart(first, above, leading.body)) continue
      for (const block of column.slice(top)) if (!decided.has(block)) feet.add(block)
    }
  }
  return feet
}

/** The blocks after the list of references: appendices have notes as the text has. */
function appendicesIn(list: readonly Block[], evidence: Evidence): readonly Block[] {
  const start = list.findIndex(block => isAppendixHeading(block, evidence))
  return start < 0 ? [] : list.slice(start)
}

function hasRecognised({ lines }: Block): boolean {
  return lines.some(isRecognised)
}

function isSmall(block: Block, bodySize: number): boolean {
  return hasRecognised(block) && medianSize(block.lines) <= MEASURED_NOTE_TYPE * bodySize
}

function isLikeBody(block: Block, bodySize: number): boolean {
  return medianSize(block.lines) >= LIKE_BODY * bodySize
}
