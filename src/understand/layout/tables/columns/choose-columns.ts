/** From where to where something reaches along a row. */
export interface Stretch {
  readonly left: number
  readonly right: number
}

export interface RowBlank extends Stretch {
  /** It is wide, or between two numbers: a cell ends here. */
  readonly isSure: boolean
  /** A cell may end here. */
  readonly mayPart: boolean
}

/** What is between two sure blanks of a row. */
export interface RowCell extends Stretch {
  /** Whether it is a number or a sign for one; default false. */
  readonly isValue?: boolean
}

/** Rules between columns. */
export interface RuledColumns {
  /** Their places, which always separate; default none. */
  readonly walls: readonly number[]
  /** Whether all columns are ruled: then few rows with cells side by side between two rules are words of one cell; default false. */
  readonly areRuled: boolean
}

/** One row of a table, from left to right: the cells between its sure blanks, and all of its blanks. */
export interface SeparatorRow {
  readonly cells: readonly RowCell[]
  readonly blanks: readonly RowBlank[]
}

/** A column, from where its cells begin to where they end. */
export interface ChosenColumn extends Stretch {
  /** The place that separates it from the column before; `-Infinity` for the first. */
  readonly from: number
}

/** Cost of two cells of a row in one column. */
const JOINED = 1
/** Cost of a text that a separator crosses. */
const CROSSED = 1
/** Cost of a separator in a blank no wider than that of words, where a cell may end. */
const PARTED = 0.25
/** Cost of a separator through a text that has no other in the columns beside it: it is a title over them. */
const CROSSED_ALONE = 0.5
/** Cost, in a column between two rules, of a separator for each row with one cell there: most rows have several where they are columns. */
const ALONE_BETWEEN_RULES = 1.5
/** Cost of a column that no cell has to itself, more than all others. */
const EMPTY = 1e6
/** Cost of a separator where a rule is drawn: it is taken though the column beside it is empty. */
const WALL = -2 * EMPTY
/** A text reaches over the end of its column by up to this share of its width. */
const OVERHANG_SHARE = 0.25
/** Cost of a text that does. */
const OVERHANGING = 0.5
/** Cells of neighbouring columns may touch: a text is narrower than its box by this much on each side, in points. */
export const SLACK = 0.5
/** Fewest rows of a table that show that a cell has no separate column; where all columns are ruled, rules show it. */
const LEAST_ROWS = 4

/**
 * The columns of a table, from left to right. All are chosen together at the least cost:
 * no two cells of a row are in one column, no text is crossed, and no column is empty; of equal costs those of fewer columns. A title
 * over several columns is crossed as often as it has columns but one, which costs less than to join the cells of all rows below it.
 */
export function chooseColumns(rows: readonly SeparatorRow[], ruled: Partial<RuledColumns> = {}): ChosenColumn[] {
  const loose = rows.map(loosen)
  const alone = rows.length < LEAST_ROWS || ruled.areRuled === true ? new Set<Stretch>() : cellsAlone(loose)
  const xs = [-Infinity, ...chooseSeparators(loose, alone, ruled), Infinity]
  const cells = loose.flatMap(row => row.cells.filter(cell => !alone.has(cell)))
  const walls = new Set(ruled.areRuled === true ? ruled.walls : [])
  return xs.slice(1).flatMap((right, i) => {
    const from = xs[i] ?? -Infinity
    const inside = cells.filter(cell => cell.left >= from && cell.right <= right).map(({ whole }) => whole)
    const isCovered = walls.has(from) && cells.some(cell => cell.left < right && cell.right > from)
    if (inside.length === 0 && !isCovered) return []
    const sides = [...(walls.has(from) ? [from] : []), ...(walls.has(right) ? [right] : [])]
    const xsOf = [...sides, ...inside.flatMap(cell => [cell.left, cell.right])]
    return [{ from, left: Math.min(...xsOf), right: Math.max(...xsOf) }]
  })
}

/** A row whose cells are a little narrower than their boxes, and the blanks wider. */
interface LooseRow extends SeparatorRow {
  readonly cells: readonly (RowCell & { readonly whole: Stretch })[]
}

