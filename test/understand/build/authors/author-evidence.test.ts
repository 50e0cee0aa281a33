import { expect, test } from 'vitest'
import {
  confidenceOfAuthor,
  confidenceOfOrganisation,
} from '../../../../src/understand/build/authors/author-evidence.ts'

test('an organisation is as sure as the least sure of its rules', () => {
  expect(confidenceOfOrganisation({ tie: 'mark', city: 'listed', country: 'listed' })).toBe('high')
  expect(confidenceOfOrganisation({ tie: 'only', city: 'listed', country: 'listed' })).toBe('medium')
  expect(confidenceOfOrganisation({ tie: 'mark', city: 'position', country: 'listed' })).toBe('low')
})

test('an author is as sure as the least sure of parts and organisations', () => {
  const unsure = { name: 'Water', evidence: { tie: 'order', confidence: 'medium' } } as const
  expect(confidenceOfAuthor({ name: 'two-words', email: 'like-name' }, [])).toBe('high')
  expect(confidenceOfAuthor({ name: 'two-words' }, [unsure])).toBe('medium')
  expect(confidenceOfAuthor({ name: 'whole' }, [unsure])).toBe('low')
})
