import type { Direction, TextRun } from '../../../model/page/page.ts'
import { isEastAsianCharacter } from '../../../base/text/characters/east-asian.ts'

/** Direction of vertical lines. */
export const DOWN: Direction = 90

/** Widest run that is upright in a vertical line, in ems: one character, or a number of two or three narrow digits. */
const WIDEST_IN_EMS = 1.3
/** Middles of the characters of one vertical line differ by at most this, in ems. */
const SAME_MIDDLE_IN_EMS = 0.2
/** Least and greatest white space between two of them, in ems: half-em characters overlap, and a blank may separate two. */
const LEAST_GAP_IN_EMS = -0.6
const GREATEST_GAP_IN_EMS = 1.3
/** How far the middle of upright characters is above the baseline of letters turned into their line, in ems. */
const MIDDLE_ABOVE_BASELINE_IN_EMS = 0.38

/**
 * Maps each run that is drawn upright as part of a vertical line to the run as it is read in that line. Programs without
 * vertical fonts place each character for itself, and numbers are upright as a whole.
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
    const isBelow = before !== undefined && isRightBelow(before, run)
    if (isBelow || (after !== undefined && isRightBelow(run, after))) stacked.set(run, turnDown(run))
  })
  return stacked
}

function isNarrow({ box, size }: TextRun): boolean {
  return box.right - box.left <= WIDEST_IN_EMS * size
}

/** Whether `run` continues a vertical line. One of the two must be of a script that is written vertically. */
function isRightBelow(above: TextRun, run: TextRun): boolean {
  if (!isEastAsianCharacter(above.text) && !isEastAsianCharacter(run.text)) return false
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
