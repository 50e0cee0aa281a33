import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../src/base/diagnostics.ts'
import { readSource } from '../../../src/read/sources/read-source.ts'
import { wrapHocr, writeHocr } from '../../support/ocr-files.ts'
import { rawPdf } from '../../support/raw-pdf.ts'

const A4 = { content: '40 700 m 555 700 l S', entries: '/MediaBox [0 0 595 842]' }
const PDF = rawPdf([A4], { info: '/Title (A scan)', catalog: '/PageLabels << /Nums [0 << /S /D /St 46 >>] >>' })
const LINE = { top: 300, bottom: 345, more: '; baseline 0 -10', words: [['Over', 300, 400]] as const }

async function read(ocr: string, pagesOf = PDF, options = {}) {
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const document = await readSource(Buffer.from(ocr), { pagesOf, ...options }, report)
  return { ...document, codes: diagnostics.map(({ code }) => code) }
}

describe('hOCR beside its PDF', () => {
  test('has the size of its pages, whatever resolution it tells, their labels and drawn lines', async () => {
    const { pages, metadata, codes, ocr } = await read(writeHocr([LINE], 'scan_res 70 70'))
    expect(pages[0]).toMatchObject({ width: 595, height: 842, label: '46' })
    expect(pages[0]?.runs[0]?.box.left).toBeCloseTo(72, 0)
    expect(pages[0]?.rules).toHaveLength(1)
    expect(metadata).toMatchObject({ Title: 'A scan' })
    expect(ocr).toMatchObject({ engine: 'tesseract', resolution: 300 })
    expect(codes).toEqual([])
  })

  test('that has another number of pages is told', async () => {
    const page = '<div class="ocr_page" title="bbox 0 0 2480 3508"></div>'
    const { pages, pageCount, codes } = await read(wrapHocr(page + page))
    expect([pages.length, pageCount]).toEqual([2, 1])
    expect(codes).toContain('W_OCR_PAGE_COUNT')
  })

  test('that has pages of another shape is told', async () => {
    const { codes } = await read(writeHocr([LINE]), rawPdf([{ content: '' }]))
    expect(codes).toEqual(['W_OCR_PAGE_SHAPE'])
  })

  test('is read for the pages that are asked for', async () => {
    const page = (index: number) =>
      `<div class="ocr_page" title="bbox 0 0 2480 3508; ppageno ${index}"><span class="ocr_line" title="bbox 300 300 400 345">p${index}</span></div>`
    const { pages, codes } = await read(wrapHocr(page(0) + page(1)), rawPdf([A4, A4]), { pages: [2] })
    expect(pages.map(({ number, runs }) => [number, runs[0]?.text])).toEqual([[2, 'p1']])
    expect(codes).toEqual([])
  })
})

test('what no OCR program wrote has pages of its own', async () => {
  await expect(read(Buffer.from(PDF).toString('latin1'))).rejects.toMatchObject({ code: 'E_OPTION_CONFLICT' })
})

test('a PDF that is none is refused', async () => {
  await expect(read(writeHocr([LINE]), Buffer.from('no PDF'))).rejects.toMatchObject({ code: 'E_FORMAT_UNKNOWN' })
})
