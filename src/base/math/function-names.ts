/** Names of functions that have a command of LaTeX. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim ln log max min sec sin sinh sup tan tanh Pr'.split(
    ' ',
  ),
)

/** Others that are printed upright; some are words of running text as well. */
const FURTHER: ReadonlySet<string> = new Set(
  'argmax argmin grad div rot curl Hom lb mod tr Tr rank diag sgn sign span var Var Cov Re Im erf id Spec Aut End Ext Tor'.split(
    ' ',
  ),
)

/** Whether a word may be the name of a function beside mathematics. */
export function isFunctionName(word: string): boolean {
  return FUNCTIONS.has(word) || FURTHER.has(word)
}
