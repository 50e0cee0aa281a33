import type { InspectedPaper } from '../../write/writers/inspection/inspected-paper.ts'
import { element } from '../dom/elements.ts'

/** Letters of a text by which its block is found. */
const SEARCHED_LETTERS = 20

/** A link to the block in which a text of the header was read, with how sure the program was. */
export function whereRead(paper: InspectedPaper, id: string, text: string, roles: readonly string[]): HTMLElement {
  const wanted = text.slice(0, SEARCHED_LETTERS).toLowerCase()
  const blocks = paper.pages.flatMap(page => page.blocks).filter(({ role }) => roles.includes(role))
  const found = wanted === '' ? undefined : blocks.find(block => block.text.toLowerCase().includes(wanted))
  const confidence = paper.header.is.authors.find(({ name }) => name === text)?.evidence?.confidence
  const sure = confidence === undefined ? '' : ` (confidence: ${confidence})`
  if (found === undefined) return element('small', {}, sure.trim())
  return element('small', {}, element('a', { href: `#/${id}?b=${found.id}` }, 'where it was read'), sure)
}
