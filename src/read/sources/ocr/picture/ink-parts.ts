import { type GreyImage, WHITE } from '../../picture/grey-image.ts'

/** A stretch of ink in one row of a picture, in pixels; `end` is the first pixel after it. */
export interface InkRun {
  readonly y: number
  readonly start: number
  readonly end: number
}

/** Ink that hangs together: all pixels that are reached from one of them over neighbours, also over corners. */
export interface InkPart {
  readonly left: number
  readonly top: number
  /** First column and first row after the part. */
  readonly right: number
  readonly bottom: number
  /** Its runs, from the top. */
  readonly runs: readonly InkRun[]
}

/** The parts of the ink of a picture that are at least so wide and high, in pixels, in the order of their first rows. */
export function findInkParts(image: GreyImage, threshold: number, least: number): InkPart[] {
  const runs = runsOfInk(image, threshold)
  const roots = joinRuns(runs)
  const parts = new Map<number, { left: number; top: number; right: number; bottom: number; runs: InkRun[] }>()
  runs.forEach((run, i) => {
    const root = rootOf(roots, i)
    const part = parts.get(root)
    if (part === undefined) {
      parts.set(root, { left: run.start, top: run.y, right: run.end, bottom: run.y + 1, runs: [run] })
      return
    }
    part.left = Math.min(part.left, run.start)
    part.right = Math.max(part.right, run.end)
    part.bottom = run.y + 1
    part.runs.push(run)
  })
  return [...parts.values()].filter(part => part.right - part.left >= least && part.bottom - part.top >= least)
}

function runsOfInk({ width, height, pixels }: GreyImage, threshold: number): InkRun[] {
  const runs: InkRun[] = []
  for (let y = 0; y < height; y++) {
    const row = y * width
    let start = -1
    for (let x = 0; x <= width; x++) {
      const isInk = x < width && (pixels[row + x] ?? WHITE) < threshold
      if (isInk && start < 0) start = x
      if (isInk || start < 0) continue
      runs.push({ y, start, end: x })
      start = -1
    }
  }
  return runs
}

/** For each run another of its part, itself for one run of each part (union-find by path halving). */
function joinRuns(runs: readonly InkRun[]): Int32Array {
  const roots = Int32Array.from(runs, (_, i) => i)
  let above = 0
  runs.forEach((run, i) => {
    for (let next = above; next < i; next++) {
      const other = runs[next]
      if (other === undefined || other.y >= run.y || (other.y === run.y - 1 && other.start > run.end)) break
      // Later runs of this row are further to the right, so what ends before this one touches none of them.
      if (other.y < run.y - 1 || other.end < run.start) above = next + 1
      else roots[rootOf(roots, i)] = rootOf(roots, next)
    }
  })
  return roots
}

function rootOf(roots: Int32Array, of: number): number {
  let at = of
  for (let next = roots[at] ?? at; next !== at; next = roots[at] ?? at) {
    roots[at] = roots[next] ?? next
    at = next
  }
  return at
}
