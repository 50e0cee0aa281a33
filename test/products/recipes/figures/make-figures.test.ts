import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DocumentOutput, textOfOutput } from '../../../../src/products/recipes/files/write-outputs.ts'
import { makeFigures } from '../../../../src/products/recipes/figures/make-figures.ts'
import { type DocumentOutputs, makeOutputs } from '../../../../src/products/recipes/outputs.ts'
import { type Conversion, convertPaper } from '../../../../src/products/recipes/paper.ts'
import type { WrittenFigure, WrittenFigures } from '../../../../src/write/writers/figures/figures-json.ts'
import { outputSettings } from '../../../support/output-settings.ts'
import { figure, paper, section } from '../../../support/paper-builder.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'
import { schemaProblems } from '../../../support/schemas.ts'
import { CAN_CHECK_TEI_ALL, problemsByTeiAll } from '../../../support/tei-all.ts'

const FIXTURES = fileURLToPath(new URL('../../../../fixtures', import.meta.url))
const PDF = readFileSync(`${FIXTURES}/paper/floats.pdf`)
const CONTEXT = { id: 'a b', source: 'a b.pdf', corrections: undefined, bibliography: undefined, onProgress: () => {} }
const FIGURES = { dpi: 100, form: 'paperxml' } as const

/** Where PNG has the width and height of a picture (PNG 1.2, 4.1.1). */
const SIZE_OF_PNG = 16

let made: DocumentOutputs
let written: WrittenFigures
beforeAll(async () => {
  const formats = ['tei', 'markdown', 'markdown-map', 'html', 'jats'] as const
  made = await makeOutputs(PDF, outputSettings({ formats, figures: FIGURES }), CONTEXT)
  written = JSON.parse(textOf('a b.figures/figures.json')) as WrittenFigures
}, 20_000)

function find(name: string): DocumentOutput {
  const output = made.outputs.find(each => each.name === name)
  if (output === undefined) throw new Error(`no ${name} among ${made.outputs.map(each => each.name).join(', ')}`)
  return output
}

const textOf = (name: string) => textOfOutput(find(name))

describe('the figures of a paper', () => {
  test('are pictures in a folder of its own, with what is known of them', () => {
    const names = made.outputs.map(({ name }) => name).filter(name => name.includes('/'))
    const expected = ['fig1.png', 'tab1.png', 'tab1.csv', 'fig2.png', 'figures.json']
    expect(names.sort()).toEqual(expected.map(name => `a b.figures/${name}`).sort())
    const labels = written.figures.map(({ id, label }) => `${id}: ${label}`)
    expect(labels).toEqual(['fig1: Figure 1', 'tab1: Table 1', 'fig2: Figure 2'])
  })

  test('are as their schema says', () => {
    expect(schemaProblems('figures-1.json', written)).toEqual([])
    expect(schemaProblems('figures-1.json', { ...written, more: 1 })).not.toEqual([])
    expect(
      schemaProblems('figures-1.json', { ...written, figures: [{ ...written.figures[0], page: 'x' }] }),
    ).not.toEqual([])
  })

  test('are as large as is said, and without their captions', () => {
    for (const { file = '', width, height, dpi, box, page, captionBoxes } of written.figures) {
      const png = Buffer.from(find(`a b.figures/${file}`).content)
      expect([png.readUInt32BE(SIZE_OF_PNG), png.readUInt32BE(SIZE_OF_PNG + 4), dpi]).toEqual([width, height, 100])
      const { top = 0, bottom = 0 } = box ?? {}
      for (const line of captionBoxes) expect(line.page !== page || line.bottom <= top || line.top >= bottom).toBe(true)
    }
  })

  test('are named where the text has them', () => {
    const url = 'a%20b.figures/fig1.png'
    expect(textOf('a b.tei.xml')).toContain(`<graphic url="${url}"/>`)
    expect(textOf('a b.md')).toMatch(/^!\[[^\]]*1\]\(<a%20b\.figures\/fig1\.png>\)$/m)
    expect(textOf('a b.html')).toMatch(/<img src="a%20b\.figures\/fig1\.png" alt="[^"]*1" \/>/)
    expect(textOf('a b.jats.xml')).toContain(`<graphic xlink:href="${url}">`)
    const map = JSON.parse(textOf('a b.md.map.json')) as { start: number; end: number; block: string }[]
    const first = map.find(({ block }) => block === 'fig1')
    expect(textOf('a b.md').slice(first?.start, first?.end)).toContain(url)
  })

  test.runIf(CAN_CHECK_TEI_ALL)('are named in valid TEI', () => {
    expect(problemsByTeiAll([textOf('a b.tei.xml')])).toEqual([])
  })

  test('have the names of pdffigures2, and a type in the TEI of GROBID', async () => {
    const wanted = { formats: ['tei'], flavour: 'grobid', figures: { dpi: 72, form: 'pdffigures2' } } as const
    const { outputs } = await makeOutputs(PDF, outputSettings(wanted), CONTEXT)
    const tei = textOfOutput(outputs[0] ?? { content: '' })
    expect(tei).toContain('<graphic url="a%20b.figures/fig1.png" type="bitmap"/>')
    const [first] = JSON.parse(textOfOutput(outputs.at(-1) ?? { content: '' })) as unknown[]
    const { page = 1, box, caption, interior } = written.figures[0] as WrittenFigure
    expect(first).toEqual({
      name: '1',
      figType: 'Figure',
      page: page - 1,
      caption,
      imageText: interior,
      captionBoundary: expect.objectContaining({ x1: expect.any(Number) as number }) as object,
      regionBoundary: { x1: box?.left, y1: box?.top, x2: box?.right, y2: box?.bottom },
      renderURL: 'fig1.png',
      renderDpi: 72,
    })
  })
})

const SOURCE = { bytes: PDF, password: undefined }

test('a paper that was not read from a PDF has no pictures, and says so', async () => {
  const conversion = await convertPaper(PDF, { id: 'a b' })
  const source = { ...SOURCE, bytes: Buffer.from('<TET/>') }
  const { outputs, diagnostics, urls } = await makeFigures(conversion, source, FIGURES)
  expect(outputs.map(({ name }) => name)).toEqual(['a b.figures/tab1.csv', 'a b.figures/figures.json'])
  expect(diagnostics).toMatchObject([{ code: 'W_FIGURE_MISSING' }])
  expect(urls.size).toBe(0)
})

test('pictures are bounded in number', async () => {
  const place = { page: 1, left: 10, top: 10, right: 30, bottom: 30 }
  const figures = Array.from({ length: 201 }, (_, i) => ({ ...figure(`Figure ${i}`), id: `fig${i}`, places: [place] }))
  const page = { number: 1, label: undefined, width: 400, height: 400, runs: [], rules: [], figures: [], dropped: [] }
  const conversion: Pick<Conversion, 'paper' | 'pages'> = {
    paper: paper([section('1 Rivers', ...figures)]),
    pages: [page],
  }
  const bytes = rawPdf([{ content: '10 370 20 20 re f' }])
  const { outputs, diagnostics, urls } = await makeFigures(conversion, { ...SOURCE, bytes }, { ...FIGURES, dpi: 18 })
  expect(urls.size).toBe(200)
  expect(outputs).toHaveLength(201)
  expect(diagnostics).toMatchObject([{ code: 'W_FIGURES_BOUND' }])
})
