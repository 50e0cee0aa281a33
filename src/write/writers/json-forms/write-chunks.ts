import type { Paper } from '../../../model/paper/paper.ts'
import { boxesOf } from '../document/boxes.ts'
import { type Chunk, chunksOf } from './document-chunks.ts'

/** The paper as JSON lines, one block per line, each with its headings, pages and boxes. */
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
    statement: chunk.statement,
    section: chunk.path.at(-1)?.id,
    section_kind: chunk.path.findLast(({ kind }) => kind !== 'text')?.kind,
    heading_path: chunk.path.map(({ heading }) => heading).filter(heading => heading !== ''),
    language: chunk.language,
    pages: [...new Set(chunk.places.map(({ page }) => page))],
    boxes: boxesOf(chunk.places),
    citations: chunk.citations,
  }
}
