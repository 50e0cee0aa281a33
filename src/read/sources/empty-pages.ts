import type { DiagnosticCode, Report } from '../../base/diagnostics.ts'
import type { Page } from '../../model/page/page.ts'

/** These say of a page already that it has no text, and why. */
export const EMPTY_PAGE_CODES: ReadonlySet<DiagnosticCode> = new Set([
  'N_OCR_BLANK',
  'W_OCR_PAGE_FAILED',
  'W_PDF_PAGE_FAILED',
])

/**
 * Reports each page without text, `W_PAGE_EMPTY`: a blank one may be meant, one that shows something may be a scan.
 *
 * @param told numbers of pages of which it is known already
 */
export function reportEmptyPages(pages: readonly Page[], report: Report, told: ReadonlySet<number> = new Set()): void {
  for (const page of pages) {
    if (page.runs.length > 0 || told.has(page.number)) continue
    const shows = showsSomething(page) ? ', but shows pictures or drawings' : ''
    const message = `page ${page.number} has no text${shows}`
    report({ code: 'W_PAGE_EMPTY', severity: 'warning', message, page: page.number })
  }
}

function showsSomething({ figures, rules, shades = [] }: Page): boolean {
  return figures.length + rules.length + shades.length > 0
}
