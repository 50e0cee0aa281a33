import { SourceError } from '../../base/errors.ts'
import { encodingOfMark } from './encoding/byte-order-mark.ts'
import { findUtf16 } from './encoding/guess-encoding.ts'
import { sniffSource } from './sniff.ts'
import { unpackGzip } from './files/unpack.ts'

/**
 * The bytes of a plain text file, packed with gzip or not, in whichever encoding.
 * @throws {SourceError} `E_FILE_EMPTY`, `E_FORMAT_UNKNOWN` for what is no plain text, `E_GZIP_DAMAGED`, `E_FILE_TOO_LARGE`
 */
export function unpackPlainText(bytes: Uint8Array): Uint8Array {
  const text = unpackGzip(bytes)
  if (text.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty (0 bytes); fetch it again')
  const kind = sniffSource(text)
  if (kind === 'text' || encodingOfMark(text) !== undefined || findUtf16(text) !== undefined) return text
  const what = kind === undefined ? 'this is not plain text' : `this is not plain text (${kind})`
  throw new SourceError('E_FORMAT_UNKNOWN', `${what}; convert it, or name a text that was made from it`)
}
