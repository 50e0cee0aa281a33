import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { JobStore } from '../../../src/service/jobs/job-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const ID = 'c'.repeat(32)

describe('the folder of a store', () => {
  test('keeps what is no job: it may have been there before the service', () => {
    mkdirSync(join(folder, 'Letters'))
    writeFileSync(join(folder, 'thesis.pdf'), '%PDF-')
    writeFileSync(join(folder, ID), '%PDF-')
    expect(new JobStore(folder).readAll()).toEqual([])
    for (const name of ['Letters', 'thesis.pdf', ID]) expect(existsSync(join(folder, name))).toBe(true)
  })

  test('loses uploads that were cut off', () => {
    mkdirSync(join(folder, ID))
    writeFileSync(join(folder, ID, 'input'), '%PDF-')
    expect(new JobStore(folder).readAll()).toEqual([])
    expect(existsSync(join(folder, ID))).toBe(false)
  })

  test('keeps a job whose request cannot be read for now', () => {
    // A folder in the place of the file fails as a disk would.
    mkdirSync(join(folder, ID, 'request.json'), { recursive: true })
    expect(() => new JobStore(folder).readAll()).toThrow('the store cannot be read')
    expect(existsSync(join(folder, ID))).toBe(true)
  })
})
