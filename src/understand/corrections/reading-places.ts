import type { PageLayout } from '../layout/page-layout.ts'
import type { Block } from '../../model/page/block.ts'
import type { TextLine } from '../../model/page/text-line.ts'

/** Compares blocks by the places of their first lines: by page, then in reading order; those without a place come last. */
export function byReadingPlace(layouts: readonly PageLayout[]): (a: Block, b: Block) => number {
  const places = new Map<TextLine | undefined, number>()
  for (const { columns } of layouts)
    for (const { lines } of columns) for (const line of lines) places.set(line, places.size)
  const placeOf = ({ lines: [first] }: Block) => places.get(first) ?? places.size
  return (a, b) => a.page - b.page || placeOf(a) - placeOf(b)
}
