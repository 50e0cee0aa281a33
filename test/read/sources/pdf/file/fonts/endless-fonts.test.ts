import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { withoutEndlessFonts } from '../../../../../../src/read/sources/pdf/file/fonts/endless-fonts.ts'

/** An INDEX of Compact Font Format with offsets of one byte. */
function indexOf(...entries: readonly (readonly number[])[]): number[] {
  let offset = 1
  const offsets = [1, ...entries.map(entry => (offset += entry.length))]
  return [0, entries.length, 1, ...offsets, ...entries.flat()]
}

/** A font of five glyphs whose charset has ranges for `named` of them beside the first, where `format` is 1. */
function compactFont(named: readonly number[], format = 1): Buffer {
  const head = [1, 0, 4, 1, ...indexOf([65])]
  const small = (offset: number) => offset + 139
  // Of the dictionary only its length matters for the places of what follows it.
  const dictionaryOf = (charStrings: number, charset: number) =>
    indexOf([30, 0x12, 0x3f, 12, 7, small(charStrings), 17, small(charset), 15])
  const charStrings = head.length + dictionaryOf(0, 0).length
  const glyphs = indexOf([14], [14], [14], [14], [14])
  const charset = charStrings + glyphs.length
  return Buffer.from([...head, ...dictionaryOf(charStrings, charset), ...glyphs, format, ...named])
}

/** A TrueType font with one table of glyph names, said to be that long. */
function trueTypeFont(length: number, version = 0x0002_0000): Buffer {
  const font = Buffer.alloc(28 + 40)
  font.writeUInt32BE(0x0001_0000, 0)
  font.writeUInt16BE(1, 4)
  font.write('post', 12, 'latin1')
  font.writeUInt32BE(28, 20)
  font.writeUInt32BE(length, 24)
  font.writeUInt32BE(version, 28)
  return font
}

function fileWith(dictionary: string, stream: Buffer, rest = ''): Buffer {
  const head = `%PDF-1.4\n${rest}7 0 obj\n<< ${dictionary} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n')])
}

/** Whether the font is taken out of the file, and nothing else is. */
function isTaken(file: Buffer, stream: Buffer): boolean {
  const before = Buffer.from(file)
  const left = Buffer.from(withoutEndlessFonts(file))
  expect(file).toEqual(before)
  const start = file.indexOf(stream)
  const expected = Buffer.concat([
    file.subarray(0, start),
    Buffer.alloc(stream.length),
    file.subarray(start + stream.length),
  ])
  if (left.equals(file)) return false
  expect(left).toEqual(expected)
  return true
}

describe('a font whose names of glyphs go on behind its end is taken out', () => {
  test.each([
    ['ranges for all glyphs', compactFont([0, 1, 1, 0, 9, 1]), false],
    ['ranges that end too early', compactFont([0, 1, 1, 0, 9]), true],
    ['no ranges at all', compactFont([]), true],
    ['another kind of charset', compactFont([], 2), false],
    ['no font', Buffer.from('nothing'), false],
  ])('Compact Font Format: %s', (_, font, taken) => {
    expect(isTaken(fileWith('/Subtype /Type1C', font), font)).toBe(taken)
    const packed = deflateSync(font)
    expect(isTaken(fileWith('/Subtype /CIDFontType0C /Filter [ /FlateDecode ]', packed), packed)).toBe(taken)
  })

  test.each([
    ['a table inside the font', trueTypeFont(40), false],
    ['a table longer than the font', trueTypeFont(4000), true],
    ['a table without names', trueTypeFont(4000, 0x0003_0000), false],
  ])('TrueType: %s', (_, font, taken) => {
    expect(isTaken(fileWith('/Length1 68', font), font)).toBe(taken)
    const descriptor = '3 0 obj\n<< /FontFile2 7 0 R >>\nendobj\n'
    expect(isTaken(fileWith('/Length 68', font, descriptor), font)).toBe(taken)
    expect(isTaken(fileWith('/Length 68', font), font)).toBe(false)
  })

  test('and one that cannot be unpacked, but nothing that is encrypted', () => {
    const packed = deflateSync(compactFont([0, 1, 1, 0, 9, 1]))
    packed.fill(0xff, 4, 12)
    expect(isTaken(fileWith('/Subtype /Type1C /Filter /FlateDecode', packed), packed)).toBe(true)
    const encrypted = fileWith('/Subtype /Type1C /Filter /FlateDecode', packed, 'trailer << /Encrypt 9 0 R >>\n')
    expect(isTaken(encrypted, packed)).toBe(false)
  })
})
