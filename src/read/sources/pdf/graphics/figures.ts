import {
  areaOf,
  type Box,
  containsPoint,
  growBox,
  heightOf,
  overlapX,
  overlapY,
  uniteBoxes,
  widthOf,
} from '../../../../base/geometry/box.ts'
import type { Rule, TextRun } from '../../../../model/page/page.ts'
import type { Drawing, FilledArea } from '../drawing/drawing.ts'
import { findAxisAreas } from './axes.ts'
import { clusterBoxes } from './cluster-boxes.ts'

/** Smallest long and short side of a figure; smaller drawings are icons, bullets and parts of formulas. */
const MIN_LONG_SIDE = 24
const MIN_SHORT_SIDE = 8

/** Share of both page sides from which a drawing is the background of the page. */
const BACKGROUND_SHARE = 0.95

/** Fewest plain filled rectangles without text that make a separate drawing (a bar chart). */
const MIN_BARS = 3

/** How much longer than a drawing its axes and frame lines may be. */
const MAX_AXIS_RATIO = 2.5

/** Largest share of the page of an outlined rectangle that can be a node of a diagram. */
const MAX_NODE_SHARE = 0.05

/** Share of a box covered by words from which it is a panel underneath running text; labels of charts cover less. */
const MAX_TEXT_SHARE = 0.3

/** The pictures and drawings of a page, and the rules that are not part of one. */
export interface Graphics {
  readonly figures: readonly Box[]
  readonly rules: readonly Rule[]
}

/**
 * Finds the boxes of pictures and of drawings that are more than rules.
 *
 * Pictures, curves and slanted lines make figures; plain filled rectangles join them only when no text is on
 * them (bars), as those with text are backgrounds; small frames join what touches them (nodes and arrows). Near things become one figure; rules inside it become part of it.
 * Never takes rules alone, a frame around text, or a page background for a figure.
 */
export function findGraphics(drawing: Drawing, rules: readonly Rule[], runs: readonly TextRun[], page: Box): Graphics {
  const isForeground = (box: Box) => !isBackground(box, page)
  const parts = [...drawing.pictures, ...drawing.shapes].filter(isForeground)
  const bars = findBars(drawing, runs, page)
  if (parts.length === 0 && bars.length < MIN_BARS) return { figures: [], rules }
  const drawings = clusterBoxes(
    [
      ...[...parts, ...bars, ...findSteps(bars, runs), ...findNodes(drawing, page), ...findConnectors(rules)],
      ...findAxisAreas(rules, [...parts, ...bars]),
    ],
    page,
  )
    .filter(cluster => parts.some(part => isInside(part, cluster)) || countInside(bars, cluster) >= MIN_BARS)
    .map(cluster => growToAxes(cluster, rules, runs))
  const figures = mergeNear(drawings, runs)
    .filter(figure => isLargeEnough(figure) && isForeground(figure) && textShare(runs, figure) < MAX_TEXT_SHARE)
    .map(roundOut)
  return { figures, rules: rules.filter(rule => !figures.some(figure => isInside(rule.box, figure))) }
}

function isBackground(box: Box, page: Box): boolean {
  return widthOf(box) >= BACKGROUND_SHARE * widthOf(page) && heightOf(box) >= BACKGROUND_SHARE * heightOf(page)
}

/** Thinnest bar, in points, of a chart; thinner rectangles are rules. */
const MIN_BAR = 2

/** Largest share of the page of a bar; larger rectangles are backgrounds even without text on them. */
const MAX_BAR_SHARE = 0.25

function findBars(drawing: Drawing, runs: readonly TextRun[], page: Box): readonly Box[] {
  const areas = drawing.areas.filter(area => area.isRectangle && area.paint !== undefined && area.paint !== '#ffffff')
  const hasText = ({ box }: FilledArea) => runs.some(run => isInside(run.box, growBox(box, run.size / 2)))
  const free = areas
    .filter(({ box }) => Math.min(widthOf(box), heightOf(box)) >= MIN_BAR && areaOf(box) < MAX_BAR_SHARE * areaOf(page))
    .filter(area => !hasText(area))
  if (free.length === 0) return []
  const cells = findEmptyCells(free, areas.filter(hasText))
  return free.filter(area => !cells.has(area)).map(({ box }) => box)
}

/** How far, in points, the feet of bars on one axis may differ. */
const FOOT_TOLERANCE = 0.5

