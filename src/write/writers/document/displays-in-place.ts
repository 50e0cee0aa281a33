import type { Doubt, Inline, PaperBlock, Paragraph, Section } from '../../../model/paper/paper.ts'
import { displaysOf } from './displays.ts'

/**
 * The sections with the displays inside the paragraphs that they are printed in. In the paper a display is after its paragraph; a reader
 * of a running document needs it where the sentence has it. Those that were not read, and those of items of lists, stay after it.
 */
export function placeDisplays(sections: readonly Section[]): readonly Section[] {
  return sections.map(section => ({
    ...section,
    blocks: placeAmong(section.blocks),
    sections: placeDisplays(section.sections),
  }))
}

function placeAmong(blocks: readonly PaperBlock[]): readonly PaperBlock[] {
  const displays = new Map<number, Doubt>()
  for (const block of blocks)
    if (block.type === 'doubt' && block.formula !== undefined && displaysOf(block.content ?? []) !== undefined)
      displays.set(block.formula, block)
  const placed = new Set<PaperBlock>()
  const paragraphs = blocks.map(block => {
    if (block.type !== 'paragraph' || block.kind !== 'text') return block
    const inside = block.content.flatMap(inline => displayAt(inline, displays) ?? [])
    for (const display of inside) placed.add(display)
    return inside.length === 0 ? block : withDisplays(block, displays)
  })
  return paragraphs.filter(block => !placed.has(block))
}

function displayAt(inline: Inline, displays: ReadonlyMap<number, Doubt>): Doubt | undefined {
  return inline.type === 'formula-place' ? displays.get(inline.formula) : undefined
}

function withDisplays(paragraph: Paragraph, displays: ReadonlyMap<number, Doubt>): Paragraph {
  const content = paragraph.content.map((inline): Inline => {
    const display = displayAt(inline, displays)
    return inline.type !== 'formula-place' || display === undefined ? inline : { ...inline, display }
  })
  return { ...paragraph, content }
}
