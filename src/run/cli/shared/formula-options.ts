import { FORMULA_TEXTS, type FormulaText } from '../../../write/transforms/formulas/formula-texts.ts'
import { FORMULA_NOTATIONS, type FormulaNotation } from '../../../write/transforms/formulas/formulas.ts'
import { parseChoice } from './choice.ts'

export const FORMULAS_HELP = `formulas of the TEI: ${FORMULA_NOTATIONS.join(', ')} (default: ${FORMULA_NOTATIONS[0]})`
export const FORMULAS_IN_TEXT_HELP = `formulas of sentences and plain text: ${FORMULA_TEXTS.join(', ')} (default: ${FORMULA_TEXTS[0]})`

/** The notation that `--formulas` names; `undefined` where it is not there. */
export function parseFormulas(name: string | undefined): FormulaNotation | undefined {
  return name === undefined ? undefined : parseChoice('--formulas', name, FORMULA_NOTATIONS, 'notation')
}

/** What `--formulas-in-text` names; `undefined` where it is not there. */
export function parseFormulasInText(name: string | undefined): FormulaText | undefined {
  return name === undefined ? undefined : parseChoice('--formulas-in-text', name, FORMULA_TEXTS)
}
