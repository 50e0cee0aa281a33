import { weigh } from '../../../base/collections/rules.ts'
import type { Block } from '../../../model/page/block.ts'
import { groupByPage } from '../../evidence/blocks.ts'
import { isRecognised } from '../../evidence/lines.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { isApart } from './apart.ts'
import { groupByColumn } from './block-columns.ts'
import type { NoteFacts } from './note-facts.ts'
import { decideNote } from './decide-note.ts'
import { NOTE_RULES } from './note-rules.ts'

/** The number of a note in the type of the text, with its sign, which all notes of a paper have: `1) Rivers`. */
const NUMBER = /^([[(]?)(\d{1,2})([.)\]])\s?(?=\S)/u

const FIRST_OF_SERIES: NoteFacts = { mark: 'number', isFarBelow: true, countsUp: true }

/**
 * The recognised last blocks of columns that open with the number before that of the next note found, and with its sign, apart from the
 * text: a note at the foot of a full page has nothing else to show it where it has the type of the text.
 *
 *     | aaaaaaaaaaaa |     | bbbbbbbbbbbb |
 *     | aaaaaaaaaaaa |     | bbbb         |
 *     |              |     |              |
 *     | 1) aaaaaaaaa |     | 2) bbbbbbbbb |   <- known
 */
export function findFirstOfSeries({ blocks, leading }: Evidence, decided: Decisions, notes: Decisions): Decisions {
  const found = new Map<Block, RoleDecision>()
  const columns = [...groupByPage(blocks.filter(({ lines }) => lines[0]?.direction === 0)).values()].flatMap(
    groupByColumn,
  )
  let next: string | undefined
  for (const column of columns.reverse()) {
    const last = column.at(-1)
    for (const block of column.toReversed()) {
      const [first] = block.lines
      const isFree = block === last && !decided.has(block) && !notes.has(block) && block.lines.every(isRecognised)
      const isBefore = isFree && first !== undefined && next !== undefined && lookOf(block, 1) === next
      const isFirst = isBefore && isApart(first, column.at(-2), leading.body)
      const decision = isFirst ? decideNote(weigh(NOTE_RULES, FIRST_OF_SERIES)) : undefined
      if (decision !== undefined) found.set(block, decision)
      if (notes.has(block) || found.has(block)) next = lookOf(block) ?? next
    }
  }
  return found
}

/** The number and the sign that open a block, the number increased by `by`; `undefined` where there is none. */
function lookOf({ lines: [first] }: Block, by = 0): string | undefined {
  const [, open, number, close] = NUMBER.exec(first?.text ?? '') ?? []
  return number === undefined ? undefined : `${open}${Number(number) + by}${close}`
}
