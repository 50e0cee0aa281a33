import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveTogether } from '../../../../src/products/recipes/files/move-together.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  mkdirSync(join(folder, 'out'))
  for (const name of ['a', 'b']) writeFileSync(join(folder, name), 'new')
})
afterEach(() => rmSync(folder, { recursive: true }))

const movesOf = (...names: readonly string[]) =>
  names.map(name => ({ from: join(folder, name), to: join(folder, 'out', name) }))

test('files are in their places, and what was there before is gone', () => {
  writeFileSync(join(folder, 'out/a'), 'old')
  moveTogether(movesOf('a', 'b'))
  expect(readdirSync(folder)).toEqual(['out'])
  expect(readFileSync(join(folder, 'out/a'), 'utf8')).toBe('new')
})

test('a copy that a killed process left behind is replaced', () => {
  writeFileSync(join(folder, 'out/a'), 'old')
  writeFileSync(join(folder, 'a.before'), 'left behind')
  moveTogether(movesOf('a'))
  expect(readFileSync(join(folder, 'out/a'), 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['b', 'out'])
})

test('a file that is lost on the way takes the others back', () => {
  writeFileSync(join(folder, 'out/a'), 'old')
  expect(() => moveTogether(movesOf('a', 'b', 'lost'))).toThrow('ENOENT')
  expect(readdirSync(join(folder, 'out'))).toEqual(['a'])
  expect(readFileSync(join(folder, 'out/a'), 'utf8')).toBe('old')
})
