import { type Box, heightOf, overlapX, overlapY, uniteBoxes, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'
import { middleOfLetters } from '../../../evidence/lines.ts'
import type { Piece } from '../../lines/pieces.ts'
import { startsCaption } from '../captioned-rows.ts'
import { type PieceRow, rowsOfPieces } from '../tabular-rows.ts'

/** Parts of one vertical rule, one above the other, are at most this far apart, in points: horizontal rules are set off from them. */
const MAX_BREAK = 8
/** Parts of one vertical rule are at one place within this many points. */
const SAME_PLACE = 1.5
/** Vertical rules of one table share at least this much of the height of the lower one. */
const SHARED_HEIGHT = 0.7
/** Vertical rules of one table are at most this far apart, in ems: the widest column between them. */
const WIDEST_COLUMN_IN_EMS = 16
/** Cells are at most this far from a rule or from the next cell, in ems. */
const WIDEST_GAP_IN_EMS = 3
/** Longest cell, in ems; lines of columns of text are longer. */
const LONGEST_CELL_IN_EMS = 14
/** Fewest rows with cells side by side. */
const LEAST_ROWS = 2
/** Least share of the rows with cells on both sides of each rule. */
const BOTH_SIDES = 0.6
/** The rule below a head reaches at least this far beyond a vertical one on both sides, in ems; ticks of an axis do not. */
const BEYOND_IN_EMS = 1
/** Fewest vertical rules of a table without a horizontal one. */
const ENOUGH_RULES = 2

/** Rows parted by vertical rules. */
export interface VerticalRuleTable {
  readonly rules: readonly Rule[]
  readonly rows: readonly PieceRow[]
}

/**
 * The tables without a caption that have vertical rules between their columns, and no rules above and below them: short cells on both
 * sides of each rule. A single vertical rule needs a horizontal one that runs through it: axes of a chart only meet.
 */
export function findVerticalRuleTables(
  pieces: readonly Piece[],
  rules: readonly Rule[],
  bodySize: number,
): VerticalRuleTable[] {
  const found: VerticalRuleTable[] = []
  for (const group of groupSideBySide(joinParts(rules), bodySize)) {
    const box = uniteBoxes(group.map(rule => rule.box))
    const crossing = rules.filter(({ orientation, box: rule }) => orientation === 'horizontal' && meets(rule, box))
    if (group.length < ENOUGH_RULES && !crossing.some(rule => runsThrough(rule.box, box, bodySize))) continue
    const rows = rowsBeside(group, uniteBoxes([box, ...crossing.map(rule => rule.box)]), pieces)
    if (areCells(rows, group)) found.push({ rules: [...group, ...crossing], rows })
  }
  return found
}

function meets(rule: Box, box: Box): boolean {
  return overlapX(rule, box) >= 0 && rule.top > box.top - MAX_BREAK && rule.top < box.bottom + MAX_BREAK
}

function runsThrough(rule: Box, { left, right }: Box, bodySize: number): boolean {
  const reach = BEYOND_IN_EMS * bodySize
  return rule.left < left - reach && rule.right > right + reach
}

/** Vertical rules, those of one place and one below the other joined. */
function joinParts(rules: readonly Rule[]): Rule[] {
  const vertical = rules.filter(({ orientation }) => orientation === 'vertical').sort((a, b) => a.box.top - b.box.top)
  const joined: Rule[] = []
  for (const rule of vertical) {
    const i = joined.findIndex(
      ({ box }) => Math.abs(box.left - rule.box.left) < SAME_PLACE && rule.box.top - box.bottom < MAX_BREAK,
    )
    const above = joined[i]
    if (above === undefined) joined.push(rule)
    else joined[i] = { ...above, box: uniteBoxes([above.box, rule.box]) }
  }
  return joined
}

/** Groups of vertical rules at one height and near one another, from left to right. */
function groupSideBySide(rules: readonly Rule[], bodySize: number): Rule[][] {
  const groups: Rule[][] = []
  for (const rule of [...rules].sort((a, b) => a.box.left - b.box.left)) {
    const group = groups.find(others => {
      const last = others.at(-1)
      if (last === undefined) return false
      const lower = Math.min(heightOf(last.box), heightOf(rule.box))
      const isNear = rule.box.left - last.box.right < WIDEST_COLUMN_IN_EMS * bodySize
      return isNear && overlapY(last.box, rule.box) >= SHARED_HEIGHT * lower
    })
    if (group === undefined) groups.push([rule])
    else group.push(rule)
  }
  return groups
}

/** The rows of the pieces at the height of rules that are joined to them without wide gaps. */
function rowsBeside(group: readonly Rule[], area: Box, pieces: readonly Piece[]): PieceRow[] {
  const top = Math.min(...group.map(({ box }) => box.top))
  const bottom = Math.max(...group.map(({ box }) => box.bottom))
  const atHeight = pieces.filter(piece => middleOfLetters(piece) > top && middleOfLetters(piece) < bottom)
  let { left, right } = area
  let cells: Piece[] = []
  for (;;) {
    const reached = atHeight.filter(
      ({ box, size }) => box.right > left - WIDEST_GAP_IN_EMS * size && box.left < right + WIDEST_GAP_IN_EMS * size,
    )
    if (reached.length === cells.length) return rowsOfPieces(cells)
    cells = reached
    left = Math.min(left, ...cells.map(({ box }) => box.left))
    right = Math.max(right, ...cells.map(({ box }) => box.right))
  }
}

/** Whether rows are short cells, most of them on both sides of each rule, and none runs through one. */
function areCells(rows: readonly PieceRow[], group: readonly Rule[]): boolean {
  const cells = rows.flatMap(({ pieces }) => pieces)
  if (rows.filter(({ pieces }) => pieces.length > 1).length < LEAST_ROWS || rows.some(startsCaption)) return false
  if (cells.some(({ box, size }) => widthOf(box) > LONGEST_CELL_IN_EMS * size)) return false
  return group.every(({ box: rule }) => {
    const x = (rule.left + rule.right) / 2
    const isCrossed = cells.some(
      ({ box }) => box.left < x - SAME_PLACE && box.right > x + SAME_PLACE && overlapY(box, rule) > 0,
    )
    const parted = rows.filter(
      ({ pieces }) =>
        pieces.some(({ box }) => box.right <= x + SAME_PLACE) && pieces.some(({ box }) => box.left >= x - SAME_PLACE),
    )
    return !isCrossed && parted.length >= BOTH_SIDES * rows.length
  })
}
