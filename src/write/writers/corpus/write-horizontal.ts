import { type CorpusRow, tokensOf } from './corpus-rows.ts'

/** The sentences as horizontal text: one a line, with a blank between two tokens. */
export function writeHorizontal(rows: readonly CorpusRow[]): string {
  return rows
    .map(
      row =>
        `${tokensOf(row)
          .map(({ form }) => form)
          .join(' ')}\n`,
    )
    .join('')
}
