import { type Box, overlapX, overlapY, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Direction, Rule, TextRun } from '../../../model/page/page.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import { FURTHEST_SCRIPT_IN_EMS, SCRIPT_SIZE, WORD_GAP_IN_EMS } from './line-tolerances.ts'
import { stretchesOf } from './late-marks.ts'
import type { Piece } from './pieces.ts'
import { isUnderlined, underlinesWithin, withoutTableRules } from './underlines.ts'

/** Baselines of pieces of one line differ by at most this, in ems of the smaller piece. */
const SAME_BASELINE_OF_PIECES_IN_EMS = 0.25
/** Nearer than this, in ems of the line, a smaller run is plain small type (small capitals, units). */
const NEAREST_SCRIPT_IN_EMS = 0.1
/** Widest raised or lowered piece, in ems of the line: a list of marks, or a subscript of some words. */
const WIDEST_SCRIPT_IN_EMS = 6
/** Two pieces are in the same place when they share this much of the narrower one's width. */
const SHARED_WIDTH = 0.4
/** Baselines of marks above one another differ by at least this, in ems of the mark. */
const STACKED_IN_EMS = 0.35
/** Furthest that a mark is from the text that it belongs to, in ems. */
const SCRIPT_REACH_IN_EMS = 1.2
/**
 * Fonts whose glyphs hang from their baseline instead of standing on it: sums, roots and tall brackets of TeX. TeX centres
 * them on the axis of mathematics, a quarter of an em above the baseline of the line (The TeXbook, appendix G, rule 13).
 * They are an em high, so the baseline of the glyph is three quarters of an em above that of the line.
 */
const HANGING_FONT = /(?:^|^tex-)(?:cmex|lmex|[tp]xex|euex|lmmathextension)\d*/i
/** Fonts of signs of which the root alone hangs. */
const ROOT_FONT = /(?:^|^tex-)(?:cmb?sy|[tp]xsy|lmmathsymbols)\d*/i
const HANGS_BY_EMS = 0.75

interface Row {
  readonly pieces: Piece[]
  readonly baseline: number
  readonly size: number
  readonly index: number
}

/**
 * Groups the pieces of one column into lines, from top to bottom.
 *
 * Pieces of full size are grouped by baseline first. Smaller ones, raised or lowered, then join the line that they
 * touch. A raised or lowered run gets its `script`, a run right above a rule `isUnderlined`.
 *
 * Never joins lines of different directions and never drops a run.
 */
export function groupLines(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  page: number,
  direction: Direction,
): TextLine[] {
  const rows = rowsOf(pieces)
  const thin = withoutTableRules(
    rules.filter(rule => rule.orientation === 'horizontal'),
    pieces,
  )
  return rows
    .sort((a, b) => a.baseline - b.baseline || leftOf(a) - leftOf(b))
    .map(row => toLine(row, thin, page, direction))
}

function leftOf(row: Row): number {
  return row.pieces.reduce((left, piece) => Math.min(left, piece.box.left), Infinity)
}

function rowsOf(pieces: readonly Piece[]): Row[] {
  const bySize = [...pieces].sort((a, b) => b.size - a.size || a.baseline - b.baseline || a.box.left - b.box.left)
  const rows: Row[] = []
  // Rows by the band of the page that they are in: a piece joins none further away than the largest type reaches.
  const bands = new Map<number, Row[]>()
  const height = Math.max(1, FURTHEST_SCRIPT_IN_EMS * (bySize[0]?.size ?? 1))
  for (const piece of bySize) {
    const baseline = lineBaselineOf(piece)
    const band = Math.floor(baseline / height)
    const near = [band - 1, band, band + 1].flatMap(each => bands.get(each) ?? [])
    const row = rowOf(piece, baseline, near)
    if (row === undefined) {
      const made = { pieces: [piece], baseline, size: piece.size, index: rows.length }
      rows.push(made)
      const known = bands.get(band)
      if (known === undefined) bands.set(band, [made])
      else known.push(made)
    } else {
      row.pieces.push(piece)
    }
  }
  return rows
}

