/** A printed line as the file gives it: where it begins, and how wide its text should be. Any units, y downwards. */
export interface MeasuredLine {
  readonly left: number
  readonly top: number
  /** Type size of most of it. */
  readonly size: number
  /** Width of its text by the metrics of a similar font, blanks at its end left out. */
  readonly width: number
  /** Width of the blanks at its end. */
  readonly blank: number
  /** Name of the font, which makes lines comparable. */
  readonly font: string
  /** Whether it opens with a character that no blank comes before. */
  readonly opensGlued: boolean
  /** Whether it ends with a character that no blank follows. */
  readonly endsGlued: boolean
}

/** The next text of the line begins at this share of the width that was measured: the text before ends there. */
const ADJOINING = { least: 0.85, most: 1.15 }
/** Fewer texts of a font that adjoin another one say too little of its width. */
const FEWEST_ADJOINING = 5
/** A line that ends so near the edge of its column, as share of the width of the column, was set to end at it. */
const NEAR_EDGE = 0.07
/** The edge is where most lines of the column end: this share of those that are long enough. */
const LEAST_SHARE_AT_EDGE = 0.5
/** Lines of this share of the widest one may reach the edge. */
const LONG_ENOUGH = 0.75
/** Fewer lines make no column. */
const FEWEST_LINES = 3
/** Lines begin at one edge when they differ by less than this, in type sizes. */
const SAME_LEFT_IN_EMS = 0.3
/** Largest indent, in type sizes, of lines that still belong to the column. */
const WIDEST_INDENT_IN_EMS = 3
/** Texts of fewer type sizes are measured so well that a blank after them shows … */
const SHORT_IN_EMS = 4
/** … by this much white, in type sizes. */
const LEAST_BLANK_IN_EMS = 0.12
/** White that is left before the next text of a line, in type sizes. */
const GAP_IN_EMS = 0.3
/** Texts whose tops are nearer than this, in type sizes, are in one line. */
const SAME_LINE_IN_EMS = 0.6

/**
 * Where the lines of a file end that says only where they begin: as wide as their text should be, corrected by what
 * is on the page. In order:
 *
 * 1. a text that another one adjoins ends where that begins; of such texts those whose blanks are known show how much
 *    wider or narrower a font is;
 * 2. no line reaches into the next text beside it;
 * 3. where most lines of a column end within a few percent of one place, the column is justified, and they end there.
 *
 * @param pages lines of each page
 * @returns right ends, in the order given
 */
export function estimateLineEnds(pages: readonly (readonly MeasuredLine[])[]): number[][] {
  const factors = measureFonts(pages)
  return pages.map(lines => {
    const edges = findEdges(lines)
    const nexts = lines.map(line => findNext(line, lines))
    const rights = lines.map((line, i) => {
      const right = line.left + line.width * (factors.get(line.font) ?? 1)
      const next = nexts[i]
      const limit = next?.left ?? Number.POSITIVE_INFINITY
      if (next !== undefined && isAdjoining(line, limit, edges)) return endBefore(line, next, right)
      return Math.min(right, limit - GAP_IN_EMS * line.size)
    })
    const ends = rights.map((right, i) => Math.max(right, (lines[i]?.left ?? 0) + (lines[i]?.size ?? 0) * GAP_IN_EMS))
    const limits = nexts.map(next => next?.left ?? Number.POSITIVE_INFINITY)
    return alignEnds(lines, ends, limits)
  })
}

/** How much wider each font is than the one it was measured by. */
function measureFonts(pages: readonly (readonly MeasuredLine[])[]): Map<string, number> {
  const ratios = new Map<string, number[]>()
  for (const lines of pages) {
    const edges = findEdges(lines)
    for (const line of lines) {
      const next = findNext(line, lines)
      if (next === undefined || !isAdjoining(line, next.left, edges)) continue
      if (line.width < 2 * line.size || (line.blank === 0 && !next.opensGlued)) continue
      const ratio = (next.left - line.left) / (line.width + line.blank)
      const known = ratios.get(line.font)
      if (known === undefined) ratios.set(line.font, [ratio])
      else known.push(ratio)
    }
  }
  const factors = new Map<string, number>()
  for (const [font, found] of ratios) {
    found.sort((a, b) => a - b)
    if (found.length >= FEWEST_ADJOINING) factors.set(font, found[found.length >> 1] ?? 1)
  }
  return factors
}

