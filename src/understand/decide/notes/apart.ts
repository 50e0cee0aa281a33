import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'

/** Notes are further below the text than its lines are apart, by this factor. */
const APART = 1.2

/** Whether a line is further below the block above it than lines of text are (`leading`, in points). */
export function isApart(first: TextLine, above: Block | undefined, leading: number): boolean {
  const last = above?.lines.at(-1)
  return last !== undefined && first.baseline - last.baseline > APART * leading
}
