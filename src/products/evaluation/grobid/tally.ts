import { MATCHINGS, type Matching, type Outcome } from './matching.ts'

/** The counts of a field. */
export interface Count {
  /** Texts of the gold. */
  expected: number
  /** Texts of the result that answer one of the gold. */
  observed: number
  falsePositive: number
  falseNegative: number
}

/** The counts of each field in each matching. They add up over documents. */
export type Tally = Readonly<Record<Matching, Map<string, Count>>>

/** A tally without counts. */
export function emptyTally(): Tally {
  return { strict: new Map(), soft: new Map(), levenshtein: new Map(), ratcliff: new Map() }
}

/** The count of a field in a matching, which may be added to. */
export function countOf(tally: Tally, matching: Matching, field: string): Count {
  const known = tally[matching].get(field)
  if (known) return known
  const count: Count = { expected: 0, observed: 0, falsePositive: 0, falseNegative: 0 }
  tally[matching].set(field, count)
  return count
}

/** Adds texts of the gold to a field in all matchings. */
export function expect(tally: Tally, field: string, texts = 1): void {
  for (const matching of MATCHINGS) countOf(tally, matching, field).expected += texts
}

/** Adds what a comparison gave. */
export function record(tally: Tally, field: string, outcomes: Readonly<Record<Matching, Outcome>>): void {
  for (const matching of MATCHINGS) {
    const count = countOf(tally, matching, field)
    if (outcomes[matching] === 'same') count.observed++
    if (outcomes[matching] === 'false') count.falsePositive++
    if (outcomes[matching] === 'missing') count.falseNegative++
  }
}

/** Adds the counts of `other` to `tally`. */
export function addTally(tally: Tally, other: Tally): void {
  for (const matching of MATCHINGS) {
    for (const [field, { expected, observed, falsePositive, falseNegative }] of other[matching]) {
      const count = countOf(tally, matching, field)
      count.expected += expected
      count.observed += observed
      count.falsePositive += falsePositive
      count.falseNegative += falseNegative
    }
  }
}

/** How good a field is; shares from 0 to 1. */
export interface Rates {
  readonly precision: number
  readonly recall: number
  readonly f1: number
  /** Texts of the gold. */
  readonly support: number
}

/** Precision, recall and their harmonic mean; 0 where nothing was found or nothing expected. */
export function toRates({ expected, observed, falsePositive }: Count): Rates {
  const precision = observed === 0 ? 0 : observed / (observed + falsePositive)
  const recall = expected === 0 ? 0 : observed / expected
  return { precision, recall, f1: harmonicMean(precision, recall), support: expected }
}

/** Averages over the fields that the gold has: by counts (micro), and by fields (macro). */
export function averageRates(counts: Iterable<Count>): { readonly micro: Rates; readonly macro: Rates } {
  const present = [...counts].filter(({ expected }) => expected > 0)
  const sum = (key: keyof Count) => present.reduce((total, count) => total + count[key], 0)
  const [observed, falsePositive, support] = [sum('observed'), sum('falsePositive'), sum('expected')]
  const precision = observed === 0 ? 0 : observed / (observed + falsePositive)
  const recall = support === 0 ? 0 : Math.min(1, observed / support)
  const rates = present.map(toRates)
  const mean = (key: keyof Rates) =>
    rates.length === 0 ? 0 : Math.min(1, rates.reduce((total, each) => total + each[key], 0) / rates.length)
  return {
    micro: { precision, recall, f1: harmonicMean(precision, recall), support },
    macro: { precision: mean('precision'), recall: mean('recall'), f1: mean('f1'), support },
  }
}

/** 0 where both are 0. */
export function harmonicMean(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}
