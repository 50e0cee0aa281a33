import type { Correction } from '../../model/corrections/corrections.ts'
import type { Page } from '../../model/page/page.ts'
import type { DecidedBlock } from '../../understand/decide/decision.ts'
import { type InspectedPaper, toInspectedPaper } from '../../write/writers/inspection/inspected-paper.ts'
import type { Conversion } from './paper.ts'
import { type ConversionReport, toReport } from './report.ts'

/**
 * What is kept of a conversion while its outputs are made, and after. Its pages, lines and blocks are most of the memory of a
 * long document: what is shown of them later is taken from them as plain data, where it is wanted, and they are let go.
 */
export interface KeptConversion extends Pick<Conversion, 'paper' | 'account' | 'trust' | 'diagnostics' | 'hocr'> {
  /** Count of the pages that were read. */
  readonly pageCount: number
  /** Count of those whose text was recognised. */
  readonly recognisedPages: number
  /** Mean score of the decisions, 0 to 1; `undefined` where there are none. */
  readonly meanScore: number | undefined
  /** The report, still without what is known when the outputs are made: their accounts, their findings, all timings. */
  readonly report?: ConversionReport
  /** What the page shows of the paper. */
  readonly inspected?: InspectedPaper
}

/** What is shown of a conversion when its outputs are made. */
export interface LaterUses {
  readonly report: boolean
  readonly inspection: boolean
}

/** What is kept of a conversion for these uses; `corrections` are those that it was made with. */
export function keepOf(conversion: Conversion, uses: LaterUses, corrections: readonly Correction[]): KeptConversion {
  const { paper, account, trust, diagnostics, hocr, pages, decisions, timings } = conversion
  return {
    ...{ paper, account, trust, diagnostics, hocr },
    pageCount: pages.length,
    recognisedPages: pages.filter(isRecognised).length,
    meanScore: meanScoreOf(decisions),
    ...(uses.report || uses.inspection ? { report: toReport(conversion, timings, []) } : {}),
    ...(uses.inspection ? { inspected: toInspectedPaper(conversion, corrections) } : {}),
  }
}

function isRecognised(page: Page): boolean {
  return page.runs.some(run => run.confidence !== undefined)
}

function meanScoreOf(decisions: readonly DecidedBlock[]): number | undefined {
  if (decisions.length === 0) return undefined
  return decisions.reduce((sum, { decision }) => sum + decision.score, 0) / decisions.length
}
