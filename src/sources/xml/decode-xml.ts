import { SourceError } from '../../errors.ts'
import { encodingOfMark } from '../encoding/byte-order-mark.ts'
import { openDecoder } from '../encoding/open-decoder.ts'

/** Bytes in which an XML declaration, where there is one, ends. */
const DECLARATION_LENGTH = 256

const LESS_THAN = 0x3c

/**
 * The text of an XML file, in the encoding that its byte order mark or its declaration names; default UTF-8.
 * @throws {SourceError} `E_TEXT_ENCODING` when the bytes are not in that encoding, or nobody knows it
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  const decode = openDecoder(encoding)
  if (decode === undefined)
    throw new SourceError('E_TEXT_ENCODING', `the XML is in ${encoding}, which is not known; convert it to UTF-8`)
  try {
    return decode(bytes)
  } catch (error) {
    const message = `the XML says that it is in ${encoding}, and it is not; convert it to UTF-8`
    throw new SourceError('E_TEXT_ENCODING', message, { cause: error })
  }
}

function encodingOf(bytes: Uint8Array): string {
  const marked = encodingOfMark(bytes)
  if (marked !== undefined) return marked
  // UTF-16 without its mark: one byte of the first character, <, is zero.
  if (bytes[0] === LESS_THAN && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === LESS_THAN) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_LENGTH))
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  // A declaration that can be read byte by byte is in no UTF-16: programs name it where they keep texts so in memory.
  return declared.startsWith('utf-16') ? 'utf-8' : declared
}
