import { type Block, groupByPage } from '../../page/block.ts'
import { isRecognised } from '../../page/text-line.ts'
import type { Decisions } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { groupByColumn } from './block-columns.ts'

/** Notes in the type of the text are this many of its lines below it: more than a blank line, which parts paragraphs. */
const FAR_IN_LINES = 2.2
/** The last line of a page is at most this many lines above the lowest of all. */
const AT_FOOT_IN_LINES = 0.5

/**
 * The last blocks of recognised columns that end where all full pages end, with white space above them: what pushed them
 * down is that they are notes, in whatever type.
 *
 *     | aaaaaaaaaaaaaaa |
 *     | aaaaaaa         |
 *     |                 |   <- the paragraph below had no room
 *     | bbbbbbbbbbbbbbb |   at the foot of the page
 */
export function findLowFeet({ blocks, leading }: Evidence, decided: Decisions): ReadonlySet<Block> {
  const feet = new Set<Block>()
  const free = blocks.filter(block => !decided.has(block) && block.lines.every(line => line.direction === 0))
  const lowest = Math.max(...free.map(footOf))
  for (const ofPage of groupByPage(free).values()) {
    for (const column of groupByColumn(ofPage)) {
      const [above, last] = column.slice(-2)
      if (above === undefined || last === undefined || !last.lines.every(isRecognised)) continue
      const gap = (last.lines[0]?.baseline ?? 0) - footOf(above)
      const isAtFoot = lowest - footOf(last) < AT_FOOT_IN_LINES * leading.body
      if (isAtFoot && gap > FAR_IN_LINES * leading.body) feet.add(last)
    }
  }
  return feet
}

function footOf({ lines }: Block): number {
  return lines.at(-1)?.baseline ?? 0
}
