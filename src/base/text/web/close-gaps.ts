/** Marks where something was taken out of a text. A private-use character, which is never printed. */
export const GAP = '\uE002'

/** Gaps with nothing but separators between them. */
const GAPS = /\uE002(?:[\s,;|/·•:–—]*\uE002)*/u

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>', '（': '）', '〈': '〉' }
const OPENING = new Set(Object.keys(BRACKETS))
const CLOSING = new Set(Object.values(BRACKETS))
/** What separates the items of an address, at the end and at the beginning of a text. */
const SEPARATORS_AT_END = /[\s,;|/·•:–—]+$|\s+-+\s*$/u
const SEPARATORS_AT_START = /^(?:[\s,;|/·•–—]|-+\s)+/u

/**
 * The text without its gaps and what only they gave a meaning: the brackets around a gap, and of the separators on both
 * sides those that have nothing left to separate.
 *
 *     Uppsala, Sweden (GAP, GAP)   ->   Uppsala, Sweden
 *     Uppsala; GAP; Sweden         ->   Uppsala; Sweden
 */
export function closeGaps(text: string): string {
  const [first = '', ...others] = text.split(GAPS)
  return others.reduce(join, first)
}

function join(before: string, after: string): string {
  const left = before.replace(SEPARATORS_AT_END, '')
  const right = after.replace(SEPARATORS_AT_START, '')
  const [opening, closing] = [left.slice(-1), right.slice(0, 1)]
  if (opening !== '' && BRACKETS[opening] === closing) return join(left.slice(0, -1), right.slice(1))
  if (left === '' || OPENING.has(opening)) return left + right
  if (right === '' || CLOSING.has(closing)) return left + right
  const separators = before.slice(left.length).trimEnd()
  const kept = separators === '' ? after.slice(0, after.length - right.length).trimEnd() : separators
  return `${left}${kept} ${right}`
}
