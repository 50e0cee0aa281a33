import { describe, expect, test } from 'vitest'
import { rawPdf } from '../../../support/raw-pdf.ts'
import { readBytes } from '../../../support/read-raw-pdf.ts'

const CONTENT = 'BT /F1 10 Tf 50 300 Td (Printed words) Tj ET'

/** What is reported of a page with an annotation that has no drawing. */
async function reportOf(entries: string): Promise<readonly string[]> {
  const annotation = `<< /Type /Annot /Rect [50 200 250 220] /DA (/F1 10 Tf) ${entries} >>`
  const page = { content: CONTENT, entries: '/Annots [100 0 R]' }
  const bytes = rawPdf([{ content: CONTENT }, page], { objects: [annotation] })
  const { diagnostics } = await readBytes(bytes)
  return diagnostics.map(({ code, message, page: number }) => `${code} ${number} ${message.replace(/^.*out: /u, '')}`)
}

describe('a note or a field without a drawing is told of with its text', () => {
  test.each([
    ['a typed note', '/Subtype /FreeText /Contents (Oak boards) /F 4'],
    ['a note in rich text', '/Subtype /FreeText /RC (<body><p>Oak boards</p></body>)'],
    ['the value of a field', '/Subtype /Widget /FT /Tx /T (a) /V (Oak boards)'],
    ['a choice', '/Subtype /Widget /FT /Ch /T (a) /V (Oak boards) /Opt [(Oak boards) (Elm)]'],
  ])('%s', async (_, entries) => {
    expect(await reportOf(entries)).toEqual(['W_PDF_NOTES_UNDRAWN 2 "Oak boards" (page 2)'])
  })
})

describe('nothing is told of what no viewer shows as text', () => {
  test.each([
    ['a hidden note', '/Subtype /FreeText /Contents (Oak boards) /F 2'],
    ['a note that opens on a click', '/Subtype /Text /Contents (Oak boards)'],
    ['an empty field', '/Subtype /Widget /FT /Tx /T (a)'],
    ['a button', '/Subtype /Widget /FT /Btn /T (a) /V /Oak'],
  ])('%s', async (_, entries) => {
    expect(await reportOf(entries)).toEqual([])
  })
})
