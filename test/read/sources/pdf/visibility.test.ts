import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../src/model/page/page.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'
import { readBytes, readContent, wordsOf } from '../../../support/read-raw-pdf.ts'

const SEEN = 'BT /F1 10 Tf 50 300 Td (seen) Tj ET'

const droppedOf = (page: Page) => page.dropped.map(({ text, reason, glyphs }) => [text, reason, glyphs])

describe('set apart', () => {
  test.each([
    ['drawn without ink', 'BT /F1 10 Tf 3 Tr 50 200 Td (not seen) Tj ET', 'hidden'],
    ['white on paper', 'BT /F1 10 Tf 1 g 50 200 Td (not seen) Tj ET', 'hidden'],
    [
      'white on a white box',
      '0 g 40 190 99 30 re f 1 g 40 190 99 30 re f BT /F1 10 Tf 50 200 Td (not seen) Tj ET',
      'hidden',
    ],
    ['too small', 'BT /F1 0.5 Tf 50 200 Td (not seen) Tj ET', 'hidden'],
    ['clipped away', 'q 0 0 40 40 re W n BT /F1 10 Tf 50 200 Td (not seen) Tj ET Q', 'hidden'],
    ['beside the page', 'BT /F1 10 Tf 50 -200 Td (not seen) Tj ET', 'off-page'],
  ])('is text %s', async (_, content, reason) => {
    const page = await readContent(`${SEEN} ${content}`)
    expect(wordsOf(page)).toEqual(['seen'])
    expect(droppedOf(page)).toEqual([['not seen', reason, 7]])
  })

  test('is told of once, with its beginning and its pages', async () => {
    const hidden =
      'BT /F1 10 Tf 3 Tr 50 200 Td (not seen by anybody who reads this page, however long he looks at it) Tj ET'
    const pages = ['', hidden, '', hidden].map(content => ({ content: `${SEEN} ${content}` }))
    const { diagnostics } = await readBytes(rawPdf(pages))
    expect(diagnostics.map(({ code, page }) => [code, page])).toEqual([['W_PDF_HIDDEN', 2]])
    expect(diagnostics[0]?.message).toContain(
      '"not seen by anybody who reads this page, however long he loo…" (pages 2, 4)',
    )
    expect(diagnostics[0]?.message).toMatch(/^\d+ characters/)
  })

  test('is text outside the crop box', async () => {
    const page = await readContent(`${SEEN} BT /F1 10 Tf 50 20 Td (cut off) Tj ET`, '/CropBox [0 100 400 400]')
    expect(droppedOf(page)).toEqual([['cut off', 'off-page', 6]])
  })

  test.each(['', '/Group << /S /Transparency >>'])(
    'is text of a form outside its box, as of the page that a figure was cut from: %s',
    async group => {
      const content = 'BT /F1 10 Tf 30 60 Td (seen) Tj 0 60 Td (not seen) Tj ET'
      const page = await readContent(
        'q 1 0 0 1 0 100 cm /X1 Do Q',
        '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /XObject << /X1 100 0 R >> >>',
        {
          objects: [
            `<< /Subtype /Form ${group} /BBox [0 0 60 60] /Matrix [2 0 0 2 0 0] /Length ${content.length} >>\nstream\n${content}\nendstream`,
          ],
        },
      )
      expect(wordsOf(page)).toEqual(['seen'])
      expect(droppedOf(page)).toEqual([['not seen', 'hidden', 7]])
    },
  )

  test('is text in a layer that is switched off', async () => {
    const page = await readContent(
      `${SEEN} /OC /L1 BDC BT /F1 10 Tf 50 200 Td (draft) Tj ET EMC`,
      '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /Properties << /L1 100 0 R >> >>',
      {
        objects: ['<< /Type /OCG /Name (L) >>'],
        catalog: '/OCProperties << /OCGs [100 0 R] /D << /OFF [100 0 R] >> >>',
      },
    )
    expect(droppedOf(page)).toEqual([['draft', 'hidden', 5]])
  })

  test('is the second copy of letters drawn twice to look bold', async () => {
    const page = await readContent('BT /F1 10 Tf 50 300 Td (skiing) Tj ET BT /F1 10 Tf 50.3 300 Td (skiing) Tj ET')
    expect(wordsOf(page)).toEqual(['skiing'])
    expect(droppedOf(page)).toEqual([['skiing', 'shadow', 6]])
  })
})

describe('kept', () => {
  test('is a letter as large as a country, which is not looked for in every place that it covers', async () => {
    const page = await readContent(`${SEEN} BT /F1 1000000000000 Tf -249999999900 -249999999800 Td (s) Tj ET`)
    expect(wordsOf(page).join('')).toBe('seens')
  })

  test('is white text on a dark box', async () => {
    const page = await readContent('0 0 0.5 rg 40 290 200 30 re f BT /F1 10 Tf 1 g 50 300 Td (In a bar) Tj ET')
    expect(wordsOf(page)).toEqual(['In', 'a', 'bar'])
    expect(page.dropped).toEqual([])
  })

  test('is white text on a rounded box', async () => {
    const box =
      '45 290 m 235 290 l 240 290 240 295 240 295 c 240 315 l 240 320 235 320 235 320 c 45 320 l 40 320 40 315 40 315 c 40 295 l 40 290 45 290 45 290 c f'
    const page = await readContent(`0 0.4 0 rg ${box} BT /F1 10 Tf 1 g 50 300 Td (Rounded) Tj ET`)
    expect(wordsOf(page)).toEqual(['Rounded'])
  })

  test('are equal letters next to each other', async () => {
    expect(wordsOf(await readContent('BT /F1 10 Tf 50 300 Td (balloon iiill) Tj ET'))).toEqual(['balloon', 'iiill'])
  })
})
