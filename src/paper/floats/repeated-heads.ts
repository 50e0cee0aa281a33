import type { Block } from '../../page/block.ts'
import type { GridCell, TableGrid } from '../../page/table-grid.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { DecidedBlock, FurnitureDecision } from '../../roles/decision.ts'
import { decideRepeatedHead } from '../../roles/furniture/table-heads.ts'
import type { DecidedPaper } from '../decided-paper.ts'
import { gatherTables } from './table-floats.ts'

/** Fewest cells with text in a row that names columns. */
const LEAST_NAMES = 2
/** Most rows of a head. */
const MOST_ROWS = 4

/**
 * The decisions with the heads that long tables print again on their later pages among the furniture: they name the columns
 * for readers of the page, as running heads name the paper, and are no rows.
 */
export function separateRepeatedHeads(decided: DecidedPaper): DecidedPaper {
  const shortened = new Map<Block, Block>()
  const furniture: FurnitureDecision[] = []
  for (const { tables } of new Set(gatherTables(decided.decisions).values())) {
    const [first, ...others] = tables
    for (const block of others) {
      const count = first === undefined || block.page === first.page ? 0 : countRepeated(first.table, block.table)
      if (block.table === undefined || count === 0) continue
      const heads = new Set(linesOf(block.table.rows.slice(0, count)))
      const table = { ...block.table, rows: block.table.rows.slice(count) }
      shortened.set(block, { ...block, table, lines: block.lines.filter(line => !heads.has(line)) })
      furniture.push(...[...heads].map(decideRepeatedHead))
    }
  }
  if (furniture.length === 0) return decided
  const shorten = ({ block, ...rest }: DecidedBlock) => ({ ...rest, block: shortened.get(block) ?? block })
  return { ...decided, decisions: decided.decisions.map(shorten), furniture: [...decided.furniture, ...furniture] }
}

/** How many rows at the head of a part of a table are those at the head of its first part. */
function countRepeated(first: TableGrid | undefined, part: TableGrid | undefined): number {
  if (first === undefined || part === undefined) return 0
  const most = Math.min(MOST_ROWS, part.rows.length - 1)
  const isSame = (row: number) => textOfRow(part.rows[row] ?? []) === textOfRow(first.rows[row] ?? [])
  let count = 0
  while (count < most && isSame(count)) count++
  const rows = part.rows.slice(0, count)
  const hasNames = rows.some(row => row.filter(({ lines }) => lines.length > 0).length >= LEAST_NAMES)
  const areWhole = rows.every((row, i) => row.every(({ rowSpan }) => i + rowSpan <= count))
  return hasNames && areWhole ? count : 0
}

function textOfRow(row: readonly GridCell[]): string {
  return row
    .map(({ lines }) => lines.map(({ text }) => text).join(' '))
    .join('\t')
    .trim()
}

function linesOf(rows: TableGrid['rows']): TextLine[] {
  return rows.flatMap(row => row.flatMap(({ lines }) => lines))
}
