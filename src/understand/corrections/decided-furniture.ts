import type { Box } from '../../base/geometry/box.ts'
import { startNaming } from '../layout/blocks/block-ids.ts'
import type { PageLayout } from '../layout/page-layout.ts'
import type { Block } from '../../model/page/block.ts'
import type { TextLine } from '../../model/page/text-line.ts'
import type { FurnitureDecision } from '../decide/decision.ts'

/** A line at the edge of a page, and the block that it is where a person says that it is part of the text. */
export interface DecidedFurniture extends FurnitureDecision {
  readonly block: Block
}

/** Furniture with a block for each line, so that lines can be named and put into the text like other blocks. */
export function nameFurniture(
  furniture: readonly FurnitureDecision[],
  layouts: readonly PageLayout[],
): DecidedFurniture[] {
  const columns = columnsByLine(furniture, layouts)
  const naming = new Map(layouts.map(({ page }) => [page.number, startNaming(page.number, 'furniture')]))
  return furniture.map(decision => {
    const { line } = decision
    const nameOf = naming.get(line.page) ?? startNaming(line.page, 'furniture')
    const place = { page: line.page, box: line.box, column: columns.get(line) ?? line.box }
    return { ...decision, block: { id: nameOf(line), ...place, lines: [line] } }
  })
}

/** The column of each line of furniture; line numbers have no column. */
function columnsByLine(furniture: readonly FurnitureDecision[], layouts: readonly PageLayout[]): Map<TextLine, Box> {
  const taken = new Set(furniture.map(({ line }) => line))
  const found = new Map<TextLine, Box>()
  for (const { columns } of layouts) {
    for (const { lines, box } of columns) for (const line of lines) if (taken.has(line)) found.set(line, box)
  }
  return found
}
