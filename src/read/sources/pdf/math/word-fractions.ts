import { type Box, widthOf } from '../../../../base/geometry/box.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { inkOf, inkOfPlaces } from './math-glyphs.ts'
import type { ProseRow, Rows } from './rows.ts'

/** The baseline of what is over a bar is at most this far above it, and of what is under it at most this far below, in ems. */
const MOST_ABOVE = 0.8
const MOST_BELOW = 1.3
/** A bar is as wide as the wider of its parts, but for this, in ems; the rules of tables are wider than their cells. */
const BAR_ENDS = 0.8
/** Words of a part at most. */
const MOST_WORDS = 6
/** What is on the line of a fraction is as near to its bar as this, in ems. */
const BESIDE = 1.5
/** Words of a name before a fraction at most; a line of more words is text. */
const MOST_WORDS_BESIDE = 2

/**
 * The lines of words that are parts of fractions set apart, or names before these. A bar as wide as the wider part is between two such
 * lines, or between one and a part without words, which has a sign of mathematics beside its bar; no text is beside it.
 */
export function findWordFractions(
  glyphs: readonly Glyph[],
  { rows, rest }: Rows,
  rules: readonly Box[],
): ReadonlySet<ProseRow> {
  const found = new Set<ProseRow>()
  const short = rows.filter(({ words }) => words.length > 0 && words.length <= MOST_WORDS)
  const wordless = rest.flat().flatMap(place => glyphs[place] ?? [])
  for (const rule of rules) {
    const over = short.find(row => isAlong(row, rule) && isOver(rule, row.baseline, row.size))
    const under = short.find(row => isAlong(row, rule) && isUnder(rule, row.baseline, row.size))
    const parts = [over, under].flatMap(row => row ?? [])
    const size = Math.max(0, ...parts.map(row => row.size))
    // What is drawn after a part, such as the operator after the fraction, is in its line.
    const widest = Math.max(0, ...parts.map(row => widthOf(inkOfPlaces(glyphs, row.glyphs))))
    if (parts.length === 0 || over === under || widthOf(rule) > widest + BAR_ENDS * size) continue
    if (
      parts.length === 1 &&
      !isHalf({ glyphs, wordless }, rule, { size, isOther: over === undefined ? isOver : isUnder })
    )
      continue
    const beside = rows.filter(row => !parts.includes(row) && isBeside(inkOfPlaces(glyphs, row.glyphs), row, rule))
    if (beside.some(({ words }) => words.length > MOST_WORDS_BESIDE)) continue
    for (const row of [...parts, ...beside]) found.add(row)
  }
  return found
}

function isBetween(value: number, least: number, most: number): boolean {
  return value > least && value < most
}

function isAlong({ left, right, size }: ProseRow, rule: Box): boolean {
  return left > rule.left - BAR_ENDS * size && right < rule.right + BAR_ENDS * size
}

function isOver(rule: Box, baseline: number, size: number): boolean {
  return isBetween(rule.top - baseline, 0, MOST_ABOVE * size)
}

function isUnder(rule: Box, baseline: number, size: number): boolean {
  return isBetween(baseline - rule.top, 0, MOST_BELOW * size)
}

/** Whether something without words is the other part of a fraction, and a sign is beside the bar, as none is beside the rules of tables. */
function isHalf(
  { glyphs, wordless }: { readonly glyphs: readonly Glyph[]; readonly wordless: readonly Glyph[] },
  rule: Box,
  { size, isOther }: { readonly size: number; readonly isOther: typeof isOver },
): boolean {
  return (
    wordless.some(({ x, y }) => x >= rule.left && x < rule.right && isOther(rule, y, size)) &&
    glyphs.some(glyph => RELATION.test(glyph.text) && isLevel(glyph.y, rule, size) && isNear(inkOf(glyph), rule, size))
  )
}

/** A sign between the parts of an equation. */
const RELATION = /^[=<>≤≥≈≡∼∝÷×+−·]$/u

/** Baseline of the line of a fraction, which is a quarter of an em below its bar, at most, in ems. */
const MOST_BELOW_AXIS = 0.5

/** Whether a line ends or begins at a bar, at its height. */
function isBeside(ink: Box, { baseline, size }: ProseRow, rule: Box): boolean {
  return isLevel(baseline, rule, size) && isNear(ink, rule, size)
}

function isLevel(baseline: number, rule: Box, size: number): boolean {
  return isBetween(baseline - rule.top, 0, MOST_BELOW_AXIS * size)
}

function isNear({ left, right }: Box, rule: Box, size: number): boolean {
  return Math.abs(rule.left - right) < BESIDE * size || Math.abs(left - rule.right) < BESIDE * size
}
