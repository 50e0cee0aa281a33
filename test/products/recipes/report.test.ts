import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { convertPaper } from '../../../src/products/recipes/paper.ts'
import { toReport } from '../../../src/products/recipes/report.ts'

test('tells by what the parts of authors were told, and how sure they are', async () => {
  const paper = fileURLToPath(new URL('../../../fixtures/paper/authors.pdf', import.meta.url))
  const conversion = await convertPaper(paper)
  const { authors } = toReport(conversion, conversion.timings, [])
  expect(authors.map(({ surname, evidence }) => [surname, evidence])).toEqual([
    ['van der Meer', { name: 'particle', email: 'like-name', orcid: 'beside-name', confidence: 'high' }],
    ['Stanković', { name: 'two-words', orcid: 'beside-name', confidence: 'high' }],
    ['De Soto', { name: 'particle', email: 'like-name', confidence: 'high' }],
    ['Quince Jr.', { name: 'two-words', email: 'like-name', homepage: 'like-name', confidence: 'high' }],
  ])
  expect(authors[2]?.organisations).toEqual([
    {
      name: 'Universidad de Puerto Viejo',
      postcode: '41013',
      printed: 'Universidad de Puerto Viejo, 41013 Sevilla, España',
      city: 'Sevilla',
      country: 'España',
      evidence: { tie: 'mark', city: 'listed', country: 'listed', confidence: 'high' },
    },
  ])
})

test('has the headings that open a paragraph, with their lines, evidence, and a figure of trust', async () => {
  const paper = fileURLToPath(new URL('../../../fixtures/paper/lecture-notes.pdf', import.meta.url))
  const conversion = await convertPaper(paper)
  const { runIns, trust } = toReport(conversion, conversion.timings, [])
  expect(runIns).toMatchObject([
    { text: 'Participantes.', level: 3, evidence: ['run-in-bold'] },
    { text: 'Calzado.', level: 3, evidence: ['run-in-bold'] },
  ])
  for (const { page, box, score } of runIns) {
    const sheet = conversion.pages[page - 1]
    expect(box.left > 0 && box.right < (sheet?.width ?? 0) && score > 0 && score <= 1).toBe(true)
  }
  expect(trust.value).toBeGreaterThan(0.5)
  expect(trust.value).toBeLessThanOrEqual(1)
})
