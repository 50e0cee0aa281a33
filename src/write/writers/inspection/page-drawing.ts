import type { Box } from '../../../base/geometry/box.ts'
import type { DroppedText, Page, TextRun } from '../../../model/page/page.ts'
import { textOfRuns } from '../../../base/text/characters/text-of-runs.ts'

/** Left, top, right, bottom. */
export type DrawnBox = readonly [number, number, number, number]

/** Where a stretch of text begins on its baseline, its length, its size, its style ({@link STYLES}), its turn in degrees, the text. */
export type DrawnText = readonly [
  x: number,
  y: number,
  length: number,
  size: number,
  style: number,
  turn: number,
  text: string,
]

/** What is printed on a page, short enough to be sent with many others. Numbers are rounded to a tenth of a point. */
export interface PageDrawing {
  readonly texts: readonly DrawnText[]
  readonly rules: readonly DrawnBox[]
  readonly figures: readonly DrawnBox[]
  readonly dropped: readonly { readonly box: DrawnBox; readonly reason: string; readonly text: string }[]
}

/** Bits of a style. */
export const STYLES = { bold: 1, italic: 2, monospace: 4 } as const

/** Runs of one line with a wider gap than this, in ems, are drawn as separate texts. */
const WIDEST_BLANK_IN_EMS = 1.2
/** Runs on one baseline differ by less than this, in points. */
const SAME_DRAWN_BASELINE = 0.1
/** Characters of a dropped text that are shown. */
const SHOWN_LENGTH = 60

/** What is printed on a page, in drawing order: neighbouring runs of one style are drawn as one text. */
export function drawPage(page: Page): PageDrawing {
  return {
    texts: groupRuns(page.runs).map(toDrawnText),
    rules: page.rules.map(rule => toDrawnBox(rule.box)),
    figures: page.figures.map(toDrawnBox),
    dropped: page.dropped.map(text => toDrawnDrop(text, page)),
  }
}

/** The box with rounded edges. */
export function toDrawnBox({ left, top, right, bottom }: Box): DrawnBox {
  return [round(left), round(top), round(right), round(bottom)]
}

function groupRuns(runs: readonly TextRun[]): TextRun[][] {
  const groups: TextRun[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group !== undefined && last !== undefined && continues(last, run)) group.push(run)
    else groups.push([run])
  }
  return groups
}

function continues(last: TextRun, run: TextRun): boolean {
  if (last.font !== run.font && (last.font.name !== run.font.name || styleOf(last) !== styleOf(run))) return false
  if (last.size !== run.size || last.direction !== run.direction) return false
  if (Math.abs(last.baseline - run.baseline) > SAME_DRAWN_BASELINE || run.direction !== 0) return false
  const gap = run.box.left - last.box.right
  return gap > -0.2 * run.size && gap < WIDEST_BLANK_IN_EMS * run.size
}

function toDrawnText(runs: readonly TextRun[]): DrawnText {
  const [first] = runs
  const last = runs.at(-1)
  if (first === undefined || last === undefined) throw new RangeError('a text has at least one run')
  const text = textOfRuns(runs)
  const { baseline, direction, box } = first
  // Browsers show no soft hyphen inside a line; on the page it was drawn.
  const isLevel = direction === 0 || direction === 180
  const length = isLevel ? last.box.right - box.left : box.bottom - box.top
  const [x, y] = startOf(direction, box, baseline)
  return [
    round(x),
    round(y),
    round(length),
    round(first.size),
    styleOf(first),
    direction,
    text.replaceAll('\u00ad', '-'),
  ]
}

/** The point at which text of a direction begins. */
function startOf(direction: TextRun['direction'], box: Box, baseline: number): [x: number, y: number] {
  switch (direction) {
    case 0:
      return [box.left, baseline]
    case 90:
      return [baseline, box.top]
    case 180:
      return [box.right, baseline]
    case 270:
      return [baseline, box.bottom]
  }
}

function styleOf({ font }: TextRun): number {
  const { isBold, isItalic, isMonospace } = font
  return (isBold ? STYLES.bold : 0) | (isItalic ? STYLES.italic : 0) | (isMonospace ? STYLES.monospace : 0)
}

/** Text beyond the page is drawn at the edge next to it, so that it can be seen. */
function toDrawnDrop({ box, reason, text }: DroppedText, { width, height }: Page): PageDrawing['dropped'][number] {
  const inside = (value: number, size: number) => Math.min(Math.max(value, 0), size)
  const [left, top, right, bottom] = toDrawnBox(box)
  const drawn = [
    inside(left, width - 4),
    inside(top, height - 4),
    inside(right, width),
    inside(bottom, height),
  ] as const
  return {
    box: [drawn[0], drawn[1], Math.max(drawn[2], drawn[0] + 4), Math.max(drawn[3], drawn[1] + 4)],
    reason,
    text: [...text].slice(0, SHOWN_LENGTH).join(''),
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
