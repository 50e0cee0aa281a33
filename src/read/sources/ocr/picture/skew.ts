import { type GreyImage, WHITE } from '../../picture/grey-image.ts'

/** A scan is turned by this much at most, in degrees; beyond it the feeder would have torn the page. */
const MAX_SKEW = 5
/** Steps in which the turn is sought, in degrees: first over all, then around the best. */
const COARSE_STEP = 0.5
const FINE_STEP = 0.05
/** Below this many degrees a line of a page rises by less than a third of its height: it is left as it is. */
const MIN_SKEW = 0.1
/** Pixels of a page's width that are enough to see its lines. */
const PROBE_WIDTH = 850

/**
 * By how much the lines of the picture fall to the right, in degrees clockwise; 0 where that is not known.
 *
 * Of all turns, the one whose rows are most unlike their neighbours: full of ink, then empty (Postl 1986, "Detection
 * of linear oblique structures and skew scan in digitized documents").
 */
export function findSkew(image: GreyImage, threshold: number): number {
  const ink = sampleInk(image, threshold)
  const coarse = bestOf(ink, steps(-MAX_SKEW, MAX_SKEW, COARSE_STEP))
  const fine = bestOf(ink, steps(coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP))
  // The best at the edge of what was tried is no best.
  if (Math.abs(fine) >= MAX_SKEW || Math.abs(fine) < MIN_SKEW) return 0
  return fine
}

/** Places of ink in a picture made small. */
interface InkPoints {
  readonly xs: Float64Array
  readonly ys: Float64Array
  readonly width: number
  readonly height: number
}

function sampleInk({ width, height, pixels }: GreyImage, threshold: number): InkPoints {
  const step = Math.max(1, Math.floor(width / PROBE_WIDTH))
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if ((pixels[y * width + x] ?? WHITE) >= threshold) continue
      xs.push(x / step)
      ys.push(y / step)
    }
  }
  return { xs: Float64Array.from(xs), ys: Float64Array.from(ys), width: width / step, height: height / step }
}

function steps(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step)
  return Array.from({ length: count + 1 }, (_, i) => from + i * step)
}

function bestOf(ink: InkPoints, angles: readonly number[]): number {
  let best = 0
  let highest = -1
  for (const angle of angles) {
    const score = sharpness(ink, angle)
    // Of equals the smallest turn: an empty page is straight.
    if (score > highest || (score === highest && Math.abs(angle) < Math.abs(best))) {
      highest = score
      best = angle
    }
  }
  return best
}

/** How much the rows differ from their neighbours once the picture is turned back by `angle`. */
function sharpness({ xs, ys, width, height }: InkPoints, angle: number): number {
  const slope = Math.tan((angle * Math.PI) / 180)
  const reach = Math.ceil(Math.abs(slope) * width)
  const rows = new Float64Array(Math.ceil(height) + 2 * reach + 2)
  for (let i = 0; i < xs.length; i++) {
    const row = Math.floor((ys[i] ?? 0) - (xs[i] ?? 0) * slope) + reach
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let i = 1; i < rows.length; i++) sum += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2
  return sum
}
