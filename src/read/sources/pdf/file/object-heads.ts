/** Where an object of a PDF begins: `12 0 obj`. */
export interface ObjectHead {
  readonly number: number
  readonly generation: number
  /** Where its number begins, and where what is after the white space after `obj` does. */
  readonly start: number
  readonly end: number
}

const KEYWORD = 'obj'
/** Bytes within which a head is: two numbers, a word and white space. */
const MOST_BYTES = 64
/** Digits of the largest number of an object that is believed. */
const MOST_DIGITS = 10

/**
 * The heads of objects in a text, in their order. Looked for from the keyword backwards: a file of pictures is full of
 * digits, but hardly any are before that word.
 *
 * @param text bytes of a PDF, as Latin-1
 */
export function* objectHeads(text: string): Generator<ObjectHead> {
  for (let at = text.indexOf(KEYWORD); at !== -1; at = text.indexOf(KEYWORD, at + 1)) {
    const generation = digitsBefore(text, at)
    const number = generation === undefined ? undefined : digitsBefore(text, generation.start)
    if (generation === undefined || number === undefined || number.end - number.start > MOST_DIGITS) continue
    let end = at + KEYWORD.length
    while (isWhite(text.charCodeAt(end))) end++
    yield { number: numberAt(text, number), generation: numberAt(text, generation), start: number.start, end }
  }
}

/** The head that begins at a place of a file, perhaps after white space; `undefined` where none does. */
export function headAt(file: Buffer, at: number): ObjectHead | undefined {
  const [head, white = '', number, generation] =
    /^(\s*)(\d+)\s+(\d+)\s+obj\s*/.exec(file.toString('latin1', at, at + MOST_BYTES)) ?? []
  return head === undefined
    ? undefined
    : { number: Number(number), generation: Number(generation), start: at + white.length, end: at + head.length }
}

/** A part of a text. */
interface Span {
  readonly start: number
  readonly end: number
}

function numberAt(text: string, { start, end }: Span): number {
  return Number(text.slice(start, end))
}

/** The digits that end before a place, with white space between; `undefined` where there are none, or no white space. */
function digitsBefore(text: string, at: number): Span | undefined {
  let end = at
  while (end > 0 && isWhite(text.charCodeAt(end - 1))) end--
  let start = end
  while (start > 0 && isDigit(text.charCodeAt(start - 1))) start--
  return end === at || start === end ? undefined : { start, end }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** As the white space of regular expressions, in Latin-1. */
function isWhite(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0
}
