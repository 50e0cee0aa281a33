import type { DrawnBox } from '../../write/writers/inspection/page-drawing.ts'
import { type Draft, withChange } from './draft.ts'
import type { ShownBlock } from './shown-blocks.ts'

/** The box of the picture of a caption as a person has it; none where none is known. */
export function drawingOf(
  draft: Draft,
  { id, drawing }: ShownBlock,
): { readonly box: DrawnBox | undefined; readonly isSaid: boolean } {
  const said = draft.blocks.get(id)?.drawing
  if (said === undefined) return { box: drawing, isSaid: false }
  return { box: [said.left, said.top, said.right, said.bottom], isSaid: true }
}

/** Says where the picture of a caption is, in points; `undefined` leaves it to the program. */
export function giveDrawing(draft: Draft, block: ShownBlock, box: DrawnBox | undefined): Draft {
  if (box === undefined) return withChange(draft, block, { drawing: undefined })
  const [left, top, right, bottom] = box.map(edge => Math.max(0, Math.round(edge))) as unknown as DrawnBox
  return withChange(draft, block, { drawing: { left, top, right, bottom } })
}
