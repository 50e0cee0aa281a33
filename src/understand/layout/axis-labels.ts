import { isSameRunSize } from '../evidence/line-style.ts'
import {
  type Box,
  containsPoint,
  growBox,
  heightOf,
  overlapX,
  overlapY,
  uniteBoxes,
  widthOf,
} from '../../base/geometry/box.ts'
import type { Page, Rule, TextRun } from '../../model/page/page.ts'
import { joinPieces, type Piece } from './lines/pieces.ts'
import { captionOf } from './tables/captioned-rows.ts'

/** Smallest side of a chart, in points: a band behind a row of a table is flatter. */
const SMALLEST_CHART = 30
/** Numbers beside and below a drawing are at most this far from it, in ems of their small type, and this far in it. */
const SIDE_REACH_IN_EMS = 5
const TICK_REACH_IN_EMS = 1.8
const TICK_INSIDE_IN_EMS = 0.5
/** Fewest labels of an axis: that two words have a distance says nothing. */
const LEAST_TICKS = 3
/** Most labels of an axis; more are the numbers of lines. */
const MOST_TICKS = 20
/** Words nearer to one another than this, in ems, are of one text. */
const WORD_GAP_IN_EMS = 0.9
/** Words of a line that was stretched are at most this far apart, in ems. */
const WIDEST_BLANK_IN_EMS = 6
/** Rules of a table are at most this far from its first or last row, in ems. */
const RULE_REACH_IN_EMS = 3
/** Distances of the labels of an axis differ by at most this share of their mean. */
const UNEVEN = 0.25
/** Edges of numbers below one another that differ by less than this, in points, are one edge. */
const SAME_TICK_EDGE = 1
/** Least share of the words beside the bars of a chart that share no left edge with others. */
const RAGGED = 0.5
/** A name of an axis, a title or the letter of a panel is at most this far from what is next to it, in ems. */
const NAME_REACH_IN_EMS = 2.2
/** Their middles differ from that of the drawing by at most this share of its width: the box may have the axis or not. */
const OFF_CENTRE = 0.15
/** Lines this near to one another, in ems, are lines of one text. */
const LABEL_LEADING_IN_EMS = 1.7
/** Names of axes and titles are at most this many times as large as the numbers. */
const LARGEST_NAME = 1.8

const NUMBER = /^[-−–+]?\d(?:[\d.,]*\d)?[%kM]?$/
const PANEL = /^\([a-h]\)(?:\s|$)/

/**
 * The runs that are printed along the sides of a drawing and belong to it: the numbers of its axes, what they count, the words
 * beside its bars, its title, the letter of its panel. The columns of the page cannot be found while these are among the text.
 *
 * The labels of an axis are evenly spaced, as words of a text never are; its name and the title are looked for only where
 * there is an axis.
 */
export function findAxisLabels(figure: Box, { runs, rules }: Pick<Page, 'runs' | 'rules'>): TextRun[] {
  if (Math.min(widthOf(figure), heightOf(figure)) < SMALLEST_CHART) return []
  const near = runs.filter(run => isNear(run, figure))
  const upright = near.filter(run => run.direction === 0)
  const scales = [...sideScales(figure, upright, runs), footScale(figure, upright, runs)]
  const numbers = scales.filter(scale => !areCells(scale, figure, rules)).flat()
  const words = upright.filter(run => !numbers.includes(run))
  const ticks = numbers.length === 0 ? [] : [...numbers, ...findCategories(figure, words, { runs, rules })]
  const names = ticks.length === 0 ? [] : findNames(figure, ticks, { near, all: runs })
  const inside = ticks.length === 0 ? [] : runsInside(uniteBoxes([figure, ...ticks.map(run => run.box)]), runs)
  const found = new Set([...ticks, ...names, ...inside])
  const pieces = joinPieces(upright.filter(run => !found.has(run)))
  const area = uniteBoxes([figure, ...[...found].map(run => run.box)])
  const panel = pieceBelow(pieces, area, figure, PANEL)
  return [...found, ...(panel?.runs ?? [])]
}

/** What is printed within the axes. */
function runsInside(area: Box, runs: readonly TextRun[]): readonly TextRun[] {
  return runs.filter(({ box }) => containsPoint(area, middleX(box), middleY(box)))
}

function isNear(run: TextRun, figure: Box): boolean {
  const around = growBox(figure, (SIDE_REACH_IN_EMS + NAME_REACH_IN_EMS + LABEL_LEADING_IN_EMS) * run.size)
  return overlapX(around, run.box) > 0 && overlapY(around, run.box) > 0
}

