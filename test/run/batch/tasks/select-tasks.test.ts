import { expect, test } from 'vitest'
import type { JournalEntry } from '../../../../src/run/batch/journal/entry.ts'
import { selectTasks } from '../../../../src/run/batch/tasks/select-tasks.ts'
import { entryOf } from '../../../support/journal-entry.ts'

const NOW = { program: 'paperxml 1.0.0', settings: 'abc' }
const DOCUMENTS = ['done', 'failed', 'new'].map(stem => ({
  name: `${stem}.pdf`,
  stem,
  source: { type: 'file', path: `in/${stem}.pdf` } as const,
}))

function select(facts: Partial<JournalEntry>, options: { retriesFailed?: boolean; convertsChanged?: boolean }) {
  const done = entryOf('done.pdf', { sha256: 'd', outputs: { 'done.tsv': '1' }, ...facts })
  const failed = entryOf('failed.pdf', { status: 'failed', sha256: 'f', ...facts })
  const entries = new Map([done, failed].map(entry => [entry.document, entry]))
  const tasks = selectTasks(DOCUMENTS, entries, { retriesFailed: false, convertsChanged: false, ...NOW, ...options })
  return Object.fromEntries(tasks.map(({ document, known }) => [document.stem, known]))
}

test('takes what is not in the journal, and what failed when it is asked for', () => {
  expect(select({}, {})).toEqual({ new: undefined })
  expect(select({}, { retriesFailed: true })).toEqual({ failed: undefined, new: undefined })
})

test('has everything looked at for changes, which other options and versions are', () => {
  const known = { sha256: 'd', corrections: undefined, outputs: ['done.tsv'] }
  expect(select({}, { convertsChanged: true })).toMatchObject({ done: known, failed: { sha256: 'f' }, new: undefined })
  const all = { done: undefined, failed: undefined, new: undefined }
  expect(select({ settings: 'other' }, { convertsChanged: true })).toEqual(all)
  expect(select({ program: 'paperxml 0.9.0' }, { convertsChanged: true })).toEqual(all)
})

test('refuses to go on with a journal of other options, unless only failures are meant', () => {
  expect(() => select({ settings: 'other' }, {})).toThrow(/done\.pdf was converted by other options/)
  expect(() => select({ program: 'paperxml 0.9.0' }, {})).toThrow(/done\.pdf was converted by paperxml 0\.9\.0/)
  expect(Object.keys(select({ settings: 'other' }, { retriesFailed: true }))).toEqual(['failed', 'new'])
})
