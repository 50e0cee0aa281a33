import { describe, expect, test } from 'vitest'
import { parseXml } from '../../../../src/read/sources/xml/parse-xml.ts'

/** What the handlers are told: `<name`, text, `>`. */
function trace(xml: string | Uint8Array): string {
  const told: string[] = []
  parseXml(typeof xml === 'string' ? Buffer.from(xml) : xml, {
    open: (name, attributes, place) => told.push(`<${name}${JSON.stringify(attributes)}@${place}`),
    text: text => told.push(text),
    close: () => told.push('>'),
  })
  return told.join('')
}

describe('parseXml', () => {
  test('tells elements with attributes and lines, and text with its entities', () => {
    expect(trace('<t:a b="1&quot;">x &amp; &#x161;\n<c/><![CDATA[<]]></t:a>')).toBe('<a{"b":"1\\""}@1x & š\n<c{}@2><>')
  })

  test('says where the XML is malformed', () => {
    for (const xml of ['<a>\n<b></a>', '<a>\n<b', '<a>\n&nbsp;</a>', '<a>\n', 'no XML']) {
      expect(() => trace(xml)).toThrow(expect.objectContaining({ code: 'E_XML_MALFORMED' }))
      expect(() => trace(xml)).toThrow(/at line \d+, column \d+: /)
    }
    expect(() => trace('<a>\n<b></a>')).toThrow('line 2, column 7: unexpected close tag')
  })

  test('expands no entity of a document type and opens no file', () => {
    const laughs = '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>'
    const outside = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'
    expect(() => trace(laughs)).toThrow('undefined entity')
    expect(() => trace(outside)).toThrow('undefined entity')
  })

  test('puts U+FFFD for signs that XML forbids', () => {
    expect(trace('<a b="\u0001">\u0002\uFFFE&#3;&#x4;&#xD800;&#99999999;&#65;</a>')).toBe(
      '<a{"b":"\uFFFD"}@1\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA>',
    )
  })

  test('reads the encoding that the file names', () => {
    expect(trace(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>\u00e9</a>', 'latin1'))).toBe('<a{}@1é>')
    expect(trace(Buffer.from('\ufeff<a>š</a>', 'utf16le'))).toBe('<a{}@1š>')
  })

  test.each([
    ['not in it', 'utf-8'],
    ['of nobody', 'x-nobody'],
  ])('refuses bytes in an encoding that is %s', (_, encoding) => {
    const bytes = Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><a>\u00e9</a>`, 'latin1')
    expect(() => trace(bytes)).toThrow(expect.objectContaining({ code: 'E_TEXT_ENCODING' }))
  })
})
