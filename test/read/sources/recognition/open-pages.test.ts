import { describe, expect, it } from 'vitest'
import { openPages } from '../../../../src/read/sources/recognition/open-pages.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'

/** More than one opening of the file gives. */
const COUNT = 45
const DPI = 300
/** A bar of ink on each page, longer from page to page. */
const FILE = rawPdf(
  Array.from({ length: COUNT }, (_, i) => ({ content: `0 g 2 2 ${i + 1} 6 re f`, entries: '/MediaBox [0 0 50 10]' })),
)

describe('openPages', () => {
  it('gives each page that is asked for, in any order and many at once', async () => {
    const { openPage, close } = openPages(FILE, undefined)
    const numbers = Array.from({ length: COUNT }, (_, i) => COUNT - i)
    const pages = await Promise.all(numbers.map(number => openPage(number, DPI)))
    await close()
    const ink = pages.map(({ image }) => image.pixels.filter(value => value < 128).length)
    expect(ink).toEqual([...ink].sort((a, b) => b - a))
    expect(new Set(ink).size).toBe(COUNT)
  })

  it('continues after a page that the file does not have', async () => {
    const { openPage, close } = openPages(FILE, undefined)
    const missing = openPage(COUNT + 1, DPI)
    const first = openPage(1, DPI)
    await expect(missing).rejects.toMatchObject({ code: 'E_OCR_FAILED' })
    expect(await first).toMatchObject({ dpi: DPI, wantedDpi: DPI })
    await close()
  })

  it('leaves the bytes as they are', async () => {
    const bytes = FILE.slice()
    const { openPage, close } = openPages(bytes, undefined)
    await openPage(1, DPI)
    await close()
    expect(bytes).toEqual(FILE)
  })
})
