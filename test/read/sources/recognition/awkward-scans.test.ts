import { beforeAll, describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import type { SourceDocument } from '../../../../src/model/page/page.ts'
import { readPdf } from '../../../../src/read/sources/read-pdf.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'

/** Reading a page takes seconds on a busy machine, and a page on its side is read up to four times. */
const PATIENCE = 240_000

const LINES = [
  'The river was measured every morning',
  'by the same woman and the same rope.',
  'She wrote the depth into a small book',
  'that nobody else was allowed to open.',
  'After her death it was found to hold',
  'nothing but the names of her visitors.',
]
const TEXT = `BT /F1 16 Tf 20 TL 40 340 Td ${LINES.map(line => `(${line}) Tj T*`).join(' ')} ET`
const BLACK = '0 g -9 -9 418 418 re f'

const PAGES = {
  upright: { content: TEXT },
  blank: { content: '' },
  'upside down': { content: TEXT, entries: '/Rotate 180' },
  'on its side': { content: TEXT, entries: '/Rotate 90' },
  black: { content: BLACK },
  'white on black': { content: `${BLACK} 1 g ${TEXT}` },
  huge: { content: `q 20 0 0 20 0 0 cm ${TEXT} Q`, entries: '/MediaBox [0 0 8000 8000]' },
}

const diagnostics: Diagnostic[] = []
let document: SourceDocument

beforeAll(async () => {
  const ocr = { mode: 'always', languages: ['en'] } as const
  document = await readPdf(rawPdf(Object.values(PAGES)), { ocr }, diagnostic => void diagnostics.push(diagnostic))
}, PATIENCE)

const textOf = (name: keyof typeof PAGES) =>
  document.pages[Object.keys(PAGES).indexOf(name)]?.runs.map(run => run.text).join(' ')

describe('a page that is recognised', () => {
  it.each(['upright', 'upside down', 'on its side', 'white on black', 'huge'] as const)('%s is read', name => {
    expect(textOf(name)).toBe(LINES.join(' '))
  })

  it.each(['blank', 'black'] as const)('%s is empty', name => {
    expect(textOf(name)).toBe('')
  })

  it('is as large as the page, the way up that it is read', () => {
    // To the hundred: a picture ends at a whole pixel.
    const sizes = document.pages.map(({ width, height }) => [Math.round(width / 100), Math.round(height / 100)])
    expect(sizes).toEqual([...Array.from({ length: 6 }, () => [4, 4]), [80, 80]])
  })

  it('says so where it was blank or turned', () => {
    const told = diagnostics.filter(({ code }) => code.startsWith('N_OCR')).map(({ code, page }) => [code, page])
    expect(told).toEqual([
      ['N_OCR_BLANK', 2],
      ['N_OCR_TURNED', 3],
      ['N_OCR_TURNED', 4],
      ['N_OCR_BLANK', 5],
    ])
  })
})
