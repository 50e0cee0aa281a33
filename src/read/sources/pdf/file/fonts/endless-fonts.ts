import { constants, inflateRawSync } from 'node:zlib'
import { hasEndlessCharset } from './cff-charset.ts'
import { objectHeads } from '../object-heads.ts'
import { findTable, hasEndlessGlyphNames } from './sfnt-tables.ts'
import { type RawStream, streamAround } from '../raw-streams.ts'

/** Entries that the dictionaries of TrueType fonts and of those in Compact Font Format alone have (PDF 1.7, table 127). */
const ENTRY = /\/(?:Length1|Type1C|CIDFontType0C|OpenType)\b/g
/** Where a descriptor says which object its font is. */
const REFERENCE = /\/FontFile[23]?\s+(\d+)\s+\d+\s+R\b/g

/** Most bytes of a font that are looked at: fonts of all of Unicode have 20 MB. */
const MOST_FONT_BYTES = 64 * 2 ** 20

/** The head of a zlib stream, before what is deflated. */
const ZLIB_HEAD = 2

/**
 * The bytes of a PDF, or a changed copy of them, without the fonts on which pdf.js 5.6 may never end: it reads tables of
 * glyph names beyond the end of the font, where no byte moves it forward. Such a font is damaged, and another takes
 * its place; so it does for one that cannot be unpacked to its end. The length of the file does not change.
 *
 * Fonts in encrypted files, or packed by other filters than Flate, are skipped.
 */
export function withoutEndlessFonts(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.includes('/Encrypt')) return bytes
  const seen = new Set<number>()
  let changed: Buffer | undefined
  for (const at of placesOfFonts(file)) {
    const stream = streamAround(file, at)
    if (stream === undefined || seen.has(stream.start)) continue
    seen.add(stream.start)
    if (!isEndless(stream)) continue
    changed ??= Buffer.from(file)
    changed.fill(0, stream.start, stream.start + stream.packed.length)
  }
  return changed ?? bytes
}

/**
 * Places in the dictionaries of fonts, or where their objects begin. Most fonts say themselves what they are; of the
 * others those are not seen whose descriptors are in compressed object streams.
 */
function placesOfFonts(file: Buffer): ReadonlySet<number> {
  const text = file.toString('latin1')
  const named = new Set([...text.matchAll(REFERENCE)].map(([, number]) => Number(number)))
  const objects = named.size === 0 ? [] : [...objectHeads(text)]
  const places = objects.filter(({ number }) => named.has(number)).map(({ start }) => start)
  return new Set([...places, ...[...text.matchAll(ENTRY)].map(entry => entry.index)])
}

/** The names of a stream's filters; `undefined` where it is not of the object that was asked about. */
function filtersOf({ dictionary }: RawStream): string | undefined {
  if (dictionary.includes('endobj')) return undefined
  const filters = /\/Filter\s*(\/\w+|\[[^\]]*\])/.exec(dictionary)?.[1] ?? ''
  return filters.replace(/[[\]\s]/g, '')
}

function isEndless(stream: RawStream): boolean {
  const { packed } = stream
  const filters = filtersOf(stream)
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
