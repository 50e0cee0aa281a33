/** Operators of a Top DICT (Adobe Technical Note 5176, table 9). */
const CHARSET = 15
const CHAR_STRINGS = 17
const ESCAPE = 12
/** Smaller offsets are charsets that every reader knows. */
const FIRST_OWN_CHARSET = 3
/** The kind of charset whose ranges have one byte for the count of glyphs. */
const BYTE_RANGES = 1

/**
 * Whether the ranges of a font's charset end with the font before all glyphs have one.
 *
 * @param font in Compact Font Format (Adobe Technical Note 5176); anything else has none
 */
export function hasEndlessCharset(font: Buffer): boolean {
  // pdf.js looks for the version of the format after whatever comes first.
  const cff = font.subarray(Math.max(0, font.indexOf(1)))
  const dictionaries = endOfIndex(cff, byteAt(cff, 2))
  const offsets = readOffsets(cff, dictionaries)
  const charset = offsets.get(CHARSET) ?? 0
  if (charset < FIRST_OWN_CHARSET || byteAt(cff, charset) !== BYTE_RANGES) return false
  const glyphs = numberAt(cff, offsets.get(CHAR_STRINGS) ?? 0, 2)
  let named = 1
  for (let at = charset + 1; named < glyphs; at += 3) {
    if (at + 2 >= cff.length) return true
    named += byteAt(cff, at + 2) + 1
  }
  return false
}

function byteAt(bytes: Buffer, at: number): number {
  return bytes[at] ?? 0
}

function numberAt(bytes: Buffer, at: number, size: number): number {
  let number = 0
  for (let i = 0; i < size; i++) number = number * 256 + byteAt(bytes, at + i)
  return number
}

/** Where entry `i` of an INDEX begins, or the last one ends where that is their count. */
function placeInIndex(bytes: Buffer, start: number, i: number): number {
  const count = numberAt(bytes, start, 2)
  if (count === 0) return start + 2
  const size = byteAt(bytes, start + 2)
  return start + 2 + (count + 1) * size + numberAt(bytes, start + 3 + i * size, size)
}

function endOfIndex(bytes: Buffer, start: number): number {
  return placeInIndex(bytes, start, numberAt(bytes, start, 2))
}

/** The last operand of each operator of one byte in the first dictionary of an INDEX, where it is a whole number. */
function readOffsets(bytes: Buffer, index: number): ReadonlyMap<number, number> {
  const offsets = new Map<number, number>()
  const end = Math.min(placeInIndex(bytes, index, 1), bytes.length)
  let operand = 0
  for (let at = placeInIndex(bytes, index, 0); at < end; ) {
    const first = byteAt(bytes, at)
    if (first <= 21) {
      if (first !== ESCAPE) offsets.set(first, operand)
      at += first === ESCAPE ? 2 : 1
      continue
    }
    const { value, length } = readOperand(bytes, at, first)
    operand = value
    at += length
  }
  return offsets
}

/** Technical Note 5176, table 3; fractions are no offsets. */
function readOperand(bytes: Buffer, at: number, first: number): { readonly value: number; readonly length: number } {
  if (first === 28) return { value: numberAt(bytes, at + 1, 2), length: 3 }
  if (first === 29) return { value: numberAt(bytes, at + 1, 4), length: 5 }
  if (first === 30) return { value: 0, length: lengthOfFraction(bytes, at) }
  if (first >= 32 && first <= 246) return { value: first - 139, length: 1 }
  if (first >= 247 && first <= 250) return { value: (first - 247) * 256 + byteAt(bytes, at + 1) + 108, length: 2 }
  if (first >= 251 && first <= 254) return { value: -(first - 251) * 256 - byteAt(bytes, at + 1) - 108, length: 2 }
  return { value: 0, length: 1 }
}

/** Two digits a byte, up to the digit `f` that ends them. */
function lengthOfFraction(bytes: Buffer, at: number): number {
  let length = 1
  while (at + length < bytes.length) {
    const byte = byteAt(bytes, at + length++)
    if (byte >> 4 === 0xf || (byte & 0xf) === 0xf) break
  }
  return length
}
