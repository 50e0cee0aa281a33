/** How tab-scores are counted; see docs/freki.md. */
export interface TabScoreOptions {
  /** Where counting begins: at the rightmost first word of the two lines, or at the first word of the lower one. */
  readonly countsFrom: 'rightmost-first' | 'own-first'
}

/** Published: lines of at least this score are aligned with the line above them. */
export const ALIGNED_SCORE = 0.6

/**
 * The share of words of two lines that begin in one projected column, from 0 to 1.
 *
 * Words left of where counting begins (an example's number) count on neither side. The denominator, the words of the
 * line that has more of them, stands in the authors' program alone.
 *
 * After Goodman, Georgi and Xia (Freki), section 3.3.
 */
export function tabScoreOf(
  columns: readonly number[],
  above: readonly number[],
  { countsFrom }: TabScoreOptions,
): number {
  const ownFirst = Math.min(...columns)
  const first = countsFrom === 'own-first' ? ownFirst : Math.max(ownFirst, Math.min(...above))
  const own = new Set(columns.filter(column => column >= first))
  const others = new Set(above.filter(column => column >= first))
  const longer = Math.max(own.size, others.size)
  if (longer === 0) return 0
  const shared = [...own].filter(column => others.has(column)).length
  return shared / longer
}
