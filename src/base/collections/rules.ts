/** The sum of points from which the rules of any table decide. */
export const ENOUGH = 1

/** A rule of a table: what it sees in a thing, and what that adds to the sum that decides. `Facts` is all that rules of its table may look at. */
export interface Rule<Facts> {
  /** Added to the sum where the rule holds; a sum of {@link ENOUGH} decides. Below 0 it counts against. */
  readonly points: number
  /** What it sees, in words for the page and `explain`; `{}` stands for the detail. */
  readonly says: string
  /** Why it weighs what it does. */
  readonly because: string
  readonly holds: (facts: Facts) => boolean
  /** The test that fails where the rule is taken away: its file under `test/`, and its title as vitest prints it, `FILE > TITLE`. */
  readonly shownBy: `${string}.test.ts > ${string}`
  /** Its name in reports, where two rules are degrees of one; default: its key. */
  readonly named?: string
  /** What ends its name in reports, after a hyphen: the key word or the number that was read. */
  readonly detail?: (facts: Facts) => string
}

/** Rules by their keys, in the order in which reports name them. */
export type RuleTable<Facts> = Readonly<Record<string, Rule<Facts>>>

/** The names of the rules of a table in reports; those with a detail end in it. */
export type RuleNameIn<Table> = {
  [Key in keyof Table & string]: Table[Key] extends { named: infer Name extends string }
    ? Name
    : Table[Key] extends { detail: unknown }
      ? `${Key}-${string}`
      : Key
}[keyof Table & string]

/** A rule that holds, by its name in reports, with its points and what it says. */
export interface HeldRule<Name extends string = string> {
  readonly rule: Name
  readonly points: number
  readonly says: string
}

/** The rules of a table that hold for something, and the sum of their points. */
export interface Weighed<Name extends string = string> {
  readonly points: number
  /** In the order of the table. */
  readonly held: readonly HeldRule<Name>[]
}

/** Weighs a thing by a table of rules. */
export function weigh<Facts, Table extends RuleTable<Facts>>(
  rules: Table & RuleTable<Facts>,
  facts: Facts,
): Weighed<RuleNameIn<Table>> {
  const held: HeldRule[] = []
  for (const key in rules) {
    const rule: Rule<Facts> | undefined = rules[key]
    if (rule?.holds(facts) === true) held.push(toHeld(key, rule, facts))
  }
  return { points: sumPoints(held), held: held as HeldRule<RuleNameIn<Table>>[] }
}

/** Sums are exact to so many parts: 0.6 and 0.3 and 0.1 are enough in any order. */
const EXACT_TO = 1e6

/** The sum of the points of some rules. */
export function sumPoints(rules: readonly HeldRule[]): number {
  return Math.round(rules.reduce((sum, { points }) => sum + points, 0) * EXACT_TO) / EXACT_TO
}

function toHeld<Facts>(key: string, { points, says, named = key, detail }: Rule<Facts>, facts: Facts): HeldRule {
  if (detail === undefined) return { rule: named, points, says }
  const end = detail(facts)
  return { rule: `${named}-${end}`, points, says: says.replace('{}', end) }
}
