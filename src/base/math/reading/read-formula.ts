import { type Box, overlapX, widthOf } from '../../geometry/box.ts'
import type { MathNode } from '../math-node.ts'
import { joinFences } from './fences.ts'
import { type Item, type MathGlyph, toItem } from './item.ts'
import { joinLetters } from './letters.ts'
import { joinLimits, joinMarks } from './marks.ts'
import { joinPieces } from './join-pieces.ts'
import { readRow } from './row.ts'
import { joinByRules } from './rules.ts'
import { alignRows, readCases, readMatrix, splitRows } from './tables.ts'

/** How far a rule reaches out of the brace that it is of, in points. */
const BRACE_SLACK = 0.5

/**
 * The tree of a formula from its glyphs, in the order of drawing, and the rules among them. Parts that are sure are put together
 * first, the innermost before the outer: pieces of signs, names and numbers, what rules hold together, marks, limits, brackets;
 * then rows, and scripts by the baseline of their row. Sizes and places of the formula alone decide.
 */
export function readFormula(glyphs: readonly MathGlyph[], rules: readonly Box[]): MathNode {
  const whole = joinPieces(glyphs)
  const em = Math.max(0, ...whole.filter(({ text }) => /[\p{L}\p{N}=+<>]/u.test(text)).map(({ size }) => size))
  const items = joinLetters(whole.map((glyph, order) => toItem(glyph, order, em || glyph.size)))
  const braces = whole.filter(({ text }) => /^[⏞⏟]$/u.test(text))
  // The pieces of a brace that lies are joined by rules.
  const bars = rules.filter(rule => !braces.some(({ ink }) => isInside(rule, ink)))
  return readRows(joinByRules(items, bars, readRows))
}

function isInside(rule: Box, box: Box): boolean {
  return (
    overlapX(rule, box) >= widthOf(rule) - BRACE_SLACK &&
    rule.top > box.top - BRACE_SLACK &&
    rule.bottom < box.bottom + BRACE_SLACK
  )
}

/** A part whose fractions and roots are put together. */
function readRows(items: readonly Item[]): MathNode {
  if (items.length === 0) return { type: 'row', children: [] }
  const marked = joinLimits(joinMarks(items, readRows), readRows)
  const fenced = joinFences(marked, {
    part: readRows,
    matrix: part => readMatrix(part, readRows),
    cases: part => readCases(part, readRows),
  })
  const rows = splitRows(fenced)
  return rows.length > 1 ? alignRows(rows, readRows) : readRow(fenced, readRows)
}
