import type { Box } from '../../src/base/geometry/box.ts'

/** One decision of a build: the role of a block or of a line of furniture, an author, a fact. */
export interface Item {
  readonly id: string
  readonly page?: number
  readonly box?: Box
  readonly text: string
  readonly role: string
  readonly level?: number
  readonly score?: number
  readonly rules: readonly string[]
}

export interface Difference {
  readonly kind: 'role' | 'level' | 'extent' | 'rules' | 'score'
  readonly before: Item | undefined
  readonly after: Item | undefined
}

export function findDifferences(before: readonly Item[], after: readonly Item[]): Difference[]
export function rulesOf(item: Item | undefined): string[]
