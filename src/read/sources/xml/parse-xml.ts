import { SaxesParser } from 'saxes'
import { SourceError } from '../../../base/errors.ts'
import { copyText } from '../../../base/text/characters/copy-text.ts'
import { UNKNOWN_CHARACTER } from '../normalise/clean-text.ts'
import { decodeXml } from './decode-xml.ts'

/** What a reader does at each part of an XML file. Names are without prefix. */
export interface XmlHandlers {
  /** @param place line of the file, from 1 */
  open(name: string, attributes: Readonly<Record<string, string>>, place: number): void
  text(text: string): void
  close(name: string): void
  /** A processing instruction: its first word and the rest. */
  instruction?(target: string, content: string): void
}

/** Characters handed to the parser at a time; what is kept of them keeps no more than these. */
export const CHUNK_LENGTH = 65_536

/**
 * Reads an XML file from front to back.
 *
 * Entities are the five of XML and those by number: what a document type declares is skipped, nothing outside of
 * the file is opened. Characters that XML forbids, which converters copy from the fonts of a PDF, become U+FFFD.
 *
 * @param mend what is wrong in the files of a program, set right before they are parsed
 * @throws {SourceError} `E_XML_MALFORMED` with line and column; `E_TEXT_ENCODING`
 */
export function parseXml(bytes: Uint8Array, handlers: XmlHandlers, mend = (xml: string) => xml): void {
  const xml = mend(replaceForbidden(decodeXml(bytes)))
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.on('opentag', ({ name, attributes }) => handlers.open(withoutPrefix(name), attributes, parser.line))
  parser.on('closetag', ({ name }) => handlers.close(withoutPrefix(name)))
  parser.on('text', text => handlers.text(text))
  parser.on('cdata', text => handlers.text(text))
  if (handlers.instruction)
    parser.on('processinginstruction', ({ target, body }) => handlers.instruction?.(target, body))
  parser.on('error', error => {
    const reason = error.message.replace(/^\d+:\d+: /, '')
    const place = `line ${parser.line}, column ${parser.column}`
    throw new SourceError('E_XML_MALFORMED', `the XML is malformed at ${place}: ${reason}`, { cause: error })
  })
  for (let start = 0; start < xml.length; start += CHUNK_LENGTH)
    parser.write(copyText(xml.slice(start, start + CHUNK_LENGTH)))
  parser.close()
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** What no XML file may hold (XML 1.0, production 2), as it is and by number. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu
const REFERENCE = /&#(?:x([0-9a-f]+)|(\d+));/gi

function replaceForbidden(xml: string): string {
  return xml
    .replace(FORBIDDEN, UNKNOWN_CHARACTER)
    .replace(REFERENCE, (reference, hex?: string, decimal?: string) =>
      isForbidden(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ? UNKNOWN_CHARACTER : reference,
    )
}

function isForbidden(code: number): boolean {
  return code > 0x10ffff || String.fromCodePoint(code).search(FORBIDDEN) >= 0
}
