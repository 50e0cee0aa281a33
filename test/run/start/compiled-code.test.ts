import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CompiledCode } from '../../../src/run/start/compiled-code.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-code-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const SOURCE = '(function () { return 1 })'

// V8 has a cache of this process, too, where names of files are keys.
let runs = 0

/** What one process does: compiles the script with what was kept, runs it and keeps the code. Whether kept code served. */
function runOnce(folders: readonly string[], key = 'key'): boolean {
  const code = new CompiledCode(folders, key)
  const cachedData = code.read('a.cjs')
  const script = new Script(SOURCE, { filename: `run${++runs}`, ...(cachedData && { cachedData }) })
  code.add('a.cjs', script)
  ;(script.runInThisContext() as () => number)()
  code.keep()
  return script.cachedDataRejected === false
}

test('serves the next process', () => {
  expect([runOnce([folder]), runOnce([folder])]).toEqual([false, true])
})

test('serves no other program and no other version', () => {
  runOnce([folder])
  expect(runOnce([folder], 'other')).toBe(false)
})

test('what V8 refuses is made anew', () => {
  runOnce([folder])
  writeFileSync(join(folder, 'key', 'a.cjs'), 'no code')
  expect([runOnce([folder]), runOnce([folder])]).toEqual([false, true])
})

test('some runs add to it, later ones do not write', () => {
  for (let run = 0; run < 3; run++) runOnce([folder])
  const kept = join(folder, 'key', 'a.cjs')
  utimesSync(kept, 1, 1)
  runOnce([folder])
  expect(new CompiledCode([folder], 'key').read('a.cjs')).toBeDefined()
  expect(timesIn(join(folder, 'key'))).toContain(1)
})

function timesIn(place: string): readonly number[] {
  return readdirSync(place).map(name => statSync(join(place, name)).mtimeMs / 1000)
}

test('goes to the next folder where the first cannot be written', () => {
  const blocked = join(folder, 'file')
  writeFileSync(blocked, '')
  const folders = [blocked, join(folder, 'user')]
  expect([runOnce(folders), runOnce(folders)]).toEqual([false, true])
})

test('where nothing can be written nothing is kept, and all goes on', () => {
  const blocked = join(folder, 'file')
  writeFileSync(blocked, '')
  expect([runOnce([blocked]), runOnce([blocked]), runOnce([])]).toEqual([false, false, false])
})

test('the oldest are removed', () => {
  for (let version = 1; version <= 8; version++) {
    const old = join(folder, `old${version}`)
    mkdirSync(old)
    utimesSync(old, version, version)
  }
  runOnce([folder])
  expect(readdirSync(folder).sort()).toEqual(['key', 'old4', 'old5', 'old6', 'old7', 'old8'])
})
