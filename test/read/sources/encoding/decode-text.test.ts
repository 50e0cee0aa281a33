import { describe, expect, test } from 'vitest'
import { decodeLines, type DecodeTextOptions, decodeText } from '../../../../src/read/sources/encoding/decode-text.ts'
import { encodeText } from '../../../support/encode-text.ts'

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

  test('reads UTF-16 that no byte order mark names, and says so', () => {
    expect(decode(encodeText('Reka teče polako.', 'utf-16le'))).toEqual({
      text: 'Reka teče polako.',
      codes: ['W_TEXT_ENCODING'],
    })
  })

  test('believes a byte order mark without a word', () => {
    expect(decode(encodeText('\ufeffReka teče.', 'utf-16be'))).toEqual({ text: 'Reka teče.', codes: [] })
  })
})

describe('decodeLines', () => {
  const linesOf = (text: string) => [...decodeLines(Buffer.from(text), {}, () => {})]

  test('ends lines at LF, CR LF and CR, and before form feeds', () => {
    expect(linesOf('a\nb\r\nc\rd\r')).toEqual(['a', 'b', 'c', 'd'])
    expect(linesOf('a\n\n')).toEqual(['a', ''])
    expect(linesOf('a\fb\n\fc\f\fd')).toEqual(['a', '\fb', '\fc', '\f\fd'])
    expect(linesOf('')).toEqual([])
  })

  test('walks a large text, any number of times, and cuts nothing where its stretches end', () => {
    const text = `${'река тече\r\n'.repeat(40_000)}крај`
    const lines = decodeLines(Buffer.from(text), {}, () => {})
    for (let walk = 0; walk < 2; walk++) {
      let different = 0
      let count = 0
      for (const line of lines) {
        count++
        if (line !== 'река тече') different++
      }
      expect({ count, different }).toEqual({ count: 40_001, different: 1 })
    }
  })

  test('refuses bytes of another encoding before the first line', () => {
    expect(() => decodeLines(CYRILLIC, { detect: 'never' }, () => {})).toThrow(
      expect.objectContaining({ code: 'E_TEXT_ENCODING' }),
    )
  })
})
