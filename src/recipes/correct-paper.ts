import type { Correction } from '../corrections/corrections.ts'
import type { Report } from '../diagnostics.ts'
import { correctHeader, type CorrectedPart } from '../paper/header/correct-header.ts'
import { listCorrections } from '../paper/paper-corrections.ts'
import type { Paper } from '../paper/paper.ts'
import type { Understanding } from './understand.ts'

/** A paper as a person corrected it, and the parts of its header that were corrected. */
export interface CorrectedPaper {
  readonly paper: Paper
  readonly header: readonly CorrectedPart[]
}

/** Applies what a person says of the paper as a whole, and lists all that was corrected, of its blocks too. */
export function correctPaper(
  paper: Paper,
  { corrected: blocks, correctedWords: words }: Understanding,
  corrections: readonly Correction[],
  report: Report,
): CorrectedPaper {
  const { paper: headed, corrected: header } = correctHeader(paper, corrections, report)
  return { paper: listCorrections(headed, { header, blocks, words }), header }
}
