import type { Diagnostic } from '../../base/diagnostics.ts'
import type { SentenceCount } from '../recovery/broken-sentences.ts'
import type { RecoverySummary, TextRecovery } from './recover.ts'
import { programName, toReportJson } from './report-json.ts'

/** How a text was recovered: the schema of `NAME.recovered.json`. */
export interface RecoveryReport extends RecoverySummary {
  /** Name and version of the program. */
  readonly program: string
  readonly source: string
  readonly language: string
  readonly preset: string
  /** Share of the column width by which lines of running text may differ from it. */
  readonly eps: number
  /** CW in characters. */
  readonly columnWidth: number
  /** Mean length of all lines, in characters. */
  readonly average: number
  readonly isWrapped: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** Number of lines of each length; index is the length in characters. */
  readonly distribution: readonly number[]
}

/** The facts in the report that the recovery does not know. */
export interface RecoveryReportContext {
  /** Name of the text, never its folder. */
  readonly source: string
  readonly preset: string
  readonly diagnostics: readonly Diagnostic[]
}

/** The report of a recovery whose lines have been iterated. */
export function toRecoveryReport(recovery: TextRecovery, context: RecoveryReportContext): RecoveryReport {
  const { language, eps, columnWidth, lengths, isWrapped } = recovery
  const { average, distribution } = lengths
  const { source, preset, diagnostics } = context
  const measured = { language, preset, eps, columnWidth, average, isWrapped }
  return { program: programName(), source, ...measured, ...recovery.summarise(), diagnostics, distribution }
}

/** The report as JSON, ending in a line break; numbers to two decimals. */
export function writeRecoveryReport(report: RecoveryReport): string {
  return toReportJson(report)
}

/** Most repaired words that are named. */
const MOST_REPAIRS = 50

/** The report as a page of text for a person. */
export function writeRecoveryText(report: RecoveryReport): string {
  const { counts, repairs, truth } = report
  const { kinds, roles, joins, deletions } = counts
  const sections: readonly (readonly [string, Readonly<Record<string, string | number | undefined>>])[] = [
    [
      report.source,
      {
        language: report.language,
        preset: report.preset,
        'average length': report.average.toFixed(1),
        'column width': `${report.columnWidth} ± ${(report.eps * report.columnWidth).toFixed(1)}`,
        'hard-wrapped': report.isWrapped ? 'yes' : 'no',
        paragraphs: counts.paragraphs,
      },
    ],
    ['Lines', { 'empty (EL)': kinds.EL, 'finished (FL)': kinds.FL, 'unfinished (UL)': kinds.UL }],
    ['Taken for', roles],
    ['Lines joined', { 'by a blank': joins.none, 'hyphen undone': joins.undone, 'hyphen kept': joins.kept }],
    ['Lines left out', deletions],
    ...(truth === undefined ? [] : [['Sentences of the truth', tableOf(truth)] as const]),
    [
      'Words corrected',
      Object.fromEntries(repairs.slice(0, MOST_REPAIRS).map(({ from, to, count }) => [`${from} → ${to}`, count])),
    ],
  ]
  const written = sections
    .filter(([, rows]) => Object.keys(rows).length > 0)
    .map(([title, rows]) => writeRows(title, rows))
  return [...written, ...report.diagnostics.map(({ code, message }) => `${code}: ${message}\n`)].join('\n')
}

/** As in table 1 of the article: the number and percentage of sentences that remained broken. */
function tableOf({ sentences, whole, broken, missing }: SentenceCount): Readonly<Record<string, string | number>> {
  const share = sentences === 0 ? 0 : (100 * broken) / sentences
  return { sentences, whole, broken: `${broken} (${share.toFixed(1)} %)`, missing }
}

function writeRows(title: string, rows: Readonly<Record<string, string | number | undefined>>): string {
  const width = Math.max(...Object.keys(rows).map(name => name.length))
  const lines = Object.entries(rows).map(([name, value]) => `  ${name.padEnd(width)}  ${value ?? 0}`)
  return `${[title, ...lines].join('\n')}\n`
}
