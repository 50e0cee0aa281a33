import { describe, expect, test } from 'vitest'
import { type DecodeTextOptions, decodeText } from '../../src/sources/decode-text.ts'

/** Serbian in windows-1251. */
const CYRILLIC = Buffer.from(
  [...'Река тече полако, а на скели нико не говори о томе.'].map(sign => {
    const code = sign.charCodeAt(0)
    return code < 0x80 ? code : code - 0x410 + 0xc0
  }),
)

function decode(bytes: Uint8Array, options: DecodeTextOptions = {}) {
  const codes: string[] = []
  return { text: decodeText(bytes, options, ({ code }) => codes.push(code)), codes }
}

describe('decodeText', () => {
  test('reads UTF-8 without its byte order mark', () => {
    expect(decode(Buffer.from('\ufeffšta'))).toEqual({ text: 'šta', codes: [] })
  })

  test('reads the encoding that is named', () => {
    expect(decode(CYRILLIC, { encoding: 'windows-1251' })).toEqual({
      text: 'Река тече полако, а на скели нико не говори о томе.',
      codes: [],
    })
  })

  test('guesses where the encoding does not fit, and says so', () => {
    const { text, codes } = decode(CYRILLIC)
    expect(text).toContain('Река тече полако')
    expect(codes).toEqual(['W_TEXT_ENCODING'])
  })

  test('guesses always where it is told to', () => {
    const { text, codes } = decode(CYRILLIC, { encoding: 'iso-8859-1', detect: 'always' })
    expect(text).toContain('Река')
    expect(codes).toEqual(['W_TEXT_ENCODING'])
  })

  test('guesses nothing where it must not', () => {
    expect(() => decode(CYRILLIC, { detect: 'never' })).toThrow(expect.objectContaining({ code: 'E_TEXT_ENCODING' }))
  })

  test('refuses an encoding that nobody knows', () => {
    expect(() => decode(CYRILLIC, { encoding: 'klingon' })).toThrow(expect.objectContaining({ code: 'E_OPTION_RANGE' }))
  })
})
