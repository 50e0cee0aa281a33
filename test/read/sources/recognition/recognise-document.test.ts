import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import type { SourceDocument } from '../../../../src/model/page/page.ts'
import { readHocr } from '../../../../src/read/sources/ocr-files/hocr/hocr.ts'
import type { OcrOptions } from '../../../../src/read/sources/ocr/options.ts'
import { readPdf } from '../../../../src/read/sources/read-pdf.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'

const SCAN = new URL('../../../../fixtures/scans/german.pdf', import.meta.url)
const ORIGINAL = new URL('../../../../fixtures/paper/german.pdf', import.meta.url)
/** Reading a page takes seconds on a busy machine. */
const PATIENCE = 240_000

const diagnostics: Diagnostic[] = []
const read = (file: URL, ocr?: OcrOptions) =>
  readPdf(readFileSync(file), { ocr }, diagnostic => void diagnostics.push(diagnostic))

let scan: SourceDocument

beforeAll(async () => {
  scan = await read(SCAN, {})
}, PATIENCE)

describe('a scan', () => {
  it('is read in the language that it is found to have', () => {
    expect(scan.ocr).toMatchObject({ engine: 'tesseract.js', languages: ['deu'], resolution: 300 })
    expect(scan.ocr?.confidence).toBeGreaterThan(0.88)
    expect(diagnostics).toEqual([])
  })

  it('has the words of the original', async () => {
    const original = wordsOf(await read(ORIGINAL))
    const found = new Set(wordsOf(scan))
    const known = original.filter(word => found.has(word))
    expect(known.length / original.length).toBeGreaterThan(0.95)
  })

  it('is set straight: the words of a line stand on one baseline', () => {
    const heading = scan.pages[0]?.runs.findIndex(run => run.text === 'Einleitung') ?? -1
    expect(heading).toBeGreaterThan(0)
    const line = scan.pages[0]?.runs.slice(heading + 1, heading + 12).map(run => run.baseline) ?? []
    expect(Math.max(...line) - Math.min(...line)).toBeLessThan(1.5)
  })

  it('shows what is bold', () => {
    expect(boldWords()).toEqual(expect.arrayContaining(['Zusammenfassung', 'Einleitung', 'Wachbücher', 'Schreiber']))
    expect(boldWords()).not.toContain('Stadtplan')
  })

  it('shows as bold a heading that begins with an accented capital', () => {
    expect(boldWords()).toContain('Überlieferung')
  })

  it('can be kept as hOCR and read again', async () => {
    const again = await readHocr(Buffer.from(scan.hocr ?? ''), {}, () => undefined)
    expect(rounded(again.pages)).toEqual(rounded(scan.pages))
  })

  it('is the same with several threads, pages in any order', { timeout: PATIENCE }, async () => {
    const order: number[] = []
    const onProgress = (done: number) => void order.push(done)
    const other = await read(SCAN, { languages: ['de'], threads: 2, onProgress })
    expect(other.pages).toEqual(scan.pages)
    expect(order).toEqual([0, 0, 0])
  })
})

describe('a paper with text', () => {
  it('is not recognised', async () => {
    expect((await read(ORIGINAL, {})).ocr).toBeUndefined()
  })

  it('is recognised where that is asked for; its own text is set apart', { timeout: PATIENCE }, async () => {
    const { pages } = await readPdf(
      readFileSync(ORIGINAL),
      { pages: [2], ocr: { mode: 'always', languages: ['de'] } },
      () => undefined,
    )
    expect(pages).toHaveLength(1)
    expect(pages[0]?.dropped.map(({ reason }) => reason)).toEqual(['replaced'])
    expect(pages[0]?.runs.every(run => run.confidence !== undefined)).toBe(true)
  })
})

describe('a scan that cannot be read', () => {
  it('is refused where nothing may be recognised', async () => {
    await expect(read(SCAN, { mode: 'never' })).rejects.toMatchObject({ code: 'E_PDF_SCAN' })
  })

  it('names the language whose data is not there', async () => {
    await expect(read(SCAN, { languages: ['ru'] })).rejects.toMatchObject({
      code: 'E_OCR_LANGUAGE',
      message: expect.stringContaining('@tesseract.js-data/rus') as string,
    })
  })
})

/** Numbers to three decimals: the same place reckoned in two ways differs beyond them. */
function rounded(value: unknown): unknown {
  const round = (_: string, part: unknown) => (typeof part === 'number' ? Math.round(part * 1000) / 1000 : part)
  return JSON.parse(JSON.stringify(value, round))
}

function boldWords(): string[] {
  return scan.pages[0]?.runs.filter(run => run.font.isBold === true).map(run => run.text) ?? []
}

function wordsOf({ pages }: SourceDocument): string[] {
  const text = pages.flatMap(page => page.runs.map(run => run.text)).join(' ')
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
}

it('keeps the text that the file has where nothing is recognised on a page', { timeout: PATIENCE }, async () => {
  const picture =
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\xff\nendstream'
  const content = 'q 400 0 0 400 0 0 cm /P1 Do Q BT 3 Tr /F1 10 Tf 50 300 Td (Words of the file) Tj ET'
  const bytes = rawPdf([{ content }], { xobjects: { P1: '100 0 R' }, objects: [picture] })
  const codes: string[] = []
  const { pages } = await readPdf(bytes, { ocr: { mode: 'always', languages: ['en'] } }, ({ code }) => codes.push(code))
  expect(pages[0]?.runs.map(({ text }) => text)).toEqual(['Words', 'of', 'the', 'file'])
  expect(codes).not.toContain('W_XML_NO_TEXT')
})
