import { type Box, heightOf, uniteBoxes, widthOf } from '../../../../base/geometry/box.ts'
import { keepsAxes, scaleOf } from '../../../../base/geometry/matrix.ts'
import type { Drawing } from './drawing.ts'
import { type GraphicsState, MIN_ALPHA } from './graphics-state.ts'
import { readPath, type SubPath } from './paths.ts'

/** Thickest line, in points, that is a rule and not a bar. */
const MAX_RULE_THICKNESS = 2.5

/** Thickness, in points, from which a line is a coloured band, as a filled rectangle is: there is text on it. */
const MIN_BAND_THICKNESS = 5

/** Shortest rule, in points; shorter ones are dots and ticks. */
const MIN_RULE_LENGTH = 3

/** A side with slants at both ends is shorter than the other by at most this many thicknesses, and by rounding, in points. */
const SIDES_WITH_SLANTS = 2
const SLACK = 0.1
/** Sides of a frame. */
const SIDES = 4

/** Painting operators of pdf.js that end a path, by number. */
const STROKES = new Set([20, 21, 24, 25, 26, 27])
const FILLS = new Set([22, 23, 24, 25, 26, 27])

/** Whether the operator paints the path; others only end it or clip by it. */
export function isPainting(operator: number): boolean {
  return FILLS.has(operator) || STROKES.has(operator)
}

/** Adds a picture to `drawing`; one as thin as a line is a line. */
export function drawImage(box: Box, drawing: Drawing): void {
  const length = Math.max(widthOf(box), heightOf(box))
  if (length < MIN_RULE_LENGTH) return
  if (Math.min(widthOf(box), heightOf(box)) <= MAX_RULE_THICKNESS) {
    drawing.lines.push(box)
    return
  }
  drawing.pictures.push(box)
  drawing.areas.push({ box, paint: undefined, isRectangle: true })
}

/** Adds what a painted path draws to `drawing`: rules, filled areas, or a shape. */
export function drawPath(
  operator: number,
  buffer: Float32Array,
  box: Box,
  state: GraphicsState,
  drawing: Drawing,
): void {
  const isFilled = FILLS.has(operator) && state.fillAlpha >= MIN_ALPHA
  const isStroked = STROKES.has(operator) && state.strokeAlpha >= MIN_ALPHA
  if (!(isFilled || isStroked) || (widthOf(box) === 0 && heightOf(box) === 0)) return
  const paths = readPath(buffer, state.matrix)
  if (!paths) {
    drawing.shapes.push(box)
    if (isFilled) drawing.areas.push({ box, paint: state.fill, isRectangle: false })
    return
  }
  for (const path of paths) {
    const part = { ...path, box: clipTo(path.box, state.clip) }
    if (isEmpty(part.box)) continue
    if (isFilled) fill(part, state, drawing)
    if (isStroked) stroke(part, state, drawing)
  }
}

function fill(path: SubPath, state: GraphicsState, drawing: Drawing): void {
  const { box, kind } = path
  const isRectangle = kind === 'rectangle' && keepsAxes(state.matrix)
  const thickness = Math.min(widthOf(box), heightOf(box))
  const length = Math.max(widthOf(box), heightOf(box))
  const isSide = !isRectangle && isMitred(path)
  if ((isRectangle || isSide) && thickness <= MAX_RULE_THICKNESS) {
    if (length >= MIN_RULE_LENGTH && state.fill !== WHITE) drawing.lines.push(box)
    if (isSide) drawing.frames.push(...frameOf(drawing.lines.slice(-SIDES)))
    return
  }
  drawing.areas.push({ box, paint: state.fill, isRectangle: isRectangle || kind === 'rounded' })
  if (kind === 'free' || (kind === 'straight' && path.segments.length < 3)) drawing.shapes.push(box)
}

/**
 * Whether a filled area is a side of a frame that meets the next ones in slanted corners: layout programs fill each border of a
 * table so. Its two long sides are those of a line, but for the slants.
 */
function isMitred({ kind, box, segments }: SubPath): boolean {
  if (kind !== 'free') return false
  const thickness = Math.min(widthOf(box), heightOf(box))
  const least = Math.max(widthOf(box), heightOf(box)) - SIDES_WITH_SLANTS * thickness - SLACK
  const isLong = (side: Box) => Math.max(widthOf(side), heightOf(side)) >= least
  return least > 0 && segments.filter(isLong).length === 2
}

/** The frame whose sides the lines are, drawn one after the other; none where they are others. */
function frameOf(lines: readonly Box[]): Box[] {
  const frame = uniteBoxes(lines)
  const isAt = (side: keyof Box) => (line: Box) => Math.abs(line[side] - frame[side]) < SLACK
  const spans = (line: Box, ends: readonly (keyof Box)[]) => ends.every(end => isAt(end)(line))
  const upright = lines.filter(line => spans(line, ['top', 'bottom']))
  const level = lines.filter(line => spans(line, ['left', 'right']))
  const isFrame =
    upright.some(isAt('left')) && upright.some(isAt('right')) && level.some(isAt('top')) && level.some(isAt('bottom'))
  return isFrame && lines.length === SIDES ? [frame] : []
}

function stroke(path: SubPath, state: GraphicsState, drawing: Drawing): void {
  if (state.stroke === WHITE) return
  if (path.kind === 'free') {
    drawing.shapes.push(path.box)
    return
  }
  if (path.kind === 'rectangle' || path.kind === 'rounded') drawing.frames.push(path.box)
  const half = (state.lineWidth * scaleOf(state.matrix)) / 2
  for (const segment of path.segments) {
    const line = clipTo(segment, state.clip)
    const length = Math.max(widthOf(line), heightOf(line))
    if (length < MIN_RULE_LENGTH || 2 * half > length) continue
    const box = thicken(line, half)
    if (2 * half < MIN_BAND_THICKNESS) drawing.lines.push(box)
    else drawing.areas.push({ box, paint: state.stroke, isRectangle: true })
  }
}

const WHITE = '#ffffff'

/** A segment with its line width, ends not lengthened. */
function thicken(line: Box, half: number): Box {
  return widthOf(line) >= heightOf(line)
    ? { ...line, top: line.top - half, bottom: line.bottom + half }
    : { ...line, left: line.left - half, right: line.right + half }
}

function isEmpty(box: Box): boolean {
  return box.right < box.left || box.bottom < box.top
}

function clipTo(box: Box, clip: Box): Box {
  return {
    left: Math.max(box.left, clip.left),
    top: Math.max(box.top, clip.top),
    right: Math.min(box.right, clip.right),
    bottom: Math.min(box.bottom, clip.bottom),
  }
}
