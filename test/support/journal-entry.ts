import type { JournalEntry } from '../../src/run/batch/journal/entry.ts'

/** An entry of a journal with what a test says of it. */
export function entryOf(document: string, facts: Partial<JournalEntry> = {}): JournalEntry {
  return {
    document,
    status: 'done',
    pages: 1,
    seconds: 1,
    memory: 100,
    warnings: {},
    outputs: {},
    program: 'paperxml 1.0.0',
    settings: 'abc',
    ended: '2026-11-21T12:00:00.000Z',
    ...facts,
  }
}
