import type { Paper } from '../../../model/paper/paper.ts'
import type { TextStretch } from '../../../base/text/sentences/sentence.ts'
import { tokenize } from '../../../base/text/sentences/tokens.ts'
import { factsOf } from '../document/publication.ts'

/** A row of the table of sentences, as far as corpora need it. */
export interface CorpusRow {
  /** Name of the document. */
  readonly doc: string
  readonly id: string
  readonly type: string
  readonly page: string
  readonly printed: string
  readonly offset: number
  readonly section: string
  readonly language: string
  readonly flags: readonly string[]
  readonly text: string
  /** Stretches of the text that are one token each: its formulas. */
  readonly formulas?: readonly TextStretch[] | undefined
  readonly block: string
  readonly sectionId: string
  readonly sectionTitle: string
}

/** What a corpus says of a document besides its sentences; the table has no more than title and authors. */
export interface CorpusHeader {
  readonly year?: string | undefined
  readonly doi?: string | undefined
  readonly source?: string | undefined
}

/** What a corpus says of this paper. */
export function corpusHeaderOf({ front, source }: Paper): CorpusHeader {
  const { first, year } = factsOf(front)
  return { year, doi: first('doi'), source }
}

/** What a corpus says of a document, by the names of its attributes; what is not known is left out. */
export function attributesOfDocument(
  rows: readonly CorpusRow[],
  { year, doi, source }: CorpusHeader,
): readonly (readonly [string, string])[] {
  const textsOf = (type: string) => rows.filter(row => row.type === type).map(row => row.text)
  const entries = [
    ['id', rows[0]?.doc],
    ['title', textsOf('title')[0]],
    ['author', textsOf('author').join('; ')],
    ['year', year],
    ['doi', doi],
    ['language', mostFrequent(rows.map(row => row.language))],
    ['source', source],
  ] as const
  return entries.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, first], [, second]) => second - first)[0]?.[0]
}

/** A word or a mark of a sentence. */
export interface CorpusToken {
  readonly form: string
  /** No blank is between it and the next one. */
  readonly isJoined: boolean
}

/** The tokens of a sentence; with the blanks between those that are not joined they are the sentence again. */
export function tokensOf({ text, formulas }: Pick<CorpusRow, 'text' | 'formulas'>): readonly CorpusToken[] {
  const tokens = tokenize(text, formulas)
  return tokens.map(({ start, end }, i) => ({
    form: text.slice(start, end),
    isJoined: i + 1 < tokens.length && tokens[i + 1]?.start === end,
  }))
}
