import { createRequire } from 'node:module'

/** What is used here of pdfkit, which has no types. */
interface DrawnPdf extends AsyncIterable<Buffer> {
  fontSize(size: number): DrawnPdf
  text(text: string, left?: number, top?: number, options?: { readonly lineBreak: boolean }): DrawnPdf
  addPage(): DrawnPdf
  /** Adds operators to the content of the page. */
  addContent(operators: string): DrawnPdf
  end(): void
}
const PDFDocument = createRequire(import.meta.url)('pdfkit') as new (options: object) => DrawnPdf

/** A PDF on which `draw` has written; `options` are those of pdfkit. */
export async function drawnPdf(draw: (pdf: DrawnPdf) => void, options: object = {}): Promise<Buffer> {
  const pdf = new PDFDocument(options)
  draw(pdf)
  pdf.end()
  const parts: Buffer[] = []
  for await (const part of pdf) parts.push(part)
  return Buffer.concat(parts)
}
