import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeUnfinishedOutputs, writeOutputs } from '../../../../src/products/recipes/files/write-outputs.ts'
import { OutputError } from '../../../../src/base/errors.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('writes every output and leaves nothing beside them', async () => {
  await writeOutputs(folder, [
    { name: 'a.txt', content: 'one' },
    { name: 'b.txt', content: 'два' },
  ])
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'b.txt'])
  expect(readFileSync(join(folder, 'b.txt'), 'utf8')).toBe('два')
})

test('writes over an older output', async () => {
  writeFileSync(join(folder, 'a.txt'), 'old and longer')
  await writeOutputs(folder, [{ name: 'a.txt', content: 'new' }])
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('new')
})

test('leaves nothing where one output cannot be written', async () => {
  writeFileSync(join(folder, 'b'), '')
  const outputs = [
    { name: 'a.txt', content: 'one' },
    { name: 'new/deep/a.txt', content: 'one' },
    { name: 'b/b.txt', content: 'two' },
  ]
  await expect(writeOutputs(folder, outputs)).rejects.toThrowError(OutputError)
  expect(readdirSync(folder)).toEqual(['b'])
})

test('writes bytes, and outputs in a folder of their own', async () => {
  await writeOutputs(folder, [{ name: 'a.figures/fig1.png', content: Uint8Array.of(137, 80) }])
  expect(readdirSync(folder)).toEqual(['a.figures'])
  expect([...readFileSync(join(folder, 'a.figures/fig1.png'))]).toEqual([137, 80])
})

test('leaves all outputs as they were where one of them cannot be moved to its place', async () => {
  writeFileSync(join(folder, 'a.txt'), 'old')
  mkdirSync(join(folder, 'c.txt'))
  const outputs = ['a', 'b', 'c'].map(name => ({ name: `${name}.txt`, content: 'new' }))
  await expect(writeOutputs(folder, outputs)).rejects.toThrowError('a folder has the name of an output')
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'c.txt'])
  expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('old')
})

test('removes what is not finished when the process is ended', async () => {
  const writing = writeOutputs(folder, [{ name: 'a.txt', content: 'x'.repeat(1_000_000) }])
  removeUnfinishedOutputs()
  await writing.catch(() => undefined)
  expect(readdirSync(folder).filter(name => name.endsWith('.tmp'))).toEqual([])
})
