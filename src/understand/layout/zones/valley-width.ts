import { heightOf } from '../../../base/geometry/box.ts'
import type { TextRun } from '../../../model/page/page.ts'
import { profileOf } from './profile.ts'
import { type CutDirection, splitAtCuts, stretchesOf } from './stretches.ts'
import type { XyCutOptions } from './thresholds.ts'

/** Smallest widths of valleys on one page, in points. */
export type ValleyWidths = Readonly<Record<CutDirection, number>>

/** What the widths of one page are taken from. */
export interface MeasuredText {
  /** Runs of the page, those of one direction. */
  readonly runs: readonly TextRun[]
  /** Average height of the tokens of all pages, in points. */
  readonly documentHeight: number
}

/** The widths that a valley must have on one page, as the options choose them. */
export function valleyWidthsOf(text: MeasuredText, options: XyCutOptions): ValleyWidths {
  return {
    vertical: valleyWidthOf('vertical', text, options),
    horizontal: valleyWidthOf('horizontal', text, options),
  }
}

function valleyWidthOf(direction: CutDirection, text: MeasuredText, options: XyCutOptions): number {
  const { minValley } = options[direction]
  if (typeof minValley === 'number') return minValley
  if (minValley === 'histogram') {
    const width = widthFromHistogram(valleySizes(text.runs, direction, options), options.histogramEdge)
    if (width !== undefined) return width
  }
  return options.averageOver === 'document-tokens' ? text.documentHeight : averageCharacterHeight(text.runs)
}

/** Average height of a character of `runs`, in points; 0 when there is none. */
function averageCharacterHeight(runs: readonly TextRun[]): number {
  let characters = 0
  let sum = 0
  for (const { box, text } of runs) {
    characters += text.length
    sum += text.length * heightOf(box)
  }
  return characters === 0 ? 0 : sum / characters
}

/** Average height of a token of `runs`, in points; 0 when there is none. */
export function averageTokenHeight(runs: readonly TextRun[]): number {
  return runs.length === 0 ? 0 : runs.reduce((sum, { box }) => sum + heightOf(box), 0) / runs.length
}

/**
 * The sizes of the valleys of a page in one direction, before any of them is chosen.
 *
 * Down the page they are the gaps between its rows, across it the gaps inside each row.
 */
function valleySizes(runs: readonly TextRun[], direction: CutDirection, options: XyCutOptions): number[] {
  const { tokenWeight } = options
  const rows = profileOf(stretchesOf(runs, 'horizontal', tokenWeight), 0).gaps
  if (direction === 'horizontal') return rows.map(({ start, end }) => end - start)
  const cuts = rows.map(({ start, end }) => (start + end) / 2)
  return splitAtCuts(runs, cuts).flatMap(row =>
    profileOf(stretchesOf(row, 'vertical', tokenWeight), 0).gaps.map(({ start, end }) => end - start),
  )
}

/** Published: as many bins as the square root of the number of valleys; their first edge above the median is the width. */
function widthFromHistogram(sizes: readonly number[], edge: XyCutOptions['histogramEdge']): number | undefined {
  const sorted = [...sizes].sort((a, b) => a - b)
  const [least] = sorted
  const most = sorted.at(-1)
  if (least === undefined || most === undefined) return undefined
  const bins = Math.ceil(Math.sqrt(sorted.length))
  // Valleys of one size: a bin of one point around it, as the histogram of NumPy has it.
  const [start, end] = most > least ? [least, most] : [least - 0.5, most + 0.5]
  const binWidth = (end - start) / bins
  if (edge === 'second') return start + binWidth
  const median = sorted[Math.floor(sorted.length / 2)] ?? least
  return start + (Math.floor((median - start) / binWidth) + 1) * binWidth
}
