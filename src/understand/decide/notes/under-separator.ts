import { overlapX } from '../../../base/geometry/box.ts'
import { touchesText } from '../../layout/lines/underlines.ts'
import type { Block } from '../../../model/page/block.ts'
import type { Page, Rule } from '../../../model/page/page.ts'
import { isRecognised } from '../../evidence/lines.ts'

/** Length of the line that separates notes, in shares of the column: a third of it in most papers. */
const SHORTEST = 0.12
const LONGEST_SEPARATOR = 0.5
/** It begins at the edge of the column, and the notes begin below it, within so many ems. */
const AT_EDGE_IN_EMS = 2
const REACH_IN_EMS = 2.2
/** It is at least this far below the last baseline above it, in ems: what is nearer underlines. */
const CLEAR_IN_EMS = 0.5
/** It may touch the highest letters below it, in ems. */
const OVERLAP_IN_EMS = 0.3
/** The edges of rules of one table differ by less than this, in ems. */
const SAME_RULE_EDGE_IN_EMS = 0.5

/**
 * The blocks of a recognised column below the short line that separates its notes.
 *
 *     | aaaaaaaaaaaaaaaaaa |
 *     | ______             |
 *     | bbbbbbbbbbbbbbbbbb |   in any size, with any mark
 *
 * A typist has one size for text and notes, and small raised marks are misread more often than not: there, the line is
 * the best evidence. Never an underline, nor a line that has another of its length above or below, as tables have.
 *
 * @param column its blocks from top to bottom
 * @param limits the highest top of a note, in points, and whether a block may be the first one
 */
export function blocksUnderSeparator(
  column: readonly Block[],
  page: Page,
  { highest, mayOpen }: { readonly highest: number; mayOpen(block: Block, i: number): boolean },
): readonly Block[] {
  if (!column.some(({ lines }) => lines.some(isRecognised))) return []
  const drawn = page.rules.filter(({ orientation }) => orientation === 'horizontal')
  const first = column.findIndex(
    (block, i) =>
      block.box.top >= highest &&
      mayOpen(block, i) &&
      drawn.some(
        rule =>
          isSeparator(rule, block) &&
          isClear(rule, column[i - 1]) &&
          !hasTwin(rule, drawn, block) &&
          !touchesText(rule, page.runs),
      ),
  )
  return first < 0 ? [] : column.slice(first)
}

function isSeparator({ box }: Rule, { box: text, column, lines }: Block): boolean {
  const em = lines[0]?.size ?? 0
  const above = text.top - box.bottom
  if (above < -OVERLAP_IN_EMS * em || above > REACH_IN_EMS * em) return false
  const share = (box.right - box.left) / (column.right - column.left)
  return Math.abs(box.left - column.left) < AT_EDGE_IN_EMS * em && share > SHORTEST && share < LONGEST_SEPARATOR
}

function isClear({ box }: Rule, above: Block | undefined): boolean {
  const last = above?.lines.at(-1)
  return last === undefined || box.top - last.baseline > CLEAR_IN_EMS * last.size
}

function hasTwin(rule: Rule, rules: readonly Rule[], { lines }: Block): boolean {
  const near = SAME_RULE_EDGE_IN_EMS * (lines[0]?.size ?? 0)
  return rules.some(
    ({ box }) =>
      box !== rule.box &&
      overlapX(box, rule.box) > 0 &&
      Math.abs(box.left - rule.box.left) < near &&
      Math.abs(box.right - rule.box.right) < near,
  )
}