/** The numbers left or right of a drawing, below one another at one edge, whichever it is; no words of a text, which may begin with numbers. */
function sideScales(figure: Box, near: readonly TextRun[], all: readonly TextRun[]): TextRun[][] {
  const outwards = [(box: Box) => figure.left - box.right, (box: Box) => box.left - figure.right]
  const edges = [(box: Box) => box.right, (box: Box) => box.left]
  return outwards.map(distanceOf => {
    const beside = near.filter(run => {
      const reach = distanceOf(run.box) / run.size
      const isBeside = reach < SIDE_REACH_IN_EMS && reach > -TICK_INSIDE_IN_EMS
      if (!NUMBER.test(run.text) || !isBeside) return false
      return isWithin(middleY(run.box), figure.top, figure.bottom, run.size) && areApart([run], near)
    })
    const choices = edges.map(edge => {
      const isInLine = (run: TextRun, other: TextRun) => Math.abs(edge(run.box) - edge(other.box)) < SAME_TICK_EDGE
      return scaleOf(beside, all, { isInLine, placeOf: run => middleY(run.box) })
    })
    return choices.find(ticks => ticks.length > 0) ?? []
  })
}

/**
 * The words left of the bars of a chart: evenly spaced, they end at one edge and begin where they like, as lines of a text and cells of a
 * table do not. A chart has numbers, too.
 */
function findCategories(
  figure: Box,
  words: readonly TextRun[],
  { runs: all, rules }: Pick<Page, 'runs' | 'rules'>,
): TextRun[] {
  const beside = joinPieces(words).filter(({ box, size }) => {
    const reach = (figure.left - box.right) / size
    const isBeside = reach < SIDE_REACH_IN_EMS && reach > -TICK_INSIDE_IN_EMS
    return isBeside && isWithin(middleY(box), figure.top, figure.bottom, size)
  })
  const [first] = beside
  if (first === undefined) return []
  const isInLine = ({ box, size }: Piece) =>
    Math.abs(box.right - first.box.right) < SAME_TICK_EDGE && isSameRunSize({ size }, first)
  const labels = beside.filter(isInLine).sort((a, b) => middleY(a.box) - middleY(b.box))
  if (labels.some(label => all.some(run => isLeftOf(run, label)))) return []
  const lefts = new Set(labels.map(({ box }) => Math.round(box.left / SAME_TICK_EDGE)))
  if (lefts.size < LEAST_TICKS || lefts.size < RAGGED * labels.length) return []
  const runs = labels.flatMap(label => label.runs)
  return isEven(labels.map(({ box }) => middleY(box))) && !areCells(runs, figure, rules) ? runs : []
}

/** Whether a run is left of a label, as near as in a line that was stretched. */
function isLeftOf({ box, direction }: TextRun, label: Piece): boolean {
  const gap = label.box.left - box.right
  return direction === 0 && overlapY(box, label.box) > 0 && gap > 0 && gap < WIDEST_BLANK_IN_EMS * label.size
}

/** The labels in one row below a drawing. */
function footScale(figure: Box, near: readonly TextRun[], all: readonly TextRun[]): TextRun[] {
  const below = near.filter(run => {
    const distance = run.box.top - figure.bottom
    const isBelow = distance < TICK_REACH_IN_EMS * run.size && distance > -TICK_INSIDE_IN_EMS * run.size
    return isBelow && isWithin(middleX(run.box), figure.left, figure.right, run.size)
  })
  const highest = [...below].sort((a, b) => a.baseline - b.baseline)
  const isInLine = (run: TextRun, other: TextRun) => Math.abs(run.baseline - other.baseline) < SAME_TICK_EDGE
  const row = scaleOf(highest, all, { isInLine, placeOf: run => middleX(run.box) })
  return row.every(run => NUMBER.test(run.text)) || areApart(row, near) ? row : []
}

/** Whether numbers are cells of a table beside or below a drawing: a rule of the table is across their column. */
function areCells(scale: readonly TextRun[], figure: Box, rules: readonly Rule[]): boolean {
  if (scale.length === 0) return false
  const box = uniteBoxes(scale.map(run => run.box))
  const size = Math.max(...scale.map(run => run.size))
  return rules.some(rule => {
    const isAcross = rule.box.left < box.left + 1 && rule.box.right > box.right - 1
    const isNear =
      rule.box.bottom > box.top - RULE_REACH_IN_EMS * size && rule.box.top < box.bottom + RULE_REACH_IN_EMS * size
    return rule.orientation === 'horizontal' && isAcross && isNear && overlapX(rule.box, figure) <= 0
  })
}

/** How the labels of an axis are in line, and where each is along it. */
interface Along {
  readonly isInLine: (run: TextRun, other: TextRun) => boolean
  readonly placeOf: (run: TextRun) => number
}

/**
 * The labels of an axis: those of `found` that are in line with the first, with the numbers that continue at the same distance,
 * as the drawing may be only a part of the chart. Where too many do, they are numbers of lines.
 */
