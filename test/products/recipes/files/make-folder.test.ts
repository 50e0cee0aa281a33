import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from '../../../../src/products/recipes/files/make-folder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('makes a folder with its parents, also twice and at the same time', async () => {
  await Promise.all([makeFolder(join(folder, 'deep/er')), makeFolder(join(folder, 'deep/er'))])
  await makeFolder(join(folder, 'deep/er'))
  expect(readdirSync(folder)).toEqual(['deep'])
})

test('says which one cannot be made, and why', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(makeFolder(join(folder, 'file/er'))).rejects.toThrowError(
    /^cannot make the folder .*file\/er: a part of its path is a file/,
  )
})

test.skipIf(process.platform !== 'linux').each(['/proc/none', '/proc/none/deeper'])(
  'ends where %s cannot be made',
  async path => {
    await expect(makeFolder(path)).rejects.toThrowError(
      `cannot make the folder ${path}: the system lets nobody make it there`,
    )
  },
)
