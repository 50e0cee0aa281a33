import { describe, expect, test } from 'vitest'
import { toPdfFont } from '../../../../../src/read/sources/pdf/fonts/fonts.ts'

const styleOf = (name: string) => {
  const { isBold, isItalic, isMonospace } = toPdfFont({ name }).font
  return [isBold, isItalic, isMonospace]
}

describe('the font name', () => {
  test.each([
    ['AKFQDV+LMSans10-Bold', 'LMSans10-Bold'],
    ['ABCDEF+GHIJKL+Arial', 'Arial'],
    ['HfdqmkAdvTT3713a231+22', 'AdvTT3713a231'],
    ['Times New Roman', 'Times New Roman'],
  ])('of %s is %s', (name, plain) => {
    expect(toPdfFont({ name }).font.name).toBe(plain)
  })
})

describe('weight, slant and spacing', () => {
  test.each([
    ['LMSans10-Bold', [true, false, false]],
    ['NimbusRomNo9L-Medi', [true, false, false]],
    ['NimbusRomNo9L-MediItal', [true, true, false]],
    ['NimbusRomNo9L-Regu', [false, false, false]],
    ['Times New Roman,BoldItalic', [true, true, false]],
    ['HelveticaNeueLTStd-BdIt', [true, true, false]],
    ['MinionPro-It', [false, true, false]],
    ['SourceSerifPro-LightIt', [false, true, false]],
    ['AdvOT3b30f6db.B', [true, false, false]],
    ['AdvOT02ce3bbb.I', [false, true, false]],
    ['AdvOTbc475f09', [false, false, false]],
    ['CMBX10', [true, false, false]],
    ['CMTI10', [false, true, false]],
    ['CMR10', [false, false, false]],
    ['SFTT0900', [false, false, true]],
    ['NimbusMonL-Regu', [false, false, false]],
    ['Courier-BoldOblique', [true, true, true]],
    ['GillSans-Italic', [false, true, false]],
    ['Bodoni', [false, false, false]],
  ])('of %s are told by the name', (name, style) => {
    expect(styleOf(name)).toEqual(style)
  })

  test.each(['AdvPECFD34', 'TT2467o00', 'F17', 'Type3', ''])('of %s are not known', name => {
    expect(styleOf(name)).toEqual([undefined, undefined, undefined])
  })

  test('are monospaced where many glyphs have one width', () => {
    const widths = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [String(65 + i), 600]))
    expect(toPdfFont({ name: 'Odd', widths: widths(26) }).font.isMonospace).toBe(true)
    expect(toPdfFont({ name: 'OddDigits', widths: widths(10) }).font.isMonospace).toBe(false)
    expect(toPdfFont({ name: 'Odd', widths: { ...widths(26), 99: 250 } }).font.isMonospace).toBe(false)
  })
})

describe('the Unicode table of an embedded composite font', () => {
  const onlyUnicodeOf = (table: readonly (string | undefined)[]) =>
    toPdfFont({ name: 'Embedded', composite: true, toUnicode: { _map: table } }).onlyUnicode

  test('is believed alone unless it gives its own codes', () => {
    expect(onlyUnicodeOf([undefined, 'a', 'b'])).toEqual([undefined, 'a', 'b'])
    expect(onlyUnicodeOf(Array.from({ length: 0x42 }, (_, code) => (code === 0x41 ? 'A' : 'x')))).toBeUndefined()
  })

  test('takes no time where it is damaged and has a code far beyond all others', () => {
    const table: string[] = ['x']
    table[2 ** 32 - 2] = 'y'
    const before = process.cpuUsage().user
    expect(onlyUnicodeOf(table)).toBe(table)
    expect(process.cpuUsage().user - before).toBeLessThan(500_000)
  })
})
