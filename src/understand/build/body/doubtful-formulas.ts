import type { Report } from '../../../base/diagnostics.ts'
import { isDoubtful } from '../../../base/math/doubt.ts'
import type { TextLine } from '../../../model/page/text-line.ts'

/** Reports each formula of the lines that was not understood. */
export function reportDoubtfulFormulas(lines: readonly TextLine[], report: Report): void {
  for (const { page, words } of lines) {
    for (const { formula, text } of words.flatMap(({ runs }) => runs)) {
      if (formula === undefined || !isDoubtful(formula.math)) continue
      const message = `a formula was not understood, and its signs are text: ${shortened(text)}`
      report({ code: 'W_FORMULA_DOUBTFUL', severity: 'warning', message, page, box: formula.box })
    }
  }
}

/** Characters of a formula that a message shows: enough to find it. */
const SHOWN = 60

function shortened(text: string): string {
  const characters = [...text]
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text
}
