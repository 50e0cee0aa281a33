import type { Rule, TextRun } from '../../../../model/page/page.ts'
import { widthOf } from '../../../../base/geometry/box.ts'

/** A row of one sign that draws a line; rows of dashes may be code. */
const LINE = /^([._·‧∙…])\1*$/u
/** Least width of a typed rule, in ems: shorter rows of dots stand for words left out. */
const NARROWEST_IN_EMS = 12
/** Other text of the baseline is at least this far away, in ems: leaders and blanks to be filled in follow words. */
const APART_IN_EMS = 3
/** Baselines of one line differ by less than this, in ems. */
const SAME_BASELINE_IN_EMS = 0.5
/** Thickness and height above the baseline of the rule, in ems. */
const THICKNESS_IN_EMS = 0.1

/** The runs of a page, and those among them that are rules. */
export interface TypedRules {
  readonly runs: readonly TextRun[]
  readonly typed: readonly TextRun[]
  readonly rules: readonly Rule[]
}

/**
 * Separates rows of dots or underscores with nothing beside them: rules that were typed instead of drawn, as
 * between the rows of tables.
 */
export function separateTypedRules(runs: readonly TextRun[]): TypedRules {
  const typed = runs.filter(run => isLong(run) && runs.every(other => other === run || isApart(other, run)))
  if (typed.length === 0) return { runs, typed, rules: [] }
  const taken = new Set(typed)
  return { runs: runs.filter(run => !taken.has(run)), typed, rules: typed.map(toRule) }
}

function isLong({ text, direction, box, size }: TextRun): boolean {
  return direction === 0 && widthOf(box) >= NARROWEST_IN_EMS * size && LINE.test(text)
}

function isApart(other: TextRun, { box, baseline, size }: TextRun): boolean {
  if (Math.abs(other.baseline - baseline) > SAME_BASELINE_IN_EMS * size) return true
  const distance = Math.max(other.box.left - box.right, box.left - other.box.right)
  return distance > APART_IN_EMS * size
}

function toRule({ box, baseline, size }: TextRun): Rule {
  const top = baseline - THICKNESS_IN_EMS * size
  return { box: { left: box.left, right: box.right, top, bottom: baseline }, orientation: 'horizontal' }
}
