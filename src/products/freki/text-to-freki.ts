import { SourceError } from '../../base/errors.ts'
import type { FrekiBlock, FrekiDocument, FrekiLine } from './document.ts'
import type { IgtSpan } from './igt-spans.ts'

/** How plain text becomes a document in the format of Freki. */
export interface TextToFrekiOptions {
  /** `doc_id` of every block. */
  readonly id: string
  /** Spans of lines with their tags; default none. */
  readonly spans?: readonly IgtSpan[]
}

/** The tag of a line and the span that it belongs to. */
interface LineTag {
  readonly tag: string
  readonly spanId: string
}

/**
 * A plain text as a document: the lines between blank lines are blocks `b1`, `b2` …; form feeds separate pages. Spans are
 * named `s0`, `s1` …; blank lines are not numbered.
 *
 * @throws {SourceError} `E_IGT_TAGS_INVALID` where a span does not have exactly one tag for each of its lines
 */
export function textToFreki(text: string, { id, spans = [] }: TextToFrekiOptions): FrekiDocument {
  const printed = text.split(/\r\n|\n|\r/)
  const tags = tagLines(printed, spans)
  const blocks: FrekiBlock[] = []
  let lines: FrekiLine[] = []
  let number = 0
  let page = 1
  const close = () => {
    if (lines.length > 0) blocks.push({ documentId: id, page, id: `b${blocks.length + 1}`, attributes: [], lines })
    lines = []
  }
  for (const [index, line] of printed.entries()) {
    const feeds = line.split('\f').length - 1
    if (feeds > 0 || isBlank(line)) close()
    page += feeds
    if (isBlank(line)) continue
    lines.push({ number: ++number, fonts: [], attributes: [], ...tags.get(index), text: line.replaceAll('\f', '') })
  }
  close()
  return { blocks }
}

function isBlank(line: string): boolean {
  return line.trim() === ''
}

/** Tags by the index of the line. */
function tagLines(printed: readonly string[], spans: readonly IgtSpan[]): ReadonlyMap<number, LineTag> {
  const tags = new Map<number, LineTag>()
  for (const [order, { first, last, tags: names }] of spans.entries()) {
    const indexes = printed.flatMap((line, index) =>
      index >= first - 1 && index < last && !isBlank(line) ? [index] : [],
    )
    if (indexes.length !== names.length) {
      const message = `lines ${first} to ${last}: ${names.length} tags for ${indexes.length} lines that are not blank`
      throw new SourceError('E_IGT_TAGS_INVALID', message)
    }
    for (const [place, index] of indexes.entries()) tags.set(index, { tag: names[place] ?? '', spanId: `s${order}` })
  }
  return tags
}
