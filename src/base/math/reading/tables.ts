import type { MathNode, MathTable } from '../math-node.ts'
import { fromLeft, type Item, mainSize, middleY } from './item.ts'
import type { ReadPart } from './rules.ts'

/** Baselines of two rows are at least this far apart, in ems: those of a letter and its script are nearer. */
const LEAST_ROW_DISTANCE = 0.72
/** Size, in shares of that of the rows, from which an item tells of a row. */
const OF_ROW = 0.86
/** Distance of the baselines of a binomial, in ems, below which two lines are no rows of a matrix: those are 1.2 apart. */
const BINOMIAL_DISTANCE = 1.17
/** Least gap between two columns of cells, in ems. */
const COLUMN_GAP = 0.45

/** The items by their rows, from the top; a single row for items that are not in several. */
export function splitRows(items: readonly Item[]): readonly (readonly Item[])[] {
  const size = mainSize(items)
  const anchors = items
    .filter(item => item.size >= OF_ROW * size && item.sign !== '.')
    .sort((a, b) => a.baseline - b.baseline)
  const rows: { readonly items: Item[]; baseline: number }[] = []
  for (const anchor of anchors) {
    const last = rows.at(-1)
    if (last !== undefined && anchor.baseline - last.baseline < LEAST_ROW_DISTANCE * size) {
      last.items.push(anchor)
      last.baseline = anchor.baseline
    } else rows.push({ items: [anchor], baseline: anchor.baseline })
  }
  if (rows.length < 2) return [items]
  const taken = new Set(anchors)
  const lines = rows.map(row => ({ anchors: [...row.items], all: [...row.items] }))
  for (const item of items) {
    if (taken.has(item)) continue
    nearest(lines, item).all.push(item)
  }
  return lines.map(({ all }) => all)
}

interface Line {
  readonly anchors: readonly Item[]
  readonly all: Item[]
}

/** The row of a small item: that of the anchor right before it, or beside it. */
function nearest(lines: readonly Line[], item: Item): Line {
  let best = lines[0] as Line
  let least = Infinity
  for (const line of lines) {
    for (const anchor of line.anchors) {
      const aside = Math.max(0, item.left - anchor.right, anchor.left - item.right)
      const away = aside + 1.5 * Math.max(0, Math.abs(middleY(anchor.box) - middleY(item.box)) - 0.3 * anchor.size)
      if (away < least) {
        least = away
        best = line
      }
    }
  }
  return best
}

/** The rows between two brackets: a binomial, a matrix, or a part of one row. */
export function readMatrix(items: readonly Item[], read: ReadPart): MathNode {
  const rows = splitRows(items)
  if (rows.length < 2) return read(items)
  if (rows.length === 2 && isBinomial(rows)) {
    const [above = [], below = []] = rows
    return { type: 'fraction', numerator: read(above), denominator: read(below), hasRule: false }
  }
  return { type: 'table', kind: 'matrix', rows: cellsOf(rows, read) }
}

function isBinomial(rows: readonly (readonly Item[])[]): boolean {
  const [above = [], below = []] = rows
  const distance =
    Math.max(...below.map(({ baseline }) => baseline)) - Math.max(...above.map(({ baseline }) => baseline))
  return distance < BINOMIAL_DISTANCE * Math.max(mainSize(above), mainSize(below)) && columnEnds(rows).length === 0
}

/** The rows after a brace; `undefined` where there is but one. */
export function readCases(items: readonly Item[], read: ReadPart): MathNode | undefined {
  const rows = splitRows(items)
  return rows.length < 2 ? undefined : { type: 'table', kind: 'cases', rows: cellsOf(rows, read) }
}

/** Lines below one another as rows that are aligned at their relations. */
export function alignRows(rows: readonly (readonly Item[])[], read: ReadPart): MathTable {
  return { type: 'table', kind: 'aligned', rows: rows.map(row => splitAtRelation(row).map(read)) }
}

const RELATION = /^[=<>≤≥≡≈∼≃≅∈→⟶⇒⟹⇔⊂⊆≠∝]$/u

function splitAtRelation(row: readonly Item[]): readonly (readonly Item[])[] {
  const ordered = fromLeft(row)
  const size = mainSize(row)
  const at = ordered.findIndex(item => RELATION.test(item.sign ?? '') && item.size >= OF_ROW * size)
  return at < 1 ? [ordered] : [ordered.slice(0, at), ordered.slice(at)]
}

function cellsOf(rows: readonly (readonly Item[])[], read: ReadPart): MathNode[][] {
  const ends = columnEnds(rows)
  return rows.map(row => {
    const cells = Array.from({ length: ends.length + 1 }, (): Item[] => [])
    for (const item of row) cells[ends.filter(end => item.left >= end).length]?.push(item)
    return cells.map(cell => (cell.length === 0 ? { type: 'row', children: [] } : read(cell)))
  })
}

/** Where columns end: the gaps that no row has anything in. */
function columnEnds(rows: readonly (readonly Item[])[]): number[] {
  const items = rows.flat()
  const gap = COLUMN_GAP * mainSize(items)
  const ends: number[] = []
  let right = -Infinity
  for (const item of [...items].sort((a, b) => a.left - b.left)) {
    if (right > -Infinity && item.left - right > gap) ends.push(item.left)
    right = Math.max(right, item.right)
  }
  return ends
}
