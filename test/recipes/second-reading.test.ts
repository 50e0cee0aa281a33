import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { convertPaper } from '../../src/recipes/paper.ts'
import { toReport } from '../../src/recipes/report.ts'

function fixture(name: string): string {
  return fileURLToPath(new URL(`../../fixtures/sources/${name}`, import.meta.url))
}

test.each([
  ['glossed.pdftohtml.layout.html', 'glossed.pdftohtml.float.html'],
  ['glossed.mutool.html', 'glossed.mutool.xhtml'],
  ['glossed.pdftohtml.layout.html', 'glossed.mutool.xhtml'],
])('loses no word of %s and %s', async (layout, float) => {
  const { combination, account, diagnostics, paper } = await convertPaper(fixture(layout), { float: fixture(float) })
  expect(account.unaccounted).toBe(0)
  expect(diagnostics.filter(({ severity }) => severity !== 'note')).toEqual([])
  for (const { words, agreed, taken, added, dropped } of Object.values(combination?.accounts ?? {})) {
    expect(agreed + taken + added + dropped).toBe(words)
    expect(agreed).toBeGreaterThan(0.85 * words)
  }
  expect(paper.pages).toHaveLength(2)
})

test.each(['writer.html', 'writer.xhtml'])(
  'has each word once of a PDF and of its text as LibreOffice writes it: %s',
  async name => {
    const pdf = fileURLToPath(new URL('../../fixtures/paper/word-processor.pdf', import.meta.url))
    const { combination, account, paper } = await convertPaper(pdf, { float: fixture(`word-processor.${name}`) })
    expect(account.unaccounted).toBe(0)
    expect(combination?.disagreements.filter(({ taken }) => taken === 'other').map(({ other }) => other)).toEqual(
      // The number of pages, which LibreOffice writes at the end of its HTML.
      name === 'writer.html' ? ['2'] : [],
    )
    const { paper: alone } = await convertPaper(pdf)
    expect(paper.front).toEqual(alone.front)
    expect(paper.sections).toEqual(alone.sections)
  },
)

test('combines any two readings with pages, and reports each difference', async () => {
  const options = { with: await readFile(fixture('glossed.bbox.html')) }
  const conversion = await convertPaper(fixture('glossed.pdf'), options)
  const { readings } = toReport(conversion, conversion.timings, [])
  expect(readings?.primary.agreed).toBeGreaterThan(0.9 * (readings?.primary.words ?? 0))
  expect(readings?.disagreements.every(({ reason }) => reason !== undefined)).toBe(true)
})

test('gives the same document twice', async () => {
  const convert = () =>
    convertPaper(fixture('glossed.pdftohtml.layout.html'), { float: fixture('glossed.pdftohtml.float.html') })
  expect((await convert()).paper).toEqual((await convert()).paper)
})

test('refuses two second readings', async () => {
  const float = fixture('glossed.mutool.xhtml')
  await expect(convertPaper(fixture('glossed.pdf'), { float, with: float })).rejects.toMatchObject({
    code: 'E_OPTION_CONFLICT',
  })
})

test('tells of readings with other page counts', async () => {
  const bbox = await readFile(fixture('glossed.bbox.html'), 'utf8')
  const first = Buffer.from(bbox.replace(/(<\/page>)[\s\S]*?<\/page>/, '$1'))
  const { diagnostics } = await convertPaper(fixture('glossed.mutool.html'), { with: first })
  expect(diagnostics.map(({ code }) => code)).toContain('W_READINGS_PAGES')
})
