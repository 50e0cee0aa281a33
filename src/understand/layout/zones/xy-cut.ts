import { type Box, heightOf, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { Direction, Page, TextRun } from '../../../model/page/page.ts'
import { DIRECTIONS, turnedSize, turnRun } from '../writing/turn.ts'
import { profileOf } from './profile.ts'
import { centerOf, type CutDirection, stretchesOf } from './stretches.ts'
import { checkThresholds, type XyCutOptions } from './thresholds.ts'
import { averageTokenHeight, type ValleyWidths, valleyWidthsOf } from './valley-width.ts'

/** A valley that was wide enough to cut in. */
export interface Valley {
  readonly direction: CutDirection
  /** From here to there, in points of x (vertical) or y (horizontal). */
  readonly start: number
  readonly end: number
  /** Whether a part beside it would be too small. */
  readonly leavesTooSmall: boolean
}

/** A part of a page, cut again or not. */
export interface Zone {
  /** How the cuts reached it: `t`op, `b`ottom, `l`eft, `r`ight; empty for the page. */
  readonly path: string
  /** Around its runs. */
  readonly box: Box
  readonly runs: readonly TextRun[]
  /** What was considered for its cut. */
  readonly valleys: readonly Valley[]
  /** Where it was cut; `undefined` where it is a block. */
  readonly cut: Valley | undefined
  /** Top and bottom, or left and right; none where it is a block. */
  readonly parts: readonly Zone[]
}

/** The zones of the text of one direction of a page. */
export interface PageCut {
  readonly page: Page
  readonly direction: Direction
  /** The whole page, with its parts; runs and boxes are those of the page turned until the text is upright. */
  readonly zone: Zone
}

/**
 * Cuts each page into zones by recursive XY-cut, the text of each direction separately.
 *
 *     +-----------+        +-----------+
 *     |  heading  |        |  heading  |   t    widest valley first; of equal ones
 *     | aaa   bbb |   ->   +-----+-----+        the vertical, the right, the upper one
 *     | aaa   bbb |        | aaa | bbb |   bl, br
 *     +-----------+        +-----+-----+
 *
 * Never drops, doubles or cuts a run: each run of a zone is in the part on whose side of the cut its middle is. A page without text gives nothing.
 *
 * After Goodman, Georgi and Xia, "PDF-to-Text Reanalysis for Linguistic Data Mining" (Freki), sections 3.1 and 3.2.
 * @throws {OptionError} `E_OPTION_RANGE` when a threshold is out of its range
 */
export function cutPages(pages: readonly Page[], options: XyCutOptions): PageCut[] {
  checkThresholds(options)
  const texts = pages.flatMap(page => DIRECTIONS.map(direction => uprightText(page, direction)))
  const documentHeight = averageTokenHeight(texts.flatMap(({ runs }) => runs))
  return texts
    .filter(({ runs }) => runs.length > 0)
    .map(({ page, direction, runs, size }) => {
      const widths = valleyWidthsOf({ runs, documentHeight }, options)
      return { page, direction, zone: cutZone(runs, '', { page: size, widths, options }) }
    })
}

/** The text of one direction, on the page turned so that it is upright. */
function uprightText(page: Page, direction: Direction) {
  const runs = page.runs.filter(run => run.direction === direction).map(run => turnRun(run, page, direction))
  return { page, direction, runs, size: turnedSize(page, direction) }
}

interface CutContext {
  readonly page: { readonly width: number; readonly height: number }
  readonly widths: ValleyWidths
  readonly options: XyCutOptions
}

/** Letters of the two parts of a cut. */
const PART_LETTERS: Readonly<Record<CutDirection, readonly [string, string]>> = {
  vertical: ['l', 'r'],
  horizontal: ['t', 'b'],
}

function cutZone(runs: readonly TextRun[], path: string, context: CutContext): Zone {
  const box = uniteBoxes(runs.map(run => run.box))
  const valleys = (['vertical', 'horizontal'] as const).flatMap(direction => valleysOf(runs, box, direction, context))
  const cut = bestCut(runs, valleys)
  if (cut === undefined) return { path, box, runs, valleys, cut, parts: [] }
  const letters = PART_LETTERS[cut.direction]
  const parts = splitAt(runs, cut).map((part, i) => cutZone(part, path + letters[i], context))
  return { path, box, runs, valleys, cut, parts }
}

/** The valleys of a zone that are wide enough. */
function valleysOf(runs: readonly TextRun[], box: Box, direction: CutDirection, context: CutContext): Valley[] {
  const { page, widths, options } = context
  const { maxNoise, minPart } = options[direction]
  const { start, end, gaps } = profileOf(stretchesOf(runs, direction, options.tokenWeight), maxNoise)
  return gaps
    .filter(gap => gap.end - gap.start >= widths[direction])
    .map(gap => {
      // The parts are slices of the zone: they end at the cut, and have the zone's size the other way.
      const middle = (gap.start + gap.end) / 2
      const smaller = Math.min(middle - start, end - middle)
      const width = direction === 'vertical' ? smaller : widthOf(box)
      const height = direction === 'vertical' ? heightOf(box) : smaller
      const leavesTooSmall = width < minPart.width * page.width || height < minPart.height * page.height
      return { direction, ...gap, leavesTooSmall }
    })
}

/** The widest valley that leaves parts large enough, with text on both sides. */
function bestCut(runs: readonly TextRun[], valleys: readonly Valley[]): Valley | undefined {
  return valleys
    .filter(valley => !valley.leavesTooSmall)
    .sort(byWidth)
    .find(valley => splitAt(runs, valley).every(part => part.length > 0))
}

/** Published: widths are whole points, so valleys that differ by less are equal; then vertical ones come first. */
function byWidth(a: Valley, b: Valley): number {
  const wider = Math.round(b.end - b.start) - Math.round(a.end - a.start)
  if (wider !== 0) return wider
  if (a.direction !== b.direction) return a.direction === 'vertical' ? -1 : 1
  return a.direction === 'vertical' ? b.start + b.end - a.start - a.end : a.start + a.end - b.start - b.end
}

/** The runs on either side of the middle of a valley, each list in the order of `runs`. */
function splitAt(runs: readonly TextRun[], { direction, start, end }: Valley): [TextRun[], TextRun[]] {
  const middle = (start + end) / 2
  const before: TextRun[] = []
  const after: TextRun[] = []
  for (const run of runs) (centerOf(run, direction) < middle ? before : after).push(run)
  return [before, after]
}
