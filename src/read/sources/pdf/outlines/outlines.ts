import { findTable } from '../file/fonts/sfnt-tables.ts'
import { boxOfCharstring, type InkBox, type Subroutines } from './charstring-box.ts'

/** The boxes of the glyphs of one font by character code, in ems; looked up once for each. */
export interface Outlines {
  boxOf(code: number): InkBox | undefined
}

/** What pdf.js makes of an embedded font: OpenType, in which its codes are at private places. */
export interface BuiltFont {
  readonly data?: Uint8Array | undefined
  /** The character of the built font by code. */
  readonly toFontChar?: readonly (number | undefined)[]
  /** Ems of a unit, by the first number. */
  readonly fontMatrix?: readonly number[]
}

/** The outlines of a font; `undefined` where it is not embedded or not built as OpenType. */
export function outlinesOf({ data, toFontChar, fontMatrix }: BuiltFont): Outlines | undefined {
  if (data === undefined || toFontChar === undefined) return undefined
  const font = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const glyphs = readGlyphNumbers(font)
  const boxOfGlyph = readCff(font) ?? readTrueType(font)
  if (glyphs === undefined || boxOfGlyph === undefined) return undefined
  const unit = fontMatrix?.[0] ?? 1 / unitsPerEm(font)
  const known = new Map<number, InkBox | undefined>()
  const look = (code: number) => {
    const glyph = glyphs.get(toFontChar[code] ?? -1)
    const box = glyph === undefined ? undefined : boxOfGlyph(glyph)
    return box && ([box[0] * unit, box[1] * unit, box[2] * unit, box[3] * unit] as const)
  }
  return {
    boxOf(code) {
      if (!known.has(code)) known.set(code, look(code))
      return known.get(code)
    },
  }
}

function unitsPerEm(font: Buffer): number {
  const head = findTable(font, 'head')
  return head !== undefined && head.length > 20 ? head.readUInt16BE(18) || 1000 : 1000
}

/** Numbers of glyphs by character, from the table that pdf.js writes (format 4 of `cmap`). */
function readGlyphNumbers(font: Buffer): ReadonlyMap<number, number> | undefined {
  const cmap = findTable(font, 'cmap')
  if (cmap === undefined) return undefined
  const glyphs = new Map<number, number>()
  const tables = cmap.readUInt16BE(2)
  for (let i = 0; i < tables; i++) {
    const at = cmap.readUInt32BE(4 + 8 * i + 4)
    const format = cmap.readUInt16BE(at)
    if (format === 4) readSegments(cmap.subarray(at), glyphs)
    else if (format === 12) readGroups(cmap.subarray(at), glyphs)
  }
  return glyphs
}

function readSegments(table: Buffer, glyphs: Map<number, number>): void {
  const double = table.readUInt16BE(6)
  for (let i = 0; i < double; i += 2) {
    const end = table.readUInt16BE(14 + i)
    const start = table.readUInt16BE(16 + double + i)
    const delta = table.readUInt16BE(16 + 2 * double + i)
    const place = 16 + 3 * double + i
    const range = table.readUInt16BE(place)
    for (let character = start; character <= end && character < 0xffff; character++) {
      const at = place + range + 2 * (character - start)
      const raw = range === 0 ? character : at + 1 < table.length ? table.readUInt16BE(at) : 0
      if (raw !== 0) glyphs.set(character, (raw + delta) & 0xffff)
    }
  }
}

function readGroups(table: Buffer, glyphs: Map<number, number>): void {
  const count = table.readUInt32BE(12)
  for (let i = 0; i < count && 28 + 12 * i <= table.length; i++) {
    const [start, end, first] = [16, 20, 24].map(at => table.readUInt32BE(at + 12 * i)) as [number, number, number]
    for (let character = start; character <= Math.min(end, start + 0xffff); character++) {
      glyphs.set(character, first + character - start)
    }
  }
}

type BoxOfGlyph = (glyph: number) => InkBox | undefined

/** Boxes of a TrueType font, which has them before each outline (`glyf`). */
function readTrueType(font: Buffer): BoxOfGlyph | undefined {
  const head = findTable(font, 'head')
  const loca = findTable(font, 'loca')
  const glyf = findTable(font, 'glyf')
  if (head === undefined || loca === undefined || glyf === undefined || head.length < 54) return undefined
  const isLong = head.readInt16BE(50) !== 0
  const placeOf = (glyph: number) => {
    const at = glyph * (isLong ? 4 : 2)
    if (at + (isLong ? 4 : 2) > loca.length) return glyf.length
    return isLong ? loca.readUInt32BE(at) : 2 * loca.readUInt16BE(at)
  }
  return glyph => {
    const at = placeOf(glyph)
    if (placeOf(glyph + 1) <= at || at + 10 > glyf.length) return undefined
    return [glyf.readInt16BE(at + 2), glyf.readInt16BE(at + 4), glyf.readInt16BE(at + 6), glyf.readInt16BE(at + 8)]
  }
}

