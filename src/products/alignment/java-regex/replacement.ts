import { groupName, type TranslatedRegex } from './translate.ts'

/** What replaces a match: texts, and numbers of groups. */
export type Replacement = readonly (string | number)[]

/**
 * Reads a replacement of Java: `$1`, `${name}`, and `\` before a character that is to be taken literally.
 * @throws {SyntaxError} where it names a group that the expression does not have
 */
export function readReplacement(java: string, regex: TranslatedRegex): Replacement {
  const parts: (string | number)[] = []
  for (const { groups = {} } of java.matchAll(REPLACEMENT_PART)) {
    const { escaped, number, name, text } = groups
    if (number !== undefined) parts.push(...readNumber(number, regex.groupCount))
    else if (name !== undefined) parts.push(numberOf(name, regex))
    else if (text === '$') throw new SyntaxError('a $ in the replacement names no group; write \\$ for the character')
    else if (text === '\\') throw new SyntaxError('the replacement ends in \\')
    else parts.push(escaped ?? text ?? '')
  }
  return parts
}

const REPLACEMENT_PART =
  /\\(?<escaped>[^])|\$(?<number>\d+)|\$\{(?<name>[A-Za-z][A-Za-z0-9]*)\}|(?<text>[^\\$]+|[\\$])/gu

/** The number of a group, and the digits after it that are text. */
function readNumber(digits: string, groupCount: number): (string | number)[] {
  let end = 1
  while (end < digits.length && Number(digits.slice(0, end + 1)) <= groupCount) end++
  const number = Number(digits.slice(0, end))
  if (number > groupCount) throw new SyntaxError(`$${number} names no group of the expression`)
  return end === digits.length ? [number] : [number, digits.slice(end)]
}

function numberOf(name: string, { groupNames }: TranslatedRegex): number {
  const number = groupNames.get(name)
  if (number === undefined) throw new SyntaxError(`\${${name}} names no group of the expression`)
  return number
}

/** The replacement with the matches of its groups; a group without a match is empty. */
export function expandReplacement(
  replacement: Replacement,
  whole: string,
  groups: Readonly<Record<string, string | undefined>>,
): string {
  return replacement
    .map(part => (typeof part === 'string' ? part : part === 0 ? whole : (groups[groupName(part)] ?? '')))
    .join('')
}
