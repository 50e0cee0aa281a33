import type { Block } from '../../../model/page/block.ts'
import type { FrontPage } from './front-page.ts'

/**
 * Whether a block of a title page is below the heading of its references, and not at the foot of the page: a paper of a page
 * or two has its list there, and each entry has the words and numbers of a publisher.
 */
export function isInReferences(block: Block, page: FrontPage): boolean {
  if (page.isAtFoot(block)) return false
  const above = page.order.slice(0, page.order.indexOf(block))
  return above.some(other => page.conceptOf(other) === 'references' && page.isHeading(other))
}
