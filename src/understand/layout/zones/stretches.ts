import { heightOf, widthOf } from '../../../base/geometry/box.ts'
import type { TextRun } from '../../../model/page/page.ts'
import type { Stretch } from './profile.ts'
import type { XyCutOptions } from './thresholds.ts'

/** Which way a cut runs: a `vertical` one separates left from right. */
export type CutDirection = 'vertical' | 'horizontal'

/** Published: a token is shrunk by this share of its height at top and bottom, so that touching lines are separate. */
const SHRUNK_SHARE = 1 / 5

/** Bands of a token's height with their weights: from, to (in heights, from the top), weight. */
const TOKEN_BANDS: Readonly<Record<XyCutOptions['tokenWeight'], readonly (readonly [number, number, number])[]>> = {
  even: [[SHRUNK_SHARE, 1 - SHRUNK_SHARE, 1]],
  middle: [
    [SHRUNK_SHARE, 2 * SHRUNK_SHARE, 0.1],
    [2 * SHRUNK_SHARE, 3 * SHRUNK_SHARE, 1],
    [3 * SHRUNK_SHARE, 4 * SHRUNK_SHARE, 0.1],
  ],
}

/**
 * What each run covers of the axis that a cut of this direction crosses, weighted by what it covers of the other axis.
 *
 * Boxes of no height or width cover nothing: they stop no cut, and stay in the block that they are in.
 */
export function stretchesOf(
  runs: readonly TextRun[],
  direction: CutDirection,
  tokenWeight: XyCutOptions['tokenWeight'],
): Stretch[] {
  const bands = TOKEN_BANDS[tokenWeight]
  return runs.flatMap(({ box }) => {
    const height = heightOf(box)
    // The authors' program weighs a token by its height too.
    const unit = tokenWeight === 'middle' ? height : 1
    if (direction === 'vertical') {
      const weight = bands.reduce((sum, [from, to, share]) => sum + (to - from) * height * share * unit, 0)
      return [{ start: box.left, end: box.right, weight }]
    }
    return bands.map(([from, to, share]) => ({
      start: box.top + from * height,
      end: box.top + to * height,
      weight: share * unit * widthOf(box),
    }))
  })
}

/** The place of a run on that axis: on which side of a cut it belongs. */
export function centerOf({ box }: TextRun, direction: CutDirection): number {
  return direction === 'vertical' ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2
}

/** The runs between horizontal cuts, from top to bottom; bands without a run are left out. */
export function splitAtCuts(runs: readonly TextRun[], cuts: readonly number[]): TextRun[][] {
  const ordered = [...runs].sort((a, b) => centerOf(a, 'horizontal') - centerOf(b, 'horizontal'))
  const bands: TextRun[][] = []
  let next = 0
  let band: TextRun[] = []
  for (const run of ordered) {
    const center = centerOf(run, 'horizontal')
    if (center >= (cuts[next] ?? Infinity)) {
      while (center >= (cuts[next] ?? Infinity)) next++
      if (band.length > 0) bands.push(band)
      band = []
    }
    band.push(run)
  }
  if (band.length > 0) bands.push(band)
  return bands
}