function loosen({ cells, blanks }: SeparatorRow): LooseRow {
  return {
    cells: cells.map(whole => {
      const slack = Math.min(SLACK, (whole.right - whole.left) / 4)
      return { ...whole, left: whole.left + slack, right: whole.right - slack, whole }
    }),
    blanks: blanks.map(blank => ({ ...blank, left: blank.left - SLACK, right: blank.right + SLACK })),
  }
}

function chooseSeparators(
  rows: readonly SeparatorRow[],
  alone: ReadonlySet<Stretch>,
  { walls = [], areRuled = false }: Partial<RuledColumns>,
): number[] {
  const lines = areRuled ? rows : [...rows, profileOf(rows, alone)]
  const candidates = candidatesOf(lines, walls)
  const fixed = new Set(walls)
  const isOverRule = ({ left, right }: Stretch) => walls.some(wall => wall > left && wall < right)
  // What is printed over a rule is a title of the columns on both of its sides: it tells nothing of one more between them.
  const untitled = areRuled ? rows.map(row => ({ ...row, cells: row.cells.filter(cell => !isOverRule(cell)) })) : rows
  const at = candidates.map(x => {
    if (fixed.has(x)) return WALL
    return costAt(x, untitled, alone) + (areRuled ? costBetweenRules(x, rows, walls) : 0)
  })
  return cheapest(candidates, at, costsBetween(candidates, lines, alone))
}

/** What a separator between two rules costs in the rows with one cell there, but for those of one value where others have several. */
function costBetweenRules(x: number, rows: readonly SeparatorRow[], walls: readonly number[]): number {
  const left = Math.max(-Infinity, ...walls.filter(wall => wall < x))
  const right = Math.min(Infinity, ...walls.filter(wall => wall > x))
  const inside = rows.map(({ cells }) => cells.filter(cell => cell.left >= left - 1 && cell.right <= right + 1))
  const areValues = (cells: readonly RowCell[]) => cells.every(({ isValue }) => isValue === true)
  const haveSeveral = inside.some(cells => cells.length > 1 && areValues(cells))
  const single = inside.filter(cells => cells.length === 1 && !(haveSeveral && areValues(cells)))
  return ALONE_BETWEEN_RULES * single.length
}

/** Cells beside which a row has none where others have some on both sides. */
function cellsAlone(rows: readonly SeparatorRow[]): Set<Stretch> {
  const all = rows.flatMap(({ cells }) => cells)
  const alone = new Set<Stretch>()
  for (const { cells } of rows) {
    for (const [i, cell] of cells.entries()) {
      const [before, after] = [cells[i - 1]?.right ?? -Infinity, cells[i + 1]?.left ?? Infinity]
      const isSkipped = (from: number, to: number) => all.some(({ left, right }) => left >= from && right <= to)
      if (isSkipped(before, cell.left) && isSkipped(cell.right, after)) alone.add(cell)
    }
  }
  return alone
}

/** All cells as one row: columns whose cells are in different rows are apart in it. */
function profileOf(rows: readonly SeparatorRow[], alone: ReadonlySet<Stretch>): SeparatorRow {
  const cells: { left: number; right: number }[] = []
  const sorted = rows.flatMap(row => row.cells.filter(cell => !alone.has(cell))).sort((a, b) => a.left - b.left)
  for (const { left, right } of sorted) {
    const last = cells.at(-1)
    if (last !== undefined && left <= last.right) last.right = Math.max(last.right, right)
    else cells.push({ left, right })
  }
  const blanks = cells
    .slice(1)
    .map(({ left }, i) => ({ left: cells[i]?.right ?? left, right: left, isSure: true, mayPart: true }))
  return { cells, blanks }
}

/** Where a text begins or ends. */
interface Side {
  readonly x: number
  readonly isStart: boolean
}

