import { type Box, overlapX, overlapY } from '../../../base/geometry/box.ts'
import type { Rule, TextRun } from '../../../model/page/page.ts'
import { middleOfLetters } from '../../evidence/lines.ts'
import { type Piece, toPiece } from '../lines/pieces.ts'
import type { TableRegion } from './table-region.ts'

/** Characters that rules are typed with. */
const RULE = /^[-‐–—―_=]+$/u
/** Fewest of them: signs for missing values are shorter. */
const LEAST_OF_RULE = 8
/** Dots that lead from the name of a row to its first value. */
const LEADER = /^[.·․…]+$/u
/** Fewest of them: three say that something is left out. */
const LEAST_OF_LEADER = 4
/** Fewest words that follow the leader of a table's row; the line of a list of contents has its page there. */
const LEAST_AFTER_LEADER = 2

/** Baselines of one row differ by less than this, in ems. */
const SAME_ROW_IN_EMS = 0.3

/** The text of a page, and what is typed to be seen, not read. */
export interface DashedText {
  readonly text: readonly Piece[]
  /** Where the typed rules are. */
  readonly rules: readonly Rule[]
  /** The typed rules and leaders. */
  readonly typed: readonly Piece[]
}

/**
 * Separates rules typed with dashes and the dots that lead to the values of a row: typewriters drew none.
 *
 *     Proportion         1.0   1.1   1.2
 *     ----------------------------------     a rule
 *     0.99 ...........   800   880   960     dots that are no part of the name
 */
export function separateDashes(pieces: readonly Piece[]): DashedText {
  if (!pieces.some(({ runs }) => runs.some(isTypedRun))) return { text: pieces, rules: [], typed: [] }
  const drawn = pieces.filter(isTypedRule)
  const others = pieces.filter(piece => !isTypedRule(piece))
  const parts = others.map(piece => partAtLeader(piece, others))
  return {
    text: parts.flatMap(({ text }) => text),
    rules: drawn.map(ruleOf),
    typed: [...drawn, ...parts.flatMap(({ leader }) => leader)],
  }
}

/** The table with the typed rules and leaders inside it. */
export function withTyped(table: TableRegion, typed: readonly Piece[]): TableRegion {
  const inside = typed.filter(({ box, baseline }) => baseline <= table.box.bottom && overlapOf(box, table.box))
  return inside.length === 0 ? table : { ...table, pieces: [...table.pieces, ...inside] }
}

/** The table without them. */
export function withoutTyped(table: TableRegion): TableRegion {
  const pieces = table.pieces.filter(piece => !isTyped(piece))
  return pieces.length === table.pieces.length ? table : { ...table, pieces }
}

/** The runs of the typed rules and leaders of a table. */
export function typedRunsOf({ pieces }: TableRegion): TextRun[] {
  return pieces.filter(isTyped).flatMap(({ runs }) => runs)
}

function overlapOf(a: Box, b: Box): boolean {
  return overlapX(a, b) > 0 && overlapY(a, b) > 0
}

function isTyped(piece: Piece): boolean {
  return isTypedRule(piece) || (piece.runs.every(isDots) && lengthOf(piece.runs) >= LEAST_OF_LEADER)
}

function isTypedRun({ text }: TextRun): boolean {
  return RULE.test(text) || LEADER.test(text)
}

function isDots({ text }: TextRun): boolean {
  return LEADER.test(text)
}

function isTypedRule({ runs }: Piece): boolean {
  return runs.every(({ text }) => RULE.test(text)) && lengthOf(runs) >= LEAST_OF_RULE
}

function lengthOf(runs: readonly TextRun[]): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0)
}

function ruleOf(piece: Piece): Rule {
  const y = middleOfLetters(piece)
  return { box: { ...piece.box, top: y, bottom: y }, orientation: 'horizontal' }
}

/** A piece before and after the leader in it, where it has one and values follow on its row. */
function partAtLeader(piece: Piece, pieces: readonly Piece[]): { text: readonly Piece[]; leader: readonly Piece[] } {
  const { runs } = piece
  const start = runs.findIndex((run, i) => isDots(run) && lengthOf(dotsFrom(runs, i)) >= LEAST_OF_LEADER)
  if (start <= 0) return { text: [piece], leader: [] }
  const dots = dotsFrom(runs, start)
  const after = runs.slice(start + dots.length)
  if (after.length + wordsBeside(piece, pieces) < LEAST_AFTER_LEADER) return { text: [piece], leader: [] }
  const rest = after.length === 0 ? [] : [toPiece(after)]
  return { text: [toPiece(runs.slice(0, start)), ...rest], leader: [toPiece(dots)] }
}

function dotsFrom(runs: readonly TextRun[], start: number): readonly TextRun[] {
  const end = runs.findIndex((run, i) => i >= start && !isDots(run))
  return runs.slice(start, end < 0 ? runs.length : end)
}

/** How many words follow a piece on its row. */
function wordsBeside({ box, baseline, size }: Piece, pieces: readonly Piece[]): number {
  const beside = pieces.filter(
    other => other.box.left >= box.right && Math.abs(other.baseline - baseline) < SAME_ROW_IN_EMS * size,
  )
  return beside.reduce((sum, { runs }) => sum + runs.length, 0)
}
