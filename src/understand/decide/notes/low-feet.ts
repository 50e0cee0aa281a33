import type { Block } from '../../../model/page/block.ts'
import { groupByPage } from '../../evidence/blocks.ts'
import { isRecognised } from '../../evidence/lines.ts'
import type { Decisions } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { groupByColumn } from './block-columns.ts'
import { readFootnoteMark } from './note-marks.ts'

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
 *
 * There may be several, each with the number after that of the one above.
 */
export function findLowFeet({ blocks, leading }: Evidence, decided: Decisions): ReadonlySet<Block> {
  const feet = new Set<Block>()
  const free = blocks.filter(block => !decided.has(block) && block.lines.every(line => line.direction === 0))
  const lowest = Math.max(...free.map(footOf))
  for (const ofPage of groupByPage(free).values()) {
    for (const column of groupByColumn(ofPage)) {
      const foot = lastNotes(column)
      const [first, last, above] = [foot[0], foot.at(-1), column.at(-1 - foot.length)]
      if (first === undefined || last === undefined || above === undefined) continue
      if (!foot.every(({ lines }) => lines.every(isRecognised))) continue
      const gap = (first.lines[0]?.baseline ?? 0) - footOf(above)
      const isAtFoot = lowest - footOf(last) < AT_FOOT_IN_LINES * leading.body
      if (isAtFoot && gap > FAR_IN_LINES * leading.body) for (const block of foot) feet.add(block)
    }
  }
  return feet
}

/** The last block of a column, with those above it as far as each opens with the number before that of the next. */
function lastNotes(column: readonly Block[]): readonly Block[] {
  let start = Math.max(0, column.length - 1)
  while (start > 0 && numberOf(column[start]) === numberOf(column[start - 1]) + 1) start--
  return column.slice(start)
}

/** The number that a block opens with as notes do; `NaN` where there is none. */
function numberOf(block: Block | undefined): number {
  const first = block?.lines[0]
  return Number((first && readFootnoteMark(first))?.mark)
}

function footOf({ lines }: Block): number {
  return lines.at(-1)?.baseline ?? 0
}
