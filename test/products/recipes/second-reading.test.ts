import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { blocksOf, textOfBlock } from '../../../src/run/library/texts.ts'
import { convertPaper } from '../../../src/products/recipes/paper.ts'
import { toReport } from '../../../src/products/recipes/report.ts'

function fixture(name: string): string {
  return fileURLToPath(new URL(`../../../fixtures/sources/${name}`, import.meta.url))
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

/** A page of two columns with notes, as FineReader writes HTML: lines by `br`, columns by cells, and no place anywhere. */
function fineReader(lineEnd: string): Buffer {
  const line = (text: string) => text.replaceAll('|', lineEnd)
  const body = (text: string) => `<p><span style="font-size:11pt">${line(text)}</span></p>`
  const note = (mark: string, text: string) =>
    `<p><span style="font-size:9pt"><sup>${mark}</sup>${line(text)}</span></p>`
  const left = [
    body(
      'The ferry office kept its ledgers in a cellar, and|nobody knew them before the flood<sup>1</sup> came in the|year in which all of them were carried up.',
    ),
    body(
      'They were dried on the roof for most of the summer,|page by page, by the daughters of the ferryman, who|could read them and did so.',
    ),
    note('1', 'The flood is told of in many letters of that year.'),
  ]
  const right = [
    body(
      'What they read they told in the village, where some|of it was known<sup>2</sup> and some was not, and where no one|believed that so many had crossed the river.',
    ),
    body('So the ledgers came to the school, and from there to|the town, where they are still kept in a dry room.'),
    note('2', 'The teacher had a copy of the second volume.'),
  ]
  const columns = `<table><tr><td>${left.join('')}</td><td>${right.join('')}</td></tr></table>`
  const flow = lineEnd === '<br>' ? columns : [...left, ...right].join('')
  const title =
    '<p style="text-align:center"><span style="font-size:16pt;font-weight:bold">The Ledgers of a Ferry</span></p>'
  return Buffer.from(
    `<html><head><meta name="GENERATOR" content="ABBYY FineReader"></head><body>${title}${flow}</body></html>`,
  )
}

test('HTML without places is a layout beside running text: notes survive, and no word is lost', async () => {
  const { paper, combination, account } = await convertPaper(fineReader('<br>'), { float: fineReader(' ') })
  expect(account.unaccounted).toBe(0)
  const { primary, other } = combination?.accounts ?? {}
  expect([primary?.dropped, primary?.agreed]).toEqual([0, primary?.words])
  expect(other?.words).toBe(primary?.words)
  const marks = blocksOf(paper).flatMap(block => (block.type === 'footnote' ? [block.mark] : []))
  expect(marks).toEqual(['1', '2'])
  const texts = blocksOf(paper).flatMap(block => (block.type === 'paragraph' ? [textOfBlock(block)] : []))
  expect(texts.map(text => text.split(' ').slice(0, 2).join(' '))).toEqual([
    'The ferry',
    'They were',
    'What they',
    'So the',
  ])
  await expect(convertPaper(fineReader('<br>'))).rejects.toMatchObject({ code: 'E_FORMAT_UNKNOWN' })
})

test('running text of a program is a layout too, page by page', async () => {
  const { paper, combination, account } = await convertPaper(fixture('glossed.pdftohtml.float.html'), {
    float: fixture('glossed.mutool.xhtml'),
  })
  expect(account.unaccounted).toBe(0)
  expect(paper.pages).toHaveLength(2)
  expect(combination?.accounts.primary.dropped).toBe(0)
})

test.each(['writer.html', 'writer.xhtml'])(
  'has each word once of a PDF and of its text as LibreOffice writes it: %s',
  async name => {
    const pdf = fileURLToPath(new URL('../../../fixtures/paper/word-processor.pdf', import.meta.url))
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

test('says of a second reading what is wrong with it', async () => {
  await expect(convertPaper(fixture('glossed.pdf'), { with: new TextEncoder().encode('{') })).rejects.toMatchObject({
    code: 'E_FORMAT_UNKNOWN',
    message: expect.stringMatching(/^the second reading: the file is not a PDF/),
  })
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
