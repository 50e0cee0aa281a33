import { SourceError } from '../../../base/errors.ts'

/** Most bytes of a file: it is searched as one text, and V8 has no longer ones. */
const MOST_FILE_BYTES = 500 * 2 ** 20

/** Most pages that are read of a file: more than any volume has, and few bytes can say that there are thousands of millions. */
const MOST_PAGES = 20_000

/** Most glyphs of a file: two thousand dense pages, which take some gigabytes; what draws more draws it over and over. */
const MOST_GLYPHS = 10_000_000

/** @throws {SourceError} `E_FILE_TOO_LARGE` where the file has more bytes than can be searched */
export function checkSize(bytes: Uint8Array): void {
  if (bytes.length <= MOST_FILE_BYTES) return
  throw new SourceError(
    'E_FILE_TOO_LARGE',
    `the PDF has more than ${MOST_FILE_BYTES / 2 ** 20} MB; split it into parts`,
  )
}

/** @throws {SourceError} `E_FILE_TOO_LARGE` where more pages are to be read than a file may have */
export function checkPages(count: number): void {
  if (count > MOST_PAGES) throw tooLarge(`has ${count} pages, more than ${MOST_PAGES}`)
}

/** @throws {SourceError} `E_FILE_TOO_LARGE` where the pages so far have more glyphs than a file may have */
export function checkGlyphs(count: number): void {
  if (count > MOST_GLYPHS) throw tooLarge(`draws more than ${MOST_GLYPHS} glyphs`)
}

function tooLarge(what: string): SourceError {
  return new SourceError('E_FILE_TOO_LARGE', `the PDF ${what}; read it in parts (--pages)`)
}
