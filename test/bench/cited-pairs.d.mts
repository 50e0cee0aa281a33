import type { Paper, Place } from '../../src/model/paper/paper.ts'

export interface ListedEntry {
  readonly id: string
  /** Its label as printed. */
  readonly mark: string | undefined
  readonly text: string
  readonly places: readonly Place[]
}

export interface LinkedCitation {
  /** Where it stands; several where that is a table over several pages. */
  readonly pages: readonly number[]
  readonly text: string
  readonly targets: readonly string[]
}

/** A page on which an entry is cited. */
export interface CitedPair {
  readonly page: number
  readonly entry: string
}

export interface PairComparison {
  readonly known: number
  readonly linked: number
  readonly right: number
  readonly missed: readonly CitedPair[]
  readonly wrong: readonly CitedPair[]
}

export function entriesOf(paper: Pick<Paper, 'sections'>): ListedEntry[]
export function citationsOf(paper: Pick<Paper, 'front' | 'sections'>): LinkedCitation[]
export function pairsOfList(
  pages: Readonly<Record<string, readonly string[]>>,
  entries: readonly ListedEntry[],
): CitedPair[]
export function comparePairs(truth: readonly CitedPair[], citations: readonly LinkedCitation[]): PairComparison
