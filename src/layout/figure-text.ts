import { containsPoint, type Box } from '../geometry/box.ts'
import type { Page, TextRun } from '../page/page.ts'

/** The runs of a page, apart: those printed inside its figures, and the others. */
export interface FigureText {
  readonly text: readonly TextRun[]
  /** One entry per figure that holds text. */
  readonly figures: readonly { readonly box: Box; readonly runs: readonly TextRun[] }[]
}

/** Characters of body type that make a box a frame around text instead of a figure: some four lines. */
const FRAME_GLYPHS = 160
/** Share of the characters inside a box that are set in body type, where the box is a frame. */
const FRAME_SHARE = 0.45
/** Sizes within this many points of the body's count as body type. */
const BODY_TOLERANCE = 0.6

/**
 * Parts the runs inside figure boxes from the rest.
 *
 * A box that holds more than a few lines of body type is a frame around text (an abstract box, a page background):
 * its runs stay with the text. Never drops a run.
 */
export function partFigureText(page: Page, bodySize: number): FigureText {
  const inside = new Map<Box, TextRun[]>()
  const owner = new Map<TextRun, Box>()
  for (const run of page.runs) {
    const box = page.figures.find(figure => holds(figure, run))
    if (box === undefined) continue
    owner.set(run, box)
    const runs = inside.get(box)
    if (runs === undefined) inside.set(box, [run])
    else runs.push(run)
  }
  const figures = [...inside].filter(([, runs]) => !isFrame(runs, bodySize)).map(([box, runs]) => ({ box, runs }))
  const kept = new Set(figures.map(figure => figure.box))
  const text = page.runs.filter(run => {
    const box = owner.get(run)
    return box === undefined || !kept.has(box)
  })
  return { text, figures }
}

function holds(figure: Box, run: TextRun): boolean {
  return containsPoint(figure, (run.box.left + run.box.right) / 2, (run.box.top + run.box.bottom) / 2)
}

function isFrame(runs: readonly TextRun[], bodySize: number): boolean {
  let all = 0
  let body = 0
  for (const run of runs) {
    all += run.glyphs
    if (Math.abs(run.size - bodySize) < BODY_TOLERANCE && run.direction === 0) body += run.glyphs
  }
  return body > FRAME_GLYPHS && body > FRAME_SHARE * all
}
