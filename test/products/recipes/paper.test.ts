import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blocksOf } from '../../../src/understand/build/body/sections.ts'
import { convertPaper } from '../../../src/products/recipes/paper.ts'
import { rawPdf } from '../../support/raw-pdf.ts'

const write = (text: string) => `BT /F1 12 Tf 50 300 Td (${text}) Tj ET`
const BYTES = rawPdf([{ content: write('Rivers move slowly.') }, { content: write('Towns do not.') }])

/** Texts of all blocks of a conversion. */
const textsOf = ({ paper }: Awaited<ReturnType<typeof convertPaper>>) =>
  JSON.stringify([paper.front, blocksOf(paper.sections)])

describe('a file', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paperxml-'))
    await writeFile(join(folder, 'old.rivers.pdf'), BYTES)
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is named after itself, without its folder', async () => {
    const { paper } = await convertPaper(join(folder, 'old.rivers.pdf'))
    expect(paper).toMatchObject({ id: 'old.rivers', source: 'old.rivers.pdf' })
  })

  test('that is not there is an error of the source', async () => {
    await expect(convertPaper(join(folder, 'none.pdf'))).rejects.toMatchObject({ name: 'SourceError' })
  })
})

describe('bytes', () => {
  test('are named by the options, or simply paper', async () => {
    expect((await convertPaper(BYTES.slice())).paper).toMatchObject({ id: 'paper', source: 'paper.pdf' })
    const named = await convertPaper(BYTES.slice(), { id: 'r1', source: 'https://rivers.example/r1.pdf' })
    expect(named.paper).toMatchObject({ id: 'r1', source: 'https://rivers.example/r1.pdf' })
  })

  test('become a paper with its account, times and diagnostics', async () => {
    const conversion = await convertPaper(BYTES.slice())
    expect(textsOf(conversion)).toContain('Rivers move slowly.')
    expect(conversion).toMatchObject({ pageCount: 2, dropped: [], diagnostics: [] })
    expect(conversion.account).toMatchObject({ unaccounted: 0, read: 'Riversmoveslowly.Townsdonot.'.length })
    expect(Object.keys(conversion.timings)).toEqual(['source', 'structure'])
  })

  test('that are no PDF are an error of the source', async () => {
    await expect(convertPaper(new TextEncoder().encode('rivers'))).rejects.toMatchObject({ name: 'SourceError' })
  })

  test('may tell text that nobody sees', async () => {
    const hidden = rawPdf([{ content: `${write('Rivers')} BT /F1 12 Tf 3 Tr 50 200 Td (secret) Tj ET` }])
    const { dropped, account } = await convertPaper(hidden)
    expect(dropped).toMatchObject([{ text: 'secret', reason: 'hidden', page: 1 }])
    expect(account).toMatchObject({ dropped: 6, unaccounted: 0 })
  })
})

describe('some pages of a file', () => {
  test('are read alone, and the file tells how many it has', async () => {
    const conversion = await convertPaper(BYTES.slice(), { pages: [2, 9] })
    expect(textsOf(conversion)).toContain('Towns do not.')
    expect(textsOf(conversion)).not.toContain('Rivers')
    expect(conversion.pageCount).toBe(2)
    expect(conversion.paper.pages.map(page => page.local)).toEqual([2])
  })

  test('of which it has none are an error of the caller', async () => {
    await expect(convertPaper(BYTES.slice(), { pages: [7] })).rejects.toMatchObject({
      code: 'E_OPTION_RANGE',
      message: expect.stringContaining('2 pages'),
    })
  })
})

describe('what another program read of a PDF', () => {
  test.each(['glossed.bbox.html', 'glossed.pdftohtml.xml', 'glossed.pdfminer.xml'])(
    'becomes a paper in which nothing is lost: %s',
    async name => {
      const path = fileURLToPath(new URL(`../../../fixtures/sources/${name}`, import.meta.url))
      const conversion = await convertPaper(path)
      const text = textsOf(conversion)
      for (const word of ['Talk', 'ferryman', 'tarn-a', 'river now']) expect(text).toContain(word)
      expect(conversion.account).toMatchObject({ unaccounted: 0, dropped: 0 })
      expect(conversion.diagnostics).toEqual([])
    },
  )

  test('is named without the ending of packed files', async () => {
    const { paper } = await convertPaper(BYTES, { source: 'rivers.tetml.gz' })
    expect(paper.id).toBe('rivers')
  })
})
