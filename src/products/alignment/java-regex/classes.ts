import type { CaseFlags } from './flags.ts'

/** Line terminators of Java (`java.util.regex.Pattern`, "Line terminators"), as members of a class. */
export const LINE_TERMINATORS = '\\n\\r\\u{85}\\u{2028}\\u{2029}'

/** Members of the classes that Java has a letter for. Without `(?U)` they hold ASCII only. */
const SHORTHANDS: Readonly<Record<string, string>> = {
  d: '0-9',
  s: '\\t\\n\\v\\f\\r\\u{20}',
  w: '0-9A-Za-z_',
  h: '\\t\\u{20}\\u{a0}\\u{1680}\\u{180e}\\u{2000}-\\u{200a}\\u{202f}\\u{205f}\\u{3000}',
  v: '\\n\\v\\f\\r\\u{85}\\u{2028}\\u{2029}',
}

/** The same with `(?U)`, after annex C of Unicode Technical Standard 18. */
const UNICODE_SHORTHANDS: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  s: '\\p{White_Space}',
  w: '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}',
}

/** Members of the POSIX classes. Without `(?U)` they hold ASCII only. */
const POSIX: Readonly<Record<string, string>> = {
  Lower: 'a-z',
  Upper: 'A-Z',
  ASCII: '\\u{0}-\\u{7f}',
  Alpha: 'A-Za-z',
  Digit: '0-9',
  Alnum: '0-9A-Za-z',
  Punct: '\\u{21}-\\u{2f}\\u{3a}-\\u{40}\\u{5b}-\\u{60}\\u{7b}-\\u{7e}',
  Graph: '\\u{21}-\\u{7e}',
  Print: '\\u{20}-\\u{7e}',
  Blank: '\\u{20}\\t',
  Cntrl: '\\u{0}-\\u{1f}\\u{7f}',
  XDigit: '0-9A-Fa-f',
  Space: '\\t\\n\\v\\f\\r\\u{20}',
}

/** The same with `(?U)`, where that makes a difference. */
const UNICODE_POSIX: Readonly<Record<string, string>> = {
  Lower: '\\p{Lowercase}',
  Upper: '\\p{Uppercase}',
  Alpha: '\\p{Alphabetic}',
  Digit: '\\p{Nd}',
  Alnum: '\\p{Alphabetic}\\p{Nd}',
  Punct: '\\p{P}',
  Blank: '\\p{Zs}\\t',
  Cntrl: '\\p{Cc}',
  XDigit: '\\p{Nd}\\p{Hex_Digit}',
  Space: '\\p{White_Space}',
}

/** Members of the classes that are named after methods of `java.lang.Character`, and of others that only Java has. */
const OF_JAVA: Readonly<Record<string, string>> = {
  javaLowerCase: '\\p{Lowercase}',
  javaUpperCase: '\\p{Uppercase}',
  javaTitleCase: '\\p{Lt}',
  javaAlphabetic: '\\p{Alphabetic}',
  javaLetter: '\\p{L}',
  javaLetterOrDigit: '\\p{L}\\p{Nd}',
  javaDigit: '\\p{Nd}',
  javaWhitespace:
    '\\t-\\r\\u{1c}-\\u{20}\\u{1680}\\u{2000}-\\u{2006}\\u{2008}-\\u{200a}\\u{2028}\\u{2029}\\u{205f}\\u{3000}',
  javaSpaceChar: '\\p{Z}',
  javaIdeographic: '\\p{Ideographic}',
  javaMirrored: '\\p{Bidi_Mirrored}',
  L1: '\\u{0}-\\u{ff}',
  LD: '\\p{L}\\p{Nd}',
  all: '\\p{Any}',
}

/** Classes of one case, which hold letters of every case under `(?i)`. */
const OF_ONE_CASE = /^(?:Lower|Upper|Ll|Lu|Lt|javaLowerCase|javaUpperCase|javaTitleCase|(?:Is)?(?:Lower|Upper)case)$/

/** The class for the `v` flag with the members of Java's `\d`, `\s`, `\w`, `\h`, `\v`, or of their opposites. */
export function toShorthandClass(letter: string, flags: CaseFlags): string {
  const name = letter.toLowerCase()
  const members = (flags.U ? UNICODE_SHORTHANDS[name] : undefined) ?? SHORTHANDS[name] ?? ''
  return toClass(members, letter !== name)
}

/** Whether Java has a class for `\letter`. */
export function isShorthand(letter: string): boolean {
  return letter.toLowerCase() in SHORTHANDS
}

/**
 * The class for the `v` flag with the members of Java's `\p{name}`.
 * @throws {SyntaxError} for an unknown class, and for blocks of Unicode, for which JavaScript has no names
 */
export function toPropertyClass(name: string, isNegated: boolean, flags: CaseFlags): string {
  if (flags.i && OF_ONE_CASE.test(name)) return toClass(flags.u ? '\\p{Cased}' : 'A-Za-z', isNegated)
  const members = (flags.U ? UNICODE_POSIX[name] : undefined) ?? POSIX[name] ?? OF_JAVA[name] ?? toProperty(name)
  return toClass(members, isNegated)
}

const ASSIGNMENT = /^(?<key>script|sc|general_category|gc|block|blk)=(?<value>\w+)$/i

function toProperty(name: string): string {
  const { key, value } = ASSIGNMENT.exec(name)?.groups ?? {}
  if (/^In[A-Z]/.test(name) || (key !== undefined && /^bl/i.test(key)))
    throw new SyntaxError(`\\p{${name}} names a block of Unicode; name a script (\\p{IsGreek}) or a range`)
  if (key !== undefined && value !== undefined)
    return checked(`\\p{${/^s/i.test(key) ? 'Script' : 'gc'}=${value}}`, name)
  const plain = name.replace(/^Is/, '')
  const forms = [`\\p{${plain}}`, `\\p{Script=${plain}}`, `\\p{${toUnderlined(plain)}}`]
  return forms.find(isKnown) ?? checked(`\\p{${plain}}`, name)
}

/** `White_Space`, as JavaScript needs it, for `WhiteSpace`, which Java allows. */
function toUnderlined(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_')
}

function checked(property: string, name: string): string {
  if (isKnown(property)) return property
  throw new SyntaxError(`there is no class \\p{${name}}`)
}

function isKnown(property: string): boolean {
  try {
    return new RegExp(property, 'v') instanceof RegExp
  } catch {
    return false
  }
}

function toClass(members: string, isNegated: boolean): string {
  return `[${isNegated ? '^' : ''}${members}]`
}
