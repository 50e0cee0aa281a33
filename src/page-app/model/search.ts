import type { Reader } from './reader.ts'

/** A place where a searched text was found: a sentence, or a block that has none; its text, and where in it. */
export interface Found {
  readonly block?: string
  readonly sentence?: number
  readonly page: number | undefined
  readonly text: string
  readonly start: number
}

/** Where a text is in a paper: its sentences first, then the beginnings of blocks that have none, like headings. */
export function searchPaper(reader: Reader, query: string): readonly Found[] {
  const { paper, pages } = reader
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return []
  const sentences = paper.sentences.flatMap(({ text, places: [place] }, sentence): Found[] => {
    const start = text.toLowerCase().indexOf(wanted)
    return start < 0 ? [] : [{ sentence, page: place?.[0], text, start }]
  })
  const known = new Set(sentences.map(({ sentence = 0 }) => reader.blockOfSentence(sentence)))
  const all = pages.flatMap(page => page.blocks)
  const blocks = all.filter(({ role, id }) => role !== 'text' && !known.has(id))
  const others = blocks.flatMap(({ id, page, opening: text }): Found[] => {
    const start = text.toLowerCase().indexOf(wanted)
    return start < 0 ? [] : [{ block: id, page, text, start }]
  })
  return [...sentences, ...others]
}

/** Characters that are shown before what was found, and after. */
const SHOWN_BEFORE = 30
const SHOWN_AFTER = 60

/** The words around what was found, and where it is in them. */
export function wordsAround({ text, start }: Found, length: number) {
  const from = text.lastIndexOf(' ', Math.max(0, start - SHOWN_BEFORE)) + 1
  const to = start + length + SHOWN_AFTER
  const words = `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  const at = start - from + (from > 0 ? 1 : 0)
  return { words, start: at, end: at + length }
}
