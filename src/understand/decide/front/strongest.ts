import { ENOUGH, type RuleNameIn, type RuleTable, weigh } from '../../../base/collections/rules.ts'

/** The rules that support something, strongest first and without those against it; empty where their points are not enough. */
export function strongestOf<Facts, Table extends RuleTable<Facts>>(
  rules: Table & RuleTable<Facts>,
  facts: Facts,
): RuleNameIn<Table>[] {
  const { points, held } = weigh(rules, facts)
  if (points < ENOUGH) return []
  return held
    .filter(rule => rule.points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ rule }) => rule)
}
