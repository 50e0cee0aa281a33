import { type Box, uniteBoxes } from '../../base/geometry/box.ts'
import type { TextRun } from '../../model/page/page.ts'

/** The runs of a page: its text, the watermarks printed across it, and the oblique text beside figures. */
export interface WatermarkedText {
  readonly text: readonly TextRun[]
  readonly watermarks: readonly TextRun[]
  /** Labels set at an angle, outside all boxes of figures, with the box around them; none or one. */
  readonly labels: readonly { readonly box: Box; readonly runs: readonly TextRun[] }[]
}

/** Least size of an oblique watermark, as a multiple of the body's: labels of axes are smaller than the text. */
const OBLIQUE_LARGER = 1.8
/** Least size of an upright watermark, as a multiple of the body's. */
const UPRIGHT_LARGER = 2.5
/** An upright watermark is on this share of the pages at least, and on two or more. */
const LEAST_MARKED_PAGES = 0.5
/** The same place on two pages, in points. */
const SAME_PAGE_PLACE = 2

/**
 * Separates what is printed across the text of each page, so that it breaks no line and no column.
 *
 * A watermark is large and oblique (`DRAFT`), or large, upright, and on most pages at the same place among the text
 * (`ACCEPTED MANUSCRIPT`). Other oblique text belongs to figures. Never drops a run.
 */
export function separateWatermarks(pages: readonly (readonly TextRun[])[], bodySize: number): WatermarkedText[] {
  const large = pages.map(runs => runs.filter(run => run.size >= UPRIGHT_LARGER * bodySize && !run.isOblique))
  const repeats = (run: TextRun) => {
    const count = large.filter(runs => runs.some(other => isSamePrint(run, other))).length
    return count >= 2 && count >= LEAST_MARKED_PAGES * pages.length
  }
  return pages.map((runs, i) => {
    const upright = (large[i] ?? []).filter(run => repeats(run) && isAmong(run, runs))
    const oblique = runs.filter(run => run.isOblique)
    const stamps = oblique.filter(run => run.size >= OBLIQUE_LARGER * bodySize)
    const labels = oblique.filter(run => !stamps.includes(run))
    if (upright.length + oblique.length === 0) return { text: runs, watermarks: [], labels: [] }
    const apart = new Set([...upright, ...oblique])
    return {
      text: runs.filter(run => !apart.has(run)),
      watermarks: [...stamps, ...upright],
      labels: labels.length === 0 ? [] : [{ box: uniteBoxes(labels.map(({ box }) => box)), runs: labels }],
    }
  })
}

function isSamePrint(a: TextRun, b: TextRun): boolean {
  return (
    a.text === b.text &&
    Math.abs(a.box.left - b.box.left) < SAME_PAGE_PLACE &&
    Math.abs(a.baseline - b.baseline) < SAME_PAGE_PLACE
  )
}

/** Whether other text is printed over it: below its top and above its bottom, between its left and its right. */
function isAmong({ box }: TextRun, runs: readonly TextRun[]): boolean {
  return runs.some(other => {
    const isInside = other.box.top > box.top && other.box.bottom < box.bottom
    return isInside && other.box.right > box.left && other.box.left < box.right
  })
}
