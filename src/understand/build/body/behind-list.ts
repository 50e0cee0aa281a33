import type { FlatSection } from './sections.ts'
import { NOWHERE } from '../paragraphs/places.ts'

/**
 * Separates text after a list of references, such as the lives of the authors, from it: it becomes a section without a
 * heading. Text between entries stays with them.
 *
 * @param newId gives the id of such a section
 */
export function partTextBehindLists(sections: readonly FlatSection[], newId: () => string): FlatSection[] {
  return sections.flatMap(section => {
    const { kind, blocks, level } = section
    const last = blocks.findLastIndex(block => block.type === 'paragraph' && block.kind === 'reference')
    const start = blocks.findIndex((block, i) => i > last && block.type === 'paragraph')
    if (kind !== 'references' || last < 0 || start < 0) return [section]
    const rest = { ...NOWHERE, kind: 'text' as const, level, number: undefined, title: [], isRunIn: false }
    return [
      { ...section, blocks: blocks.slice(0, start) },
      { type: 'section', id: newId(), ...rest, blocks: blocks.slice(start) },
    ]
  })
}