/** The baseline of the line that a piece belongs to: that of a hanging sign, alone or with its bounds, is lower. */
function lineBaselineOf({ runs, baseline }: Piece): number {
  const sign = runs.find(isHanging)
  const isSign = sign !== undefined && runs.every(run => isHanging(run) || run.size <= SCRIPT_SIZE * sign.size)
  return isSign ? sign.baseline + HANGS_BY_EMS * sign.size : baseline
}

/** A formula that was read is on its baseline, whatever sign it begins with. */
function isHanging({ font, text, formula }: TextRun): boolean {
  if (formula !== undefined) return false
  return HANGING_FONT.test(font.name) || (text === '√' && ROOT_FONT.test(font.name))
}

/** The row nearest to the baseline of a piece that it can join; of two as near the one that was made first. */
function rowOf(piece: Piece, baseline: number, rows: readonly Row[]): Row | undefined {
  let best: Row | undefined
  let nearest = Infinity
  for (const row of rows) {
    const distance = Math.abs(row.baseline - baseline)
    if (distance > FURTHEST_SCRIPT_IN_EMS * row.size || distance > nearest) continue
    if (distance === nearest && best !== undefined && best.index < row.index) continue
    if (collides(piece, row)) continue
    const isSame = distance <= SAME_BASELINE_OF_PIECES_IN_EMS * piece.size
    const isScript = isSmaller(piece, row) && isMark(piece, row) && reaches(piece, row)
    if (!isSame && !isScript) continue
    best = row
    nearest = distance
  }
  return best
}

/** Whether a piece is small enough for a mark: numbers and signs follow small capitals if they are smaller than their initials. */
function isSmaller({ size, runs }: Piece, row: Row): boolean {
  if (size <= SCRIPT_SIZE * row.size) return true
  if (size >= row.size || runs.some(({ text }) => /\p{L}/u.test(text))) return false
  return row.pieces.some(piece => piece.runs.some(run => size <= SCRIPT_SIZE * run.size))
}

/** Whether another piece of the row is already where the piece is. */
function collides(piece: Piece, row: Row): boolean {
  const isScript = piece.size <= SCRIPT_SIZE * row.size
  return row.pieces.some(other => (isScript ? hidesScript(other, piece) : overlaps(other, piece)))
}

function overlaps({ box, size }: { readonly box: Box; readonly size: number }, piece: Piece): boolean {
  const width = Math.min(piece.box.right - piece.box.left, box.right - box.left)
  return overlapX(piece.box, box) > SHARED_WIDTH * width && overlapY(piece.box, box) > 0.5 * Math.min(piece.size, size)
}

/** Whether a run is in the place of a mark. A lowered mark may be under a raised one, so baselines count too. */
function hidesScript(other: Piece, script: Piece): boolean {
  return (
    overlaps(other, script) &&
    other.runs.some(
      run => overlaps(run, script) && Math.abs(run.baseline - script.baseline) < STACKED_IN_EMS * script.size,
    )
  )
}

/** Whether a piece is short enough for a mark: a long piece of small type below large type is the next line. */
function isMark(piece: Piece, row: Row): boolean {
  return piece.box.right - piece.box.left <= WIDEST_SCRIPT_IN_EMS * row.size
}

function reaches(piece: Piece, row: Row): boolean {
  return row.pieces.some(other => overlapX(piece.box, other.box) > -SCRIPT_REACH_IN_EMS * row.size)
}

