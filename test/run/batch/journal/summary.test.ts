import { expect, test } from 'vitest'
import { summarise } from '../../../../src/run/batch/journal/summary.ts'
import { entryOf } from '../../../support/journal-entry.ts'

test('adds the entries of a journal up, with what is most frequent first', () => {
  const account = { read: 100, placed: 90, dropped: 10, unaccounted: 0, doubt: 5 }
  const summary = summarise([
    entryOf('a', { pages: 3, memory: 200, account, warnings: { W_B: 1, W_A: 1 } }),
    entryOf('b', { pages: 4, memory: 150, account, recognised: 4, warnings: { W_B: 2 }, bytes: 9 }),
    ...['c', 'd'].map(name => entryOf(name, { status: 'failed', code: 'E_PDF_DAMAGED', pages: 0 })),
    entryOf('e', { status: 'failed', code: 'E_TIMEOUT', pages: 0, seconds: 60 }),
  ])
  expect(summary).toMatchObject({ documents: 5, done: 2, failed: 3, pages: 7, recognised: 4, seconds: 64, bytes: 9 })
  expect(summary).toMatchObject({ memory: 200, glyphs: 200, unaccounted: 0 })
  expect(Object.entries(summary.failures)).toEqual([
    ['E_PDF_DAMAGED', 2],
    ['E_TIMEOUT', 1],
  ])
  expect(Object.entries(summary.warnings)).toEqual([
    ['W_B', 3],
    ['W_A', 1],
  ])
})
