import { SourceError } from '../../errors.ts'
import { encodingOfMark } from '../encoding/byte-order-mark.ts'

/** Bytes in which an XML declaration, where there is one, ends. */
const DECLARATION_LENGTH = 256

/**
 * The text of an XML file, in the encoding that its byte order mark or its declaration names; default UTF-8.
 * @throws {SourceError} `E_TEXT_ENCODING` when the bytes are not in that encoding, or nobody knows it
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    const message = `the XML says that it is in ${encoding}, and it is not; convert it to UTF-8`
    throw new SourceError('E_TEXT_ENCODING', message, { cause: error })
  }
}

function encodingOf(bytes: Uint8Array): string {
  const marked = encodingOfMark(bytes)
  if (marked !== undefined) return marked
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_LENGTH))
  return /^<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
}
