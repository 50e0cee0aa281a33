import { groupBy } from '../../../base/collections/group-by.ts'
import { heightOf, overlapY, uniteBoxes, type Box } from '../../../base/geometry/box.ts'
import type { Rule, TextRun } from '../../../model/page/page.ts'
import { middleOfLetters } from '../../evidence/lines.ts'
import { endsEastAsian, isEastAsianCharacter } from '../../../base/text/characters/east-asian.ts'
import { SAME_BASELINE_OF_RUNS_IN_EMS } from './line-tolerances.ts'

/** Runs drawn one after the other along one baseline. The safest grouping while no columns are known. */
export interface Piece {
  readonly box: Box
  /** Baseline and size of the largest type in it, so that raised marks do not move it. */
  readonly baseline: number
  readonly size: number
  readonly runs: readonly TextRun[]
  /** The piece represents a table: there is no white space in its box. */
  readonly fillsBox?: boolean
}

/** Widest gap inside a piece, in ems: word spaces of justified text stay below, gutters stay above. */
const WIDEST_GAP_IN_EMS = 0.9

/** The same before a comma of the same type, which opens no column: an icon may be between a name and its comma. */
const WIDEST_GAP_BEFORE_COMMA_IN_EMS = 2

/** How far a run may start left of the previous run's end (kerning, accents), in ems. */
const OVERHANG_IN_EMS = 0.35

/** The same between East Asian characters: of two that fill half their em, the second is drawn in the em of the first. */
const EAST_ASIAN_OVERHANG_IN_EMS = 0.6

/** Least share of the lower run's height that two runs of one piece have in common. */
const SHARED_HEIGHT = 0.35

/** Runs are of one size where the smaller is more than this share of the larger; else it may be raised or lowered. */
const LEAST_OF_ONE_SIZE = 0.85

/**
 * Joins runs into pieces, in the order of drawing: a piece continues with the next run on the same baseline, right after
 * the last one.
 *
 * Never joins over a gap that may be a gutter, whatever the rest of the page is like.
 */
export function joinPieces(runs: readonly TextRun[]): Piece[] {
  const pieces: Piece[] = []
  let current: TextRun[] = []
  for (const run of runs) {
    const last = current[current.length - 1]
    if (last !== undefined && !follows(last, run)) {
      pieces.push(toPiece(current))
      current = []
    }
    current.push(run)
  }
  if (current.length > 0) pieces.push(toPiece(current))
  return pieces
}

function follows(last: TextRun, run: TextRun): boolean {
  const em = Math.max(last.size, run.size)
  const gap = run.box.left - last.box.right
  if (gap > widestGap(last, run) * em || gap < -overhangOf(last, run) * em) return false
  const smaller = Math.min(last.size, run.size)
  if (smaller > LEAST_OF_ONE_SIZE * em)
    return Math.abs(run.baseline - last.baseline) < SAME_BASELINE_OF_RUNS_IN_EMS * em || isScript(last, run)
  const shared = overlapY(last.box, run.box)
  return shared > SHARED_HEIGHT * Math.min(last.box.bottom - last.box.top, run.box.bottom - run.box.top)
}

function widestGap(last: TextRun, { text, font, size }: TextRun): number {
  const isOfName =
    /^[,;]/.test(text) && /\p{Ll}$/u.test(last.text) && last.font.name === font.name && last.size === size
  return isOfName ? WIDEST_GAP_BEFORE_COMMA_IN_EMS : WIDEST_GAP_IN_EMS
}

function overhangOf(last: TextRun, run: TextRun): number {
  return endsEastAsian(last.text) && isEastAsianCharacter(run.text) ? EAST_ASIAN_OVERHANG_IN_EMS : OVERHANG_IN_EMS
}

/** Furthest, in ems, that a mark of full size is raised: typewriters turn the roller by half a line; numerators are higher. */
const FURTHEST_MARK_IN_EMS = 0.55

/** Whether a run is a mark raised without a smaller size, as by typewriters: no space before it, by half a line at most. */
function isScript(last: TextRun, run: TextRun): boolean {
  return !run.spaceBefore && Math.abs(run.baseline - last.baseline) <= FURTHEST_MARK_IN_EMS * run.size
}

/** The pieces, split where a vertical rule is between two of their runs: the cells of a ruled table. */
export function splitAtRules(pieces: readonly Piece[], rules: readonly Rule[]): Piece[] {
  const vertical = rules.filter(rule => rule.orientation === 'vertical')
  if (vertical.length === 0) return [...pieces]
  return pieces.flatMap(piece => {
    const xs = vertical
      .filter(({ box }) => box.left > piece.box.left && box.right < piece.box.right && crosses(box, piece))
      .map(({ box }) => (box.left + box.right) / 2)
    return xs.length === 0 ? [piece] : splitAt(piece, xs)
  })
}

/** A rule between cells is at least this high, in ems of their text: lower ones are strokes of an icon beside a name. */
const LEAST_RULE_IN_EMS = 0.8

function crosses(rule: Box, piece: Piece): boolean {
  const y = middleOfLetters(piece)
  return rule.top < y && rule.bottom > y && heightOf(rule) >= LEAST_RULE_IN_EMS * piece.size
}

function splitAt({ runs }: Piece, xs: readonly number[]): Piece[] {
  const cells = groupBy(runs, ({ box }) => xs.filter(x => x < (box.left + box.right) / 2).length)
  return [...cells.values()].map(toPiece)
}

/** The piece that runs beside one another make; throws where there are none. */
export function toPiece(runs: readonly TextRun[]): Piece {
  const main = mainRun(runs)
  return { box: uniteBoxes(runs.map(run => run.box)), baseline: main.baseline, size: main.size, runs }
}

/** Least share of a piece's glyphs in its main size: initials, bullets and marks are fewer. */
const LEAST_SHARE = 0.3

/** The run with most glyphs in the largest size that has more than a few glyphs, and letters or digits. */
function mainRun(runs: readonly TextRun[]): TextRun {
  const [first] = runs
  if (first === undefined) throw new RangeError('a piece has at least one run')
  if (runs.length === 1) return first
  // Most pieces are of one size.
  if (runs.every(run => run.size === first.size)) return runs.some(hasLetters) ? mostGlyphs(runs, first) : first
  const all = runs.reduce((sum, run) => sum + run.glyphs, 0)
  const ordered = [...runs].sort((a, b) => b.size - a.size)
  for (const run of ordered) {
    const alike = runs.filter(other => other.size > LEAST_OF_ONE_SIZE * run.size && other.size <= run.size)
    const glyphs = alike.reduce((sum, other) => sum + other.glyphs, 0)
    if (glyphs < LEAST_SHARE * all || !alike.some(hasLetters)) continue
    return mostGlyphs(alike, run)
  }
  return ordered[0] ?? first
}

function hasLetters({ text }: TextRun): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** The run with most glyphs; of equal ones `start`, or else the first. */
function mostGlyphs(runs: readonly TextRun[], start: TextRun): TextRun {
  return runs.reduce((main, run) => (run.glyphs > main.glyphs ? run : main), start)
}
