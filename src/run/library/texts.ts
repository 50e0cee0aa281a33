import { blocksOf as blocksOfSections, contentOf } from '../../understand/build/body/sections.ts'
import type { Inline, Paper, PaperBlock, Section } from '../../model/paper/paper.ts'
import { textOfInlines } from '../../write/writers/inlines.ts'

/** The text of a title, paragraph, caption …, without breaks, calls and marks; hyphens at line ends stay undone. */
export function textOf(content: readonly Inline[]): string {
  return textOfInlines(content)
}

/** The heading of a section as printed, with its number: `2.1 Data`; empty for text before the first heading. */
export function headingOf({ number, title }: Section): string {
  return [number, textOf(title)].filter(part => part !== undefined && part !== '').join(' ')
}

/** The text of a block that is read as such: paragraph, note, caption, doubt; empty for a page break. */
export function textOfBlock(block: PaperBlock): string {
  return block.type === 'doubt' ? block.text : textOf(contentOf(block))
}

/** All blocks of a paper in reading order, its abstract first, then those of its sections at any depth. */
export function blocksOf(paper: Paper): readonly PaperBlock[] {
  return [...paper.front.abstract, ...blocksOfSections(paper.sections)]
}

/** A block, and the sections it is in, the outermost first; none for the abstract. */
export interface WalkedBlock {
  readonly block: PaperBlock
  readonly sections: readonly Section[]
}

/** Walks over all blocks of a paper in reading order, with the sections that each of them is in. */
export function* walk(paper: Paper): Generator<WalkedBlock> {
  for (const block of paper.front.abstract) yield { block, sections: [] }
  for (const section of paper.sections) yield* walkSection(section, [])
}

function* walkSection(section: Section, around: readonly Section[]): Generator<WalkedBlock> {
  const sections = [...around, section]
  for (const block of section.blocks) yield { block, sections }
  for (const inner of section.sections) yield* walkSection(inner, sections)
}
