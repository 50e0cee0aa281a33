import type { PlacedWord } from '../xml/placed-words.ts'

/** Furthest share by which a line's size may be mismeasured: a heading between two paragraphs differs by more. */
const MISMEASURED = 0.16

/** Share by which the distances to the lines above and below may differ; a heading has more room above it. */
const UNEVEN = 0.12

/** Largest distance of two lines of one text, in type sizes: what is wider may be a heading with room around it. */
const WIDEST_LEADING = 1.7

/** Words of one line, from `start` up to `end`. */
export interface Line {
  readonly start: number
  readonly end: number
  readonly baseline: number
  readonly size: number
  readonly left: number
  readonly right: number
}

/** The words with the size of the lines around theirs, where those are of one size and at even distances above and below. */
export function evenLines(words: readonly PlacedWord[]): PlacedWord[] {
  const lines = linesOf(words)
  const even = [...words]
  for (const [i, line] of lines.entries()) {
    const above = lines[i - 1]
    const below = lines[i + 1]
    if (above === undefined || below === undefined || !isBetween(above, line, below)) continue
    even.splice(
      line.start,
      line.end - line.start,
      ...words.slice(line.start, line.end).map(word => ({ ...word, size: above.size })),
    )
  }
  return even
}

function isBetween(above: Line, line: Line, below: Line): boolean {
  const [before, after] = [line.baseline - above.baseline, below.baseline - line.baseline]
  return (
    above.size === below.size &&
    above.size !== line.size &&
    Math.abs(Math.log(line.size / above.size)) <= MISMEASURED &&
    Math.min(before, after) > 0 &&
    Math.abs(before - after) <= UNEVEN * Math.min(before, after) &&
    Math.max(before, after) <= WIDEST_LEADING * above.size &&
    overlaps(above, line) &&
    overlaps(line, below)
  )
}

/** Whether one is below the other. */
export function overlaps(a: Line, b: Line): boolean {
  return Math.min(a.right, b.right) > Math.max(a.left, b.left)
}

/** Words that follow one another on one baseline in one size. Words without either are in no line. */
export function linesOf(words: readonly PlacedWord[]): Line[] {
  const lines: Line[] = []
  for (const [i, { baseline, size, x0, x1, direction = 0 }] of words.entries()) {
    if (baseline === undefined || size === undefined || direction !== 0) continue
    const last = lines.at(-1)
    const isSame = last !== undefined && last.end === i && last.baseline === baseline && last.size === size
    if (isSame)
      lines[lines.length - 1] = { ...last, end: i + 1, left: Math.min(last.left, x0), right: Math.max(last.right, x1) }
    else lines.push({ start: i, end: i + 1, baseline, size, left: x0, right: x1 })
  }
  return lines
}
