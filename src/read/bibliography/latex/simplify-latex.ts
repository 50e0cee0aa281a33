import { isFunction, isTransparent, markOf, printedBy } from './commands.ts'

/** An accent and its letter: `\'E`, `\'{E}`, `\v c`, and over a letter without dot `\'\i`, `\'{\i}`. */
const ACCENTED =
  /\\([`'^"~=.]|[uvHrdckb](?![A-Za-z])|textcommabelow)\s*(?:\{\s*(\\[ij]|\p{L})\s*\}|\\([ij])(?![A-Za-z])(?:\s+|\{\})?|(\p{L}))/gu
/** Braces around one letter that make it one for BibTeX; not those of an argument. */
const LONE_LETTER = /(?<!\\[A-Za-z]+\s*|[\\^_}\]])\{(\p{L}\p{M}*)\}/gu
/** An accent over nothing. */
const OVER_NOTHING = /\\[`'^"~=.](?:\{\s*\})/gu
/** A command, with the white space that ends its name, or the empty braces. */
const COMMAND = /\\(?:([A-Za-z]+)(?:\s+|\{\})?|([^A-Za-z]))/gu
/** A formula inside a value. */
const FORMULA = /(?<!\\)\$((?:[^$\\]|\\.)*)\$/gsu
/** An index or exponent of one sign, which needs no braces. */
const BARE_SCRIPT = /([\^_])\s*(\\[A-Za-z]+|[^\s{}\\^_])/gu
/** What only sorts: the first argument is not printed. */
const NOT_PRINTED = /\\(?:noopsort|SortNoop|sortkey)\s*\{[^{}]*\}/gu
const FRACTION = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu
const ROOT = /\\sqrt\s*\{([^{}]*)\}/gu
const CAPITALS = /\\(?:uppercase|MakeUppercase)\s*\{([^{}\\]*)\}/gu
const SMALL_LETTERS = /\\(?:lowercase|MakeLowercase)\s*\{([^{}\\]*)\}/gu
/** Signs of operations and relations, and arrows. */
const SPACED = /^[\p{Sm}\p{So}]$/u
/** A word in single quotes; an apostrophe is between letters. */
const QUOTED = /(?<![\\`])`(?!`)((?:[^`']|(?<=\p{L})'(?=\p{L}))*)'(?!')/gu

/**
 * A value of BibTeX with Unicode in place of what citation-js does not read or reads wrong: symbols, blanks, commands
 * around text, accents (a name that begins with one is in small letters to it), single quotes, exponents. Braces, fonts,
 * dashes and double quotes are left to the library. Of an unknown command with an argument the argument stays.
 *
 *     {\AA}ngstr{\"o}m  ->  Ångström        $O(n^2 \log n)$  ->  $O(n^{2} log n)$
 *
 * @param isKnown whether the library reads a command, by its name without the backslash
 */
export function simplifyLatex(value: string, isKnown: (name: string) => boolean): string {
  if (!/[\\$`]/u.test(value)) return value
  return value
    .replace(FORMULA, (_, formula: string) => `$${formula.replace(BARE_SCRIPT, '$1{$2}')}$`)
    .replace(NOT_PRINTED, '')
    .replace(ACCENTED, (_, accent: string, ...letters: readonly (string | undefined)[]) => {
      const letter = letters.slice(0, 3).find(found => found !== undefined) ?? ''
      return (letter.replace('\\', '') + markOf(accent)).normalize('NFC')
    })
    .replace(OVER_NOTHING, '')
    .replace(CAPITALS, (_, text: string) => text.toUpperCase())
    .replace(SMALL_LETTERS, (_, text: string) => text.toLowerCase())
    .replace(FRACTION, '$1/$2')
    .replace(ROOT, '√$1')
    .replace(QUOTED, '‘$1’')
    .replace(COMMAND, (command: string, name: string | undefined, sign = '', at: number, whole: string) => {
      const rest = whole.slice(at + command.length)
      return name === undefined ? (printedBy(sign) ?? command) : replaceCommand({ command, name, rest }, isKnown)
    })
    .replace(LONE_LETTER, '$1')
}

interface Command {
  /** With its backslash, and the white space that ends its name. */
  readonly command: string
  readonly name: string
  /** The value after it. */
  readonly rest: string
}

function replaceCommand({ command, name, rest }: Command, isKnown: (name: string) => boolean): string {
  if (isFunction(name)) return /^[\p{L}\p{N}\\]/u.test(rest) ? `${name} ` : name
  if (isTransparent(name)) return ''
  const printed = printedBy(name)
  // Blanks around signs of mathematics are of no effect in a formula, but people type them where they are printed.
  if (printed !== undefined) {
    const next = printedBy(/^\\([A-Za-z]+)/u.exec(rest)?.[1] ?? '') ?? ''
    return /\s$/u.test(command) && (SPACED.test(printed) || SPACED.test(next)) ? `${printed} ` : printed
  }
  return rest.startsWith('{') && !isKnown(name) ? '' : command
}

/** A DOI, address or file name of BibTeX as it is typed elsewhere: LaTeX's escapes in it are undone. */
export function unescapeAddress(value: string): string {
  return value
    .replace(/\{?\\(?:textunderscore|_)(?:\{\}|\})?/gu, '_')
    .replace(/\{?\\textasciitilde(?:\{\}|\})?|\\~\{\}|\$\\sim\$/gu, '~')
    .replace(/\\([%&#$~{}])/gu, '$1')
}
