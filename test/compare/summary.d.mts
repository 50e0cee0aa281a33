import type { Difference } from './differences.mjs'

/** Counts of the comparison with a truth, by measure. */
type Counts = Readonly<Record<string, { readonly hits: number; readonly found: number; readonly wanted: number }>>

interface ComparedPaper {
  readonly name: string
  readonly differences: readonly Difference[]
}

export function describeRoles(papers: readonly ComparedPaper[]): string[]
export function describeRules(papers: readonly ComparedPaper[]): string[]
export function describeScores(
  papers: readonly { readonly name: string; readonly counts: { readonly before?: Counts; readonly after?: Counts } }[],
): string[]
