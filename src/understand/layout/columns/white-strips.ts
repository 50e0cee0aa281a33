import { groupBy } from '../../../base/collections/group-by.ts'
import { type Box, uniteBoxes } from '../../../base/geometry/box.ts'
import { middleOfLetters } from '../../evidence/lines.ts'
import type { Piece } from '../lines/pieces.ts'

/** Which strips are wanted. */
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

/** Height of a bin in y, as share of the body size: fine enough to separate lines, coarse enough to be quick. */
const BIN_IN_EMS = 0.25
/** More bins in x than any page has: one is a point. */
const MOST_BINS = 2 ** 26
/** Half the height of the zone of small letters around their middle, as share of the size. */
const HALF_X_HEIGHT = 0.35

/**
 * The largest white strips between pieces. The free x intervals of each row that are wide enough grow downwards as long as
 * a wide enough interval is left: the maximal white rectangles with that top.
 */
export function findWhiteStrips(pieces: readonly Piece[], options: StripOptions): Box[] {
  const page = uniteBoxes(pieces.map(piece => piece.box))
  const bin = Math.max(1, options.bodySize * BIN_IN_EMS)
  const columns = Math.ceil(page.right - page.left) + 1
  const rows = Math.ceil((page.bottom - page.top) / bin) + 1
  const strips: Box[] = []
  let open: OpenStrip[] = []
  for (const { row, taken } of cutBands(pieces.map(piece => toExtent(piece, page, bin)))) {
    const free = freeBetween(taken, columns, options.narrowest)
    const { grown, ended } = growStrips(open, free, row, options.narrowest)
    strips.push(...ended.map(strip => toBox(strip, row, page, bin)))
    open = dominate(grown)
  }
  strips.push(...open.map(strip => toBox(strip, rows, page, bin)))
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
  const grown = new Map<number, OpenStrip>()
  const keep = (strip: OpenStrip) => {
    const key = strip.from * MOST_BINS + strip.to
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

/** The bins that a piece takes: in x up to the one after the last, in y with the last. */
interface Extent extends Interval {
  readonly first: number
  readonly last: number
}

function toExtent(piece: Piece, page: Box, bin: number): Extent {
  const middle = middleOfLetters(piece)
  // The x-height zone only: descenders and accents of neighbouring lines would close the space between lines.
  const top = piece.fillsBox === true ? piece.box.top : middle - HALF_X_HEIGHT * piece.size
  const bottom = piece.fillsBox === true ? piece.box.bottom : middle + HALF_X_HEIGHT * piece.size
  return {
    first: Math.max(0, Math.floor((top - page.top) / bin)),
    last: Math.floor((bottom - page.top) / bin),
    from: Math.max(0, Math.floor(piece.box.left - page.left)),
    to: Math.ceil(piece.box.right - page.left),
  }
}

/** Rows of bins with the same pieces in them: the first of the rows, and what is taken there from left to right. */
interface Band {
  readonly row: number
  readonly taken: readonly Extent[]
}

/** The bands from the top of the page to the bottom; lines of text have three or four rows in one band. */
function cutBands(extents: readonly Extent[]): Band[] {
  const beginning = groupBy(extents, ({ first }) => first)
  const rows = new Set([0, ...extents.flatMap(({ first, last }) => [first, last + 1])])
  let taken: Extent[] = []
  return [...rows]
    .sort((a, b) => a - b)
    .map(row => {
      const starting = beginning.get(row) ?? []
      taken = [...taken.filter(({ last }) => last >= row), ...starting].sort((a, b) => a.from - b.from)
      return { row, taken }
    })
}

/** The white between what is taken, as far as it is wide enough. */
function freeBetween(taken: readonly Extent[], columns: number, narrowest: number): Interval[] {
  const gaps: Interval[] = []
  let from = 0
  for (const extent of taken) {
    if (extent.from - from >= narrowest) gaps.push({ from, to: extent.from })
    from = Math.max(from, extent.to)
  }
  if (columns - from >= narrowest) gaps.push({ from, to: columns })
  return gaps
}
