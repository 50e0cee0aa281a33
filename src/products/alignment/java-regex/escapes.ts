import type { PatternReader } from './pattern-reader.ts'

const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, r: 13, f: 12, a: 7, e: 27 }

/**
 * The character that an escape means, read after its backslash: `t`, `x41`, `x{1F600}`, `u0041`, `0101`, `cA`, `.`;
 * `undefined` for an escape that is not a single character.
 */
export function readEscapedCharacter(reader: PatternReader): string | undefined {
  const numbered = readNumbered(reader)
  if (numbered !== undefined) return String.fromCodePoint(numbered)
  const control = reader.take(/c([^\n])/y)?.[1]
  if (control !== undefined) return String.fromCharCode(control.charCodeAt(0) ^ 64)
  const name = reader.peek()
  const code = CONTROLS[name]
  if (code === undefined && /[A-Za-z1-9]/.test(name)) return undefined
  const character = reader.next()
  return code === undefined ? character : String.fromCharCode(code)
}

function readNumbered(reader: PatternReader): number | undefined {
  const hexadecimal = reader.take(/x(?:\{([0-9A-Fa-f]{1,6})\}|([0-9A-Fa-f]{2}))/y)
  if (hexadecimal) return Number.parseInt(hexadecimal[1] ?? hexadecimal[2] ?? '', 16)
  const pair = reader.take(/u([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/y)
  if (pair) return String.fromCharCode(...pair.slice(1).map(unit => Number.parseInt(unit, 16))).codePointAt(0)
  const unit = reader.take(/u([0-9A-Fa-f]{4})/y)
  if (unit) return Number.parseInt(unit[1] ?? '', 16)
  const octal = reader.take(/0([0-3][0-7]{2}|[0-7]{1,2})/y)
  return octal ? Number.parseInt(octal[1] ?? '', 8) : undefined
}

/** A character in a form that is valid everywhere in an expression with the `v` flag, in a class or not. */
export function escapeCharacter(character: string): string {
  if (/[0-9A-Za-z]/.test(character) || /[^\p{ASCII}\p{C}]/u.test(character)) return character
  return `\\u{${character.codePointAt(0)?.toString(16)}}`
}
