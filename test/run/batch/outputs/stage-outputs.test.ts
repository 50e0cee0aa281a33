import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFaultOfDisk, stageOutputs } from '../../../../src/run/batch/outputs/stage-outputs.ts'
import { OutputError, SourceError } from '../../../../src/base/errors.ts'

let folder: string
let staging: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  staging = join(folder, '.batch')
  mkdirSync(staging)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('writes outputs into mirrored folders, with their checksums', async () => {
  const outputs = [
    { name: '1998/a.tsv', content: 'abc' },
    { name: '1998/a.txt', content: '' },
  ]
  expect(await stageOutputs(outputs, folder, staging)).toEqual({
    '1998/a.tsv': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    '1998/a.txt': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  })
  expect(readFileSync(join(folder, '1998/a.tsv'), 'utf8')).toBe('abc')
  expect(readdirSync(staging)).toEqual([])
})

test('writes nothing where one of them cannot be written', async () => {
  const outputs = [
    { name: 'a.tsv', content: 'abc' },
    { name: 'a.txt', content: 'abc' },
  ]
  writeFileSync(join(folder, 'a.tsv'), 'old')
  writeFileSync(join(staging, 'none'), 'a file in the place of the staging folder')
  const failure = await stageOutputs(outputs, folder, join(staging, 'none')).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OutputError)
  // No other document could be staged either.
  expect(isFaultOfDisk(failure)).toBe(true)
  expect(readFileSync(join(folder, 'a.tsv'), 'utf8')).toBe('old')
  expect(readdirSync(folder).sort()).toEqual(['.batch', 'a.tsv'])
})

test('makes the staging folder anew where somebody removed it', async () => {
  rmSync(staging, { recursive: true })
  await stageOutputs([{ name: 'a.tsv', content: 'abc' }], folder, staging)
  expect(readFileSync(join(folder, 'a.tsv'), 'utf8')).toBe('abc')
})

test('leaves all of them as they were where one cannot be moved to its place', async () => {
  writeFileSync(join(folder, 'a.tsv'), 'old')
  mkdirSync(join(folder, 'c.tsv'))
  const outputs = ['a', 'b', 'c'].map(name => ({ name: `${name}.tsv`, content: 'new' }))
  await expect(stageOutputs(outputs, folder, staging)).rejects.toThrow(OutputError)
  expect(readdirSync(folder).sort()).toEqual(['.batch', 'a.tsv', 'c.tsv'])
  expect(readdirSync(staging)).toEqual([])
  expect(readFileSync(join(folder, 'a.tsv'), 'utf8')).toBe('old')
})

test('tells a full disk from a name that is too long', () => {
  const failure = (code: string) =>
    new OutputError('E_OUTPUT_FAILED', code, { cause: Object.assign(new Error(), { code }) })
  expect(isFaultOfDisk(failure('ENOSPC'))).toBe(true)
  expect(isFaultOfDisk(failure('ENAMETOOLONG'))).toBe(false)
  expect(isFaultOfDisk(new SourceError('E_PDF_DAMAGED', ''))).toBe(false)
})
