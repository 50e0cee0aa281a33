import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimStaging } from '../../../src/batch/outputs/staging-folder.ts'

let folder: string
let staging: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  staging = join(folder, '.batch')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('belongs to one process, and is gone afterwards', () => {
  const release = claimStaging(staging)
  expect(existsSync(staging)).toBe(true)
  release()
  expect(existsSync(staging)).toBe(false)
})

test('is taken over, emptied, from a process that is gone, and not from one at work', () => {
  mkdirSync(staging)
  writeFileSync(join(staging, 'left.tmp'), 'half')
  // No system gives a process this number.
  writeFileSync(join(staging, 'owner'), `${2 ** 30} ${hostname()}`)
  claimStaging(staging)()
  mkdirSync(staging)
  writeFileSync(join(staging, 'owner'), `${process.ppid} ${hostname()}`)
  expect(() => claimStaging(staging)).toThrow(/is writing into this folder/)
  expect(readdirSync(staging)).toEqual(['owner'])
})

test('is taken over from a process of another machine, which may have the number of one of this', () => {
  mkdirSync(staging)
  writeFileSync(join(staging, 'owner'), `${process.ppid} not-${hostname()}`)
  claimStaging(staging)()
  expect(existsSync(staging)).toBe(false)
})
