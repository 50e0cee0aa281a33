import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { JobStore } from '../../../../src/run/service/jobs/job-store.ts'

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

  test('sets aside a job whose request is damaged, and begins with the others', () => {
    const other = 'd'.repeat(32)
    for (const [id, request] of [
      [ID, '{"id":'],
      [other, JSON.stringify({ id: other })],
    ] as const) {
      mkdirSync(join(folder, id))
      writeFileSync(join(folder, id, 'request.json'), request)
    }
    expect(new JobStore(folder).readAll().map(({ request }) => request.id)).toEqual([other])
    expect(existsSync(join(folder, `${ID}.unreadable`, 'request.json'))).toBe(true)
    expect(new JobStore(folder).readAll()).toHaveLength(1)
  })

  test('has a job done again whose end is damaged', () => {
    mkdirSync(join(folder, ID))
    writeFileSync(join(folder, ID, 'request.json'), JSON.stringify({ id: ID }))
    writeFileSync(join(folder, ID, 'end.json'), '{"status":"do')
    expect(new JobStore(folder).readAll()).toEqual([{ request: { id: ID }, end: undefined }])
  })

  test('keeps a job whose request cannot be read for now', () => {
    // A folder in the place of the file fails as a disk would.
    mkdirSync(join(folder, ID, 'request.json'), { recursive: true })
    expect(() => new JobStore(folder).readAll()).toThrow('the store cannot be read')
    expect(existsSync(join(folder, ID))).toBe(true)
  })
})
