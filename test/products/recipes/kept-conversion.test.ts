import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { keepOf } from '../../../src/products/recipes/kept-conversion.ts'
import { type Conversion, convertPaper } from '../../../src/products/recipes/paper.ts'
import { toReport } from '../../../src/products/recipes/report.ts'

let conversion: Conversion
beforeAll(async () => {
  conversion = await convertPaper(fileURLToPath(new URL('../../../fixtures/paper/two-column.pdf', import.meta.url)))
})

/** All objects that a value leads to. */
function reachableFrom(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  found.add(value)
  const parts: Iterable<unknown> = value instanceof Map ? [...value].flat() : Object.values(value)
  for (const part of parts) reachableFrom(part, found)
  return found
}

test.each([
  { report: false, inspection: false },
  { report: true, inspection: true },
])('keeps no page, block or line, whatever is shown later: %o', uses => {
  const kept = reachableFrom(keepOf(conversion, uses, []))
  const runs = conversion.pages.flatMap(page => page.runs)
  const blocks = conversion.decisions.map(({ block }) => block)
  const large = [...conversion.pages, ...runs, ...blocks, ...blocks.flatMap(block => block.lines)]
  expect(large.length).toBeGreaterThan(1000)
  expect(large.filter(object => kept.has(object))).toEqual([])
})

test('keeps what is shown later, where it is', () => {
  const neither = keepOf(conversion, { report: false, inspection: false }, [])
  expect([neither.report, neither.inspected]).toEqual([undefined, undefined])
  const both = keepOf(conversion, { report: true, inspection: true }, [])
  expect(both.report).toEqual(toReport(conversion, conversion.timings, []))
  expect(both.inspected?.pages).toHaveLength(conversion.pages.length)
})

test('counts pages and the mean score of decisions', () => {
  const { pageCount, recognisedPages, meanScore } = keepOf(conversion, { report: false, inspection: false }, [])
  expect([pageCount, recognisedPages]).toEqual([conversion.pages.length, 0])
  const scores = conversion.decisions.map(({ decision }) => decision.score)
  expect(meanScore).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 10)
  const nothing = { ...conversion, decisions: [] }
  expect(keepOf(nothing, { report: false, inspection: false }, []).meanScore).toBeUndefined()
})
