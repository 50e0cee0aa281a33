/** The flags of a Java regular expression, by their letters in `(?idmsuxU)`. */
export interface JavaFlags extends CaseFlags {
  /** For `.`, `^` and `$` only `\n` ends a line. */
  readonly d: boolean
  /** `^` and `$` match at the start and end of each line. */
  readonly m: boolean
  /** `.` matches line ends too. */
  readonly s: boolean
  /** White space and comments in the expression are ignored. */
  readonly x: boolean
}

/** The flags that decide whether case matters and what classes hold. */
export interface CaseFlags {
  /** Letters of ASCII match in both cases. */
  readonly i: boolean
  /** With `i`: all letters match in both cases. */
  readonly u: boolean
  /** Classes hold characters by their properties in Unicode. */
  readonly U: boolean
}

export const NO_FLAGS: JavaFlags = { i: false, d: false, m: false, s: false, u: false, x: false, U: false }

/**
 * The flags after a group has changed some, such as `i-s`.
 * @throws {SyntaxError} for a letter that is not a flag
 */
export function changeFlags(flags: JavaFlags, letters: string): JavaFlags {
  const [on = '', off = ''] = letters.split('-')
  const changed = new Map<string, boolean>([...off].map(letter => [letter, false]))
  for (const letter of on) changed.set(letter, true)
  for (const letter of changed.keys()) {
    if (!(letter in NO_FLAGS)) throw new SyntaxError(`there is no flag ${letter} in (?${letters})`)
  }
  return { ...flags, ...Object.fromEntries(changed) }
}
