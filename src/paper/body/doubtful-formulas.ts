import type { Report } from '../../diagnostics.ts'
import { isDoubtful } from '../../math/doubt.ts'
import type { Page } from '../../page/page.ts'

/** Reports each formula of the pages that was not understood. */
export function reportDoubtfulFormulas(pages: readonly Pick<Page, 'number' | 'runs'>[], report: Report): void {
  for (const { number, runs } of pages) {
    for (const { formula, text } of runs) {
      if (formula === undefined || !isDoubtful(formula.math)) continue
      const message = `a formula was not understood, and its signs are text: ${shortened(text)}`
      report({ code: 'W_FORMULA_DOUBTFUL', severity: 'warning', message, page: number, box: formula.box })
    }
  }
}

/** Characters of a formula that a message shows: enough to find it. */
const SHOWN = 60

function shortened(text: string): string {
  const characters = [...text]
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text
}
