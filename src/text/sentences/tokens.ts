/** A word or a punctuation mark of a text, in UTF-16 offsets, half-open. */
export interface Token {
  readonly start: number
  readonly end: number
  readonly isPunctuation: boolean
}

/** What is one word although it holds marks: addresses of the web and of mail, words with hyphens and apostrophes, numbers. */
const WHOLE =
  /(?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)\]}]|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|\p{N}+(?:[.,:]\p{N}+)+%?|(?:\p{L}\.){2,}|[\p{L}\p{M}\p{N}]+(?:[-‐‑'’·][\p{L}\p{M}\p{N}]+)+/gu

/** The words and punctuation marks of a text; blanks are in none. Writing without blanks is divided by Unicode's rules. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (const match of text.matchAll(WHOLE)) {
    tokens.push(...segments(text.slice(at, match.index), at))
    at = match.index + match[0].length
    tokens.push({ start: match.index, end: at, isPunctuation: false })
  }
  return [...tokens, ...segments(text.slice(at), at)]
}

const SEGMENTER = new Intl.Segmenter('und', { granularity: 'word' })

function segments(text: string, offset: number): Token[] {
  return [...SEGMENTER.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    /\S/u.test(segment)
      ? [{ start: offset + index, end: offset + index + segment.length, isPunctuation: isWordLike !== true }]
      : [],
  )
}
