import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Journal, readJournal, rewriteJournal } from '../../../../src/run/batch/journal/journal.ts'
import { entryOf } from '../../../support/journal-entry.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  path = join(folder, 'batch.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

function append(...documents: readonly string[]): void {
  const journal = new Journal(path)
  for (const document of documents) journal.append(entryOf(document))
  journal.close()
}

test('gives back what was added, over several runs', async () => {
  expect(await readJournal(path)).toEqual({ entries: new Map(), isClean: true })
  append('a.pdf', 'b.pdf')
  append('c.pdf')
  const { entries, isClean } = await readJournal(path)
  expect([...entries.values()]).toEqual(['a.pdf', 'b.pdf', 'c.pdf'].map(name => entryOf(name)))
  expect(isClean).toBe(true)
})

test.each([
  ['a line that was cut off', '{"document":"b.pdf","stat'],
  ['a line without its end', JSON.stringify(entryOf('b.pdf'))],
  ['a line that is no entry', '{"document":"b.pdf","status":"?"}\n'],
  ['noise', '\u0000\u0000\n[1]\nnull\n'],
])('passes over %s, and can be mended', async (_, rest) => {
  append('a.pdf')
  appendFileSync(path, rest)
  const { entries, isClean } = await readJournal(path)
  expect(isClean).toBe(false)
  await rewriteJournal(path, entries)
  append('c.pdf')
  const mended = await readJournal(path)
  expect(mended.isClean).toBe(true)
  expect([...mended.entries.keys()]).toEqual([...entries.keys(), 'c.pdf'])
})

test('takes the last of several lines of a document', async () => {
  append('a.pdf', 'b.pdf')
  const journal = new Journal(path)
  journal.append(entryOf('a.pdf', { pages: 7 }))
  journal.close()
  const { entries, isClean } = await readJournal(path)
  expect(entries.get('a.pdf')?.pages).toBe(7)
  expect(isClean).toBe(false)
  await rewriteJournal(path, entries)
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2)
})

test.skipIf(!existsSync('/dev/full'))('says that the disk is full', () => {
  const journal = new Journal('/dev/full')
  expect(() => journal.append(entryOf('a.pdf'))).toThrow(/E?NOSPC|no space/i)
  journal.close()
})

test('says what cannot be used', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => new Journal(join(folder, 'file/batch.jsonl'))).toThrow(/the journal .* cannot be used/)
  await expect(readJournal(folder)).rejects.toThrow(/the journal .* cannot be used/)
})
