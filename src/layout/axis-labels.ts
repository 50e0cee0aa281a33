import { type Box, growBox, heightOf, overlapX, overlapY, uniteBoxes, widthOf } from '../geometry/box.ts'
import type { TextRun } from '../page/page.ts'
import { joinPieces, type Piece } from './lines/pieces.ts'
import { captionOf } from './tables/captioned-rows.ts'

/** Smallest side of a chart, in points: a band behind a row of a table is flatter. */
const SMALLEST_CHART = 30
/** Numbers beside and below a drawing are at most this far from it, in ems of their small type, and this far in it. */
const SIDE_REACH_IN_EMS = 5
const TICK_REACH_IN_EMS = 1.8
const TICK_INSIDE_IN_EMS = 0.5
/** Fewest labels of an axis: two words are as far apart as any. */
const LEAST_TICKS = 3
/** Words nearer to one another than this, in ems, are of one text. */
const WORD_GAP_IN_EMS = 0.9
/** Distances of the labels of an axis differ by at most this share of their mean. */
const UNEVEN = 0.25
/** Edges of numbers below one another that differ by less than this, in points, are one edge. */
const SAME_EDGE = 1
/** A name of an axis, a title or the letter of a panel is at most this far from what is next to it, in ems. */
const NAME_REACH_IN_EMS = 2.2
/** Their middles differ from that of the drawing by at most this share of its width: the box may have the axis or not. */
const OFF_CENTRE = 0.15
/** Lines this near to one another, in ems, are lines of one text. */
const LEADING_IN_EMS = 1.7
/** Type sizes of one text differ by less than this, in points. */
const SAME_SIZE = 0.3
/** Names of axes and titles are at most this many times as large as the numbers. */
const LARGEST_NAME = 1.8

const NUMBER = /^[-−–+]?\d[\d.,]*[%kM]?$/
const PANEL = /^\([a-h]\)(?:\s|$)/

/**
 * The runs that are printed along the sides of a drawing and belong to it: the numbers of its axes, what they count, its
 * title, the letter of its panel. The columns of the page cannot be found while these are among the text.
 *
 * The labels of an axis are evenly spaced, as words of a text never are; its name and the title are looked for only where
 * there is an axis.
 */
export function findAxisLabels(figure: Box, runs: readonly TextRun[]): TextRun[] {
  if (Math.min(widthOf(figure), heightOf(figure)) < SMALLEST_CHART) return []
  const near = runs.filter(run => isNear(run, figure))
  const upright = near.filter(run => run.direction === 0)
  const ticks = [...sideTicks(figure, upright, runs), ...footTicks(figure, upright)]
  const names = ticks.length === 0 ? [] : findNames(figure, ticks, near)
  const found = new Set([...ticks, ...names])
  const pieces = joinPieces(upright.filter(run => !found.has(run)))
  const area = uniteBoxes([figure, ...[...found].map(run => run.box)])
  const panel = pieceBelow(pieces, area, figure, PANEL)
  return [...found, ...(panel?.runs ?? [])]
}

function isNear(run: TextRun, figure: Box): boolean {
  const around = growBox(figure, (SIDE_REACH_IN_EMS + NAME_REACH_IN_EMS + LEADING_IN_EMS) * run.size)
  return overlapX(around, run.box) > 0 && overlapY(around, run.box) > 0
}

/** The numbers left or right of a drawing, below one another at one edge, whichever it is. */
function sideTicks(figure: Box, near: readonly TextRun[], all: readonly TextRun[]): TextRun[] {
  const outwards = [(box: Box) => figure.left - box.right, (box: Box) => box.left - figure.right]
  const edges = [(box: Box) => box.right, (box: Box) => box.left]
  return outwards.flatMap(distanceOf => {
    const beside = near.filter(run => {
      const reach = distanceOf(run.box) / run.size
      const isBeside = reach < SIDE_REACH_IN_EMS && reach > -TICK_INSIDE_IN_EMS
      return NUMBER.test(run.text) && isBeside && isWithin(middleY(run.box), figure.top, figure.bottom, run.size)
    })
    const choices = edges.map(edge => ticksAtEdge(beside, all, edge))
    return choices.find(ticks => ticks.length > 0) ?? []
  })
}

/** Those that are at one edge, if they are an axis: the numbers of lines go on above or below. */
function ticksAtEdge(beside: readonly TextRun[], all: readonly TextRun[], edge: (box: Box) => number): TextRun[] {
  const [first] = beside
  if (first === undefined) return []
  const isAtEdge = (run: TextRun) =>
    Math.abs(edge(run.box) - edge(first.box)) < SAME_EDGE && Math.abs(run.size - first.size) < SAME_SIZE
  const ticks = beside.filter(isAtEdge)
  if (ticks.length < LEAST_TICKS || !isEven(ticks.map(({ box }) => middleY(box)))) return []
  const column = uniteBoxes(ticks.map(({ box }) => box))
  const pitch = heightOf(column) / (ticks.length - 1)
  const others = all.filter(run => NUMBER.test(run.text) && isAtEdge(run) && !ticks.includes(run))
  return others.some(({ box }) => -overlapY(box, column) < pitch) ? [] : ticks
}

