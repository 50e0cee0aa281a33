import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { convertPaper } from '../../src/recipes/paper.ts'
import { toReport } from '../../src/recipes/report.ts'

test('tells by what the parts of authors were told, and how sure they are', async () => {
  const paper = fileURLToPath(new URL('../../fixtures/paper/authors.pdf', import.meta.url))
  const conversion = await convertPaper(paper)
  const { authors } = toReport(conversion, conversion.timings)
  expect(authors.map(({ surname, evidence }) => [surname, evidence])).toEqual([
    ['van der Meer', { name: 'particle', email: 'like-name', orcid: 'beside-name', confidence: 'high' }],
    ['Stanković', { name: 'two-words', orcid: 'beside-name', confidence: 'high' }],
    ['De Soto', { name: 'particle', email: 'like-name', confidence: 'high' }],
    ['Quince Jr.', { name: 'two-words', email: 'like-name', homepage: 'like-name', confidence: 'high' }],
  ])
  expect(authors[2]?.organisations).toEqual([
    {
      name: 'Universidad de Puerto Viejo',
      city: 'Sevilla',
      country: 'España',
      evidence: { tie: 'mark', city: 'listed', country: 'listed', confidence: 'high' },
    },
  ])
})
