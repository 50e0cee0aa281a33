import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { JournalEntry } from '../src/run/batch/journal/entry.ts'
import { Journal } from '../src/run/batch/journal/journal.ts'
import type { Correction } from '../src/model/corrections/corrections.ts'
import { writeCorrections } from '../src/understand/corrections/write-corrections.ts'
import { convertPaper } from '../src/products/recipes/paper.ts'
import { toReport, writeReport } from '../src/products/recipes/report.ts'
import { writeJson } from '../src/write/writers/json.ts'
import { schemaProblems } from './support/schemas.ts'

test.each(['two-column', 'footnotes', 'glossed-examples'])('the report of %s is as its schema says', async name => {
  const conversion = await convertPaper(fileURLToPath(new URL(`../fixtures/paper/${name}.pdf`, import.meta.url)))
  const report: unknown = JSON.parse(writeReport(toReport(conversion, conversion.timings, [])))
  expect(schemaProblems('report-1.json', report)).toEqual([])
  const paper = JSON.parse(writeJson(conversion.paper)) as object
  expect(schemaProblems('paper-1.json', { ...paper, more: 1 })).not.toEqual([])
  expect(schemaProblems('paper-1.json', { ...paper, language: 1 })).not.toEqual([])
})

test('a file of corrections is as its schema says', () => {
  const corrections: readonly Correction[] = [
    { block: 'p1', text: 'Rivers', role: 'heading', level: 2, number: '1', join: false, before: 'p2', note: 'x' },
    { header: 'title', text: '', value: 'Rivers' },
    { header: 'publication', text: '', field: 'doi', value: '10.1/x' },
    { header: 'author', text: 'Lee', surname: 'Lee', organisations: ['House'] },
    { header: 'organisation', text: 'House', remove: true },
  ]
  const file: unknown = JSON.parse(writeCorrections('rivers.pdf', corrections))
  expect(schemaProblems('corrections-1.json', file)).toEqual([])
  expect(schemaProblems('corrections-1.json', { ...(file as object), version: 2 })).not.toEqual([])
})

test('a line of the journal is as its schema says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const entry: JournalEntry = {
    document: 'a/b.pdf',
    status: 'failed',
    code: 'E_TIMEOUT',
    message: 'too long',
    pages: 0,
    seconds: 1.5,
    memory: 90,
    warnings: { W_PAGE_EMPTY: 1 },
    outputs: {},
    program: 'paperxml 1',
    settings: 'abc',
    ended: '2026-01-01T00:00:00.000Z',
  }
  try {
    const journal = new Journal(join(folder, 'batch.jsonl'))
    journal.append(entry)
    journal.close()
    const line = readFileSync(join(folder, 'batch.jsonl'), 'utf8')
    expect(schemaProblems('journal-1.json', JSON.parse(line))).toEqual([])
    expect(schemaProblems('journal-1.json', { ...entry, code: 'E_NONE' })).not.toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
