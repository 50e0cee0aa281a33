import { constants, inflateRawSync } from 'node:zlib'
import { hasEndlessCharset } from './fonts/cff-charset.ts'
import { findTable, hasEndlessGlyphNames } from './fonts/sfnt-tables.ts'

/** Entries that the dictionaries of TrueType fonts and of those in Compact Font Format alone have (PDF 1.7, table 127). */
const ENTRY = /\/(?:Length1|Type1C|CIDFontType0C|OpenType)\b/g
/** Where a descriptor says which object its font is, and where objects begin. */
const REFERENCE = /\/FontFile[23]?\s+(\d+)\s+\d+\s+R\b/g
const OBJECT = /(?<!\d)(\d{1,10})\s+\d+\s+obj\b/g

/** Bytes of a dictionary before and behind its entry. */
const DICTIONARY_REACH = 400

/** Most bytes of a font that are looked at: fonts of all of Unicode have 20 MB. */
const MOST_FONT_BYTES = 64 * 2 ** 20

/** The head of a zlib stream, before what is deflated. */
const ZLIB_HEAD = 2

/**
 * The bytes of a PDF, changed in place, without the fonts on which pdf.js 5.6 may never end: it reads tables of glyph
 * names on behind the end of the font, where no byte brings it forward. Such a font is damaged, and another takes its
 * place; so it does for one that cannot be unpacked to its end.
 *
 * Fonts in encrypted files, or packed by other filters than Flate, are passed over.
 */
export function withoutEndlessFonts(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.includes('/Encrypt')) return bytes
  const seen = new Set<number>()
  for (const at of placesOfFonts(file)) {
    const stream = streamAround(file, at)
    if (stream === undefined || seen.has(stream.packed.byteOffset)) continue
    seen.add(stream.packed.byteOffset)
    if (isEndless(stream.packed, stream.filters)) stream.packed.fill(0)
  }
  return bytes
}

/** Places in the dictionaries of fonts; descriptors in compressed object streams are not seen, but most fonts say what they are. */
function placesOfFonts(file: Buffer): ReadonlySet<number> {
  const text = file.toString('latin1')
  const named = new Set([...text.matchAll(REFERENCE)].map(([, number]) => Number(number)))
  const objects = named.size === 0 ? [] : text.matchAll(OBJECT)
  const places = [...objects].filter(([, number]) => named.has(Number(number))).map(found => found.index)
  return new Set([...places, ...[...text.matchAll(ENTRY)].map(entry => entry.index)])
}

/** The stream in whose dictionary that place is, and the names of its filters. */
function streamAround(file: Buffer, at: number): { readonly packed: Buffer; readonly filters: string } | undefined {
  const from = Math.max(file.lastIndexOf('obj', at), at - DICTIONARY_REACH, 0)
  const text = file.toString('latin1', from, at + DICTIONARY_REACH)
  const dictionary = /^(?:(?!endobj)[\s\S])*?\bstream\r?\n/.exec(text)?.[0]
  if (dictionary === undefined || dictionary.length < at - from) return undefined
  const start = from + dictionary.length
  const keyword = file.indexOf('endstream', start)
  const end = keyword === -1 ? file.length : keyword - lineEndBefore(file, keyword)
  const filters = /\/Filter\s*(\/\w+|\[[^\]]*\])/.exec(dictionary)?.[1] ?? ''
  return { packed: file.subarray(start, end), filters: filters.replace(/[[\]\s]/g, '') }
}

/** Bytes of the line end before that place. */
function lineEndBefore(file: Buffer, at: number): number {
  return /\r?\n?$/.exec(file.toString('latin1', at - 2, at))?.[0].length ?? 0
}

function isEndless(packed: Buffer, filters: string): boolean {
  if (filters === '') return isEndlessFont(packed)
  if (filters !== '/FlateDecode') return false
  try {
    const options = { maxOutputLength: MOST_FONT_BYTES, finishFlush: constants.Z_SYNC_FLUSH }
    return isEndlessFont(inflateRawSync(packed.subarray(ZLIB_HEAD), options))
  } catch {
    return true
  }
}

function isEndlessFont(font: Buffer): boolean {
  if (hasEndlessGlyphNames(font)) return true
  return hasEndlessCharset(findTable(font, 'CFF ') ?? font)
}