function toLine(row: Row, rules: readonly Rule[], page: number, direction: Direction): TextLine {
  const runs: TextRun[] = []
  const underlines = underlinesWithin(rules, row)
  for (const stretch of stretchesOf(row.pieces)) {
    stretch.forEach((run, index) => {
      const spaceBefore = index === 0 ? startsWord(runs[runs.length - 1], run) : run.spaceBefore
      runs.push(markRun(spaceBefore === run.spaceBefore ? run : { ...run, spaceBefore }, row, underlines))
    })
  }
  const shown = runs.map((run, i) => showSoftHyphens(run, i === runs.length - 1))
  return lineOfRuns(shown, { page, direction, baseline: row.baseline })
}

/** The run with soft hyphens inside the line as hyphens: they were drawn. At the end of a line one may be soft. */
function showSoftHyphens(run: TextRun, isLast: boolean): TextRun {
  if (!run.text.includes('\u00ad')) return run
  return { ...run, text: run.text.replace(isLast ? /\u00ad(?!$)/g : /\u00ad/g, '-') }
}

function startsWord(last: TextRun | undefined, run: TextRun): boolean {
  if (last === undefined) return true
  return run.box.left - last.box.right > WORD_GAP_IN_EMS * Math.min(last.size, run.size)
}

function markRun(run: TextRun, row: Row, rules: readonly Rule[]): TextRun {
  const marked = markScript(run, row)
  return isUnderlined(run, rules) ? { ...marked, isUnderlined: true } : marked
}

/** The run with its `script` where it is raised or lowered against a line of this baseline and size; else the run. */
export function markScript(run: TextRun, line: { readonly baseline: number; readonly size: number }): TextRun {
  const rise = (line.baseline - run.baseline) / line.size
  const isSmaller = run.size <= SCRIPT_SIZE * line.size
  // A drop capital hangs below the baseline of its line too.
  const isLarger = run.size * SCRIPT_SIZE > line.size
  const isOff = isSmaller ? Math.abs(rise) >= NEAREST_SCRIPT_IN_EMS : Math.abs(rise) > SAME_BASELINE_OF_PIECES_IN_EMS
  const isScript = isOff && !isLarger && !isHanging(run)
  return isScript ? { ...run, script: rise > 0 ? 'super' : 'sub' } : run
}

/** A line of runs in reading order; its size and font are those of most of its glyphs. */
export function lineOfRuns(
  runs: readonly TextRun[],
  place: { page: number; direction: Direction; baseline: number },
): TextLine {
  // Most words are one run: an array that a run is added to has room for seventeen.
  const groups: TextRun[][] = []
  for (const run of runs) {
    const current = groups.at(-1)
    if (current === undefined || run.spaceBefore) groups.push([run])
    else current.push(run)
  }
  const words = groups.map(toWord)
  const main = mainRun(runs)
  return {
    ...place,
    box: uniteBoxes(runs.map(run => run.box)),
    words,
    text: words.map(word => word.text).join(' '),
    size: main.size,
    font: main.font,
  }
}

function toWord(runs: readonly TextRun[]): Word {
  const [only] = runs
  if (only !== undefined && runs.length === 1) return { text: only.text.normalize('NFC'), box: only.box, runs }
  const text = runs.map(run => run.text).join('')
  return { text: text.normalize('NFC'), box: uniteBoxes(runs.map(run => run.box)), runs }
}

/** A run of the font and size of most glyphs. */
export function mainRun(runs: readonly TextRun[]): TextRun {
  const [start] = runs
  // Most lines are of one type.
  if (start !== undefined && runs.every(run => run.font === start.font && run.size === start.size)) return start
  const counts = new Map<string, { run: TextRun; glyphs: number }>()
  let best: { run: TextRun; glyphs: number } | undefined
  for (const run of runs) {
    const key = `${run.font.name} ${run.size.toFixed(1)}`
    const count = counts.get(key) ?? { run, glyphs: 0 }
    count.glyphs += run.glyphs
    counts.set(key, count)
    if (best === undefined || count.glyphs > best.glyphs) best = count
  }
  const first = best?.run ?? start
  if (first === undefined) throw new RangeError('a line has at least one run')
  return first
}
