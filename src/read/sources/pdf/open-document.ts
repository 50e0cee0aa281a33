import type { Report } from '../../../base/diagnostics.ts'
import { SourceError } from '../../../base/errors.ts'
import { type Losses, NO_LOSSES, reportDamage } from './damage.ts'
import { refuseBombs } from './file/bombs.ts'
import { decryptFile } from './file/encryption/decrypt-file.ts'
import { type Mending, mendFile } from './file/mend.ts'
import { checkSize } from './limits.ts'
import { type OpenPdf, openPdf, type PDFDocumentProxy } from './port/pdfjs.ts'

/** An open file, and what is missing of it. */
export interface OpenedFile {
  readonly pdf: OpenPdf
  readonly losses: Losses
  /** What the owner of an encrypted file permits, as 32 bits; `undefined` where the open file says it. */
  readonly permissions?: number | undefined
}

/**
 * The open file; of a damaged one as much as can be read, with a warning that names the pages that are hurt.
 * @throws {SourceError} `E_FILE_EMPTY`, `E_FORMAT_UNKNOWN`, `E_PDF_ENCRYPTED`, `E_PDF_DAMAGED`, `E_FILE_TOO_LARGE`
 */
export async function openSoundOrRepaired(
  bytes: Uint8Array,
  password: string | undefined,
  report: Report,
): Promise<OpenedFile> {
  if (bytes.length === 0) throw new SourceError('E_FILE_EMPTY', 'the file is empty (0 bytes); fetch it again')
  checkSize(bytes)
  const decrypted = decryptFile(bytes, password)
  const opened = await openDecrypted(decrypted?.bytes ?? bytes, password, report)
  return { ...opened, permissions: decrypted?.permissions }
}

async function openDecrypted(bytes: Uint8Array, password: string | undefined, report: Report): Promise<OpenedFile> {
  const findings = await refuseBombs(bytes)
  const mending = mendFile(findings)
  const open: Opening = changed => openPdf(changed, password, findings)
  if (mending.state === 'sound') {
    const pdf = await openReadable(bytes, open)
    if (pdf !== undefined) return { pdf, losses: NO_LOSSES }
  }
  return (
    (await openMended(mending, open, report)) ??
    (await openMended(mendFile(findings, true), open, report)) ??
    (await openByRebuilding(bytes, open, report))
  )
}

/** Opens the bytes of a file, or what they were mended to. */
type Opening = (bytes: Uint8Array) => Promise<OpenPdf>

async function openMended(mending: Mending, open: Opening, report: Report): Promise<OpenedFile | undefined> {
  if (mending.state !== 'mended') return undefined
  const pdf = await openReadable(mending.bytes, open)
  return pdf === undefined ? undefined : { pdf, losses: reportDamage(mending, report) }
}

/** The file as pdf.js finds its objects without a table. */
async function openByRebuilding(bytes: Uint8Array, open: Opening, report: Report): Promise<OpenedFile> {
  const pdf = await open(bytes)
  if (!(await hasRealPages(pdf.document))) {
    await pdf.close()
    throw damagedError('its page tree is lost')
  }
  return {
    pdf,
    losses: reportDamage({ isTableWrong: true, hurt: [], pageCount: pdf.document.numPages, lacksMore: false }, report),
  }
}

/** The open file, or `undefined` when pdf.js finds it damaged; other faults are thrown. */
async function openReadable(bytes: Uint8Array, open: Opening): Promise<OpenPdf | undefined> {
  try {
    const pdf = await open(bytes)
    if (await hasRealPages(pdf.document)) return pdf
    await pdf.close()
    return undefined
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
