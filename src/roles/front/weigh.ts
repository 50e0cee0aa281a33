/** The evidence that holds, strongest first and without what speaks against; empty where its weight is not enough. */
export function weigh<Rule extends string>(
  weights: Readonly<Record<Rule, number>>,
  holds: Readonly<Record<Rule, boolean>>,
  enough: number,
): Rule[] {
  const rules = (Object.keys(weights) as Rule[]).filter(rule => holds[rule])
  const score = rules.reduce((sum, rule) => sum + weights[rule], 0)
  return score < enough ? [] : rules.filter(rule => weights[rule] > 0).sort((a, b) => weights[b] - weights[a])
}
