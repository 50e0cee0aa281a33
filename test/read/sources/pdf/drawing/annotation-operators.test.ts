import { describe, expect, test } from 'vitest'
import { rawPdf } from '../../../../support/raw-pdf.ts'
import { findRun, readBytes, wordsOf } from '../../../../support/read-raw-pdf.ts'

const TEXT = 'BT /F1 10 Tf 50 300 Td (Printed words) Tj ET'
const FONT = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'

const form = (content: string, entries = '') =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 100 20] ${FONT} ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`

/** A page with an annotation that shows what the form 101 draws. */
function annotated(entries: string, shown: string, { content = TEXT, formEntries = '' } = {}): Uint8Array {
  const note = `<< /Type /Annot /Rect [50 200 150 220] /F 4 /AP << /N 101 0 R >> ${entries} >>`
  return rawPdf([{ content, entries: '/Annots [100 0 R]' }], { objects: [note, form(shown, formEntries)] })
}

const WORDS = 'BT /F1 10 Tf 2 5 Td (Typed later) Tj ET'

describe('annotations', () => {
  test.each([
    ['a typed note', '/Subtype /FreeText /Contents (Typed later) /DA (/F1 10 Tf)'],
    ['the value of a field', '/Subtype /Widget /FT /Tx /T (a) /V (Typed later) /DA (/F1 10 Tf)'],
    ['a stamp', '/Subtype /Stamp'],
  ])('%s is text at its place, and is told of', async (_, entries) => {
    const { document, diagnostics } = await readBytes(annotated(entries, WORDS))
    const [page] = document.pages
    expect(page && wordsOf(page)).toEqual(['Printed', 'words', 'Typed', 'later'])
    const typed = page && findRun(page, 'Typed')
    expect(typed?.box.left).toBeCloseTo(52)
    expect(typed?.baseline).toBeCloseTo(400 - 205)
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['N_PDF_NOTES', 'typed notes or values of form fields are read as text of their pages: 1'],
    ])
  })

  test('a note is scaled and turned as its matrix says', async () => {
    const { document } = await readBytes(
      annotated('/Subtype /FreeText /DA (/F1 10 Tf)', WORDS, { formEntries: '/Matrix [0.5 0 0 0.5 0 0]' }),
    )
    expect(document.pages[0] && findRun(document.pages[0], 'Typed').size).toBeCloseTo(10)
  })

  test('one that is hidden is not read', async () => {
    const { document, diagnostics } = await readBytes(annotated('/Subtype /FreeText /DA (/F1 10 Tf) /F 2', WORDS))
    expect(document.pages.map(wordsOf)).toEqual([['Printed', 'words']])
    expect(diagnostics).toEqual([])
  })

  test('frames and pictures of notes are no drawings of the page, and what they leave open ends with them', async () => {
    const { document } = await readBytes(
      annotated('/Subtype /Stamp', `q 0 0 m 100 20 l 40 10 90 10 50 0 c f 0 0 100 20 re S 9 w ${WORDS}`),
    )
    expect(document.pages[0]).toMatchObject({ figures: [], rules: [] })
  })
})

test('a scan with a typed note is a scan', async () => {
  const picture =
    '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >>'
  const note = '<< /Type /Annot /Subtype /FreeText /Rect [50 200 150 220] /F 4 /AP << /N 101 0 R >> /DA (/F1 10 Tf) >>'
  const bytes = rawPdf([{ content: '400 0 0 400 0 0 cm /P1 Do', entries: '/Annots [100 0 R]' }], {
    objects: [note, form(WORDS), `${picture}\nstream\nabcd\nendstream`],
    xobjects: { P1: '102 0 R' },
  })
  await expect(readBytes(bytes)).rejects.toMatchObject({ code: 'E_PDF_SCAN' })
})
