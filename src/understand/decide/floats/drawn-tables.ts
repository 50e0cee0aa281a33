import { overlapX } from '../../../base/geometry/box.ts'
import type { Block } from '../../../model/page/block.ts'
import { TABLE_EVIDENCE } from '../../../model/page/table-grid.ts'
import type { DecidedSoFar } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { isCaptionRole } from '../role-traits.ts'
import { fontsOfText } from './text-fonts.ts'

/** Least share of the lines of a chart in such fonts: the title of a panel may be among them. */
const MOSTLY_DRAWN = 0.6
/** Least share of the lines of a chart that are points without text; beside them are the lines of its legend. */
const SOME_POINTS = 0.3

/**
 * The tables that are charts: numbers of axes between lines of a grid, most in fonts that no running text has, above the caption of
 * a figure. The only evidence for them is rules above and below, and short cells; or they are points, perhaps with a legend; or the
 * numbers in the squares of a heat map, for a table has words in its head or its first column.
 */
export function findDrawnTables({ blocks }: Evidence, decided: DecidedSoFar): ReadonlySet<Block> {
  const weak = blocks.filter(block => hasWeakEvidence(block) || isOfPoints(block) || isOfNumbers(block))
  if (weak.length === 0) return new Set()
  const captions = blocks.filter(block => isCaptionRole(decided.get(block)?.role))
  const fonts = fontsOfText(blocks)
  return new Set(
    weak.filter(block => {
      const drawn = block.lines.filter(({ font }) => !fonts.has(font.name))
      const isDrawn = drawn.length > MOSTLY_DRAWN * block.lines.length
      const near = captions.filter(caption => caption.page === block.page && overlapX(caption.box, block.box) > 0)
      const below = near.filter(({ box }) => box.top >= block.box.bottom - 1).sort((a, b) => a.box.top - b.box.top)
      const above = near.filter(({ box }) => box.bottom <= block.box.top + 1).sort((a, b) => b.box.top - a.box.top)
      const role = (caption: Block | undefined) => caption && decided.get(caption)?.role
      return isDrawn && role(below[0]) === 'figure-caption' && role(above[0]) !== 'table-caption'
    }),
  )
}

function hasWeakEvidence({ table }: Block): boolean {
  return table?.evidence.every(rule => TABLE_EVIDENCE[rule].isOfCharts === true) === true
}

/** Whether many lines of a table have neither a letter nor a digit: the points of a chart. */
function isOfPoints({ table, lines }: Block): boolean {
  const points = lines.filter(({ text }) => !/[\p{L}\p{N}]/u.test(text))
  return table !== undefined && points.length > SOME_POINTS * lines.length
}

/** Whether no line of a table has a word. */
function isOfNumbers({ table, lines }: Block): boolean {
  return table !== undefined && !lines.some(({ text }) => /\p{L}{2}/u.test(text))
}
