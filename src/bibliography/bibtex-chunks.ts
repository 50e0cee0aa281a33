/** A stretch of a BibTeX file from one `@` to what closes it. */
export interface BibtexChunk {
  /** `article`, `string`, in lower case. */
  readonly type: string
  readonly text: string
  /** Place in the file, in UTF-16 units. */
  readonly start: number
  /** Line of the file in which it begins, from 1. */
  readonly line: number
}

/** How an entry, a macro or a preamble begins: at the start of a line, or behind the one before it. */
const CHUNK_START = /(?:^[ \t]*|(?<=[})])[ \t]*)@\s*([a-z]+)\s*[{(]/gimu

/**
 * Parts a BibTeX file into its entries, macros and preambles; what stands between them is a comment, by BibTeX's own
 * rule. One that is never closed ends where the next line begins with `@`, so that it takes no other with it.
 */
export function splitBibtex(text: string): BibtexChunk[] {
  const openings = [...text.matchAll(CHUNK_START)]
  const chunks: BibtexChunk[] = []
  let line = 1
  let counted = 0
  let end = 0
  for (const [i, opening] of openings.entries()) {
    const start = opening.index + opening[0].indexOf('@')
    if (start < end) continue
    line += countLines(text, counted, start)
    counted = start
    const next = openings[i + 1]?.index ?? text.length
    end = findEnd(text, opening.index + opening[0].length, next) ?? next
    chunks.push({ type: (opening[1] ?? '').toLowerCase(), text: text.slice(start, end).trimEnd(), start, line })
  }
  return chunks
}

/**
 * Where what opened right before `start` is closed, before `limit`; `undefined` where it is not. What opened with a
 * parenthesis closes with one that stands in no braces and no quotes.
 */
function findEnd(text: string, start: number, limit: number): number | undefined {
  const closing = text.charAt(start - 1) === '(' ? ')' : '}'
  let depth = 0
  let isQuoted = false
  for (let i = start; i < limit; i++) {
    const sign = text.charAt(i)
    if (sign === '\\') i++
    else if (depth === 0 && !isQuoted && sign === closing) return i + 1
    else if (sign === '{') depth++
    else if (sign === '}') depth--
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted
  }
  return undefined
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0
  for (let i = text.indexOf('\n', from); i >= 0 && i < to; i = text.indexOf('\n', i + 1)) lines++
  return lines
}
