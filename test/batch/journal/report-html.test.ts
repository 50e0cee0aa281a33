import { expect, test } from 'vitest'
import { countClasses, writeBatchReport } from '../../../src/batch/journal/report-html.ts'
import { entryOf } from '../../support/journal-entry.ts'

test('draws what came of a batch, and shows names as text only', () => {
  const account = { read: 100, placed: 100, dropped: 0, unaccounted: 0, doubt: 10 }
  const page = writeBatchReport([
    entryOf('a.pdf', { account, confidence: 0.8 }),
    entryOf('<script>.pdf', { status: 'failed', code: 'E_PDF_DAMAGED', message: 'broken & gone' }),
  ])
  expect(page).toContain('<h1>Batch of 2 documents</h1>')
  expect(page).toContain('<td>&lt;script&gt;.pdf</td><td>E_PDF_DAMAGED</td><td>broken &amp; gone</td>')
  expect(page).toContain('<title>0.1 to 0.15: 1</title>')
  expect(page).toContain('<title>0.8 to 0.85: 1</title>')
  expect(page).not.toMatch(/<script|https?:/)
})

test('has nothing to draw of an empty batch', () => {
  expect(writeBatchReport([])).not.toContain('<svg')
})

test('puts the highest value into the last class', () => {
  expect(countClasses([0, 0.04, 0.5, 1], 1)).toEqual([2, ...Array(9).fill(0), 1, ...Array(8).fill(0), 1])
})
