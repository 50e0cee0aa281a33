import type { Box } from '../../../base/geometry/box.ts'
import type { Page, TextRun } from '../../../model/page/page.ts'
import {
  FURTHEST_SCRIPT_IN_EMS,
  SAME_BASELINE_OF_RUNS_IN_EMS,
  SCRIPT_SIZE,
  WORD_GAP_IN_EMS,
} from '../lines/line-tolerances.ts'
import { mapBoxes } from './map-boxes.ts'

/** The page as in a mirror: text from right to left becomes text from left to right. */
export function mirrorPage(page: Page): Page {
  const mirror = (box: Box) => mirrorBox(box, page)
  return {
    ...mapBoxes(page, mirror),
    rules: page.rules.map(rule => ({ ...rule, box: mirror(rule.box) })),
    runs: sortAlongLines(page.runs.map(run => mirrorRun(run, page))),
    isMirrored: true,
  }
}

/** The box as far from the right edge of its page as it was from the left one. */
export function mirrorBox(box: Box, { width }: Page): Box {
  return { ...box, left: roundPosition(width - box.right), right: roundPosition(width - box.left) }
}

/** The position to a thousandth of a point, as sources give it, so that mirroring twice changes nothing. */
function roundPosition(position: number): number {
  return Math.round(position * 1000) / 1000
}

function mirrorRun(run: TextRun, page: Page): TextRun {
  const isSideways = run.direction === 90 || run.direction === 270
  const baseline = isSideways ? page.width - run.baseline : run.baseline
  return { ...run, box: mirrorBox(run.box, page), baseline }
}

/** The runs of each line sorted from left to right, with white space between two of them where it was. */
function sortAlongLines(runs: readonly TextRun[]): TextRun[] {
  const sorted: TextRun[] = []
  for (let start = 0; start < runs.length; ) {
    const first = runs[start] as TextRun
    let end = start + 1
    while (end < runs.length && isOnLineOf(first, runs[end] as TextRun)) end++
    const places = runs.slice(start, end).map((_, i) => start + i)
    const leftOf = (place: number) => (runs[place] as TextRun).box.left
    if (first.direction === 0) places.sort((a, b) => leftOf(a) - leftOf(b))
    places.forEach((place, i) => {
      const spaceBefore = hasSpaceBetween(runs, i === 0 ? undefined : places[i - 1], place)
      sorted.push({ ...(runs[place] as TextRun), spaceBefore })
    })
    start = end
  }
  return sorted
}

/** Whether a run is on the line of another, or a mark raised or lowered against it. */
export function isOnLineOf(first: TextRun, run: TextRun): boolean {
  if (run.direction !== first.direction) return false
  const offset = Math.abs(run.baseline - first.baseline)
  const larger = Math.max(first.size, run.size)
  const isMark = Math.min(first.size, run.size) <= SCRIPT_SIZE * larger
  return offset < (isMark ? FURTHEST_SCRIPT_IN_EMS * larger : SAME_BASELINE_OF_RUNS_IN_EMS * run.size)
}

/** Whether white space is between two runs: what the source says of runs that it drew side by side, else by the gap. */
function hasSpaceBetween(runs: readonly TextRun[], before: number | undefined, place: number): boolean {
  const run = runs[place] as TextRun
  const other = before === undefined ? undefined : runs[before]
  if (other === undefined) return run.spaceBefore
  if (before === place + 1) return other.spaceBefore
  return run.box.left - other.box.right > WORD_GAP_IN_EMS * Math.min(other.size, run.size)
}
