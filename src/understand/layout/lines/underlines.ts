import { overlapX, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Rule, TextRun } from '../../../model/page/page.ts'
import type { Piece } from './pieces.ts'

/** An underline lies between the baseline and this far below it, in ems. */
const REACH_IN_EMS = 0.3
/** A rule underlines a run when it covers this share of the run's width. */
const COVER = 0.8
/** A rule that reaches further beyond its line, in ems, separates or frames. */
const MOST_BEYOND_LINE_IN_EMS = 1
/** An underline begins and ends with words, as exactly as this, in ems; rules of tables reach into the space around them. */
const EXACTLY_IN_EMS = 0.4

/** Rules of one table begin and end at the same places, as exactly as this, in points. */
const SAME_END = 1

/**
 * The rules without those of tables: of rules that begin and end alike, all underline something, or none does. The first rule of a
 * table may come right below its caption, and as wide.
 */
export function withoutTableRules(rules: readonly Rule[], pieces: readonly Piece[]): readonly Rule[] {
  if (rules.length < 2) return rules
  const runs = pieces.flatMap(piece => piece.runs)
  const loose = rules.filter(rule => !touchesText(rule, runs))
  const isAlike = ({ box }: Rule, { box: other }: Rule) =>
    Math.abs(box.left - other.left) <= SAME_END && Math.abs(box.right - other.right) <= SAME_END
  return rules.filter(rule => !loose.some(other => isAlike(rule, other)))
}

/** The rules that end with a line, or before: they may underline it. */
export function underlinesWithin(
  rules: readonly Rule[],
  { pieces, size }: { readonly pieces: readonly Piece[]; readonly size: number },
): Rule[] {
  if (rules.length === 0) return []
  const { left, right } = uniteBoxes(pieces.map(piece => piece.box))
  const beyond = MOST_BEYOND_LINE_IN_EMS * size
  return rules.filter(({ box }) => box.left >= left - beyond && box.right <= right + beyond)
}

/** Whether one of the rules runs right below the run. */
export function isUnderlined(run: TextRun, rules: readonly Rule[]): boolean {
  const width = run.box.right - run.box.left
  return rules.some(rule => isBelow(rule, run) && overlapX(rule.box, run.box) >= COVER * width)
}

/**
 * The rules without those that underline recognised words. A typist underlines titles and emphasis, line below line,
 * which looks like the rules of a table. The file of a program says what a rule is better: there, none is taken out.
 */
export function withoutUnderlines(rules: readonly Rule[], runs: readonly TextRun[]): readonly Rule[] {
  const recognised = runs.filter(({ confidence }) => confidence !== undefined)
  return recognised.length === 0 ? rules : rules.filter(rule => !isUnderlineOf(rule, recognised))
}

/** Whether the rule runs right below a run, or a part of it. */
export function touchesText(rule: Rule, runs: readonly TextRun[]): boolean {
  return runs.some(run => isBelow(rule, run) && overlapX(rule.box, run.box) > 0)
}

function isUnderlineOf(rule: Rule, runs: readonly TextRun[]): boolean {
  if (rule.orientation !== 'horizontal') return false
  const above = runs.filter(run => isBelow(rule, run) && overlapX(rule.box, run.box) > 0)
  const isAt = (x: number, edge: number, size: number) => Math.abs(x - edge) <= EXACTLY_IN_EMS * size
  return (
    above.some(({ box, size }) => isAt(rule.box.left, box.left, size)) &&
    above.some(({ box, size }) => isAt(rule.box.right, box.right, size))
  )
}

function isBelow({ box }: Rule, { baseline, size }: TextRun): boolean {
  const below = box.top - baseline
  return below >= -0.02 * size && below <= REACH_IN_EMS * size
}
