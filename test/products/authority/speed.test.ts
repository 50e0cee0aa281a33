import { expect, test } from 'vitest'
import { indexAuthority } from '../../../src/products/authority/index-authority.ts'
import { parseAuthority } from '../../../src/products/authority/parse-authority.ts'
import { suggestFrom } from '../../../src/products/authority/suggest.ts'
import { makeAuthority, makeHeaders } from '../../bench/synthetic-authority.mjs'
import { processorTime } from '../../support/processor-time.ts'

test('10,000 known authors are asked about a paper in less than 50 ms', { timeout: 60_000 }, () => {
  const { text, authors } = makeAuthority(10_000, 1)
  const index = indexAuthority(parseAuthority(text, 'made'))
  const headers = makeHeaders(authors, { count: 30, size: 6, seed: 2 })
  let found = 0
  const times = headers.map(header => processorTime(() => (found += suggestFrom(index, header).length)))
  const median = times.sort((a, b) => a - b)[15]
  expect(found).toBeGreaterThan(headers.length)
  expect(median).toBeLessThan(50)
})
