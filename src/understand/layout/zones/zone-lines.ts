import { type Box, overlapX, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { TextRun } from '../../../model/page/page.ts'
import { groupLines, mainRun, markScript } from '../lines/lines.ts'
import { joinPieces } from '../lines/pieces.ts'
import { profileOf } from './profile.ts'
import { splitAtCuts, stretchesOf } from './stretches.ts'
import type { XyCutOptions } from './thresholds.ts'

/** One line of a block: its tokens from left to right. */
export interface ZoneLine {
  readonly box: Box
  readonly runs: readonly TextRun[]
}

/** Tokens that share more than this of the narrower one's width are above one another: kerning and slant give less. */
const ABOVE_SHARE = 0.5

/**
 * The lines of a block from top to bottom: cut at every valley, however narrow, that runs through the block.
 *
 * Where a raised mark or a tall bracket fills the valley, a line has tokens above one another. Sorting these from left to
 * right would mix two lines, so they are split by their baselines (`splitsLinesByBaseline`).
 *
 * Never drops or doubles a run. After Goodman, Georgi and Xia (Freki), section 3.1, the second stage.
 */
export function zoneLinesOf(runs: readonly TextRun[], options: XyCutOptions): ZoneLine[] {
  const { gaps } = profileOf(stretchesOf(runs, 'horizontal', options.tokenWeight), 0)
  const cuts = gaps.map(({ start, end }) => (start + end) / 2)
  return splitAtCuts(runs, cuts).flatMap(band => (options.splitsLinesByBaseline ? splitBand(band) : [toLine(band)]))
}

function splitBand(band: readonly TextRun[]): ZoneLine[] {
  if (!hasTokensOverOneAnother(band)) return [toLine(band)]
  const lines = groupLines(joinPieces(fromLeft(band)), [], 0, 0)
  return lines.map(({ box, words }) => ({ box, runs: words.flatMap(word => word.runs) }))
}

function hasTokensOverOneAnother(band: readonly TextRun[]): boolean {
  let widest: Box | undefined
  for (const { box } of fromLeft(band)) {
    if (widest !== undefined) {
      const narrower = Math.min(widthOf(box), widthOf(widest))
      if (narrower > 0 && overlapX(box, widest) > ABOVE_SHARE * narrower) return true
    }
    if (widest === undefined || box.right > widest.right) widest = box
  }
  return false
}

function toLine(band: readonly TextRun[]): ZoneLine {
  const main = mainRun(band)
  const runs = fromLeft(band).map(run => (run.script === undefined ? markScript(run, main) : run))
  return { box: uniteBoxes(band.map(run => run.box)), runs }
}

function fromLeft(runs: readonly TextRun[]): TextRun[] {
  return [...runs].sort((a, b) => a.box.left - b.box.left || a.baseline - b.baseline)
}
