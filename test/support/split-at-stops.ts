import type { SentenceSpan } from '../../src/base/text/sentences/sentence.ts'

/** Sentences of a text whose sentences all end in `.`, `!` or `?` before a blank: enough for tests. */
export function splitAtStops(text: string): readonly SentenceSpan[] {
  return [...text.matchAll(/\S.*?(?:[.!?](?=\s|$)|$)/gsu)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
