import type { GreyImage } from '../../picture/grey-image.ts'
import { findInkParts, type InkPart } from './ink-parts.ts'

/** A box of a picture in pixels; `right` and `bottom` are the first column and row after it. */
export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What is known of the picture of a page that was read. */
export interface Reading {
  /** Below it a pixel is ink. */
  readonly threshold: number
  /** Pixels of an inch. */
  readonly dpi: number
  /** The words that were surely read. */
  readonly words: readonly PixelBox[]
}

/** Least width and height of a drawing, in inches: capitals of titles and the rows of an underlined caption are lower. */
const LEAST_SIDE = 0.4
/** A stroke at least this long and at most this thick, in inches, is a ruled line: those of letters are shorter. */
const LINE_LENGTH = 0.2
const LINE_THICKNESS = 0.03
/** From this share of its ink in ruled lines on, a part is a grid, a frame or a pair of axes. */
const RULED_SHARE = 0.7
/** From this share of its ink in words on, a part is text: lines that are underlined hang together. */
const WORD_SHARE = 0.4
/** What is this near to the edge of the picture, in inches, is a shadow of the paper. */
const EDGE = 0.1
/** An axis covers at least this share of the side that it lies at. */
const AXIS_SHARE = 0.6
/** Axes are at most this far from the edges of their box, in inches: ticks point outwards. */
const TICK = 0.1

/**
 * The drawings of a page: charts, diagrams, pictures, in the order of their first rows.
 *
 * A drawing is ink that hangs together over more than the height of letters, was not read as words, and has strokes other
 * than ruled lines, as tables and frames have. Two ruled lines that meet in a corner are axes. Boxes that overlap are one.
 */
export function findDrawings(image: GreyImage, { threshold, dpi, words }: Reading): PixelBox[] {
  const drawings = findInkParts(image, threshold, Math.round(LEAST_SIDE * dpi)).filter(part => {
    if (isAtEdge(part, image, EDGE * dpi) || shareInWords(part, words) >= WORD_SHARE) return false
    const ink = inkOf(part)
    return ruledShare(ink, dpi) < RULED_SHARE || areAxes(ink, dpi)
  })
  return uniteOverlapping(drawings.map(({ left, top, right, bottom }) => ({ left, top, right, bottom })))
}

function isAtEdge({ left, top, right, bottom }: PixelBox, { width, height }: GreyImage, reach: number): boolean {
  return left < reach || top < reach || right > width - reach || bottom > height - reach
}

function shareInWords({ left, top, right, bottom, runs }: InkPart, words: readonly PixelBox[]): number {
  const near = words.filter(word => word.left < right && word.right > left && word.top < bottom && word.bottom > top)
  let ink = 0
  let inside = 0
  for (const { y, start, end } of runs) {
    ink += end - start
    for (const word of near) {
      if (word.top <= y && y < word.bottom)
        inside += Math.max(0, Math.min(end, word.right) - Math.max(start, word.left))
    }
  }
  return inside / ink
}

/** The ink of a part alone, one byte a pixel, 1 for ink. */
interface Ink {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

function inkOf({ left, top, right, bottom, runs }: InkPart): Ink {
  const width = right - left
  const pixels = new Uint8Array(width * (bottom - top))
  for (const { y, start, end } of runs) pixels.fill(1, (y - top) * width + start - left, (y - top) * width + end - left)
  return { width, height: bottom - top, pixels }
}

/** The share of ink that lies in long thin strokes along the rows or the columns. */
function ruledShare(ink: Ink, dpi: number): number {
  const across = stretches(ink, 'rows')
  const down = stretches(ink, 'columns')
  const [length, thickness] = [LINE_LENGTH * dpi, LINE_THICKNESS * dpi]
  let total = 0
  let ruled = 0
  for (let i = 0; i < across.length; i++) {
    const [wide, high] = [across[i] ?? 0, down[i] ?? 0]
    if (wide === 0) continue
    total++
    if (Math.max(wide, high) >= length && Math.min(wide, high) <= thickness) ruled++
  }
  return ruled / total
}

/** For each pixel of ink how long the stretch of ink is that it lies in, along its row or column; 0 for paper. */
function stretches({ width, height, pixels }: Ink, along: 'rows' | 'columns'): Uint16Array {
  const lengths = new Uint16Array(pixels.length)
  const [lines, places, line, place] = along === 'rows' ? [height, width, width, 1] : [width, height, 1, width]
  for (let i = 0; i < lines; i++) {
    for (let at = 0; at < places; ) {
      let end = at
      while (end < places && pixels[i * line + end * place] === 1) end++
      for (let inked = at; inked < end; inked++) lengths[i * line + inked * place] = end - at
      at = end + 1
    }
  }
  return lengths
}

/** Whether the long lines of a part are one at its foot and one or two at its sides. */
function areAxes({ width, height, pixels }: Ink, dpi: number): boolean {
  const inRows = new Uint32Array(height)
  const inColumns = new Uint32Array(width)
  pixels.forEach((pixel, i) => {
    if (pixel === 0) return
    const [row, column] = [Math.floor(i / width), i % width]
    inRows[row] = (inRows[row] ?? 0) + 1
    inColumns[column] = (inColumns[column] ?? 0) + 1
  })
  const rows = placesOver(inRows, AXIS_SHARE * width)
  const columns = placesOver(inColumns, AXIS_SHARE * height)
  const tick = TICK * dpi
  const isAtFoot = rows.length > 0 && rows.every(row => row > height - tick)
  return isAtFoot && columns.length > 0 && columns.every(column => column < tick || column > width - tick)
}

function placesOver(counts: Uint32Array, least: number): number[] {
  return [...counts.entries()].filter(([, count]) => count >= least).map(([place]) => place)
}

function uniteOverlapping(boxes: readonly PixelBox[]): PixelBox[] {
  const united: PixelBox[] = []
  for (const box of boxes) {
    let whole = box
    for (let i = united.findIndex(other => overlap(other, whole)); i >= 0; ) {
      const [other] = united.splice(i, 1)
      if (other !== undefined) whole = unite(other, whole)
      i = united.findIndex(next => overlap(next, whole))
    }
    united.push(whole)
  }
  return united.sort((a, b) => a.top - b.top || a.left - b.left)
}

function overlap(a: PixelBox, b: PixelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function unite(a: PixelBox, b: PixelBox): PixelBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}
