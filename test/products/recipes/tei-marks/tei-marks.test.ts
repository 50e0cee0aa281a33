import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { convertPaper } from '../../../../src/products/recipes/paper.ts'
import { writeProducts } from '../../../../src/products/recipes/products.ts'
import type { TeiMarkOptions } from '../../../../src/products/recipes/tei-marks/tei-marks.ts'
import { validateTei } from '../../../../src/write/transforms/validate.ts'
import { listFixtures, type TestPaper } from '../../../support/papers.ts'
import { CAN_CHECK_TEI_ALL, problemsByTeiAll } from '../../../support/tei-all.ts'

const ALL: TeiMarkOptions = { sentences: true, coordinates: true, tokens: true }

const converted = new Map<string, ReturnType<typeof convertPaper>>()

/** Each paper is converted once, whatever is written of it. */
function convert({ file, stem }: TestPaper): ReturnType<typeof convertPaper> {
  const known = converted.get(stem)
  if (known !== undefined) return known
  const bytes = new Uint8Array(readFileSync(file))
  const conversion = convertPaper(bytes, { id: stem, source: `${stem}.pdf`, wordPlaces: true })
  converted.set(stem, conversion)
  return conversion
}

async function write(fixture: TestPaper, marks: TeiMarkOptions, flavour: 'default' | 'grobid') {
  const { paper } = await convert(fixture)
  // Formulas of the table are then those of the TEI.
  const options = { flavour, teiMarks: marks, formulasInText: flavour === 'default' ? 'tex' : 'plain' } as const
  const products = await writeProducts(paper, ['tei', 'tsv'], options)
  return { tei: products.get('tei') ?? '', tsv: products.get('tsv') ?? '' }
}

/** The text of all elements but those that say what is marked. */
function textOf(tei: string): string {
  return tei
    .replace(/<facsimile>.*?<\/facsimile>/s, '')
    .replace(/<segmentation>.*?<\/segmentation>/s, '')
    .replace(/<[^>]*>/g, '')
}

const marked: string[] = []

describe.each(listFixtures())('$name', paper => {
  test('has the same text with and without sentences, words and places', async () => {
    const [plain, all] = await Promise.all([write(paper, {}, 'default'), write(paper, ALL, 'default')])
    expect(textOf(all.tei)).toBe(textOf(plain.tei))
    expect(all.tsv).toBe(plain.tsv)
    expect(await validateTei(all.tei)).toEqual([])
    marked.push(all.tei)
  })

  test('is valid with all marks in the flavour grobid', async () => {
    expect(await validateTei((await write(paper, ALL, 'grobid')).tei)).toEqual([])
  })

  test('has the sentences of the table, with their ids and texts', async () => {
    const { tei, tsv } = await write(paper, { sentences: true }, 'default')
    const rows = new Map(tsv.split('\n').map(line => [line.split('\t')[1], line.split('\t')[10]]))
    // A note has sentences of its own inside the sentence that calls it.
    const notes = tei.match(/<note place="foot".*?<\/note>/g) ?? []
    const parts = [tei.replace(/<note place="foot".*?<\/note>/g, ''), ...notes]
    const found = parts.flatMap(part => [...part.matchAll(/<s xml:id="(s\d+)">(.*?)<\/s>/gs)])
    expect(found).toHaveLength([...tei.matchAll(/<s xml:id=/g)].length)
    expect(found.length).toBeGreaterThan(0)
    for (const [, id, content = ''] of found) {
      const apart = /<ref type="foot".*?<\/ref>|<note.*?<\/note>|<seg type="formula".*?<\/seg>/gs
      const own = content.replace(apart, '').replace(/<[^>]*>/g, '')
      expect(letters(own), id).toBe(letters(rows.get(id) ?? ''))
    }
  })
})

test.each([
  [{ sentences: true }, 'Sentences are elements s.'],
  [{ tokens: true }, 'Text is not cut into sentences.'],
])('the header says whether sentences are marked: %o', async (marks, policy) => {
  const [paper] = listFixtures()
  const { tei } = await write(paper as TestPaper, marks, 'default')
  expect(tei).toContain(`references were found from layout and type. ${policy} A pb`)
})

test('the drawing of a figure has a zone of its own, above that of its caption', async () => {
  const paper = listFixtures().find(({ stem }) => stem === 'floats')
  const { tei } = await write(paper as TestPaper, { coordinates: true }, 'default')
  const bottoms = new Map(
    [...tei.matchAll(/<zone xml:id="(\w+)"[^>]* lry="([^"]*)"/g)].map(([, id, y]) => [id, Number(y)]),
  )
  const figures = [...tei.matchAll(/<head facs="#(\w+)[^>]*>[^<]*<\/head><graphic url="#page\d" facs="#(\w+)"\/>/g)]
  expect(figures).toHaveLength(2)
  for (const [, head, graphic] of figures) expect(bottoms.get(graphic)).toBeLessThan(bottoms.get(head) ?? 0)
})

function letters(text: string): string {
  return text.normalize('NFC').replace(/&\w+;|\P{L}/gu, '')
}

test.runIf(CAN_CHECK_TEI_ALL)('TEI with all marks is valid against tei_all', { timeout: 120_000 }, () => {
  expect(problemsByTeiAll(marked)).toEqual([])
})
