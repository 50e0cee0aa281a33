import { describe, expect, it } from 'vitest'
import { openPages } from '../../../src/sources/recognition/open-pages.ts'
import { rawPdf } from '../../support/raw-pdf.ts'

/** More than one opening of the file gives. */
const COUNT = 45
/** A bar of ink on each page, longer from page to page. */
const FILE = rawPdf(
  Array.from({ length: COUNT }, (_, i) => ({ content: `0 g 2 2 ${i + 1} 6 re f`, entries: '/MediaBox [0 0 50 10]' })),
)

describe('openPages', () => {
  it('gives each page that is asked for, in any order and many at once', async () => {
    const { prepare, close } = openPages(FILE, undefined)
    const numbers = Array.from({ length: COUNT }, (_, i) => COUNT - i)
    const pages = await Promise.all(numbers.map(prepare))
    await close()
    expect(pages.map(({ number }) => number)).toEqual(numbers)
    const ink = pages.map(({ image }) => image.pixels.filter(value => value < 128).length)
    expect(ink).toEqual([...ink].sort((a, b) => b - a))
    expect(new Set(ink).size).toBe(COUNT)
  })

  it('goes on after a page that the file does not have', async () => {
    const { prepare, close } = openPages(FILE, undefined)
    const missing = prepare(COUNT + 1)
    const first = prepare(1)
    await expect(missing).rejects.toMatchObject({ code: 'E_OCR_FAILED' })
    expect(await first).toMatchObject({ number: 1, isBlank: false })
    await close()
  })

  it('leaves the bytes as they are', async () => {
    const bytes = FILE.slice()
    const { prepare, close } = openPages(bytes, undefined)
    await prepare(1)
    await close()
    expect(bytes).toEqual(FILE)
  })
})
