import type { Box } from '../../../base/geometry/box.ts'
import { footOf, standingWords } from './letter-heights.ts'
import { midMean, weightedMedian } from './median.ts'
import type { OcrLine, OcrPage, OcrWord } from './ocr-page.ts'

/** How much a page is tilted, and the point around which it is set straight. */
export interface Tilt {
  /** Fall of its lines: units down for a unit to the right. */
  readonly slope: number
  readonly x: number
  readonly y: number
}

/** Slope up to which lines count as level: a tenth of a point over the width of a column. */
const LEVEL = 0.0005

/** Steepest slope that is a tilted page; beyond it programs have mistaken what a line is. */
const STEEPEST = 0.2

/**
 * How much the page is tilted: the median slope of its baselines, each counted by its width. Short lines hardly count.
 * Where the file gives no baseline, the places of the words show it.
 */
export function tiltOf({ width, height, lines }: OcrPage): Tilt {
  const slopes = lines.flatMap(line => {
    const slope = line.direction === 0 ? (line.baseline?.slope ?? slopeOfWords(line)) : undefined
    return slope === undefined || Math.abs(slope) > STEEPEST
      ? []
      : [{ value: slope, weight: line.box.right - line.box.left }]
  })
  const slope = weightedMedian(slopes) ?? 0
  return { slope: Math.abs(slope) < LEVEL ? 0 : slope, x: width / 2, y: height / 2 }
}

/** The box on the page set straight: moved, with its width and height unchanged. */
export function straightenBox(box: Box, { slope, x, y }: Tilt): Box {
  const right = slope * ((box.top + box.bottom) / 2 - y)
  const down = -slope * ((box.left + box.right) / 2 - x)
  return { left: box.left + right, top: box.top + down, right: box.right + right, bottom: box.bottom + down }
}

/** The box of something straight, as a drawn line is: what its tilt added to its height and width is taken off. */
export function straightenRule(box: Box, tilt: Tilt): Box {
  const moved = straightenBox(box, tilt)
  const slope = Math.abs(tilt.slope)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const excess = width >= height ? slope * width : 0
  const lean = height > width ? slope * height : 0
  return {
    left: moved.left + Math.min(lean, width) / 2,
    top: moved.top + Math.min(excess, height) / 2,
    right: moved.right - Math.min(lean, width) / 2,
    bottom: moved.bottom - Math.min(excess, height) / 2,
  }
}

/** Words that are far enough apart to show a slope: this many times the height of the line. */
const APART_IN_HEIGHTS = 8

/** The fall from the first words to the last, of those that show where the baseline is. */
function slopeOfWords(line: OcrLine): number | undefined {
  const placed = standingWords(line).filter(({ box }) => Number.isFinite(box.left + box.bottom))
  const half = Math.floor(placed.length / 2)
  const left = middleFoot(placed.slice(0, half))
  const right = middleFoot(placed.slice(-half))
  if (half === 0 || left === undefined || right === undefined) return undefined
  const isFar = right.x - left.x > APART_IN_HEIGHTS * left.height
  return isFar ? (right.y - left.y) / (right.x - left.x) : undefined
}

function middleFoot(words: readonly OcrWord[]): { x: number; y: number; height: number } | undefined {
  const x = midMean(words.map(({ box }) => (box.left + box.right) / 2))
  const y = midMean(words.map(footOf))
  const height = midMean(words.map(({ box }) => box.bottom - box.top))
  return x === undefined || y === undefined || height === undefined ? undefined : { x, y, height }
}