/** The labels in one row below a drawing. */
function footTicks(figure: Box, near: readonly TextRun[]): TextRun[] {
  const below = near.filter(run => {
    const distance = run.box.top - figure.bottom
    const isBelow = distance < TICK_REACH_IN_EMS * run.size && distance > -TICK_INSIDE_IN_EMS * run.size
    return isBelow && isWithin(middleX(run.box), figure.left, figure.right, run.size)
  })
  const top = Math.min(...below.map(({ baseline }) => baseline))
  const row = below.filter(({ baseline }) => baseline - top < SAME_EDGE)
  if (row.length < LEAST_TICKS || !isEven(row.map(({ box }) => middleX(box)))) return []
  return row.every(run => NUMBER.test(run.text)) || areApart(row, near) ? row : []
}

/** Whether nothing is beside any of these words as near as words of a text are. */
function areApart(row: readonly TextRun[], near: readonly TextRun[]): boolean {
  return row.every(run =>
    near.every(other => {
      const gap = -overlapX(run.box, other.box)
      return other === run || overlapY(run.box, other.box) <= 0 || gap > WORD_GAP_IN_EMS * run.size
    }),
  )
}

/** Whether positions are those of the labels of an axis. */
function isEven(positions: readonly number[]): boolean {
  const sorted = [...positions].sort((a, b) => a - b)
  const gaps = sorted.slice(1).map((position, i) => position - (sorted[i] ?? position))
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  return gaps.every(gap => Math.abs(gap - mean) <= UNEVEN * mean)
}

/** The names of the axes and the title of a chart whose numbers are `ticks`. */
function findNames(figure: Box, ticks: readonly TextRun[], near: readonly TextRun[]): TextRun[] {
  const taken = new Set(ticks)
  const area = uniteBoxes([figure, ...ticks.map(({ box }) => box)])
  const largest = LARGEST_NAME * Math.max(...ticks.map(({ size }) => size))
  const turned = near.filter(({ direction, box, size }) => {
    if (direction === 0 || size > largest) return false
    const gap = -overlapX(box, area)
    return gap < NAME_REACH_IN_EMS * size && box.top > area.top - size && box.bottom < area.bottom + size
  })
  const upright = near.filter(run => run.direction === 0 && !taken.has(run))
  const pieces = joinPieces(upright).filter(({ size }) => size <= largest)
  const names = [pieceBelow(pieces, area, figure), pieceAbove(pieces, area, figure)]
  return [...turned, ...names.flatMap(piece => piece?.runs ?? [])]
}

/** The single piece right below an area, in the middle of its drawing, that is no line of a text. */
function pieceBelow(pieces: readonly Piece[], area: Box, figure: Box, form?: RegExp): Piece | undefined {
  const found = pieces.filter(piece => {
    const gap = piece.box.top - area.bottom
    return gap < NAME_REACH_IN_EMS * piece.size && gap > -TICK_INSIDE_IN_EMS * piece.size && isCentred(piece, figure)
  })
  const [piece] = found
  if (piece === undefined || found.length > 1 || captionOf({ pieces: [piece] }) !== undefined) return undefined
  if (form !== undefined && !form.test(textOf(piece))) return undefined
  const next = pieces.filter(other => isLineNextTo(other, piece, other.baseline - piece.baseline))
  return next.every(other => captionOf({ pieces: [other] }) !== undefined || PANEL.test(textOf(other)))
    ? piece
    : undefined
}

/** The single piece right above an area, in the middle of its drawing, that is no line of a text. */
function pieceAbove(pieces: readonly Piece[], area: Box, figure: Box): Piece | undefined {
  const found = pieces.filter(piece => {
    const gap = area.top - piece.box.bottom
    return gap < NAME_REACH_IN_EMS * piece.size && gap > -TICK_INSIDE_IN_EMS * piece.size && isCentred(piece, figure)
  })
  const [piece] = found
  if (piece === undefined || found.length > 1 || captionOf({ pieces: [piece] }) !== undefined) return undefined
  return pieces.some(other => isLineNextTo(other, piece, piece.baseline - other.baseline)) ? undefined : piece
}

function isCentred({ box }: Piece, figure: Box): boolean {
  const width = widthOf(figure)
  return Math.abs(middleX(box) - middleX(figure)) < OFF_CENTRE * width && widthOf(box) <= width
}

/** Whether a piece is a line of the same text, `distance` further. */
function isLineNextTo(other: Piece, piece: Piece, distance: number): boolean {
  const isNext = distance > 0 && distance < LEADING_IN_EMS * piece.size
  return isNext && overlapX(other.box, piece.box) > 0 && Math.abs(other.size - piece.size) < SAME_SIZE
}

function textOf({ runs }: Piece): string {
  return runs
    .map(run => (run.spaceBefore ? ` ${run.text}` : run.text))
    .join('')
    .trim()
}

function isWithin(position: number, from: number, to: number, tolerance: number): boolean {
  return position > from - tolerance && position < to + tolerance
}

function middleX(box: Box): number {
  return (box.left + box.right) / 2
}

function middleY(box: Box): number {
  return (box.top + box.bottom) / 2
}
