/** Signatures of fonts that are made of tables: TrueType, and Compact Font Format in OpenType. */
const SIGNATURES: ReadonlySet<string> = new Set(['\0\u0001\0\0', 'true', 'OTTO'])
/** Version of a `post` table that names its glyphs, the first four bytes of it (OpenType 1.9, `post`). */
const NAMED = 0x0002_0000

/** A table by its tag, as the directory of the font has it: it may reach beyond the end. `undefined` where there is none. */
function entryOf(font: Buffer, tag: string): { readonly offset: number; readonly length: number } | undefined {
  if (font.length < 12 || !SIGNATURES.has(font.toString('latin1', 0, 4))) return undefined
  const count = font.readUInt16BE(4)
  for (let at = 12; at < 12 + 16 * count && at + 16 <= font.length; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag)
      return { offset: font.readUInt32BE(at + 8), length: font.readUInt32BE(at + 12) }
  }
  return undefined
}

/** The bytes of a table, as far as the font has them; `undefined` where it is no font of tables or has none of that tag. */
export function findTable(font: Buffer, tag: string): Buffer | undefined {
  const entry = entryOf(font, tag)
  return entry === undefined ? undefined : font.subarray(entry.offset, entry.offset + entry.length)
}

/** Whether glyph names are in a table that ends beyond the end of the font. */
export function hasEndlessGlyphNames(font: Buffer): boolean {
  const entry = entryOf(font, 'post')
  if (entry === undefined || entry.offset + entry.length <= font.length) return false
  return entry.offset + 4 <= font.length && font.readUInt32BE(entry.offset) === NAMED
}
