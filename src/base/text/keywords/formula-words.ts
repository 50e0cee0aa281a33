const AFTER_FORMULA = /^(?:where|wobei|mit|où|avec|donde|gde|где)(?!\p{L})/iu

/** Whether a line opens with a word that continues a sentence after a display formula, in capitals or not. */
export function opensAfterFormula(text: string): boolean {
  return AFTER_FORMULA.test(text)
}

const ANNOUNCING =
  /:$|(?<!\p{L})(?:formulae?|equations?|eqs?\.|formeln?|gleichung(?:en)?|formules?|équations?|fórmulas?|ecuaci(?:ón|ones)|formul[aeiu]|jednačin[aeiu]|формул[аеиу]|једначин[аеиу])(?!\p{L})/iu

/** Whether a line leads to a display formula: it ends in a colon or names a formula. */
export function announcesFormula(text: string): boolean {
  return ANNOUNCING.test(text)
}
