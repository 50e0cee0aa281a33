import type { HeadingStyle } from './heading-style.ts'

/** Sizes that differ by less are one size, in points. */
const SAME_SIZE_IN_POINTS = 0.4
/** Bold type ranks above lighter type that is larger by less than this share. */
const BOLD_BEATS = 1.4

/**
 * Which of two styles ranks higher by its type: below 0 for the first, above 0 for the second, 0 where the type does
 * not decide. Capitals and bold rank above light type, light type above italic and underlined; among equals the larger size ranks
 * higher.
 */
export function compareStyles(a: HeadingStyle, b: HeadingStyle): number {
  const weights = weightOf(b) - weightOf(a)
  const [larger, smaller] = a.size > b.size ? [a, b] : [b, a]
  if (weights !== 0 && larger.size < BOLD_BEATS * smaller.size) return weights
  const size = b.size - a.size
  return Math.abs(size) > SAME_SIZE_IN_POINTS ? size : weights
}

function weightOf({ isCapital, isBold, isItalic, isUnderlined }: HeadingStyle): number {
  return (isCapital ? 2 : 0) + (isBold ? 2 : 0) - (isItalic || isUnderlined ? 1 : 0)
}
