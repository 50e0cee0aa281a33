/** A stretch of a BibTeX file from one `@` to the bracket that closes it. */
export interface BibtexChunk {
  /** `article`, `string`, in lower case. */
  readonly type: string
  readonly text: string
  /** Place in the file, in UTF-16 units. */
  readonly start: number
  /** Line of the file in which it begins, from 1. */
  readonly line: number
}

/** The start of an entry, a macro or a preamble: at the start of a line, or right after the one before it. */
const CHUNK_START = /(?:^[ \t]*|(?<=[})])[ \t]*)@\s*([a-z]+)\s*[{(]/gimu

/**
 * Splits a BibTeX file into its entries, macros and preambles; BibTeX takes everything between them for a comment. One
 * that is never closed ends where the next line begins with `@`, so that only one is lost.
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
 * Where the chunk whose opening bracket is right before `start` is closed, or `undefined` where it is not closed before
 * `limit`. An opening parenthesis is closed by one outside of braces and quotes.
 */
function findEnd(text: string, start: number, limit: number): number | undefined {
  const closing = text.charAt(start - 1) === '(' ? ')' : '}'
  let depth = 0
  let isQuoted = false
  for (let i = start; i < limit; i++) {
    const character = text.charAt(i)
    if (character === '\\') i++
    else if (depth === 0 && !isQuoted && character === closing) return i + 1
    else if (character === '{') depth++
    else if (character === '}') depth--
    else if (character === '"' && depth === 0) isQuoted = !isQuoted
  }
  return undefined
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0
  for (let i = text.indexOf('\n', from); i >= 0 && i < to; i = text.indexOf('\n', i + 1)) lines++
  return lines
}
