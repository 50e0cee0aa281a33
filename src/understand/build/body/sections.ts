import type { Inline, PaperBlock, Section } from '../../../model/paper/paper.ts'

/** A section without its place in the tree. */
export type FlatSection = Omit<Section, 'sections'>

/**
 * Nests sections by their levels: a section holds all sections after it with a greater level, up to the next without
 * one. Never changes a level, so a level 3 right under a level 1 stays level 3.
 */
export function nestSections(flat: readonly FlatSection[]): Section[] {
  const [sections] = nestFrom(flat, 0, 0)
  return sections
}

function nestFrom(flat: readonly FlatSection[], start: number, level: number): [Section[], number] {
  const sections: Section[] = []
  let i = start
  for (let section = flat[i]; section !== undefined && (section.level > level || level === 0); section = flat[i]) {
    const { level } = section
    // The untitled section before the first heading (level 0) holds no others.
    const [inner, next] = level === 0 ? [[], i + 1] : nestFrom(flat, i + 1, level)
    sections.push({ ...section, sections: inner })
    i = next
  }
  return [sections, i]
}

/** All blocks of sections in reading order, those of inner sections included. */
export function blocksOf(sections: readonly Section[]): PaperBlock[] {
  return sections.flatMap(section => [...section.blocks, ...blocksOf(section.sections)])
}

/** The text of a block that is read as such: of a paragraph, of a note, of a caption; empty for a block without. */
export function contentOf(block: PaperBlock): readonly Inline[] {
  if (block.type === 'paragraph' || block.type === 'footnote') return block.content
  return block.type === 'figure' || block.type === 'table' ? block.caption : []
}