/** The stretches of an axis between bars that rise from it side by side, or hang from it: with these they are one drawing. */
function findSteps(bars: readonly Box[], runs: readonly TextRun[]): readonly Box[] {
  const isFree = (gap: Box) => !runs.some(({ box }) => hasCentreIn(box, gap))
  const feet = [...bars].sort((a, b) => a.bottom - b.bottom || a.left - b.left)
  const upright = feet.flatMap((bar, i) => {
    const next = feet[i + 1]
    if (next === undefined || Math.abs(next.bottom - bar.bottom) > FOOT_TOLERANCE) return []
    const gap = { left: bar.right, right: next.left, top: Math.min(bar.top, next.top), bottom: bar.bottom }
    return isStep(widthOf(gap)) && isFree(gap) ? [{ ...gap, top: gap.bottom - 1 }] : []
  })
  const starts = [...bars].sort((a, b) => a.left - b.left || a.top - b.top)
  const lying = starts.flatMap((bar, i) => {
    const next = starts[i + 1]
    if (next === undefined || Math.abs(next.left - bar.left) > FOOT_TOLERANCE) return []
    const gap = { left: bar.left, right: Math.max(bar.right, next.right), top: bar.bottom, bottom: next.top }
    return isStep(heightOf(gap)) && isFree(gap) ? [{ ...gap, right: gap.left + 1 }] : []
  })
  return [...upright, ...lying]
}

function isStep(length: number): boolean {
  return length >= 0 && length <= MAX_GAP
}

/** Shortest side, in points, of a node; flatter outlined rectangles are lines. */
const MIN_NODE_SIDE = 6

function findNodes(drawing: Drawing, page: Box): readonly Box[] {
  const isNode = (box: Box) => areaOf(box) < MAX_NODE_SHARE * areaOf(page)
  return drawing.frames.filter(box => isNode(box) && Math.min(widthOf(box), heightOf(box)) >= MIN_NODE_SIDE)
}

/** Longest line, in points, between the parts of a drawing; longer ones belong to tables and to the page. */
const MAX_CONNECTOR = 60

function findConnectors(rules: readonly Rule[]): readonly Box[] {
  return rules.map(({ box }) => box).filter(box => Math.max(widthOf(box), heightOf(box)) <= MAX_CONNECTOR)
}

function countInside(boxes: readonly Box[], cluster: Box): number {
  return boxes.filter(box => isInside(box, cluster)).length
}

function isLargeEnough(box: Box): boolean {
  const sides = [widthOf(box), heightOf(box)].sort((a, b) => a - b)
  return (sides[0] ?? 0) >= MIN_SHORT_SIDE && (sides[1] ?? 0) >= MIN_LONG_SIDE
}

/** How far, in points, a part may stick out of the box that holds it. */
const MARGIN = 4

function isInside(inner: Box, outer: Box): boolean {
  return (
    hasCentreIn(inner, outer) &&
    inner.left >= outer.left - MARGIN &&
    inner.right <= outer.right + MARGIN &&
    inner.top >= outer.top - MARGIN &&
    inner.bottom <= outer.bottom + MARGIN
  )
}

/** Words that may come into a figure with one of its axes; more are the caption inside a frame. */
const MAX_WORDS_ADDED = 4

/** The cluster with the axes and frame lines that touch it or one another, as far as they take in no text. */
function growToAxes(cluster: Box, rules: readonly Rule[], runs: readonly TextRun[]): Box {
  let figure = cluster
  // An axis may touch the drawing only by the other axis, whatever their order.
  for (const rule of [...rules, ...rules]) {
    if (!isAxisOf(rule, figure, cluster)) continue
    const grown = uniteBoxes([figure, rule.box])
    if (countAdded(runs, figure, grown) <= MAX_WORDS_ADDED) figure = grown
  }
  return figure
}

function isAxisOf({ box, orientation }: Rule, figure: Box, cluster: Box): boolean {
  const side = orientation === 'horizontal' ? widthOf : heightOf
  return overlapX(box, figure) >= -1 && overlapY(box, figure) >= -1 && side(box) <= MAX_AXIS_RATIO * side(cluster)
}

/** Widest gap, in points, between parts of one figure: groups of bars, rows of pictures. */
const MAX_GAP = 20

