import { expect, test } from 'vitest'
import { expiryWords, keepingWords } from '../../src/page-app/papers/keeping.ts'
import { parseRoute } from '../../src/page-app/router.ts'

test('how long papers are kept is told in hours, and in days where these are many', () => {
  expect([1, 24, 168, 0.5].map(keepingWords).map(words => /kept for (.*) after/.exec(words)?.[1])).toEqual([
    '1 hour',
    '24 hours',
    '7 days',
    '0.5 hours',
  ])
})

test('the time when a paper is removed has a day where that is not today', () => {
  const now = new Date(2026, 4, 3, 9, 30)
  const later = (hours: number) => expiryWords(new Date(now.getTime() + 3_600_000 * hours).toISOString(), now)
  expect(later(2)).toMatch(/^kept until 11:30/)
  expect(later(24)).toMatch(/^kept until (?=.*May)(?=.*4).*9:30/)
})

test('an address names a block or a page of a paper', () => {
  const id = '0123456789abcdef'.repeat(2)
  expect(parseRoute(`#/${id}?b=p3-1k9xz`)).toEqual({ view: 'paper', id, block: 'p3-1k9xz' })
  expect(parseRoute(`#/${id}?page=3`)).toEqual({ view: 'paper', id, page: 3 })
  expect(parseRoute(`#/${id}?page=x`)).toEqual({ view: 'paper', id })
})