/** Middles of the strips that begin where a cell ends and end where the next one of any row begins, in a sure blank. */
function candidatesOf(lines: readonly SeparatorRow[], walls: readonly number[]): number[] {
  const open = lines.flatMap(({ blanks }) => blanks.filter(({ isSure, mayPart }) => isSure || mayPart))
  const cells = lines.flatMap(line => line.cells)
  const ends = [
    ...open.flatMap(({ left, right }) => [end(left), start(right)]),
    ...cells.flatMap(({ left, right }) => [start(left), end(right)]),
  ]
  const sorted = ends.sort((a, b) => a.x - b.x || Number(b.isStart) - Number(a.isStart))
  const strips = sorted.flatMap(({ x, isStart }, i) => {
    const next = sorted[i + 1]
    return !isStart && next?.isStart === true && next.x > x ? [(x + next.x) / 2] : []
  })
  const free = strips.filter(x => open.some(({ isSure, left, right }) => isSure && left < x && right > x))
  return [...new Set([...free, ...walls])].sort((a, b) => a - b)
}

function start(x: number): Side {
  return { x, isStart: true }
}

function end(x: number): Side {
  return { x, isStart: false }
}

function costAt(x: number, rows: readonly SeparatorRow[], alone: ReadonlySet<Stretch>): number {
  let cost = 0
  for (const { cells, blanks } of rows) {
    const cell = cells.find(({ left, right }) => left < x && right > x)
    if (cell === undefined) continue
    const blank = blanks.find(({ left, right }) => left < x && right > x)
    const overhang = Math.min(x - cell.left, cell.right - x)
    if (blank?.mayPart === true) cost += PARTED
    else if (alone.has(cell)) cost += CROSSED_ALONE
    else cost += overhang < OVERHANG_SHARE * (cell.right - cell.left) ? OVERHANGING : CROSSED
  }
  return cost
}

/** What the column between two separators costs, by their indexes; -1 and the number of candidates are the sides of the table. */
function costsBetween(
  candidates: readonly number[],
  lines: readonly SeparatorRow[],
  alone: ReadonlySet<Stretch>,
): (from: number, to: number) => number {
  const sure = lines.flatMap(({ blanks }) => blanks.filter(({ isSure }) => isSure))
  const blanksIn = countInside(sure, candidates)
  const cellsIn = countInside(
    lines.flatMap(({ cells }) => cells.filter(cell => !alone.has(cell))),
    candidates,
  )
  return (from, to) => (cellsIn(from, to) === 0 ? EMPTY : JOINED * blanksIn(from, to))
}

/** How many stretches are between two candidates, found once for all pairs. */
function countInside(
  stretches: readonly Stretch[],
  candidates: readonly number[],
): (from: number, to: number) => number {
  const side = candidates.length + 2
  const counts = new Int32Array(side * side)
  for (const { left, right } of stretches) {
    const from = candidates.filter(x => x <= left).length
    const to = candidates.length + 1 - candidates.filter(x => x >= right).length
    counts[from * side + to] = (counts[from * side + to] ?? 0) + 1
  }
  // A stretch between two separators is between all that are further out: sums over later starts and earlier ends.
  for (let from = side - 1; from >= 0; from--) {
    for (let to = 0; to < side; to++) {
      const later = from + 1 < side ? (counts[(from + 1) * side + to] ?? 0) : 0
      const earlier = to > 0 ? (counts[from * side + to - 1] ?? 0) : 0
      const both = from + 1 < side && to > 0 ? (counts[(from + 1) * side + to - 1] ?? 0) : 0
      counts[from * side + to] = (counts[from * side + to] ?? 0) + later + earlier - both
    }
  }
  return (from, to) => counts[(from + 1) * side + to + 1] ?? 0
}

/** The separators with the least sum of costs, each found from the best ones before it. */
function cheapest(
  candidates: readonly number[],
  at: readonly number[],
  between: (from: number, to: number) => number,
): number[] {
  const best: { cost: number; before: number }[] = []
  const bestOf = (to: number) => {
    let found = { cost: between(-1, to), before: -1 }
    for (let from = 0; from < to; from++) {
      const cost = (best[from]?.cost ?? Infinity) + between(from, to)
      if (cost < found.cost) found = { cost, before: from }
    }
    return found
  }
  for (let to = 0; to < candidates.length; to++) {
    const { cost, before } = bestOf(to)
    best.push({ cost: cost + (at[to] ?? 0), before })
  }
  const chosen: number[] = []
  for (let i = bestOf(candidates.length).before; i >= 0; i = best[i]?.before ?? -1) chosen.unshift(candidates[i] ?? 0)
  return chosen
}
