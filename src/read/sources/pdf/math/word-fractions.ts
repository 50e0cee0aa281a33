import { type Box, widthOf } from '../../../../base/geometry/box.ts'
import type { Glyph } from '../drawing/drawing.ts'
import { inkOfPlaces } from './math-glyphs.ts'
import type { ProseRow } from './rows.ts'

/** The baseline of what is over a bar is at most this far above it, and of what is under it at most this far below, in ems. */
const MOST_ABOVE = 0.8
const MOST_BELOW = 1.3
/** A bar is as wide as the wider of its parts, but for this, in ems; the rules of tables are wider than their cells. */
const BAR_ENDS = 0.8
/** Words of a part at most. */
const MOST_WORDS = 6
/** The line of text around a fraction is at most this far away, in ems. */
const BESIDE = 1.5

/** The lines of words that are parts of fractions set apart: a bar as wide as the wider part is between two of them, and no text beside it. */
export function findWordFractions(
  glyphs: readonly Glyph[],
  rows: readonly ProseRow[],
  rules: readonly Box[],
): ReadonlySet<ProseRow> {
  const found = new Set<ProseRow>()
  const short = rows.filter(({ words }) => words.length > 0 && words.length <= MOST_WORDS)
  for (const rule of rules) {
    const over = short.find(row => isAlong(row, rule) && isBetween(rule.top - row.baseline, 0, MOST_ABOVE * row.size))
    const under = short.find(row => isAlong(row, rule) && isBetween(row.baseline - rule.top, 0, MOST_BELOW * row.size))
    if (over === undefined || under === undefined || over === under) continue
    // What is drawn after a part, such as the operator after the fraction, is in its line.
    const widest = Math.max(...[over, under].map(row => widthOf(inkOfPlaces(glyphs, row.glyphs))))
    if (widthOf(rule) > widest + BAR_ENDS * over.size) continue
    if (rows.some(row => row.words.length > MOST_WORDS_BESIDE && isTextBeside(row, rule, [over, under]))) continue
    found.add(over).add(under)
  }
  return found
}

/** Words of a name before a fraction at most. */
const MOST_WORDS_BESIDE = 2

function isBetween(value: number, least: number, most: number): boolean {
  return value > least && value < most
}

function isAlong({ left, right, size }: ProseRow, rule: Box): boolean {
  return left > rule.left - BAR_ENDS * size && right < rule.right + BAR_ENDS * size
}

/** Whether a line is the line of text around a small fraction: its baseline is between those of the parts, and it ends or begins here. */
function isTextBeside(row: ProseRow, rule: Box, [over, under]: readonly [ProseRow, ProseRow]): boolean {
  const isLevel = isBetween(row.baseline, over.baseline, under.baseline)
  const near = BESIDE * row.size
  return isLevel && (Math.abs(rule.left - row.right) < near || Math.abs(row.left - rule.right) < near)
}
