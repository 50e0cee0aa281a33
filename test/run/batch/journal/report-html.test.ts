import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { countClasses, writeBatchReport } from '../../../../src/run/batch/journal/report-html.ts'
import { entryOf } from '../../../support/journal-entry.ts'

test('draws what came of a batch, and shows names as text only', () => {
  const account = { read: 100, placed: 100, dropped: 0, unaccounted: 0, doubt: 10 }
  const page = writeBatchReport([
    entryOf('a.pdf', { account, confidence: 0.8 }),
    entryOf('<script>.pdf', { status: 'failed', code: 'E_PDF_DAMAGED', message: 'broken & gone' }),
  ])
  expect(page).toContain('<h1>Batch of 2 documents</h1>')
  expect(page).toContain('<td>&lt;script&gt;.pdf</td><td>failed <small>broken &amp; gone (E_PDF_DAMAGED)</small></td>')
  expect(page).toContain('<title>0.1 to 0.15: 1</title>')
  expect(page).toContain('<title>0.8 to 0.85: 1</title>')
  expect(page).not.toMatch(/https?:/)
  // Its own script, which is the only one that may run.
  const [, own = '', ...others] = page.split(/<script[^>]*>|<\/script>/)
  expect(others).toHaveLength(1)
  expect(page).toContain(`script-src &#39;sha256-${createHash('sha256').update(own).digest('base64')}&#39;`)
})

test('links each document to its outputs, whatever they are called', () => {
  const outputs = { 'a/b#c?.tei.xml': '1', 'a/b#c?.inspect.html': '2', 'a/x.figures/1.png': '3', 'javascript:x': '4' }
  const page = writeBatchReport([entryOf('a/b#c?.pdf', { outputs })])
  expect([...page.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, href, name]) => [href, name])).toEqual([
    ['./javascript%3Ax', 'javascript:x'],
    ['./a/b%23c%3F.inspect.html', 'Look'],
    ['./a/b%23c%3F.tei.xml', 'TEI'],
  ])
})

test('says what warnings mean', () => {
  const page = writeBatchReport([entryOf('a.pdf', { warnings: { W_BIB_NO_ENTRY: 2 } })])
  expect(page).toContain('The bibliography has no entry for the paper. (W_BIB_NO_ENTRY)</td><td class="number">2</td>')
})

test('has nothing to draw of an empty batch', () => {
  expect(writeBatchReport([])).not.toContain('<svg')
})

test('puts the highest value into the last class', () => {
  expect(countClasses([0, 0.04, 0.5, 1], 1)).toEqual([2, ...Array(9).fill(0), 1, ...Array(8).fill(0), 1])
})
