import { decideHyphen, type Vocabulary } from '../../base/text/hyphens/hyphenation.ts'

/** The vocabulary and language of a document. */
export interface Words {
  readonly vocabulary: Vocabulary
  /** Language of the document. */
  readonly language: string
}

const HYPHENATED_END = /^(?<left>.*[\p{L}\p{N}])(?<hyphen>[-\u2010\u2011\u00ad])$/u

/** Two lines as one text: a hyphen between them is undone where it cuts a word; without a hyphen, `glue` is put between. */
export function joinTwoLines(left: string, right: string, { vocabulary, language }: Words, glue = ' '): string {
  const { left: word, hyphen } = HYPHENATED_END.exec(left)?.groups ?? {}
  const next = /^\S+/.exec(right)?.[0]
  if (word === undefined || hyphen === undefined || next === undefined) return left + glue + right
  const cut = { left: /(?<!\S)\S+$/.exec(word)?.[0] ?? word, right: next, vocabulary, language, hyphen }
  const { join, space } = decideHyphen(cut)
  if (join) return word + right
  return space ? `${left} ${right}` : left + right
}

/** Lines as one text; see {@link joinTwoLines}. */
export function joinLines(lines: readonly string[], words: Words): string {
  return lines.reduce((text, line) => (text === '' ? line : joinTwoLines(text, line, words)), '')
}
