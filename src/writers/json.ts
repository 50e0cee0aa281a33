import type { Paper } from '../paper/paper.ts'

/** Decimals of coordinates and shares: a hundredth of a point is finer than any printer. */
const FACTOR = 100

/** The paper as JSON, its schema {@link Paper}; the same paper gives the same bytes. Ends in a line break. */
export function writeJson(paper: Paper): string {
  return `${JSON.stringify(paper, (_key, value: unknown) => (typeof value === 'number' ? round(value) : value), 1)}\n`
}

function round(value: number): number {
  return Math.round(value * FACTOR) / FACTOR
}
