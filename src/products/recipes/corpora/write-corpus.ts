import { type CorpusHeader, type CorpusRow } from '../../../write/writers/corpus/corpus-rows.ts'
import { writeConllu } from '../../../write/writers/corpus/write-conllu.ts'
import { writeHorizontal } from '../../../write/writers/corpus/write-horizontal.ts'
import { writeVertical } from '../../../write/writers/corpus/write-vertical.ts'

/** How the sentences of a paper are written for corpora. */
const WRITERS = {
  vertical: writeVertical,
  conllu: writeConllu,
  horizontal: writeHorizontal,
} as const satisfies Readonly<Record<string, (rows: readonly CorpusRow[], header: CorpusHeader) => string>>

/** A form of sentences for corpora. */
export type CorpusFormat = keyof typeof WRITERS

/** The forms of sentences for corpora. */
export const CORPUS_FORMATS = Object.keys(WRITERS) as readonly CorpusFormat[]

/** The sentences of a document in a form for corpora. */
export function writeCorpus(format: CorpusFormat, rows: readonly CorpusRow[], header: CorpusHeader = {}): string {
  return WRITERS[format](rows, header)
}
