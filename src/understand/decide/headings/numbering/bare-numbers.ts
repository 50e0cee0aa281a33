import { largestSize } from '../../../evidence/line-style.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { isNextNumber, parseSectionNumber } from '../../../../base/text/labels/section-number.ts'

/** Least numbers in succession and in one style that may be headings: a lone one is more often a leftover. */
const LEAST_COUNT = 2

/**
 * Blocks that hold nothing but a number and count from one, in order, in one style: the chapters of novels and essays,
 * `I`, `II`, `III`. Whether they are placed like headings is decided elsewhere.
 */
export function findBareNumbers(blocks: readonly Block[]): ReadonlySet<Block> {
  const series = new Map<string, { last: string; members: Block[] }>()
  for (const block of blocks) {
    const number = bareNumberOf(block)
    if (number === undefined) continue
    const key = styleOf(block)
    const numbers = series.get(key)
    if (!isNextNumber(numbers?.last, number)) continue
    series.set(key, { last: number, members: [...(numbers?.members ?? []), block] })
  }
  return new Set([...series.values()].flatMap(({ members }) => (members.length >= LEAST_COUNT ? members : [])))
}

/** `(3)` and `3)` label equations and items. */
function bareNumberOf(block: Block): string | undefined {
  if (block.lines.length !== 1) return undefined
  const number = parseSectionNumber(textOfBlock(block))
  if (number === undefined || number.rest !== '' || number.word !== undefined || number.depth > 1) return undefined
  return number.closing === ')' ? undefined : number.number
}

function styleOf(block: Block): string {
  const [line] = block.lines
  return line === undefined ? '' : `${Math.round(2 * largestSize(line)) / 2} ${line.font.name}`
}
