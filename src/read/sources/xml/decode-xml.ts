import { SourceError } from '../../../base/errors.ts'
import { encodingOfMark } from '../encoding/byte-order-mark.ts'
import { openDecoder } from '../encoding/open-decoder.ts'
import { PDF_HEADER } from '../pdf/file/header.ts'

/** Bytes in which an XML declaration, where there is one, ends. */
const DECLARATION_LENGTH = 256

const LESS_THAN = 0x3c

/**
 * The text of an XML file, in the encoding that its byte order mark or its declaration names; default UTF-8.
 * @throws {SourceError} `E_TEXT_ENCODING` when the bytes are not in that encoding, or nobody knows it; `E_FORMAT_UNKNOWN` for a PDF
 */
export function decodeXml(bytes: Uint8Array): string {
  if (decodeLatin1(bytes.subarray(0, PDF_HEADER.length)) === PDF_HEADER)
    throw new SourceError('E_FORMAT_UNKNOWN', 'this is a PDF, and XML is expected; "paperxml convert" reads PDF')
  const declared = declaredEncodingOf(bytes)
  const encoding = declared ?? 'utf-8'
  const decode = openDecoder(encoding)
  if (decode === undefined)
    throw new SourceError(
      'E_TEXT_ENCODING',
      `the encoding of the XML is ${encoding}, which is not known; convert it to UTF-8`,
    )
  try {
    return decode(bytes)
  } catch (error) {
    const message =
      declared === undefined
        ? 'this is not XML, or not in UTF-8, which XML is unless it says otherwise'
        : `the XML says that its encoding is ${encoding}, and it is not; convert it to UTF-8`
    throw new SourceError('E_TEXT_ENCODING', message, { cause: error })
  }
}

/** The encoding that the first bytes show; `undefined` where they do not. */
function declaredEncodingOf(bytes: Uint8Array): string | undefined {
  const marked = encodingOfMark(bytes)
  if (marked !== undefined) return marked
  // UTF-16 without its mark: one byte of the first character, <, is zero.
  if (bytes[0] === LESS_THAN && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === LESS_THAN) return 'utf-16be'
  const head = decodeLatin1(bytes.subarray(0, DECLARATION_LENGTH))
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(head)?.[1]?.toLowerCase()
  // A declaration that can be read byte by byte is in no UTF-16: programs name it where they keep texts so in memory.
  return declared?.startsWith('utf-16') ? 'utf-8' : declared
}

function decodeLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
