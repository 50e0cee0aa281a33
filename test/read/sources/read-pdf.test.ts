import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SourceError } from '../../../src/base/errors.ts'
import { readBytes, readContent, wordsOf } from '../../support/read-raw-pdf.ts'
import { rawPdf } from '../../support/raw-pdf.ts'

const text = (content: string) => ({ content: `BT /F1 10 Tf 50 300 Td (${content}) Tj ET` })

/** A picture of two by two pixels as resource of the page. */
const PICTURE = '<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8'
const PICTURE_ENTRIES =
  '/Resources << /XObject << /Im1 100 0 R /Fm1 101 0 R /Fm2 102 0 R /Fm3 103 0 R >> /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'
const FORM = '<< /Type /XObject /Subtype /Form /Resources << /XObject << /Im1 100 0 R >> >>'
const FORM_OBJECTS = [
  `${FORM} /BBox [0 0 400 400] /Length 30 >>\nstream\n400 0 0 400 0 0 cm /Im1 Do    \nendstream`,
  `${FORM} /BBox [0 0 1 1] /Matrix [400 0 0 400 0 0] /Length 7 >>\nstream\n/Im1 Do\nendstream`,
  `${FORM} /BBox [0 0 1 1] /Group << /S /Transparency >> /Length 7 >>\nstream\n/Im1 Do\nendstream`,
]
const SCANS = [
  ['in a saved state', 'q 400 0 0 400 0 0 cm /Im1 Do Q'],
  ['in the first state of the page', '400 0 0 400 0 0 cm /Im1 Do'],
  ['in a state saved after the transform', '400 0 0 400 0 0 cm q /Im1 Do Q'],
  ['by a form with a transform inside', '/Fm1 Do'],
  ['by a form with a matrix', '/Fm2 Do'],
  ['by a form inside a transform', 'q 400 0 0 400 0 0 cm /Fm3 Do Q'],
] as const
const PICTURE_OBJECTS = [`${PICTURE} /Length 4 >>\nstream\nabcd\nendstream`]

describe('readPdf', () => {
  test('gives pages with their sizes, labels and words', async () => {
    const labels = '/PageLabels << /Nums [0 << /S /r >> 1 << /S /D /St 52 >>] >>'
    const { document, diagnostics } = await readBytes(rawPdf([text('One word'), text('Two')], { catalog: labels }))
    expect(document.pages.map(page => [page.number, page.label, page.width, page.height, wordsOf(page)])).toEqual([
      [1, 'i', 400, 400, ['One', 'word']],
      [2, '52', 400, 400, ['Two']],
    ])
    expect(diagnostics).toEqual([])
  })

  test('reads only the pages asked for, in the order of the file', async () => {
    const { document } = await readBytes(rawPdf([text('a'), text('b'), text('c')]), { pages: [3, 1, 9] })
    expect(document.pages.map(page => page.number)).toEqual([1, 3])
    expect(document.pageCount).toBe(3)
  })

  test('leaves the bytes as they are, also those of a Buffer', async () => {
    const bytes = Buffer.from(rawPdf([text('kept')], { objects: ['<< /PatternType 1 >>'] }))
    const before = Buffer.from(bytes)
    await readBytes(bytes)
    expect(bytes.equals(before)).toBe(true)
  })

  test('gives the same result twice', async () => {
    const bytes = rawPdf([text('Same result'), { content: '10 10 m 90 90 l S' }])
    expect(await readBytes(bytes)).toEqual(await readBytes(bytes))
  })

  test('gives document information in the order of the names, without empty fields', async () => {
    const info = '/Title (A  paper) /Author () /Creator (TeX) /CreationDate (D:20200101000000Z)'
    const { document } = await readBytes(rawPdf([text('x')], { info }))
    expect(Object.entries(document.metadata)).toEqual([
      ['CreationDate', 'D:20200101000000Z'],
      ['Creator', 'TeX'],
      ['PDFVersion', '1.7'],
      ['Title', 'A paper'],
    ])
  })

  test('flattens the outline with levels and pages', async () => {
    const objects = [
      '<< /First 101 0 R /Last 102 0 R /Count 2 >>',
      '<< /Title (First) /Parent 100 0 R /Next 102 0 R /Dest [10 0 R /Fit] /First 103 0 R /Last 103 0 R /Count 1 >>',
      '<< /Title (Second) /Parent 100 0 R /Prev 101 0 R /Dest [12 0 R /Fit] >>',
      '<< /Title (Inner  part) /Parent 101 0 R /Dest [12 0 R /Fit] >>',
    ]
    const bytes = rawPdf([text('a'), text('b')], { catalog: '/Outlines 100 0 R', objects })
    expect((await readBytes(bytes)).document.outline).toEqual([
      { title: 'First', level: 1, page: 1 },
      { title: 'Inner part', level: 2, page: 2 },
      { title: 'Second', level: 1, page: 2 },
    ])
  })

  test('gives an empty page for a blank one and for a line drawing', async () => {
    const { document } = await readBytes(rawPdf([{ content: '' }, { content: '10 10 m 90 90 l S' }]))
    expect(document.pages.map(page => page.runs.length)).toEqual([0, 0])
  })

  test('reads the layer of recognised text behind a scan and says so', async () => {
    const content = 'q 400 0 0 400 0 0 cm /Im1 Do Q BT /F1 10 Tf 3 Tr 50 300 Td (Recognised words) Tj ET'
    const { document, diagnostics } = await readBytes(
      rawPdf([{ content, entries: PICTURE_ENTRIES }], { objects: PICTURE_OBJECTS }),
    )
    expect(document.pages.map(wordsOf)).toEqual([['Recognised', 'words']])
    expect(diagnostics.map(({ code, page }) => [code, page])).toEqual([['W_PDF_INVISIBLE_TEXT_LAYER', 1]])
  })

  test('reads objects in compressed streams whose table is lost', async () => {
    const { document, diagnostics } = await readBytes(withLostTable(rawPdf([text('Found again')])))
    expect(document.pages.map(wordsOf)).toEqual([['Found', 'again']])
    expect(diagnostics.map(({ code }) => code)).toEqual(['W_PDF_DAMAGED'])
  })

  test('leaves a page empty that is none, and reads the others', async () => {
    const bytes = rawPdf([text('first'), text('second')])
    const broken = Buffer.from(Buffer.from(bytes).toString('latin1').replace('12 0 R] >>', '11 0 R] >>'), 'latin1')
    const { document, diagnostics } = await readBytes(broken)
    expect(document.pages.map(wordsOf)).toEqual([['first'], []])
    expect(diagnostics.map(({ code, page }) => [code, page])).toEqual([['W_PDF_DAMAGED', 2]])
  })
})

