import type { Reader } from './reader.ts'

/** A place where a searched text was found. */
export interface Found {
  readonly block?: string
  readonly sentence?: number
}

/** Where a text is in a paper: its sentences first, then the beginnings of blocks that have none, like headings. */
export function searchPaper({ paper, pages }: Reader, query: string): readonly Found[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return []
  const sentences = paper.sentences.flatMap(({ text }, sentence) =>
    text.toLowerCase().includes(wanted) ? [{ sentence }] : [],
  )
  const blocks = pages
    .flatMap(page => page.blocks)
    .filter(({ opening, role }) => role !== 'text' && opening.toLowerCase().includes(wanted))
  return [...sentences, ...blocks.map(({ id }) => ({ block: id }))]
}
