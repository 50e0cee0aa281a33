import { objectHeads } from '../object-heads.ts'

/** Largest code of a character, and largest CID (PDF 1.7, table C.1). */
const MOST_CODES = 65_535

/** Where a dictionary says which codes it has widths for: the codes of a simple font, the ranges of a composite one. */
const FIRST_OR_LAST = /\/(?:First|Last)Char\s+(\d{6,})/g
const WIDTHS = /\/W2?\s*(?:\[|(\d+)\s+\d+\s+R\b)/g
const LARGE_NUMBER = /\d{6,}/g

/**
 * The bytes of a PDF, or a changed copy of them, in whose fonts no range of codes goes beyond the largest.
 *
 * pdf.js 5.6 walks through each range code by code, two thousand million of them where a hostile file says so, and gives way
 * to no timer meanwhile. The length of the file does not change. Fonts in compressed object streams are not seen here: there
 * the time limit of a batch must hold.
 */
export function withSaneCodeRanges(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  let changed: Buffer | undefined
  const limit = (number: string, at: number) => {
    if (Number(number) <= MOST_CODES) return
    changed ??= Buffer.from(file)
    changed.write(String(MOST_CODES).padEnd(number.length), at, 'latin1')
  }
  for (const found of text.matchAll(FIRST_OR_LAST)) {
    const number = found[1] ?? ''
    limit(number, found.index + found[0].length - number.length)
  }
  const widths = [...text.matchAll(WIDTHS)]
  const arrays = widths.some(([, number]) => number !== undefined) ? findArrays(text) : undefined
  for (const found of widths) {
    const start = found[1] === undefined ? found.index + found[0].length : arrays?.get(Number(found[1]))
    if (start === undefined) continue
    for (const number of text.slice(start, endOfArray(text, start)).matchAll(LARGE_NUMBER)) {
      limit(number[0], start + number.index)
    }
  }
  return changed ?? bytes
}

/** The places after the brackets of objects that are arrays, by number. */
function findArrays(text: string): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  for (const { number, end } of objectHeads(text)) if (text[end] === '[') places.set(number, end + 1)
  return places
}

/** The place of the bracket that closes an array; arrays of widths hold arrays, and no deeper ones. */
function endOfArray(text: string, start: number): number {
  for (let from = start; ; ) {
    const end = text.indexOf(']', from)
    const opened = text.indexOf('[', from)
    if (end < 0) return from
    if (opened < 0 || opened > end) return end
    from = end + 1
  }
}
