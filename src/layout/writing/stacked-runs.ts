import type { Direction, TextRun } from '../../page/page.ts'
import { isEastAsianSign } from '../../text/characters/east-asian.ts'

/** Direction of vertical lines. */
export const DOWN: Direction = 90

/** Widest run that stands upright in a vertical line, in ems: one sign, or a number of two or three narrow figures. */
const WIDEST_IN_EMS = 1.3
/** Middles of signs of one vertical line differ by at most this, in ems. */
const SAME_MIDDLE_IN_EMS = 0.2
/** Least and greatest white space between two of them, in ems: signs of half an em overlap, and a blank may stand between. */
const LEAST_GAP_IN_EMS = -0.6
const GREATEST_GAP_IN_EMS = 1.3
/** How far, in ems, the middle of upright signs lies above the baseline of letters that are turned into their line. */
const MIDDLE_ABOVE_BASELINE_IN_EMS = 0.38

/**
 * Runs that are drawn as lying text and stand one below the other in a vertical line, and what each of them is as a part
 * of that line. Programs without vertical fonts set each sign at its place, and numbers stand upright as a whole.
 *
 *     縦
 *     12     drawn one after the other, their middles on one vertical line
 *     月
 */
export function findStackedRuns(runs: readonly TextRun[]): ReadonlyMap<TextRun, TextRun> {
  const stacked = new Map<TextRun, TextRun>()
  runs.forEach((run, i) => {
    if (run.direction !== 0 || !isNarrow(run)) return
    const [before, after] = [runs[i - 1], runs[i + 1]]
    const isBelow = before !== undefined && standsBelow(before, run)
    if (isBelow || (after !== undefined && standsBelow(run, after))) stacked.set(run, turnDown(run))
  })
  return stacked
}

function isNarrow({ box, size }: TextRun): boolean {
  return box.right - box.left <= WIDEST_IN_EMS * size
}

/** Whether `run` is the next one of a vertical line; one of the two is a sign of a script that is written so. */
function standsBelow(above: TextRun, run: TextRun): boolean {
  if (!isEastAsianSign(above.text) && !isEastAsianSign(run.text)) return false
  const em = Math.max(above.size, run.size)
  if (Math.abs(middleX(above) - middleX(run)) > SAME_MIDDLE_IN_EMS * em) return false
  const gap = (run.box.top - above.box.bottom) / em
  return gap > LEAST_GAP_IN_EMS && gap < GREATEST_GAP_IN_EMS
}

function middleX({ box, direction, baseline, size }: TextRun): number {
  return direction === DOWN ? baseline + MIDDLE_ABOVE_BASELINE_IN_EMS * size : (box.left + box.right) / 2
}

function turnDown(run: TextRun): TextRun {
  return { ...run, direction: DOWN, baseline: middleX(run) - MIDDLE_ABOVE_BASELINE_IN_EMS * run.size }
}
