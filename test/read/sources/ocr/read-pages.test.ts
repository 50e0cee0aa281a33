import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { SourceError } from '../../../../src/base/errors.ts'
import type { OcrEngine } from '../../../../src/read/sources/ocr/engines/engine.ts'
import type { PreparedPage } from '../../../../src/read/sources/ocr/picture/prepare-page.ts'
import { readPages } from '../../../../src/read/sources/ocr/read-pages.ts'
import { picture } from '../../../support/pictures.ts'

const READ = "<div class='ocr_page'><span class='ocrx_word' title='bbox 1 1 9 9; x_wconf 96'>word</span></div>"

/** Pages as wide as their number says; the engine fails for those widths. */
const prepare = (number: number): Promise<PreparedPage> =>
  Promise.resolve({ number, dpi: 300, image: picture(10 * number, 20), threshold: 128, isBlank: false })

function engineThatFails(pages: readonly number[], error: Error): OcrEngine {
  return {
    name: 'engine',
    setLanguages: () => Promise.resolve(),
    recognise: ({ width }) =>
      pages.includes(width / 10) ? Promise.reject(error) : Promise.resolve({ hocr: READ, confidence: 0.96 }),
    close: () => Promise.resolve(),
  }
}

const FAILURE = new SourceError('E_OCR_FAILED', 'out of memory')

async function read(engine: OcrEngine, threads: number) {
  const diagnostics: Diagnostic[] = []
  const pages = await readPages(
    [1, 2, 3],
    prepare,
    engine,
    { threads },
    diagnostic => void diagnostics.push(diagnostic),
  )
  return { numbers: pages.map(({ number }) => number), diagnostics }
}

describe('readPages', () => {
  it.each([1, 3])('reports a page that fails and reads the others, %d at once', async threads => {
    const { numbers, diagnostics } = await read(engineThatFails([1, 2], FAILURE), threads)
    expect(numbers).toEqual([3])
    expect(diagnostics).toMatchObject([
      {
        code: 'W_OCR_PAGE_FAILED',
        severity: 'warning',
        page: 1,
        message: expect.stringContaining('out of memory') as string,
      },
      { code: 'W_OCR_PAGE_FAILED', severity: 'warning', page: 2 },
    ])
  })

  it('fails when all pages fail', async () => {
    await expect(read(engineThatFails([1, 2, 3], FAILURE), 2)).rejects.toBe(FAILURE)
  })

  it('hides no fault of the program', async () => {
    const fault = new TypeError('undefined is no function')
    await expect(read(engineThatFails([2], fault), 1)).rejects.toBe(fault)
  })
})