function scaleOf(found: readonly TextRun[], all: readonly TextRun[], { isInLine, placeOf }: Along): TextRun[] {
  const [first] = found
  if (first === undefined) return []
  const isAlike = (run: TextRun) => isInLine(run, first) && isSameRunSize(run, first)
  const ticks = found.filter(isAlike).sort((a, b) => placeOf(a) - placeOf(b))
  const [start, end] = [ticks[0], ticks[ticks.length - 1]]
  if (start === undefined || end === undefined || ticks.length < LEAST_TICKS) return []
  if (!isEven(ticks.map(placeOf))) return []
  const pitch = (placeOf(end) - placeOf(start)) / (ticks.length - 1)
  const others = all.filter(
    run => run.direction === 0 && NUMBER.test(run.text) && isAlike(run) && !ticks.includes(run) && areApart([run], all),
  )
  const goOn = (from: TextRun, step: number): TextRun[] => {
    const next = others.find(run => Math.abs(placeOf(run) - placeOf(from) - step) < UNEVEN * pitch)
    return next === undefined ? [] : [next, ...goOn(next, step)]
  }
  const scale = [...goOn(start, -pitch), ...ticks, ...goOn(end, pitch)]
  return scale.length > MOST_TICKS ? [] : scale
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

/** Whether sorted positions are those of the labels of an axis. */
function isEven(positions: readonly number[]): boolean {
  const gaps = positions.slice(1).map((position, i) => position - (positions[i] ?? position))
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  return gaps.every(gap => Math.abs(gap - mean) <= UNEVEN * mean)
}

/** The names of the axes and the title of a chart whose numbers are `ticks`. */
function findNames(
  figure: Box,
  ticks: readonly TextRun[],
  { near, all }: { near: readonly TextRun[]; all: readonly TextRun[] },
): TextRun[] {
  const taken = new Set(ticks)
  const area = uniteBoxes([figure, ...ticks.map(({ box }) => box)])
  const largest = LARGEST_NAME * Math.max(...ticks.map(({ size }) => size))
  const turned = near.filter(run => run.direction !== 0 && run.size <= largest)
  const isBeside = ({ box, size }: TextRun) =>
    -overlapX(box, area) < NAME_REACH_IN_EMS * size && box.top > area.top - size && box.bottom < area.bottom + size
  // Words of a line in the margin of the page continue above or below.
  const goesOn = (run: TextRun) => turned.some(other => overlapX(other.box, run.box) > 0 && !isBeside(other))
  const beside = turned.filter(run => isBeside(run) && !goesOn(run))
  const upright = near.filter(run => run.direction === 0 && !taken.has(run))
  const pieces = joinPieces(upright).filter(({ size }) => size <= largest)
  // What is near the drawing may not be all of a text above its axes.
  const titles = [pieceAbove(pieces, area, figure)].filter(piece => piece !== undefined && !isLastLine(piece, all))
  const names = [pieceBelow(pieces, area, figure), ...titles].filter(
    piece => piece !== undefined && !isAtEdge(piece, all),
  )
  return [...beside, ...names.flatMap(piece => piece?.runs ?? [])]
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

/** The single piece right above an area, in the middle of its drawing. */
function pieceAbove(pieces: readonly Piece[], area: Box, figure: Box): Piece | undefined {
  const found = pieces.filter(piece => {
    const gap = area.top - piece.box.bottom
    return gap < NAME_REACH_IN_EMS * piece.size && gap > -TICK_INSIDE_IN_EMS * piece.size && isCentred(piece, figure)
  })
  const [piece] = found
  return piece === undefined || found.length > 1 || captionOf({ pieces: [piece] }) !== undefined ? undefined : piece
}

/** Whether a piece continues a line right above it: a text, or the label of a caption above its title. */
function isLastLine(piece: Piece, all: readonly TextRun[]): boolean {
  return all.some(run => run.direction === 0 && isLineNextTo(run, piece, piece.baseline - run.baseline))
}

/** Whether a piece is the first or the last line of its page: a running head, a page number. */
function isAtEdge({ box }: Piece, all: readonly TextRun[]): boolean {
  return all.every(run => run.baseline > box.top) || all.every(run => run.baseline <= box.bottom)
}

function isCentred({ box }: Piece, figure: Box): boolean {
  const width = widthOf(figure)
  return Math.abs(middleX(box) - middleX(figure)) < OFF_CENTRE * width && widthOf(box) <= width
}

/** Whether a piece or a run is in a line of the same text, `distance` further. */
function isLineNextTo(other: Pick<Piece, 'box' | 'size'>, piece: Piece, distance: number): boolean {
  const isNext = distance > 0 && distance < LABEL_LEADING_IN_EMS * piece.size
  return isNext && overlapX(other.box, piece.box) > 0 && isSameRunSize(other, piece)
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
