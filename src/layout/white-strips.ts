import { type Box, uniteBoxes } from '../geometry/box.ts'
import type { Piece } from './pieces.ts'

/** Which strips are looked for. */
export interface StripOptions {
  /** Size of the body's type in points: a strip is at least as high. */
  readonly bodySize: number
  /** Least width in points. */
  readonly narrowest: number
  /** Least distance from the edges of the text, in points. */
  readonly margin: number
}

/** Bins in x, from the first to the one after the last. */
interface Interval {
  readonly from: number
  readonly to: number
}

/** A strip that may still grow downwards, and the bin in y at which it begins. */
interface OpenStrip extends Interval {
  readonly top: number
}

/** Height of a bin in y, as share of the body size: fine enough to part lines, coarse enough to be quick. */
const BIN_IN_EMS = 0.25
/** The x-height zone around the middle of the small letters, both as shares of the size above the baseline. */
const MIDDLE = 0.3
const HALF_X_HEIGHT = 0.35

/**
 * The largest white strips between pieces: for each row the free x intervals that are wide enough, grown downwards as
 * long as a wide enough interval is left (the maximal white rectangles with that top).
 */
export function findWhiteStrips(pieces: readonly Piece[], options: StripOptions): Box[] {
  const page = uniteBoxes(pieces.map(piece => piece.box))
  const occupancy = occupy(pieces, page, options.bodySize)
  const strips: Box[] = []
  let open: OpenStrip[] = []
  for (let row = 0; row <= occupancy.rows; row++) {
    const free = row < occupancy.rows ? freeInRow(occupancy, row, options.narrowest) : []
    const { grown, ended } = growStrips(open, free, row, options.narrowest)
    strips.push(...ended.map(strip => toBox(strip, row, page, occupancy.bin)))
    open = dominate(grown)
  }
  return strips.filter(
    ({ left, right, top, bottom }) =>
      bottom - top >= options.bodySize && left >= page.left + options.margin && right <= page.right - options.margin,
  )
}

/** The strips one row further down, those that begin in the row among them, and those that it narrows or ends. */
function growStrips(
  open: readonly OpenStrip[],
  free: readonly Interval[],
  row: number,
  narrowest: number,
): { grown: OpenStrip[]; ended: OpenStrip[] } {
  const grown = new Map<string, OpenStrip>()
  const keep = (strip: OpenStrip) => {
    const key = `${strip.from} ${strip.to}`
    const known = grown.get(key)
    if (known === undefined || known.top > strip.top) grown.set(key, strip)
  }
  const ended = open.filter(strip => {
    let isWhole = false
    for (const gap of free) {
      const from = Math.max(strip.from, gap.from)
      const to = Math.min(strip.to, gap.to)
      if (to - from < narrowest) continue
      keep({ from, to, top: strip.top })
      isWhole ||= from === strip.from && to === strip.to
    }
    return !isWhole
  })
  for (const gap of free) keep({ ...gap, top: row })
  return { grown: [...grown.values()], ended }
}

function toBox({ from, to, top }: OpenStrip, row: number, page: Box, bin: number): Box {
  return { left: page.left + from, right: page.left + to, top: page.top + top * bin, bottom: page.top + row * bin }
}

/** Drops strips that lie inside another one that is at least as tall. */
function dominate(strips: readonly OpenStrip[]): OpenStrip[] {
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

function freeInRow(occupancy: Occupancy, row: number, narrowest: number): Interval[] {
  const gaps: Interval[] = []
  const start = row * occupancy.columns
  let from = 0
  for (let x = 0; x <= occupancy.columns; x++) {
    if (x < occupancy.columns && occupancy.cells[start + x] === 0) continue
    if (x - from >= narrowest) gaps.push({ from, to: x })
    from = x + 1
  }
  return gaps
}

/** For each y bin, the x bins of one point that hold text. */
interface Occupancy {
  readonly bin: number
  readonly rows: number
  readonly columns: number
  /** Row-major, 1 where text stands. */
  readonly cells: Uint8Array
}

function occupy(pieces: readonly Piece[], page: Box, bodySize: number): Occupancy {
  const bin = Math.max(1, bodySize * BIN_IN_EMS)
  const rows = Math.ceil((page.bottom - page.top) / bin) + 1
  const columns = Math.ceil(page.right - page.left) + 1
  const cells = new Uint8Array(rows * columns)
  for (const piece of pieces) {
    const middle = piece.baseline - MIDDLE * piece.size
    // The x-height zone only: descenders and accents of neighbouring lines would close the space between lines.
    const top = piece.fillsBox === true ? piece.box.top : middle - HALF_X_HEIGHT * piece.size
    const bottom = piece.fillsBox === true ? piece.box.bottom : middle + HALF_X_HEIGHT * piece.size
    const first = Math.max(0, Math.floor((top - page.top) / bin))
    const last = Math.min(rows - 1, Math.floor((bottom - page.top) / bin))
    const from = Math.max(0, Math.floor(piece.box.left - page.left))
    const to = Math.min(columns, Math.ceil(piece.box.right - page.left))
    for (let row = first; row <= last; row++) cells.fill(1, row * columns + from, row * columns + to)
  }
  return { bin, rows, columns, cells }
}
