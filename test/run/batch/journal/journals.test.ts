import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readJournals } from '../../../../src/run/batch/journal/journals.ts'
import { entryOf } from '../../../support/journal-entry.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  mkdirSync(join(folder, 'journals'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a journal with one page count for each document, ended at this minute. */
function write(name: string, minute: number, pages: Readonly<Record<string, number>>): void {
  const ended = `2026-11-21T12:${minute}:00.000Z`
  const lines = Object.entries(pages).map(([document, count]) => entryOf(document, { pages: count, ended }))
  writeFileSync(join(folder, name), lines.map(line => `${JSON.stringify(line)}\n`).join(''))
}

test('merges the journals of a batch, its parts and workers: each document once, as it ended last', async () => {
  write('journals/node2-a.jsonl', 10, { 'c.pdf': 1, 'a.pdf': 2 })
  write('journals/node1-b.jsonl', 30, { 'b.pdf': 3, 'a.pdf': 4 })
  write('batch.jsonl', 20, { 'a.pdf': 5 })
  write('batch-2-of-3.jsonl', 40, { 'd.pdf': 6 })
  write('batch-old.jsonl', 50, { 'e.pdf': 7 })
  const entries = [...(await readJournals(folder)).values()]
  expect(entries.map(({ document, pages }) => [document, pages])).toEqual([
    ['a.pdf', 4],
    ['b.pdf', 3],
    ['c.pdf', 1],
    ['d.pdf', 6],
  ])
})

test('finds nothing where nothing was written', async () => {
  expect(await readJournals(join(folder, 'none'))).toEqual(new Map())
})
