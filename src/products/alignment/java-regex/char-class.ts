import { isShorthand, toPropertyClass, toShorthandClass } from './classes.ts'
import { escapeCharacter, readEscapedCharacter } from './escapes.ts'
import type { JavaFlags } from './flags.ts'
import type { PatternReader } from './pattern-reader.ts'

/** Most characters of a range beyond ASCII that are searched for letters with another case. */
const MOST_FOLDED = 5000

/**
 * The character class of Java that follows a `[`, as a class for the `v` flag, which has unions and intersections too:
 * `[a-z&&[^aeiou]]` becomes `[[a-z]&&[[^aeiou]]]`.
 */
export function readCharClass(reader: PatternReader, flags: JavaFlags): string {
  const isNegated = reader.skip('^')
  const operands: string[] = []
  let members = ''
  for (let isFirst = true; ; isFirst = false) {
    if (flags.x) reader.skipComments()
    if (reader.isAtEnd) throw new SyntaxError('a class is not closed by ]')
    if (!isFirst && reader.skip(']')) break
    if (reader.skip('&&')) {
      if (members !== '') operands.push(`[${members}]`)
      members = ''
    } else members += readMember(reader, flags)
  }
  if (operands.length === 0) return `[${isNegated ? '^' : ''}${members}]`
  if (members !== '') operands.push(`[${members}]`)
  return `[${isNegated ? '^' : ''}${operands.join('&&')}]`
}

/** A nested class, a named class, a character or a range, as members of a class. */
function readMember(reader: PatternReader, flags: JavaFlags): string {
  if (reader.skip('[')) return readCharClass(reader, flags)
  if (reader.skip('\\Q'))
    return [...reader.takeUntil('\\E')].map(character => toMembers(character, character, flags)).join('')
  const named = readNamedClass(reader, flags)
  if (named !== undefined) return named
  const from = readCharacter(reader)
  if (reader.peek() !== '-' || /^-(?:[\][]|&&|$)/.test(reader.peek(3))) return toMembers(from, from, flags)
  reader.next()
  const to = readCharacter(reader)
  if ((from.codePointAt(0) ?? 0) > (to.codePointAt(0) ?? 0)) throw new SyntaxError(`the range ${from}-${to} is empty`)
  return toMembers(from, to, flags)
}

/** A named class such as `\d` or `\p{L}` as a class for the `v` flag; `undefined` where there is none here. */
export function readNamedClass(reader: PatternReader, flags: JavaFlags): string | undefined {
  const property = reader.take(/\\([pP])(?:\{(\w+(?:=\w+)?)\}|(\w))/y)
  if (property) return toPropertyClass(property[2] ?? property[3] ?? '', property[1] === 'P', flags)
  const letter = /^\\([a-zA-Z])/.exec(reader.peek(2))?.[1]
  if (letter === undefined || !isShorthand(letter)) return undefined
  reader.skip(`\\${letter}`)
  return toShorthandClass(letter, flags)
}

function readCharacter(reader: PatternReader): string {
  if (!reader.skip('\\')) return reader.next()
  const character = readEscapedCharacter(reader)
  if (character === undefined) throw new SyntaxError(`\\${reader.peek()} has no meaning in a class`)
  return character
}

/** A range as members of a class, with the other case of its letters where the flags demand it. */
export function toMembers(from: string, to: string, flags: JavaFlags): string {
  const range = from === to ? escapeCharacter(from) : `${escapeCharacter(from)}-${escapeCharacter(to)}`
  return flags.i ? range + otherCases(from, to, flags.u) : range
}

function otherCases(from: string, to: string, isUnicode: boolean): string {
  const [first = 0, last = 0] = [from.codePointAt(0), to.codePointAt(0)]
  const end = isUnicode ? Math.min(last, first + MOST_FOLDED) : Math.min(last, 0x7f)
  const others = new Set<string>()
  for (let code = first; code <= end; code++) {
    const character = String.fromCodePoint(code)
    for (const other of [character.toLowerCase(), character.toUpperCase()]) {
      if (other !== character && [...other].length === 1) others.add(other)
    }
  }
  return [...others].map(escapeCharacter).join('')
}
