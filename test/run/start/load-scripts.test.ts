import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CompiledCode } from '../../../src/run/start/compiled-code.ts'
import { scriptLoader } from '../../../src/run/start/load-scripts.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-scripts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function load(scripts: Readonly<Record<string, string>>): Record<string, unknown> {
  for (const [name, source] of Object.entries(scripts)) writeFileSync(join(folder, name), source)
  return scriptLoader(folder, new CompiledCode([], 'key'))('a.cjs') as Record<string, unknown>
}

test('scripts require each other and what Node has, each once', () => {
  const exported = load({
    'a.cjs': "exports.b = [require('./b.cjs'), require('./b.cjs')]; exports.sep = require('node:path').posix.sep",
    'b.cjs': 'module.exports = {}',
  })
  const [first, second] = exported['b'] as readonly object[]
  expect(first).toBe(second)
  expect(exported['sep']).toBe('/')
})

test('scripts that need each other see what is there so far', () => {
  const exported = load({
    'a.cjs': "exports.one = 1; exports.two = require('./b.cjs').two",
    'b.cjs': "exports.two = require('./a.cjs').one + 1",
  })
  expect(exported['two']).toBe(2)
})

test('a script imports modules', async () => {
  const exported = load({ 'a.cjs': "exports.os = importModule('node:os')" })
  expect(Object.keys((await exported['os']) as object)).toContain('tmpdir')
})

test('errors name the file and the line', () => {
  expect.assertions(1)
  try {
    load({ 'a.cjs': "const a = 1\nthrow new Error('here')" })
  } catch (error) {
    expect((error as Error).stack).toContain(`${join(folder, 'a.cjs')}:2:`)
  }
})
