import { addCounts, type Count, NOTHING } from './counts.ts'
import { cleanText, countUnanswered, toBlockKey } from './keys.ts'
import type { ScoredTypes } from './score-types.ts'
import type { PreparedBlock, PreparedDocuments } from './prepare-blocks.ts'

type Rows = readonly (readonly string[])[]

/** The cells of tables, and which cell is beside or below which: of matched tables, and the cells of all. */
export function scoreTables(
  { answered, missed }: ScoredTypes,
  { result }: PreparedDocuments,
): ReadonlyMap<string, Count> {
  const pairs = answered.filter(({ gold }) => gold.block.type === 'table')
  const compare = (itemsOf: (rows: Rows) => readonly string[]) =>
    pairs
      .map(({ gold, result }) => countShared(itemsOf(rowsOf(gold)), itemsOf(rowsOf(result))))
      .reduce(addCounts, NOTHING)
  const cells = compare(cellsOf)
  const cellsIn = (blocks: readonly PreparedBlock[]) =>
    blocks.filter(({ block }) => block.type === 'table').flatMap(block => cellsOf(rowsOf(block))).length
  const matched = new Set(answered.map(pair => pair.result))
  const unmatched = { hits: 0, found: cellsIn(result.filter(block => !matched.has(block))), wanted: cellsIn(missed) }
  return new Map([
    ['tableCells', cells],
    ['tableAdjacency', compare(neighboursOf)],
    ['tableCellsAll', addCounts(cells, unmatched)],
  ])
}

function rowsOf({ block }: PreparedBlock): Rows {
  return block.rows ?? []
}

function countShared(gold: readonly string[], result: readonly string[]): Count {
  return { hits: result.length - countUnanswered(result, gold), found: result.length, wanted: gold.length }
}

function cellsOf(rows: Rows): readonly string[] {
  return rows
    .flat()
    .map(toCellKey)
    .filter(key => key !== '')
}

/** Each filled cell with the next filled one to its right, and with the next one below. */
function neighboursOf(rows: Rows): readonly string[] {
  const keys = rows.map(row => row.map(toCellKey))
  return keys.flatMap((row, r) =>
    row.flatMap((cell, c) => {
      if (cell === '') return []
      const right = row.slice(c + 1).find(other => other !== '')
      const below = keys.slice(r + 1).find(other => (other[c] ?? '') !== '')?.[c]
      return [
        ...(right === undefined ? [] : [`right\n${cell}\n${right}`]),
        ...(below === undefined ? [] : [`below\n${cell}\n${below}`]),
      ]
    }),
  )
}

/** A cell that is only punctuation keeps it. */
function toCellKey(cell: string): string {
  return toBlockKey(cell) || cleanText(cell)
}