/** Left edges of columns: where lines enough begin, by whole units. */
function findEdges(lines: readonly MeasuredLine[]): readonly number[] {
  const counts = new Map<number, number>()
  for (const { left } of lines) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= FEWEST_LINES).map(([left]) => left)
}

/** Whether the next text continues the line; what begins at the edge of a column to the right begins a line there. */
function isAdjoining(line: MeasuredLine, next: number, edges: readonly number[]): boolean {
  const share = (next - line.left) / (line.width + line.blank)
  const isOtherColumn = edges.some(
    edge => edge > line.left + line.size && next > edge - line.size && next - edge <= WIDEST_INDENT_IN_EMS * line.size,
  )
  return !isOtherColumn && share >= ADJOINING.least && share <= ADJOINING.most
}

/**
 * The end of a text that another one adjoins. Where the file says nothing of blanks, a short text shows by its width
 * whether one follows; a long one is followed by one, as style changes between words, unless characters show that it does not.
 */
function endBefore(line: MeasuredLine, next: MeasuredLine, right: number): number {
  if (line.blank > 0) return next.left - line.blank
  const isShort = line.width < SHORT_IN_EMS * line.size
  const isGlued = next.opensGlued || line.endsGlued || (isShort && next.left - right < LEAST_BLANK_IN_EMS * line.size)
  return isGlued ? next.left : Math.min(right, next.left - GAP_IN_EMS * line.size)
}

/** The next text to the right, on the same line or beside it. */
function findNext(line: MeasuredLine, lines: readonly MeasuredLine[]): MeasuredLine | undefined {
  let next: MeasuredLine | undefined
  for (const other of lines) {
    if (other.left <= line.left || (next !== undefined && other.left >= next.left)) continue
    if (Math.abs(other.top - line.top) < SAME_LINE_IN_EMS * Math.max(line.size, other.size)) next = other
  }
  return next
}

/** The ends, those near the edge of a justified column at that edge. */
function alignEnds(lines: readonly MeasuredLine[], ends: readonly number[], limits: readonly number[]): number[] {
  const aligned = [...ends]
  const placed = new Set<number>()
  lines.forEach((line, i) => {
    if (placed.has(i)) return
    const column = lines.flatMap((other, j) => (!placed.has(j) && isSameColumn(line, other) ? [j] : []))
    if (column.length < FEWEST_LINES) return
    for (const j of column) placed.add(j)
    const width = Math.max(...column.map(j => (ends[j] ?? 0) - line.left))
    const long = column.filter(j => (ends[j] ?? 0) - line.left >= LONG_ENOUGH * width)
    const edge = edgeOf(
      long.map(j => ends[j] ?? 0),
      NEAR_EDGE * width,
    )
    if (edge === undefined) return
    lines.forEach((other, j) => {
      const indent = other.left - line.left
      const isOfColumn = column.includes(j) || (indent >= 0 && indent <= WIDEST_INDENT_IN_EMS * line.size)
      const isNear = Math.abs((ends[j] ?? 0) - edge) <= NEAR_EDGE * width
      if (isOfColumn && isNear && edge < (limits[j] ?? 0) && other.font === line.font) aligned[j] = edge
    })
  })
  return aligned
}

function isSameColumn(line: MeasuredLine, other: MeasuredLine): boolean {
  const isBeside = Math.abs(other.left - line.left) <= SAME_LEFT_IN_EMS * line.size
  return isBeside && other.font === line.font && Math.abs(other.size - line.size) < 0.05 * line.size
}

/** The middle of the ends that lie within `reach` of most others; `undefined` where they lie apart. */
function edgeOf(ends: readonly number[], reach: number): number | undefined {
  const sorted = [...ends].sort((a, b) => a - b)
  let best: readonly number[] = []
  for (let from = 0, to = 0; from < sorted.length; from++) {
    while (to < sorted.length && (sorted[to] ?? 0) - (sorted[from] ?? 0) <= reach) to++
    if (to - from > best.length) best = sorted.slice(from, to)
  }
  return best.length >= FEWEST_LINES && best.length >= LEAST_SHARE_AT_EDGE * ends.length
    ? best[best.length >> 1]
    : undefined
}
