const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/u
const YEAR_IN_PARENTHESES = /\((?:1[4-9]|20)\d\d\p{Ll}?\)/u

/** Whether a text names a year in which what it cites may have been published. */
export function namesYear(text: string): boolean {
  return YEAR.test(text)
}

/** Whether a text names a year as references do: `(2011)`, `(1998a)`. */
export function namesYearInParentheses(text: string): boolean {
  return YEAR_IN_PARENTHESES.test(text)
}
