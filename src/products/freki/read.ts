import { SourceError } from '../../base/errors.ts'
import { unpackGzip } from '../../read/sources/files/unpack.ts'
import type { FrekiDocument } from './document.ts'
import { parseFreki } from './parse.ts'

/**
 * The document in a file in the format of Freki, packed with gzip or not.
 * @throws {SourceError} `E_FREKI_MALFORMED`, `E_TEXT_ENCODING`, `E_GZIP_DAMAGED`, `E_FILE_TOO_LARGE`
 */
export function readFreki(bytes: Uint8Array): FrekiDocument {
  return parseFreki(decodeUtf8(unpackGzip(bytes)))
}

/** The text, with its byte order mark if it has one, so that nothing of the file is lost. */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    throw new SourceError('E_TEXT_ENCODING', 'the file is not UTF-8, as the format of Freki asks for', { cause: error })
  }
}
