import { groupBy } from '../../../../base/collections/group-by.ts'
import { type Box, heightOf, widthOf } from '../../../../base/geometry/box.ts'
import type { Glyph } from '../drawing/drawing.ts'

/** Glyphs and lines of a page, the bars of letters taken from the lines. */
export interface CrossedLetters {
  readonly glyphs: readonly Glyph[]
  readonly lines: readonly Box[]
}

/** Lengths of a bar and its greatest thickness, in ems. */
const SHORTEST = 0.15
const LONGEST = 0.5
const THICKEST = 0.09

/** Where the middle of a bar is: above the baseline, in ems, and along the letter, in shares of its width. */
interface Bar {
  readonly letter: string
  readonly low: number
  readonly high: number
  readonly from: number
  readonly to: number
}

/** The bar of a `d` crosses its stem on the right, above the bowl; that of a `D` its stem on the left, in the middle. */
const BARS: ReadonlyMap<string, Bar> = new Map([
  ['d', { letter: 'đ', low: 0.46, high: 0.66, from: 0.4, to: 1.1 }],
  ['D', { letter: 'Đ', low: 0.24, high: 0.46, from: -0.1, to: 0.45 }],
])

/**
 * Letters with the bars that were drawn through them as lines: `d` with a bar is `đ`. TeX draws them so in Croatian and Serbian
 * where its font has no such letter.
 */
export function crossLetters(glyphs: readonly Glyph[], lines: readonly Box[]): CrossedLetters {
  const bars = groupBy(lines.filter(isShort), ({ bottom }) => rowOf(bottom))
  if (bars.size === 0) return { glyphs, lines }
  const taken = new Set<Box>()
  const crossed = glyphs.map(glyph => {
    const place = BARS.get(glyph.text)
    const row = rowOf(glyph.y)
    const near = place === undefined ? [] : [...(bars.get(row - 1) ?? []), ...(bars.get(row) ?? [])]
    const bar = place && near.find(line => !taken.has(line) && crosses(line, glyph, place))
    if (place === undefined || bar === undefined) return glyph
    taken.add(bar)
    return { ...glyph, text: place.letter }
  })
  return taken.size === 0 ? { glyphs, lines } : { glyphs: crossed, lines: lines.filter(line => !taken.has(line)) }
}

/**
 * Height of the rows by which short lines are looked up, in points: charts draw very many. It is above that of letters that
 * text is set in.
 */
const ROW = 40
/** Longest bar, in points: that of a letter as high as a row. */
const LONGEST_BAR = LONGEST * ROW

/** Whether a line runs across the page, no longer than a bar. */
function isShort(line: Box): boolean {
  return widthOf(line) > heightOf(line) && widthOf(line) <= LONGEST_BAR
}

function rowOf(y: number): number {
  return Math.floor(y / ROW)
}

function crosses(line: Box, { x, y, advance, style }: Glyph, { low, high, from, to }: Bar): boolean {
  const { size, alongX } = style
  const length = widthOf(line)
  if (alongX !== 1 || length < SHORTEST * size || length > LONGEST * size || heightOf(line) > THICKEST * size)
    return false
  const raise = (y - (line.top + line.bottom) / 2) / size
  const along = ((line.left + line.right) / 2 - x) / advance
  return raise > low && raise < high && along > from && along < to
}
