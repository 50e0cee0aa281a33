import { giveSeparators, separatorsOf, tableOf } from '../../edits/cells.ts'
import { drawingOf, giveDrawing } from '../../edits/drawings.ts'
import type { Side } from '../../edits/separators.ts'
import type { Reader } from '../../model/reader.ts'
import { DrawingFrame } from './drawing-frame.ts'
import { TableFrame } from './table-frame.ts'

/** What is drawn over the page of the selected block, to be moved there: the frame of a picture, or the grid of a table. */
export function frameOf(reader: Reader): HTMLElement | undefined {
  const { session, selectedBlock: block } = reader
  const page = reader.pages.find(each => each.page.number === block?.page)?.page
  if (block === undefined || page === undefined) return undefined
  if (block.role === 'table') {
    const separators = separatorsOf(session.draft, block)
    const head = tableOf(session.draft, block)?.head ?? 0
    if (separators === undefined) return undefined
    const onChange = (side: Side, places: readonly number[]) =>
      session.change(giveSeparators(session.draft, block, side, places))
    return new TableFrame({ box: block.box, separators, head }, page, onChange).root
  }
  const box = block.role === 'figure-caption' ? drawingOf(session.draft, block).box : undefined
  if (box === undefined) return undefined
  const frame = new DrawingFrame(moved => session.change(giveDrawing(session.draft, block, moved)))
  frame.show(box, page)
  return frame.root
}
