/** What a PDF begins with. */
export const PDF_HEADER = '%PDF-'

/** Bytes at the start of a file in which its header may be (PDF reference 1.7, implementation note 13). */
export const PDF_HEADER_REACH = 1024

export function hasPdfHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_REACH)).includes(PDF_HEADER)
}
