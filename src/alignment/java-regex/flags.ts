/** The flags of a Java regular expression, by their letters in `(?idmsuxU)`. */
export interface JavaFlags extends CaseFlags {
  /** `.`, `^` and `$` know `\n` alone as the end of a line. */
  readonly d: boolean
  /** `^` and `$` stand at the ends of lines. */
  readonly m: boolean
  /** `.` stands for line ends too. */
  readonly s: boolean
  /** White space and comments are passed over. */
  readonly x: boolean
}

/** The flags that decide which letters are one and what classes hold. */
export interface CaseFlags {
  /** Letters of ASCII stand for both of their cases. */
  readonly i: boolean
  /** With `i`: all letters do. */
  readonly u: boolean
  /** Classes hold what Unicode says they hold. */
  readonly U: boolean
}

export const NO_FLAGS: JavaFlags = { i: false, d: false, m: false, s: false, u: false, x: false, U: false }

/**
 * The flags behind those that a group sets: `i-s`.
 * @throws {SyntaxError} for a letter that is no flag
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
