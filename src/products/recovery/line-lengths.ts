import { readSignAtLineEnd } from '../../base/text/hyphens/line-end-signs.ts'
import type { LineKind } from './parts.ts'

/** The distribution of line lengths of a text (section 3.3 and figure 8 of the article). */
export interface LineLengths {
  /** Number of lines, empty ones included. */
  readonly lines: number
  /** Number of lines of each length; the index is the length in characters. Longer lines count with the last index. */
  readonly distribution: readonly number[]
  /** Mean length over all lines, empty ones included. */
  readonly average: number
  /** CW: the most frequent length not below the average. 0 for a text without lines. */
  readonly columnWidth: number
}

/** Longer lines count as lines of this length: no column is as wide, and a text on one line would make a huge table. */
const LONGEST_LINE = 2000

/** The line without white space at its end and form feeds before it, which converters leave; signs for hyphens are hyphens. */
export function trimLine(line: string): string {
  return readSignAtLineEnd(line.replace(/^\f+/, '').trimEnd())
}

/** Number of characters of a line. */
export function lengthOf(line: string): number {
  let length = line.length
  for (let i = 0; i < line.length; i++) {
    const code = line.charCodeAt(i)
    if (code >= 0xdc00 && code <= 0xdfff) length--
  }
  return length
}

/** The kind of a line without white space at its end. */
export function kindOf(line: string): LineKind {
  if (line === '') return 'EL'
  return /[.?!]$/.test(line) ? 'FL' : 'UL'
}

/** The distribution of the lengths of all lines, with average and column width. */
export function measureLengths(lines: Iterable<string>, eps: number): LineLengths {
  const counts = new Array<number>(LONGEST_LINE + 1).fill(0)
  let count = 0
  let total = 0
  for (const line of lines) {
    const length = lengthOf(trimLine(line))
    const place = Math.min(length, LONGEST_LINE)
    counts[place] = (counts[place] ?? 0) + 1
    count++
    total += length
  }
  const distribution = counts.slice(0, counts.findLastIndex(lines => lines > 0) + 1)
  const average = count === 0 ? 0 : total / count
  return { lines: count, distribution, average, columnWidth: findColumnWidth(distribution, average, eps) }
}

/**
 * CW: of the lengths not below the average, the one that most lines have. Where several have as many, which the article
 * leaves open, the one with the most lines within its tolerance; then the longest.
 */
function findColumnWidth(distribution: readonly number[], average: number, eps: number): number {
  let best = 0
  let most = { lines: 0, near: 0 }
  distribution.forEach((lines, length) => {
    if (length < average || lines < most.lines || lines === 0) return
    const near = countNear(distribution, length, eps)
    if (lines === most.lines && near < most.near) return
    best = length
    most = { lines, near }
  })
  return best
}

/** Lines whose length differs from `width` by no more than `eps` of it. */
function countNear(distribution: readonly number[], width: number, eps: number): number {
  const tolerance = eps * width
  return distribution
    .slice(Math.max(0, Math.ceil(width - tolerance)), Math.floor(width + tolerance) + 1)
    .reduce((sum, lines) => sum + lines, 0)
}