/** The drawings, those united that are next to each other with no text between. */
function mergeNear(drawings: readonly Box[], runs: readonly TextRun[]): readonly Box[] {
  const merged: Box[] = []
  for (const drawing of drawings) {
    const near = merged.findIndex(other => isBeside(drawing, other) && isFreeOfText(drawing, other, runs))
    if (near === -1) merged.push(drawing)
    else merged.push(...merged.splice(near, 1).map(other => uniteBoxes([other, drawing])))
  }
  return merged.length === drawings.length ? merged : mergeNear(merged, runs)
}

/**
 * Least share of the box around two drawings that they cover, where there are words between them that are taller than the flatter one.
 * A flat band over a badge at the edge of the page covers less: the words beside the badge are the title.
 */
const LEAST_COVERED = 0.5

/** Whether the boxes are near in one direction and overlap by half of the smaller in the other. */
function isBeside(a: Box, b: Box): boolean {
  const overlapsX = overlapX(a, b) >= 0.5 * Math.min(widthOf(a), widthOf(b))
  const overlapsY = overlapY(a, b) >= 0.5 * Math.min(heightOf(a), heightOf(b))
  return (overlapsX && overlapY(a, b) >= -MAX_GAP) || (overlapsY && overlapX(a, b) >= -MAX_GAP)
}

function isFreeOfText(a: Box, b: Box, runs: readonly TextRun[]): boolean {
  const both = uniteBoxes([a, b])
  const between = runs.filter(({ box }) => hasCentreIn(box, both) && !hasCentreIn(box, a) && !hasCentreIn(box, b))
  // Icons in lines of text, of which some may already be one, are no figure with words in it.
  if (between.length === 0 || ![a, b].some(box => shortSideOf(box) >= MIN_LONG_SIDE)) return between.length === 0
  const flat = Math.min(shortSideOf(a), shortSideOf(b))
  // A bar flatter than a band has labels taller than itself.
  const areLabels =
    areaOf(a) + areaOf(b) >= LEAST_COVERED * areaOf(both) ||
    flat < MIN_SHORT_SIDE ||
    between.every(({ size }) => size < flat)
  return areLabels && between.length <= MAX_WORDS_ADDED
}

function shortSideOf(box: Box): number {
  return Math.min(widthOf(box), heightOf(box))
}

/** Share of the figure that words cover. */
function textShare(runs: readonly TextRun[], figure: Box): number {
  const words = runs.filter(({ box }) => hasCentreIn(box, figure))
  return words.reduce((sum, { box }) => sum + areaOf(box), 0) / Math.max(1, areaOf(figure))
}

function countAdded(runs: readonly TextRun[], figure: Box, grown: Box): number {
  if (areaOf(grown) === areaOf(figure)) return 0
  return runs.filter(({ box }) => hasCentreIn(box, grown) && !hasCentreIn(box, figure)).length
}

function hasCentreIn(inner: Box, outer: Box): boolean {
  return containsPoint(outer, (inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2)
}

function roundOut({ left, top, right, bottom }: Box): Box {
  const round = (position: number) => Math.round(position * 100) / 100
  return { left: round(left), top: round(top), right: round(right), bottom: round(bottom) }
}

/** Cells of one row end at the same heights within this many points. */
const SAME_HEIGHT = 1
/** Cells that draw their own shade are at most this far apart, in points. */
const MAX_BREAK = 3

/**
 * The areas without text that are empty cells of a coloured row: beside a cell with text, or beside another of them, at the same
 * height and of the same colour. The parts of a bar differ in colour.
 */
function findEmptyCells(free: readonly FilledArea[], filled: readonly FilledArea[]): ReadonlySet<FilledArea> {
  const cells = new Set<FilledArea>()
  let known = filled
  while (known.length > 0) {
    const beside = free.filter(area => !cells.has(area) && known.some(other => isInRow(area, other)))
    for (const area of beside) cells.add(area)
    known = beside
  }
  return cells
}

function isInRow(a: FilledArea, b: FilledArea): boolean {
  if (a.paint !== b.paint) return false
  const isLevel = Math.abs(a.box.top - b.box.top) < SAME_HEIGHT && Math.abs(a.box.bottom - b.box.bottom) < SAME_HEIGHT
  const gap = Math.max(a.box.left - b.box.right, b.box.left - a.box.right)
  return isLevel && Math.abs(gap) <= MAX_BREAK
}
