import type { Paper, Section } from '../../paper/paper.ts'
import { boxesOf } from '../document/boxes.ts'
import { headingOf, textOfTree } from '../document/inline-tree.ts'
import { toPlainText } from '../document/plain-text.ts'
import { type Chunk, chunksOf } from './document-chunks.ts'

/** The paper as JSON lines, one block a line, each with its headings, pages and boxes. */
export function writeChunks(paper: Paper): string {
  return chunksOf(paper)
    .map(chunk => `${JSON.stringify(toLine(paper, chunk))}\n`)
    .join('')
}

function toLine({ id }: Paper, chunk: Chunk) {
  return {
    doc: id,
    id: chunk.id,
    type: chunk.type,
    text: chunk.text,
    mark: chunk.mark,
    section: chunk.path.at(-1)?.id,
    heading_path: chunk.path.map(headingTextOf).filter(heading => heading !== ''),
    language: chunk.language,
    pages: [...new Set(chunk.places.map(({ page }) => page))],
    boxes: boxesOf(chunk.places),
    citations: chunk.citations,
  }
}

/** A heading with its number. */
export function headingTextOf(section: Section): string {
  return [toPlainText(section.number ?? '').trim(), textOfTree(headingOf(section))]
    .filter(part => part !== '')
    .join(' ')
}
