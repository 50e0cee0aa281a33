import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Page, TextRun } from '../../../src/model/page/page.ts'
import { readSource } from '../../../src/read/sources/read-source.ts'
import { sniffSource } from '../../../src/read/sources/sniff.ts'

function readFixture(name: string): Uint8Array {
  return readFileSync(fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url)))
}

async function firstPageOf(name: string): Promise<Page> {
  const [page] = (await readSource(readFixture(name), {}, () => {})).pages
  if (page === undefined) throw new Error(`${name} has no page`)
  return page
}

/** Words that both pages have once, as they stand in each. */
function commonRuns(page: Page, other: Page): [TextRun, TextRun][] {
  const onceIn = ({ runs }: Page, text: string) => runs.filter(run => run.text === text).length === 1
  return page.runs.flatMap(run => {
    const same = other.runs.find(({ text }) => text === run.text)
    return same !== undefined && onceIn(page, run.text) && onceIn(other, run.text) ? [[run, same] as const] : []
  }) as [TextRun, TextRun][]
}

describe.each([
  ['hocr', 'sources/glossed.hocr', 'sources/glossed.pdf', 10],
  ['alto', 'sources/glossed.alto.xml', 'sources/glossed.pdf', 10],
  ['hocr', 'sources/serbian-cyrillic.hocr', 'paper/serbian-cyrillic.pdf', 120],
] as const)('%s: %s', (kind, name, pdf, least) => {
  test('is known by its content', () => {
    expect(sniffSource(readFixture(name))).toBe(kind)
  })

  test('has the words of its PDF where that has them, of about the same size', async () => {
    const [recognised, drawn] = [await firstPageOf(name), await firstPageOf(pdf)]
    expect(Math.abs(recognised.width - drawn.width)).toBeLessThan(1)
    const common = commonRuns(recognised, drawn)
    expect(common.length).toBeGreaterThanOrEqual(least)
    for (const [run, same] of common) {
      expect(Math.abs(run.box.left - same.box.left)).toBeLessThan(2)
      expect(Math.abs(run.baseline - same.baseline)).toBeLessThan(1)
      expect(Math.abs(Math.log(run.size / same.size))).toBeLessThan(0.15)
    }
  })

  test('says how sure it is', async () => {
    const { ocr, pages } = await readSource(readFixture(name), {}, () => {})
    expect(ocr).toMatchObject({ engine: 'tesseract', version: '5.3.0' })
    expect(ocr?.confidence).toBeGreaterThan(0.7)
    expect(pages.flatMap(page => page.runs).every(run => run.confidence !== undefined)).toBe(true)
  })
})
