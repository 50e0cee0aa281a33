import { describe, expect, test } from 'vitest'
import { decodeXml } from '../../../../src/read/sources/xml/decode-xml.ts'

const declare = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><p>Größe – “x”</p>`
const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
const utf16le = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'))
const utf16be = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16())

describe('the encoding of XML', () => {
  test.each([
    ['UTF-8, as it says', Buffer.from(declare('UTF-8')), declare('UTF-8')],
    ['UTF-8, as it says nothing', Buffer.from('<p>Größe</p>'), '<p>Größe</p>'],
    ['ISO-8859-1', latin1('<?xml version="1.0" encoding="ISO-8859-1"?><p>Größe</p>'), 'Größe'],
    ['windows-1252, with its quotes', latin1("<?xml version='1.0' encoding='windows-1252'?><p>\x93x\x94</p>"), '“x”'],
    ['windows-1251', latin1('<?xml version="1.0" encoding="windows-1251"?><p>\xd0\xe8\xf1</p>'), 'Рис'],
    ['UTF-16 with its mark', utf16le(`\ufeff${declare('UTF-16')}`), declare('UTF-16')],
    ['UTF-16 of the other order, with its mark', utf16be(`\ufeff${declare('UTF-16')}`), declare('UTF-16')],
    ['UTF-16 without its mark', utf16le(declare('UTF-16LE')), declare('UTF-16LE')],
    ['UTF-16 of the other order, without its mark', utf16be(declare('UTF-16BE')), declare('UTF-16BE')],
    ['UTF-8 that was UTF-16 before', Buffer.from(declare('utf-16')), declare('utf-16')],
  ])('is read: %s', (_what, bytes, text) => {
    expect(decodeXml(bytes)).toContain(text)
  })

  test.each([
    ['UTF-8 with a byte that has no meaning', latin1('<p>Größe</p>')],
    ['an encoding that nobody knows', Buffer.from(declare('x-unknown'))],
  ])('is refused: %s', (_what, bytes) => {
    expect(() => decodeXml(bytes)).toThrow(expect.objectContaining({ code: 'E_TEXT_ENCODING' }))
  })

  test('is refused for a PDF, which has a command of its own', () => {
    expect(() => decodeXml(latin1('%PDF-1.7\n%\xe2\xe3'))).toThrow(
      'this is a PDF, and XML is expected; "paperxml convert"',
    )
  })
})