describe('readPdf refuses', () => {
  const ascii = (content: string) => new Uint8Array(Buffer.from(content))

  test.each([
    ['an empty file', new Uint8Array(), 'E_FILE_EMPTY'],
    ['a text', ascii('Only some words.'), 'E_FORMAT_UNKNOWN'],
    ['a web page', ascii('<!DOCTYPE html><html><body>x</body></html>'), 'E_FORMAT_UNKNOWN'],
    ['spaces', ascii(' '.repeat(4096)), 'E_FORMAT_UNKNOWN'],
    ['a header alone', ascii('%PDF-1.7\n'), 'E_PDF_DAMAGED'],
    ['the first bytes of a file', rawPdf([text('cut')]).slice(0, 100), 'E_PDF_DAMAGED'],
    ['a page tree without pages', rawPdf([]), 'E_PDF_NO_PAGES'],
    // As programs write scans: some save the state around the picture, some before its transform, some not at all, and
    // some draw it by a form.
    ...SCANS.map(([how, content]): [string, Uint8Array, string] => [
      `a picture without text, ${how}`,
      rawPdf([{ content, entries: PICTURE_ENTRIES }], { objects: [...PICTURE_OBJECTS, ...FORM_OBJECTS] }),
      'E_PDF_SCAN',
    ]),
  ])('%s', async (_, bytes, code) => {
    const error: unknown = await readBytes(bytes).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(SourceError)
    expect(error).toMatchObject({ code })
  })
})

describe('a small picture beside no text', () => {
  test('is a figure on a page that may be empty', async () => {
    const page = await readContent('q 90 0 0 60 10 10 cm /Im1 Do Q', PICTURE_ENTRIES, { objects: PICTURE_OBJECTS })
    expect(page.figures).toEqual([{ left: 10, top: 330, right: 100, bottom: 390 }])
  })
})

/** The file with catalog, page tree and page in a compressed object stream, and no table that leads to it. */
function withLostTable(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes).toString('latin1')
  const objects = [...file.matchAll(/^(\d+) 0 obj\n(<<[\s\S]*?>>)\nendobj/gm)].map(([, number, body]) => [number, body])
  const bodies = objects.map(([, body]) => body)
  const offsets = bodies.map((_, index) => bodies.slice(0, index).join(' ').length + (index > 0 ? 1 : 0))
  const header = objects.map(([number], index) => `${number} ${offsets[index]}`).join(' ')
  const packed = deflateSync(Buffer.from(`${header} ${bodies.join(' ')}`, 'latin1'))
  const streams = [...file.matchAll(/^\d+ 0 obj\n<< \/Length[\s\S]*?endobj/gm)].map(([stream]) => stream)
  const start = `%PDF-1.7\n${streams.join('\n')}\n900 0 obj\n<< /Type /ObjStm /N ${objects.length} /First ${header.length + 1}`
  const dictionary = `${start} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  return new Uint8Array(
    Buffer.concat([Buffer.from(dictionary, 'latin1'), packed, Buffer.from('\nendstream\nendobj\n')]),
  )
}
