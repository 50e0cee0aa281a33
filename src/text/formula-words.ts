const AFTER_FORMULA = /^(?:where|wobei|mit|où|avec|donde|gde|где)(?!\p{L})/iu

/** Whether a line opens with a word that goes on a sentence behind a display formula, in capitals or not. */
export function opensAfterFormula(text: string): boolean {
  return AFTER_FORMULA.test(text)
}
