import type { Box } from '../../../../base/geometry/box.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { sizeOfBlock } from '../front-style.ts'

/** Edges or middles that differ by more than this, in ems of the text below, are not aligned. */
const MOST_OFF_LINE = 0.5

/**
 * Whether a block is the name of a journal, in larger type than the title below it: one word that the running heads of other pages
 * have too, and that shares neither an edge nor its middle with the largest text below. A title of one word is above its
 * subtitle or its names.
 *
 * @param runningHeads the texts of the running heads
 */
export function isLogo(block: Block, page: readonly Block[], runningHeads: readonly string[]): boolean {
  const [word, ...others] = wordsOf(textOfBlock(block))
  if (word === undefined || others.length > 0 || !runningHeads.some(text => wordsOf(text).includes(word))) return false
  const below = page.filter(other => other !== block && other.box.top >= block.box.bottom)
  const next = below.reduce<Block | undefined>(
    (nearest, other) => (nearest === undefined || sizeOfBlock(other) > sizeOfBlock(nearest) ? other : nearest),
    undefined,
  )
  return next !== undefined && !isAligned(block.box, next.box, MOST_OFF_LINE * sizeOfBlock(next))
}

function isAligned(a: Box, b: Box, tolerance: number): boolean {
  const middle = ({ left, right }: Box) => (left + right) / 2
  const differences = [a.left - b.left, a.right - b.right, middle(a) - middle(b)]
  return differences.some(difference => Math.abs(difference) <= tolerance)
}

/** The words of a text in small letters. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
}
