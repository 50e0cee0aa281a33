import { LARGEST_NOTE_SIZE } from '../../layout/blocks/blocks.ts'
import { medianSize } from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import { groupByPage } from '../../evidence/blocks.ts'
import type { Decisions } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { groupByColumn } from './block-columns.ts'
import type { NoteCalls } from './note-calls.ts'
import { type FootnoteMark, readBareLetter, readFootnoteMark } from './note-marks.ts'

/** Share of the calls that lines at the foot of their pages answer, from which these lines are a series of notes. */
const ANSWERED = 0.6
/** Fewest answered calls of a series: one may be chance. */
const FEWEST_ANSWERED = 2
/** Blocks at the foot of a column that are looked at: the last of a page may be a notice. */
const FOOT_BLOCKS = 3

/** How the notes of a series look. */
export interface NoteSeries {
  /** They open with raised marks or symbols, not with numbers or letters on the line. */
  readonly isRaised: boolean
  /** Their type is smaller than the body's. */
  readonly isSmall: boolean
}

/** What is seen of a line that may open a note: its page, its mark, and the size of its block. */
export interface NoteLook {
  readonly page: number
  readonly mark: FootnoteMark
  readonly size: number
}

/**
 * The look of the notes at the foot of pages that the raised marks of the text call: most calls are answered by a line there that opens
 * with the same mark, in whatever type. `undefined` where few are, as in a paper whose raised numbers cite references. Of blocks `behind`
 * the heading of the references, where entries have such numbers, only what continues the count of the notes before is one.
 */
export function findNoteSeries(
  { before, behind }: { readonly before: readonly Block[]; readonly behind: readonly Block[] },
  { calls, decided, evidence }: { calls: NoteCalls; decided: Decisions; evidence: Evidence },
): NoteSeries | undefined {
  const answers = new Map<string, NoteLook>()
  const add = (look: NoteLook) => {
    const call = `${look.page} ${look.mark.mark}`
    if (calls.isCalled(look.page, look.mark.mark) && answers.get(call)?.mark.isSure !== true) answers.set(call, look)
  }
  looksAtFoot(before, decided).forEach(add)
  for (const look of looksAtFoot(behind, decided)) {
    const last = Number([...answers.values()].at(-1)?.mark.mark)
    if (Number(look.mark.mark) === last + 1) add(look)
  }
  if (answers.size < FEWEST_ANSWERED || answers.size < ANSWERED * calls.count) return undefined
  const looks = [...answers.values()]
  const isMost = (has: (look: NoteLook) => boolean) => 2 * looks.filter(has).length >= looks.length
  return { isRaised: isMost(({ mark }) => mark.isSure), isSmall: isMost(({ size }) => isNoteSize(size, evidence)) }
}

/** Whether a mark at the start of a block is like those of the series. */
export function isOfSeries(
  { mark, size }: Omit<NoteLook, 'page'>,
  { isRaised, isSmall }: NoteSeries,
  evidence: Evidence,
): boolean {
  return mark.isSure === isRaised && isNoteSize(size, evidence) === isSmall
}

/** Whether type is smaller than the body's, as that of most notes is. */
export function isNoteSize(size: number, { body }: Evidence): boolean {
  return size <= LARGEST_NOTE_SIZE * body.size
}

/** The looks of the lines in the last blocks of each column that open with a mark, page by page. */
function looksAtFoot(blocks: readonly Block[], decided: Decisions): NoteLook[] {
  const upright = groupByPage(blocks.filter(block => block.lines[0]?.direction === 0))
  const columns = [...upright.values()].flatMap(groupByColumn)
  return columns.flatMap(column => {
    const free = column.filter(block => !decided.has(block)).slice(-FOOT_BLOCKS)
    return free.flatMap(({ page, lines }) => {
      const size = medianSize(lines)
      return lines.flatMap(line => {
        const mark = readFootnoteMark(line) ?? readBareLetter(line)
        return mark === undefined ? [] : [{ page, mark, size }]
      })
    })
  })
}
