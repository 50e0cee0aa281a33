import { join } from 'node:path'
import type { Diagnostic } from '../../../base/diagnostics.ts'
import { showLine, type Terminal } from './terminal.ts'

/** What became of a file. */
export interface FileSummary {
  readonly file: string
  readonly pages: number
  readonly seconds: number
  readonly diagnostics: readonly Diagnostic[]
  /** Where it was written; `undefined` for standard output. */
  readonly folder: string | undefined
  readonly outputs: readonly { readonly name: string }[]
}

/** Tells a person, and nobody else, in one line what was done: pages, time, warnings, and what was written. */
export function printSummary(terminal: Terminal, summary: FileSummary): void {
  showLine(terminal, summaryOf(summary))
}

/** `paper.pdf: 12 pages in 2.3 s, 1 warning (W_PAGE_EMPTY); wrote out/paper.tei.xml, out/paper.tsv`. */
function summaryOf({ file, pages, seconds, diagnostics, folder, outputs }: FileSummary): string {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  const names = outputs.map(({ name }) => (folder === undefined ? 'standard output' : join(folder, name)))
  const time = `${countOf(pages, 'page')} in ${seconds.toFixed(1)} s`
  const codes = [...new Set(warnings.map(({ code }) => code))]
  const named = codes.length === 0 ? '' : ` (${codes.join(', ')})`
  return `${file}: ${time}, ${countOf(warnings.length, 'warning')}${named}; wrote ${names.join(', ')}`
}

function countOf(count: number, what: string): string {
  return `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`
}
