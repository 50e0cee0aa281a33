import type { SentenceRange } from '../../src/writers/paper-xml-context.ts'

/** Sentences of a text whose sentences all end in `.`, `!` or `?` before a blank: enough for tests. */
export function splitAtStops(text: string): readonly SentenceRange[] {
  return [...text.matchAll(/\S.*?(?:[.!?](?=\s|$)|$)/gsu)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