/** Entries of a dictionary of the Compact Font Format: operator, with 1200 added after the escape, to operands. */
type Dictionary = ReadonlyMap<number, readonly number[]>

const CHARSTRINGS = 17
const PRIVATE = 18
const SUBROUTINES = 19
const FONT_ARRAY = 1236
const FONT_SELECT = 1237

/** Boxes of a font in the Compact Font Format. */
function readCff(font: Buffer): BoxOfGlyph | undefined {
  const cff = findTable(font, 'CFF ')
  if (cff === undefined || cff.length < 4) return undefined
  const names = readIndex(cff, cff[2] ?? 4)
  const tops = readIndex(cff, names.end)
  const strings = readIndex(cff, tops.end)
  const shared = readIndex(cff, strings.end).items
  const top = readDictionary(tops.items[0] ?? new Uint8Array())
  const place = top.get(CHARSTRINGS)?.[0]
  if (place === undefined) return undefined
  const programs = readIndex(cff, place).items
  const fonts = top.get(FONT_ARRAY)?.[0]
  const dictionaries = fonts === undefined ? [top] : readIndex(cff, fonts).items.map(readDictionary)
  const sets = dictionaries.map((dictionary): Subroutines => ({ own: subroutinesOf(cff, dictionary), shared }))
  const select = top.get(FONT_SELECT)?.[0]
  return glyph => {
    const program = programs[glyph]
    const set = sets[select === undefined ? 0 : fontOfGlyph(cff, select, glyph)]
    return program && set && boxOfCharstring(program, set)
  }
}

function subroutinesOf(cff: Buffer, dictionary: Dictionary): readonly Uint8Array[] {
  const [size = 0, at = 0] = dictionary.get(PRIVATE) ?? []
  const offset = readDictionary(cff.subarray(at, at + size)).get(SUBROUTINES)?.[0]
  return size === 0 || offset === undefined ? [] : readIndex(cff, at + offset).items
}

/** Index of the dictionary of a glyph (formats 0 and 3 of `FDSelect`). */
function fontOfGlyph(cff: Buffer, at: number, glyph: number): number {
  if (cff[at] === 0) return cff[at + 1 + glyph] ?? 0
  const ranges = cff.readUInt16BE(at + 1)
  for (let i = 0; i < ranges; i++) {
    if (glyph < cff.readUInt16BE(at + 3 + 3 * (i + 1))) return cff[at + 3 + 3 * i + 2] ?? 0
  }
  return 0
}

function readIndex(cff: Buffer, at: number): { readonly items: readonly Uint8Array[]; readonly end: number } {
  const count = at + 2 <= cff.length ? cff.readUInt16BE(at) : 0
  if (count === 0) return { items: [], end: at + 2 }
  const size = cff[at + 2] ?? 1
  const first = at + 3 + (count + 1) * size - 1
  const offsets = Array.from({ length: count + 1 }, (_, i) => first + cff.readUIntBE(at + 3 + i * size, size))
  return { items: offsets.slice(1).map((end, i) => cff.subarray(offsets[i], end)), end: offsets.at(-1) ?? first }
}

function readDictionary(bytes: Uint8Array): Dictionary {
  const entries = new Map<number, readonly number[]>()
  let operands: number[] = []
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0
    if (byte <= 21) {
      const operator = byte === 12 ? 1200 + (bytes[at + 1] ?? 0) : byte
      entries.set(operator, operands)
      operands = []
      at += byte === 12 ? 2 : 1
    } else at = readOperand(bytes, at, operands)
  }
  return entries
}

/** Adds the operand at `at`, and gives the place after it; real numbers are skipped, as no offset is one. */
function readOperand(bytes: Uint8Array, at: number, operands: number[]): number {
  const [byte = 0, b = 0, c = 0, d = 0, e = 0] = bytes.subarray(at, at + 5)
  if (byte === 30) {
    let end = at + 1
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xf) !== 0xf) end++
    operands.push(0)
    return end + 1
  }
  if (byte === 28) operands.push(((b << 24) | (c << 16)) >> 16)
  else if (byte === 29) operands.push((b << 24) | (c << 16) | (d << 8) | e)
  else if (byte <= 246) operands.push(byte - 139)
  else operands.push(byte <= 250 ? (byte - 247) * 256 + b + 108 : -(byte - 251) * 256 - b - 108)
  if (byte === 28) return at + 3
  if (byte === 29) return at + 5
  return at + (byte <= 246 ? 1 : 2)
}
