import { describe, expect, test } from 'vitest'
import { findUtf16, guessEncodings } from '../../../../src/read/sources/encoding/guess-encoding.ts'
import { openDecoder } from '../../../../src/read/sources/encoding/open-decoder.ts'
import { encodeText } from '../../../support/encode-text.ts'
import * as german from '../../../base/text/sentences/de.ts'
import * as english from '../../../base/text/sentences/en.ts'
import * as spanish from '../../../base/text/sentences/es.ts'
import * as french from '../../../base/text/sentences/fr.ts'
import * as cyrillic from '../../../base/text/sentences/sr-Cyrl.ts'
import * as latin from '../../../base/text/sentences/sr-Latn.ts'

/** Without the marks of sentence ends. */
const textOf = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.values(lists).flat().join('\n').replaceAll('¦', '')

/** A text of each language, and what it has been stored in. */
const CASES = [
  ['English', textOf(english), ['windows-1252']],
  ['German', textOf(german), ['windows-1252', 'windows-1250', 'iso-8859-2']],
  ['French', textOf(french), ['windows-1252']],
  ['Spanish', textOf(spanish), ['windows-1252']],
  ['Serbian in Latin letters', textOf(latin), ['windows-1250', 'iso-8859-2']],
  ['Serbian in Cyrillic letters', textOf(cyrillic), ['windows-1251', 'iso-8859-5']],
  ['Russian', 'Река течёт медленно, и никто об этом не говорит. Ёлки стоят у самой воды.', ['windows-1251', 'koi8-r']],
] as const

describe('guessEncodings', () => {
  for (const [language, text, encodings] of CASES) {
    test.each([...encodings, 'utf-16le', 'utf-16be'])(`finds ${language} in %s`, encoding => {
      const bytes = encodeText(text, encoding)
      const [guess = ''] = guessEncodings(bytes)
      const decode = openDecoder(guess)
      // Encodings that write this text with the same bytes are equally right.
      expect(decode?.(bytes)).toBe(openDecoder(encoding)?.(bytes))
    })
  }

  test('believes a byte order mark', () => {
    expect(guessEncodings(Buffer.from('\ufeffрека'))).toEqual(['utf-8'])
    expect(guessEncodings(encodeText('\ufeffрека', 'utf-16be'))).toEqual(['utf-16be'])
  })

  test('leaves other scripts to the frequency of their bytes', () => {
    const japanese = Buffer.from('g4qBW4NOgs2SloLMkuqC8JKqgrE=', 'base64')
    expect(guessEncodings(Buffer.concat([japanese, japanese]))[0]).toBe('shift_jis')
  })
})

describe('openDecoder', () => {
  test('knows the signs of windows-1252 that ISO-8859-1 lacks', () => {
    expect(openDecoder('windows-1252')?.(Uint8Array.of(0x84, 0x4a, 0x61, 0x93, 0x80))).toBe('„Ja“€')
  })

  test('knows no encoding that is none', () => {
    expect(openDecoder('klingon')).toBeUndefined()
  })
})

test('a zero by mistake makes no UTF-16 of a short text', () => {
  expect(findUtf16(Buffer.from('A later hand added the totals \0 pencil.'))).toBeUndefined()
  expect(findUtf16(Buffer.from('Река течёт.', 'utf16le'))).toBe('utf-16le')
})
