import { type Box, uniteBoxes } from '../geometry/box.ts'
import type { Rule } from '../page/page.ts'
import { modeOf } from './column-edges.ts'
import type { Piece } from './pieces.ts'

/** The white space between two columns. */
export interface Gutter extends Box {
  /** Lines with text on the left and on the right of it, the smaller of both counts. */
  readonly rows: number
  /** A column of notes stands on one side, not of text. */
  readonly isBesideNotes: boolean
}

export interface GutterOptions {
  /** Width of the page in points. */
  readonly pageWidth: number
  /** Size of the body's type in points. */
  readonly bodySize: number
  /** Centres of gutters seen elsewhere in the document: there a short one is believed too. */
  readonly known: readonly number[]
}

/** Height of a bin in y, as share of the body size: fine enough to part lines, coarse enough to be quick. */
const BIN_IN_EMS = 0.25
/** Narrowest gutter in ems of the body: two-column journals go down to about one em. */
const NARROWEST_IN_EMS = 0.72
/** A known gutter may be narrower where a line sticks out. */
const NARROWEST_KNOWN_IN_EMS = 0.5
/** Rows on both sides that prove a gutter on its own; "rivers" of justified text end after three or four. */
const ROWS_ALONE = 6
/** Rows on both sides where the document has a gutter at the same place. */
const ROWS_KNOWN = 1
/** Columns are at least a sixth of the page wide (Freki, section 3.1). */
const NARROWEST_COLUMN = 1 / 6
/** Share of a column's lines that reach across most of it, in running text. Table cells stay below. */
const FULL_LINES = 0.4
/** A line is full when it covers this share of its column. */
const FULL_LINE = 0.8
/** Gutters of one document differ by less than this, in points (odd and even pages are shifted apart further). */
const SAME_PLACE = 8

/**
 * Finds the gutter with the most rows of text on both sides, or `undefined` when the pieces stand in one column.
 *
 * Evidence, in this order: white from line to line over at least `ROWS_ALONE` rows (or one, at a place where the
 * document has gutters); columns on both sides wide enough and mostly full lines; no drawn rule that crosses it in
 * mid-height (that is a table).
 */
export function findGutter(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  options: GutterOptions,
): Gutter | undefined {
  const page = uniteBoxes(pieces.map(piece => piece.box))
  if (page.right - page.left < 2 * NARROWEST_COLUMN * options.pageWidth) return undefined
  const free = freeIntervals(pieces, page, options.bodySize)
  const crossing = rules.filter(rule => rule.orientation === 'horizontal')
  let best: Gutter | undefined
  for (const candidate of candidateStrips(free, page, options)) {
    const gutter = judge(candidate, pieces, crossing, options)
    if (gutter !== undefined && (best === undefined || weigh(gutter) > weigh(best))) best = gutter
  }
  return best
}

function weigh(gutter: Gutter): number {
  // Columns of text before a column of notes, whose gutter may reach down into theirs.
  const ofText = !gutter.isBesideNotes && gutter.rows >= ROWS_ALONE ? 1e9 : 0
  // Of gutters between the same rows the tallest: on a last page one column goes on where the other has ended.
  return ofText + gutter.rows * 1e6 + (gutter.bottom - gutter.top) * 1e3 + (gutter.right - gutter.left)
}

interface Strip extends Box {}

/** For each x bin of one point, the y bins that hold text. */
interface Occupancy {
  readonly bin: number
  readonly rows: number
  readonly columns: number
  /** Row-major, 1 where text stands. */
  readonly cells: Uint8Array
}

function freeIntervals(pieces: readonly Piece[], page: Box, bodySize: number): Occupancy {
  const bin = Math.max(1, bodySize * BIN_IN_EMS)
  const rows = Math.ceil((page.bottom - page.top) / bin) + 1
  const columns = Math.ceil(page.right - page.left) + 1
  const cells = new Uint8Array(rows * columns)
  for (const piece of pieces) {
    const middle = piece.baseline - 0.3 * piece.size
    // The x-height zone only: descenders and accents of neighbouring lines would close the space between lines.
    const top = piece.fillsBox === true ? piece.box.top : middle - 0.35 * piece.size
    const bottom = piece.fillsBox === true ? piece.box.bottom : middle + 0.35 * piece.size
    const first = Math.max(0, Math.floor((top - page.top) / bin))
    const last = Math.min(rows - 1, Math.floor((bottom - page.top) / bin))
    const from = Math.max(0, Math.floor(piece.box.left - page.left))
    const to = Math.min(columns, Math.ceil(piece.box.right - page.left))
    for (let row = first; row <= last; row++) cells.fill(1, row * columns + from, row * columns + to)
  }
  return { bin, rows, columns, cells }
}

