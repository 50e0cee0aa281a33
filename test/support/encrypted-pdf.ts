import { drawnPdf } from './drawn-pdf.ts'

/** A PDF with one line of text, encrypted as pdfkit does with these options. */
export async function encryptedPdf(options: object): Promise<Uint8Array> {
  return drawnPdf(pdf => pdf.text('The keeper wrote down the weather of every single night.'), {
    pdfVersion: '1.7',
    ...options,
  })
}
