const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/u

/** Whether a text names a year in which what it cites may have been published. */
export function namesYear(text: string): boolean {
  return YEAR.test(text)
}