/**
 * Yields the largest white strips: for each row the free x intervals that are wide enough, grown downwards as long as
 * a wide enough interval is left (the maximal white rectangles with that top).
 */
function candidateStrips(occupancy: Occupancy, page: Box, options: GutterOptions): Strip[] {
  const narrowest = Math.max(4, NARROWEST_KNOWN_IN_EMS * options.bodySize)
  const margin = NARROWEST_COLUMN * 0.6 * options.pageWidth
  const strips: Strip[] = []
  let open: { from: number; to: number; top: number }[] = []
  for (let row = 0; row <= occupancy.rows; row++) {
    const free = row < occupancy.rows ? freeInRow(occupancy, row, narrowest) : []
    const next = new Map<string, { from: number; to: number; top: number }>()
    const keep = (from: number, to: number, top: number) => {
      const key = `${from} ${to}`
      const seen = next.get(key)
      if (seen === undefined || seen.top > top) next.set(key, { from, to, top })
    }
    for (const strip of open) {
      let survived = false
      for (const gap of free) {
        const from = Math.max(strip.from, gap.from)
        const to = Math.min(strip.to, gap.to)
        if (to - from < narrowest) continue
        keep(from, to, strip.top)
        if (from === strip.from && to === strip.to) survived = true
      }
      if (!survived) close(strip, row)
    }
    for (const gap of free) keep(gap.from, gap.to, row)
    open = dominate([...next.values()])
  }
  return strips

  function close(strip: { from: number; to: number; top: number }, row: number): void {
    const left = page.left + strip.from
    const right = page.left + strip.to
    const height = (row - strip.top) * occupancy.bin
    if (height < options.bodySize || left < page.left + margin || right > page.right - margin) return
    strips.push({ left, right, top: page.top + strip.top * occupancy.bin, bottom: page.top + row * occupancy.bin })
  }
}

/** Drops strips that lie inside another one that is at least as tall. */
function dominate(strips: { from: number; to: number; top: number }[]) {
  return strips.filter(
    a =>
      !strips.some(
        b =>
          b !== a &&
          b.from <= a.from &&
          b.to >= a.to &&
          b.top <= a.top &&
          (b.from < a.from || b.to > a.to || b.top < a.top),
      ),
  )
}

function freeInRow(occupancy: Occupancy, row: number, narrowest: number): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = []
  const start = row * occupancy.columns
  let from = 0
  for (let x = 0; x <= occupancy.columns; x++) {
    if (x < occupancy.columns && occupancy.cells[start + x] === 0) continue
    if (x - from >= narrowest) gaps.push({ from, to: x })
    from = x + 1
  }
  return gaps
}

function judge(
  strip: Strip,
  pieces: readonly Piece[],
  rules: readonly Rule[],
  options: GutterOptions,
): Gutter | undefined {
  const center = (strip.left + strip.right) / 2
  const isKnown = options.known.some(x => Math.abs(x - center) < SAME_PLACE || (strip.left < x && x < strip.right))
  const narrowest = (isKnown ? NARROWEST_KNOWN_IN_EMS : NARROWEST_IN_EMS) * options.bodySize
  if (strip.right - strip.left < narrowest) return undefined
  const left: Piece[] = []
  const right: Piece[] = []
  for (const piece of pieces) {
    const y = (piece.box.top + piece.box.bottom) / 2
    if (y < strip.top || y > strip.bottom) continue
    if (piece.box.right <= strip.left + 1) left.push(piece)
    else if (piece.box.left >= strip.right - 1) right.push(piece)
  }
  const sides = [columnOf(left, 'left'), columnOf(right, 'right')] as const
  const rows = Math.min(sides[0].rows, sides[1].rows)
  if (rows < (isKnown ? ROWS_KNOWN : ROWS_ALONE)) return undefined
  const gutter: Gutter = { ...strip, rows, isBesideNotes: false }
  if (isKnown) return gutter
  const areColumns = sides.every(
    side => side.width >= NARROWEST_COLUMN * options.pageWidth && side.fullShare >= FULL_LINES,
  )
  if (!areColumns && !isSideColumn(sides, options.pageWidth)) return undefined
  if (isTable(strip, sides, rules)) return undefined
  return areColumns ? gutter : { ...gutter, isBesideNotes: true }
}

