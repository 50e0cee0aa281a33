import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OutputPlace } from '../../../src/run/queue/output-place.ts'
import { makeProcessName } from '../../../src/run/queue/staging-place.ts'
import { entryOf } from '../../support/journal-entry.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a process has a journal and a staging folder of its own, and leaves the journal', async () => {
  writeFileSync(join(folder, 'a.txt'), '')
  writeFileSync(join(folder, 'a.tsv'), '')
  const [one, two] = ['one', 'two'].map(name => new OutputPlace(folder, name))
  await one?.record(entryOf('a.pdf', { outputs: { 'a.txt': '1' } }), ['a.txt', 'a.tsv'])
  expect(existsSync(one?.staging ?? '') && existsSync(two?.staging ?? '')).toBe(true)
  one?.close()
  expect(readdirSync(join(folder, '.queue'))).toEqual(['two'])
  two?.close()
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'journals'])
  expect(readdirSync(join(folder, 'journals'))).toEqual(['one.jsonl'])
})

test('what processes left that were killed is removed, and nothing of those that live', () => {
  const places = ['killed', 'alive'].map(name => new OutputPlace(folder, name))
  const longAgo = Date.now() / 1000 - 3600
  utimesSync(join(folder, '.queue/killed/alive'), longAgo, longAgo)
  const next = new OutputPlace(folder, 'next')
  expect(readdirSync(join(folder, '.queue')).sort()).toEqual(['alive', 'next'])
  for (const place of [...places, next]) place.close()
})

test('a folder that is not there is not made: it may not be mounted', () => {
  expect(() => new OutputPlace(join(folder, 'none'), 'a')).toThrow(/is not on this machine/)
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

test('no two processes have one name', () => {
  expect(makeProcessName()).toMatch(/^[\w.-]+-[0-9a-f]{6}$/)
  expect(makeProcessName()).not.toBe(makeProcessName())
})
