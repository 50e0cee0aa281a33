import { SourceError } from '../../base/errors.ts'

/** The lines of an example that a person marked, with a tag for each line. */
export interface IgtSpan {
  /** First and last line of the text, from 1, blank lines counted. */
  readonly first: number
  readonly last: number
  /** One for each line that is not blank. */
  readonly tags: readonly string[]
}

/**
 * The spans of an IGT file: each line is `FIRST LAST TAG…`, like `12 14 L G T`. Blank lines are skipped.
 * @throws {SourceError} `E_IGT_TAGS_INVALID` with the line
 */
export function parseIgtSpans(text: string): readonly IgtSpan[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const words = line.trim().split(/\s+/)
    if (words[0] === '') return []
    const [first, last, ...tags] = words
    const span = { first: Number(first), last: Number(last), tags }
    const isSpan = Number.isInteger(span.first) && Number.isInteger(span.last) && span.first >= 1
    if (isSpan && span.last >= span.first && tags.length > 0) return [span]
    const message = `line ${index + 1} of the IGT file: expected first line, last line and tags, found "${line.trim()}"`
    throw new SourceError('E_IGT_TAGS_INVALID', message)
  })
}
