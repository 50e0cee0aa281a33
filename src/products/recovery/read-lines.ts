import { trimLine } from './line-lengths.ts'
import { EDGE_LINES } from './page-elements.ts'
import type { TextProfile } from './text-profile.ts'

/** A line of plain text with what its own characters show. */
export interface PlainLine {
  /** Index in the input, from 0. */
  readonly index: number
  /** Without white space at its ends; empty for an empty line. */
  readonly text: string
  /** Blanks before the text. */
  readonly indent: number
  /** Width with the blanks before the text, in the unit of the profile. */
  readonly width: number
  /** Page, from 0; form feeds separate pages. */
  readonly page: number
  readonly isPageElement: boolean
  /** It ends in a hyphen and a soft hyphen, which some converters write for a hyphen inside a word, wherever it occurs. */
  readonly endsInSoftHyphen: boolean
  /** It is a piece of a printed line that continues in the next line of text. */
  readonly isBroken?: boolean
}

/** The lines of a text one by one. No more than those at the edges of a page are held back. */
export function* readLines(lines: Iterable<string>, profile: TextProfile): Generator<PlainLine> {
  let index = -1
  let page = 0
  let isTop = true
  let held: PlainLine[] = []
  /** Held lines that are not empty: counted as they come, since thousands of empty ones may be between two. */
  let texts = 0
  for (const raw of lines) {
    index++
    if (raw.startsWith('\f') && index > 0) {
      yield* markEdges(held, isTop, true, profile)
      held = []
      texts = 0
      isTop = true
      page++
    }
    const line = readLine(raw, index, page, profile)
    held.push(line)
    if (line.text !== '') texts++
    if (isTop && texts > 2 * EDGE_LINES) {
      held = markEdges(held, true, false, profile)
      isTop = false
    }
    if (isTop || texts <= EDGE_LINES) continue
    let released = 0
    for (; texts > EDGE_LINES; released++) if (held[released]?.text !== '') texts--
    yield* held.slice(0, released)
    held = held.slice(released)
  }
  yield* markEdges(held, isTop, true, profile)
}

/** A hyphen of a word that pdftotext writes as two signs. */
const SOFT_HYPHEN_BEHIND = /(?<=[-‐])\u00ad$/u

function readLine(raw: string, index: number, page: number, { widths }: TextProfile): PlainLine {
  const trimmed = trimLine(raw)
  const line = trimmed.replace(SOFT_HYPHEN_BEHIND, '')
  const text = line.trimStart()
  const indent = line.length - text.length
  return {
    index,
    text,
    indent,
    width: widths.measure(line),
    page,
    isPageElement: false,
    endsInSoftHyphen: line !== trimmed,
  }
}

/**
 * The lines, with those marked that are no text: running heads and page numbers among the outermost lines, and whatever
 * is between them and the edge of the page (such as the name of the proceedings below the page number).
 */
function markEdges(lines: readonly PlainLine[], isTop: boolean, isBottom: boolean, profile: TextProfile): PlainLine[] {
  if (!profile.hasPages) return [...lines]
  const texts = lines.filter(({ text }) => text !== '')
  const isElement = ({ text, page }: PlainLine): boolean => profile.isPageElement(text, page)
  const top = isTop ? texts.slice(0, EDGE_LINES).findLastIndex(isElement) : -1
  const found = isBottom ? texts.slice(-EDGE_LINES).findIndex(isElement) : -1
  const bottom = found === -1 ? texts.length : Math.max(0, texts.length - EDGE_LINES) + found
  const marked = new Set(texts.filter((_, i) => i <= top || i >= bottom))
  return lines.map(line => (marked.has(line) ? { ...line, isPageElement: true } : line))
}
