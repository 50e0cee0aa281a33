import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { blocksOf } from '../../../src/understand/build/body/sections.ts'
import type { Paper } from '../../../src/model/paper/paper.ts'
import { convertPaper } from '../../../src/products/recipes/paper.ts'
import { writeProducts } from '../../../src/products/recipes/products.ts'
import { toInspection } from '../../../src/write/writers/inspection/inspection.ts'

const conversion = await convertPaper(
  fileURLToPath(new URL('../../../fixtures/sources/serbian-cyrillic.hocr', import.meta.url)),
)

/** The paper with all its blocks recognised as surely as `confidence` says. */
function recognisedBy(confidence: number): Paper {
  const sections = conversion.paper.sections.map(section => ({
    ...section,
    blocks: section.blocks.map(block => (block.type === 'page-break' ? block : { ...block, confidence })),
  }))
  return { ...conversion.paper, sections }
}

test('blocks of a recognised paper have the mean confidence of their characters', () => {
  const blocks = blocksOf(conversion.paper.sections).filter(block => block.type !== 'page-break')
  expect(blocks.length).toBeGreaterThan(0)
  for (const { confidence } of blocks) {
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThanOrEqual(1)
  }
})

test('paperXML names the confidence, and sentences are flagged by it', async () => {
  const products = await writeProducts(recognisedBy(0.5), ['paperxml', 'tsv'])
  expect(products.get('paperxml')).toContain('<?paperxml confidence="0.50"?>')
  expect(products.get('tsv')).toMatch(/\bocr,low-confidence\b/)
  const sure = await writeProducts(recognisedBy(0.95), ['tsv'])
  expect(sure.get('tsv')).toMatch(/\bocr\b/)
})

test('the inspection page has the confidence of each recognised block', () => {
  const shown = toInspection(conversion, []).pages.flatMap(page => page.blocks)
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter(({ confidence }) => confidence === undefined)).toEqual([])
})
