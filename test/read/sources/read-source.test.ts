import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Page } from '../../../src/model/page/page.ts'
import { readSource } from '../../../src/read/sources/read-source.ts'
import { type SourceKind, sniffSource } from '../../../src/read/sources/sniff.ts'

const FILES: readonly (readonly [SourceKind, string])[] = [
  ['pdf', 'glossed.pdf'],
  ['bbox', 'glossed.bbox.html'],
  ['pdftohtml', 'glossed.pdftohtml.xml'],
  ['pdfminer', 'glossed.pdfminer.xml'],
  ['stext', 'glossed.stext.xml'],
]

function readFixture(name: string): Uint8Array {
  return readFileSync(fileURLToPath(new URL(`../../../fixtures/sources/${name}`, import.meta.url)))
}

function read(bytes: Uint8Array, options = {}) {
  return readSource(bytes, options, () => {})
}

/** Words by the spaces that a source found between its runs, in one order: each program has its own. */
function wordsOf(page: Page | undefined): readonly string[] {
  const runs = page?.runs ?? []
  const text = runs.map(run => (run.spaceBefore ? ' ' : '') + run.text).join('')
  return text.trim().split(' ').sort()
}

const FIRST_PAGE = wordsIn(
  'Ferry Talk The verb wade takes a suffix1 when H2O is deep; without it, nobody under- stands the ferryman.',
)
const SECOND_PAGE = wordsIn('(3) Example mo tarn-a velu-š kib I river-acc cross-1sg now ‘I cross the river now.’')

function wordsIn(text: string): readonly string[] {
  return text.split(' ').sort()
}

describe.each(FILES)('%s', (kind, name) => {
  const bytes = readFixture(name)

  test('is known by its content, packed or not', async () => {
    expect(sniffSource(bytes)).toBe(kind)
    expect(await read(gzipSync(bytes))).toEqual(await read(bytes))
  })

  test('gives the words of each page', async () => {
    const { pages, pageCount } = await read(bytes)
    expect(pages.map(wordsOf)).toEqual([FIRST_PAGE, SECOND_PAGE])
    expect(pages.map(page => page.number)).toEqual([1, 2])
    expect(pageCount).toBe(2)
  })

  test('places them where the PDF has them', async () => {
    const [fromPdf, page] = [await read(readFixture('glossed.pdf')), await read(bytes)].map(source => source.pages[0])
    expect(page?.width).toBeCloseTo(fromPdf?.width ?? 0, -0.5)
    expect(page?.height).toBeCloseTo(fromPdf?.height ?? 0, -0.5)
    for (const text of ['Ferry', 'wade', 'ferryman']) {
      const [expected, found] = [fromPdf, page].map(source => source?.runs.find(run => run.text.startsWith(text)))
      // Half a letter: pdftohtml gives no places of words.
      expect(Math.abs((found?.box.left ?? 0) - (expected?.box.left ?? 0))).toBeLessThan(3)
      expect(Math.abs((found?.baseline ?? 0) - (expected?.baseline ?? 0))).toBeLessThan(1.5)
      expect(Math.abs((found?.size ?? 0) - (expected?.size ?? 0))).toBeLessThan(0.5)
    }
  })

  test('tells bold and italic where it names fonts', async () => {
    const [page] = (await read(bytes)).pages
    const fontOf = (text: string) => page?.runs.find(run => run.text === text)?.font
    const isNamed = kind !== 'bbox'
    expect(fontOf('Talk')?.isBold).toBe(isNamed ? true : undefined)
    expect(fontOf('verb')?.isBold).toBe(isNamed ? false : undefined)
    expect(fontOf('wade')?.isItalic).toBe(isNamed ? true : undefined)
  })

  test('counts every sign', async () => {
    const { pages } = await read(bytes)
    const glyphs = pages.flatMap(page => page.runs).reduce((sum, run) => sum + run.glyphs, 0)
    // The ligature of "suffix" is one glyph of PDF; other programs may write its letters.
    expect(glyphs).toBe(kind === 'pdf' || kind === 'pdfminer' ? 154 : 156)
    expect(pages.flatMap(page => page.dropped)).toEqual([])
  })

  test('may be read in part', async () => {
    const { pages, pageCount } = await read(bytes, { pages: [2, 9] })
    expect(pages.map(wordsOf)).toEqual([SECOND_PAGE])
    expect(pageCount).toBe(2)
  })
})

test('the rule of the page comes with PDFMiner', async () => {
  const { pages } = await read(readFixture('glossed.pdfminer.xml'))
  expect(pages[0]?.rules).toHaveLength(1)
  expect(pages[0]?.rules[0]?.orientation).toBe('horizontal')
})

test('a reader that is named reads whatever the file is', async () => {
  await expect(read(readFixture('glossed.bbox.html'), { reader: 'pdf' })).rejects.toMatchObject({
    code: 'E_FORMAT_UNKNOWN',
  })
  await expect(read(readFixture('glossed.bbox.html'), { reader: 'tetml' })).rejects.toMatchObject({
    code: 'E_XML_NO_PAGES',
  })
})

test.each([
  ['an empty file', '', 'E_FILE_EMPTY'],
  ['plain text', 'only text', 'E_FORMAT_UNKNOWN'],
  ['XML of another kind', '<?xml version="1.0"?><article/>', 'E_FORMAT_UNKNOWN'],
])('%s is refused', async (_, content, code) => {
  await expect(read(Buffer.from(content))).rejects.toMatchObject({ code })
})

test('XML of another kind is named', async () => {
  await expect(read(Buffer.from('<article><p/></article>'))).rejects.toThrow('the root element is <article>')
})
