import { describe, expect, test } from 'vitest'
import { draw } from '../../../../../src/read/sources/pdf/pictures/draw-page.ts'
import { findOutside, type Painting } from '../../../../../src/read/sources/pdf/pictures/outside.ts'
import { loadCanvas } from '../../../../../src/read/sources/pdf/port/canvas.ts'
import { openPdfToDraw } from '../../../../../src/read/sources/pdf/port/pdfjs.ts'
import { rawPdf } from '../../../../support/raw-pdf.ts'

/** Points from the top left; the pages are 400 by 400. */
const PART = { left: 150, top: 150, right: 250, bottom: 250 }

/** The part, drawn with all that is on the page, and without what is outside. */
async function drawBoth(bytes: Uint8Array): Promise<readonly Buffer[]> {
  await loadCanvas()
  const pdf = await openPdfToDraw(bytes, undefined)
  const part = { page: 1, dpi: 144, box: PART }
  try {
    const pixels: Buffer[] = []
    for (const operators of [undefined, pdf.operators])
      pixels.push(await draw(pdf.document, { ...part, operators }, ({ canvas }) => Buffer.from(canvas.data())))
    return pixels
  } finally {
    await pdf.close()
  }
}

const FORM = '1 0 0 rg 0 0 30 30 re f BT /F1 9 Tf 5 5 Td (in a form) Tj ET'
const OBJECTS = [
  `<< /Subtype /Form /BBox [0 0 60 60] /Matrix [2 0 0 2 20 0] /Length ${FORM.length} >>\nstream\n${FORM}\nendstream`,
  `<< /Subtype /Form /Group << /S /Transparency >> /BBox [0 0 60 60] /Length ${FORM.length} >>\nstream\n${FORM}\nendstream`,
  '<< /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 4 >>\nstream\n\x00\x80\xc0\x40\nendstream',
]

test.each([
  [
    'lines of text around it and in it',
    'BT /F1 12 Tf 14 TL 20 380 Td (A line that ends somewhere.) Tj T* (And another line of text.) Tj '.concat(
      'T* (More of the same, and so on to the right side.) Tj '.repeat(24),
      'ET',
    ),
  ],
  [
    'text that goes on where text outside ends',
    'BT /F1 30 Tf 20 200 Td (Outside, ) Tj (and then within) Tj ( it.) Tj ET',
  ],
  [
    'turned, large and spaced text',
    'BT /F2 90 Tf 0.7 0.7 -0.7 0.7 20 20 Tm (Turned) Tj ET BT /F1 8 Tf 20 Tc 100 Tz 10 200 Td (spaced out text) Tj ET',
  ],
  [
    'text that goes to the left',
    'BT /F1 -20 Tf 390 200 Td (upside) Tj ET BT /F1 20 Tf -100 Tz 390 190 Td (mirrored text that is long) Tj ET',
  ],
  ['text as a clip', 'q BT /F2 150 Tf 7 Tr 20 150 Td (CLIP) Tj ET 0 0 1 rg 0 0 400 400 re f Q'],
  [
    'paths and clips',
    'q 0 0 50 50 re W n 0 0 400 400 re f Q 30 w 0 120 m 400 120 l S q 160 160 60 60 re W n 1 0 0 rg 0 0 400 400 re f Q 5 5 10 10 re f',
  ],
  [
    'forms, groups and pictures',
    'q 1 0 0 1 120 120 cm /A Do Q q 1 0 0 1 200 200 cm /B Do Q q 50 0 0 50 10 10 cm /P Do Q q 50 0 0 50 230 180 cm /P Do Q',
  ],
] as const)('a part of a page with %s looks as if all was drawn', async (_, content) => {
  const pdf = rawPdf([{ content }], { objects: OBJECTS, xobjects: { A: '100 0 R', B: '101 0 R', P: '102 0 R' } })
  const [all = Buffer.of(), inside] = await drawBoth(pdf)
  expect(inside?.equals(all)).toBe(true)
  expect(all.some(value => value < 255)).toBe(true)
})

describe('an operator', () => {
  const OPERATORS = { showText: 44, moveText: 40, constructPath: 91, paintImageXObject: 85 }
  const isOutside = findOutside(OPERATORS)

  function paintingOf(fnArray: readonly number[], x: number, more: object = {}): Painting {
    const current = {
      ...{ font: { isType3Font: false, vertical: false }, fontSize: 10, fontDirection: 1, textMatrix: null, x, y: 50 },
      ...{ charSpacing: 0, wordSpacing: 0, textHScale: 1, textRenderingMode: 0, lineWidth: 1, ...more },
    }
    const ctx = { canvas: { width: 100, height: 100 }, getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: x, f: 0 }) }
    const argsArray = fnArray.map(() => [
      [{ originalCharCode: 65, unicode: 'A', width: 500, isSpace: false }],
      [],
      null,
    ])
    return { operatorList: { fnArray, argsArray }, gfx: { ctx, current, pendingClip: null, inSMaskMode: false } }
  }

  test.each([
    ['text far away', paintingOf([44, 40], 150), true],
    ['text that reaches in', paintingOf([44, 40], 40), false],
    ['text that the next text follows', paintingOf([44, 44], 150), false],
    ['text whose next text is not known yet', paintingOf([44], 150), false],
    ['text that is a clip', paintingOf([44, 40], 150, { textRenderingMode: 7 }), false],
    ['a picture far away', paintingOf([85], 150), true],
    ['a picture within', paintingOf([85], 50), false],
    ['a path whose box is not known', paintingOf([91], 150), false],
    ['one that changes a state', paintingOf([40], 150), false],
  ] as const)('%s', (_, painting, answer) => {
    expect(isOutside(painting, 0)).toBe(answer)
  })
})
