import type { Doubt, PaperBlock, Section } from '../../../model/paper/paper.ts'
import { displaysOf } from './displays.ts'

/** Displays by the number of their place in a paragraph. */
export type PlacedDisplays = ReadonlyMap<number, Doubt>

/** The displays that a running document has inside the paragraphs that they are printed in, and the sections without these. */
export interface DisplaysInPlace {
  readonly sections: readonly Section[]
  readonly displays: PlacedDisplays
}

/**
 * Takes the displays out of what follows their paragraphs. In the paper a display is after its paragraph; a reader of a running document
 * needs it where the sentence has it. Those that were not read, and those of items of lists, stay after it.
 */
export function placeDisplays(sections: readonly Section[]): DisplaysInPlace {
  const displays = new Map(sections.flatMap(displaysIn))
  const placed = new Set<PaperBlock>(displays.values())
  const without = (section: Section): Section => ({
    ...section,
    blocks: section.blocks.filter(block => !placed.has(block)),
    sections: section.sections.map(without),
  })
  return { sections: sections.map(without), displays }
}

function displaysIn({ blocks, sections }: Section): readonly (readonly [number, Doubt])[] {
  const places = new Set(
    blocks.flatMap(block =>
      block.type === 'paragraph' && block.kind === 'text'
        ? block.content.flatMap(inline => (inline.type === 'formula-place' ? [inline.formula] : []))
        : [],
    ),
  )
  const here = blocks.flatMap((block): (readonly [number, Doubt])[] => {
    if (block.type !== 'doubt' || block.formula === undefined || !places.has(block.formula)) return []
    return displaysOf(block.content ?? []) === undefined ? [] : [[block.formula, block]]
  })
  return [...here, ...sections.flatMap(displaysIn)]
}
