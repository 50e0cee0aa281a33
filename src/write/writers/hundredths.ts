/** A coordinate or share with two decimals: a hundredth of a point is finer than any printer. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100
}
