import type { Report } from '../../diagnostics.ts'
import { SourceError } from '../../errors.ts'
import { refuseBombs } from './file/bombs.ts'
import { hasPdfHeader } from './file/header.ts'
import { hasSoundXref, unpackObjects } from './file/repair.ts'
import { checkSize } from './limits.ts'
import { type OpenPdf, openPdf, type PDFDocumentProxy } from './port/pdfjs.ts'

/**
 * The open file; one whose table of objects cannot be read is repaired, with a warning.
 * @throws {SourceError} `E_FILE_EMPTY`, `E_FORMAT_UNKNOWN`, `E_PDF_ENCRYPTED`, `E_PDF_DAMAGED`, `E_FILE_TOO_LARGE`
 */
export async function openSoundOrRepaired(
  bytes: Uint8Array,
  password: string | undefined,
  report: Report,
): Promise<OpenPdf> {
  if (bytes.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty (0 bytes); fetch it again')
  checkSize(bytes)
  await refuseBombs(bytes)
  const sound = hasSoundXref(bytes) ? await openUndamaged(bytes, password) : undefined
  if (sound && (await hasRealPages(sound.document))) return sound
  await sound?.close()
  const unpacked = hasPdfHeader(bytes) ? await unpackObjects(bytes) : undefined
  const repaired = await openPdf(unpacked ?? bytes, password)
  if (!(await hasRealPages(repaired.document))) {
    await repaired.close()
    throw damagedError('its page tree is lost')
  }
  report({
    code: 'W_PDF_DAMAGED',
    severity: 'warning',
    message: 'the PDF is damaged: its table of objects cannot be read; it was rebuilt, and parts may be missing',
  })
  return repaired
}

/** The open file, or `undefined` when it is damaged; other faults are thrown. */
async function openUndamaged(bytes: Uint8Array, password: string | undefined): Promise<OpenPdf | undefined> {
  try {
    return await openPdf(bytes, password)
  } catch (error) {
    if (error instanceof SourceError && error.code === 'E_PDF_DAMAGED') return undefined
    throw error
  }
}

/** Whether the first page is one of the file; pdf.js makes an empty page up where it finds no page tree. */
async function hasRealPages(document: PDFDocumentProxy): Promise<boolean> {
  if (document.numPages === 0) return true
  const first = await document.getPage(1).catch(() => undefined)
  // A first page that cannot be read is still a page; reading it reports why.
  return first === undefined || first.ref !== null
}

export function damagedError(reason: string): SourceError {
  return new SourceError('E_PDF_DAMAGED', `the PDF is damaged beyond reading: ${reason}; fetch the file again`)
}