/** Share of full lines in a text that has a side column: running text. */
const FULL_BESIDE = 0.6
/** Narrowest side column, as share of the page's width. */
const NARROWEST_SIDE = 0.1
/** Share of a side column's lines that begin at one edge. */
const ALIGNED = 0.5
/** Most lines of a side column that stand on a line of the text; the rows of a table all do. */
const ON_ONE_LINE = 0.5

/** How many lines share the commonest of these edges. */
function countFlush(edges: readonly number[]): number {
  const edge = modeOf(edges)
  return edges.filter(own => Math.abs(own - edge) < 1.5).length
}

/** Notes in the margin of running text: short lines flush left or right, on baselines of their own. */
function isSideColumn([left, right]: readonly [Side, Side], pageWidth: number): boolean {
  const [side, text] = left.width < right.width ? [left, right] : [right, left]
  if (text.fullShare < FULL_BESIDE || text.width < 0.4 * pageWidth || side.width < NARROWEST_SIDE * pageWidth)
    return false
  const flush = Math.max(
    countFlush(side.lines.map(line => line.box.left)),
    countFlush(side.lines.map(line => line.box.right)),
  )
  const shared = side.lines.filter(line =>
    text.lines.some(other => Math.abs(other.baseline - line.baseline) < 1),
  ).length
  return flush >= ALIGNED * side.lines.length && shared <= ON_ONE_LINE * side.lines.length
}

interface Side {
  /** The piece next to the strip in each row. */
  readonly lines: readonly Piece[]
  readonly rows: number
  readonly width: number
  readonly box: Box
  /** Share of rows that cover most of the column next to the strip. */
  readonly fullShare: number
}

/**
 * Rows of one side. Of each row the piece next to the strip counts: behind it there may be further columns, whose
 * lines stand at other heights.
 */
function columnOf(pieces: readonly Piece[], side: 'left' | 'right'): Side {
  const sorted = [...pieces].sort((a, b) => a.baseline - b.baseline)
  const nearest: Piece[] = []
  for (const piece of sorted) {
    const last = nearest[nearest.length - 1]
    if (last === undefined || piece.baseline - last.baseline > 0.5 * Math.min(piece.size, last.size))
      nearest.push(piece)
    else if (side === 'left' ? piece.box.right > last.box.right : piece.box.left < last.box.left) {
      nearest[nearest.length - 1] = piece
    }
  }
  const own = nearest.filter(piece => isNextTo(piece, nearest, side))
  const width = Math.max(0, ...own.map(piece => piece.box.right - piece.box.left))
  const full = own.filter(piece => piece.box.right - piece.box.left >= FULL_LINE * width).length
  const box = uniteBoxes(pieces.map(piece => piece.box))
  return { lines: own, rows: own.length, width, box, fullShare: own.length === 0 ? 0 : full / own.length }
}

/** Lines of a column further off fill rows in which the nearest column has no line: they do not reach over to it. */
function isNextTo(piece: Piece, all: readonly Piece[], side: 'left' | 'right'): boolean {
  const edge =
    side === 'left' ? Math.max(...all.map(other => other.box.right)) : Math.min(...all.map(other => other.box.left))
  const widest = Math.max(...all.map(other => other.box.right - other.box.left))
  return side === 'left' ? piece.box.right > edge - widest : piece.box.left < edge + widest
}

/** A rule that runs under both columns in the middle of the strip, or rules at both its ends, make it a table. */
function isTable(strip: Strip, sides: readonly [Side, Side], rules: readonly Rule[]): boolean {
  const em = 12
  let above = false
  let below = false
  for (const { box } of rules) {
    const crosses = box.left < sides[0].box.right - em && box.right > sides[1].box.left + em
    if (!crosses) continue
    if (box.top > strip.top + em && box.bottom < strip.bottom - em) {
      // A rule of a running header or footer may cross the strip near its ends.
      const text = {
        top: Math.min(sides[0].box.top, sides[1].box.top),
        bottom: Math.max(sides[0].box.bottom, sides[1].box.bottom),
      }
      if (box.top > text.top + 3 * em && box.bottom < text.bottom - 3 * em) return true
    }
    if (Math.abs(box.top - strip.top) < 1.5 * em) above = true
    if (Math.abs(box.top - strip.bottom) < 1.5 * em) below = true
  }
  return above && below && strip.bottom - strip.top < 300
}
