/** How tab-scores are counted; see docs/freki.md. */
export interface TabScoreOptions {
  /** Where counting begins: at the rightmost first word of the two lines, or at the first word of the lower one. */
  readonly countsFrom: 'rightmost-first' | 'lower-first'
}

/** Published: lines of at least this score are aligned with the line above them. */
export const ALIGNED_SCORE = 0.6

/**
 * The share of words of two lines that begin in one projected column, from 0 to 1.
 *
 * Words left of where counting begins (an example's number) count on neither side. The denominator is the count of the
 * line with more words; only the authors' program says so, not the article.
 *
 * After Goodman, Georgi and Xia (Freki), section 3.3.
 */
export function tabScoreOf(
  columns: readonly number[],
  above: readonly number[],
  { countsFrom }: TabScoreOptions,
): number {
  const lowerFirst = Math.min(...columns)
  const first = countsFrom === 'lower-first' ? lowerFirst : Math.max(lowerFirst, Math.min(...above))
  const lower = new Set(columns.filter(column => column >= first))
  const upper = new Set(above.filter(column => column >= first))
  const longer = Math.max(lower.size, upper.size)
  if (longer === 0) return 0
  const shared = [...lower].filter(column => upper.has(column)).length
  return shared / longer
}
