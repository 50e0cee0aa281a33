import { createRequire } from 'node:module'

/** What is used here of pdfkit, which has no types. */
interface DrawnPdf extends AsyncIterable<Buffer> {
  text(text: string): void
  end(): void
}
const PDFDocument = createRequire(import.meta.url)('pdfkit') as new (options: object) => DrawnPdf

/** A PDF with one line of text, encrypted as pdfkit does with these options. */
export async function encryptedPdf(options: object): Promise<Uint8Array> {
  const document = new PDFDocument({ pdfVersion: '1.7', ...options })
  document.text('The keeper wrote down the weather of every single night.')
  document.end()
  const parts: Buffer[] = []
  for await (const part of document) parts.push(part)
  return Buffer.concat(parts)
}
