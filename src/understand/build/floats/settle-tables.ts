import { LEAST_NAMES } from './table-roles.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { GridCell, TableGrid } from '../../../model/page/table-grid.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { FurnitureDecision } from '../../decide/decision.ts'
import { decideRepeatedCaption, decideRepeatedHead } from '../../decide/furniture/table-heads.ts'
import { withoutContinuation } from '../../../base/text/labels/continued-labels.ts'
import { matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import type { DecidedPaper } from '../decided-paper.ts'
import type { Caption } from './floats.ts'
import { gatherTables, type TableFloat } from './table-floats.ts'

/** Most rows of a head. */
const MOST_ROWS = 4

/** The tables of a paper, and its decisions without what long tables print again. */
export interface SettledTables {
  readonly decided: DecidedPaper
  readonly tables: readonly TableFloat[]
}

/**
 * Gathers tables, and puts the heads and captions that long tables print again on their later pages among the furniture: they
 * name the columns for readers of the page, as running heads name the paper, and are no rows.
 */
export function settleTables(decided: DecidedPaper): SettledTables {
  const gathered = gatherTables(decided.decisions)
  const shortened = new Map<Block, Block>()
  const dropped = new Set<Block>()
  const furniture: FurnitureDecision[] = []
  for (const { caption, tables, continuations } of gathered) {
    for (const [block, heads] of repeatedHeads(tables)) {
      shortened.set(block, withoutLines(block, heads))
      furniture.push(...linesOf(heads).map(decideRepeatedHead))
    }
    for (const { blocks } of continuations.filter(again => isRepetition(again, caption))) {
      for (const block of blocks) dropped.add(block)
      furniture.push(...blocks.flatMap(({ lines }) => lines.map(decideRepeatedCaption)))
    }
  }
  if (furniture.length === 0) return { decided, tables: gathered }
  const settle = (block: Block) => shortened.get(block) ?? block
  const decisions = decided.decisions.filter(({ block }) => !dropped.has(block))
  return {
    decided: {
      ...decided,
      decisions: decisions.map(({ block, ...rest }) => ({ ...rest, block: settle(block) })),
      furniture: [...decided.furniture, ...furniture],
    },
    tables: gathered.map(({ tables, continuations, ...rest }) => ({
      ...rest,
      tables: tables.map(settle),
      continuations: continuations.filter(({ blocks }) => !blocks.some(block => dropped.has(block))),
    })),
  }
}

/** Whether a caption on a later page says nothing that the first one does not say. */
function isRepetition(again: Caption, first: Caption | undefined): boolean {
  const [text, known] = [textOfCaption(again), textOfCaption(first)]
  const rest = withoutContinuation(matchCaptionLabel(text)?.rest ?? text)
  return known.includes(rest.replace(/[\s.…]+$/u, ''))
}

function textOfCaption(caption: Caption | undefined): string {
  return (caption?.blocks ?? []).map(textOfBlock).join(' ')
}

/** The rows at the head of each later part of a table that are those at the head of its first part. */
function repeatedHeads([first, ...others]: readonly Block[]): [Block, TableGrid['rows']][] {
  return others.flatMap((block): [Block, TableGrid['rows']][] => {
    const heads = block.table?.rows.slice(0, countRepeated(first?.table, block.table)) ?? []
    return heads.length === 0 ? [] : [[block, heads]]
  })
}

function withoutLines(block: Block, rows: TableGrid['rows']): Block {
  // A person may have separated the words of a line.
  const dropped = new Set(linesOf(rows).flatMap(line => line.words))
  const lines = block.lines.filter(line => !line.words.every(word => dropped.has(word)))
  return block.table === undefined
    ? { ...block, lines }
    : { ...block, lines, table: { ...block.table, rows: block.table.rows.slice(rows.length) } }
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
