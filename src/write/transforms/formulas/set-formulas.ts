import type { FormulaNotation, WrittenFormula } from './formulas.ts'

/** A formula as the stylesheet writes it: `m5` is the fifth of the paper, and its text has no element but styles. */
const FORMULA = /<formula (rend="\w+") xml:id="m(\d+)"([^>]*)>(.*?)<\/formula>/gsu

/** The TEI with its formulas in this notation; one that lacks it keeps its text. */
export function setFormulas(tei: string, formulas: readonly WrittenFormula[], notation: FormulaNotation): string {
  if (formulas.length === 0) return tei
  return tei.replace(FORMULA, (formula, rend: string, number: string, attributes: string) => {
    const written = formulas[Number(number) - 1]
    const content = notation === 'mathml' ? written?.mathml : escapeText(written?.tex ?? '')
    if (content === undefined || content === '') return formula
    return `<formula notation="${notation}" ${rend} xml:id="m${number}"${attributes}>${content}</formula>`
  })
}

function escapeText(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;')
}
