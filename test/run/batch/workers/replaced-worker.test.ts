import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paperWorker } from '../../../../src/run/batch/workers/convert-task.ts'
import { outputSettings } from '../../../support/output-settings.ts'

const PAPER = fileURLToPath(new URL('../../../../fixtures/citations/german.pdf', import.meta.url))
const JOB = { path: PAPER, stem: 'german', source: 'german.pdf', known: undefined }
const LIMITS = { timeLimitMs: 60_000, memoryLimitBytes: 1e9 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a worker converts one document after the other, to the same bytes', async () => {
  const staging = join(folder, 'staging')
  const settings = { ...outputSettings({}), folder, staging, corrections: undefined, bibliography: undefined }
  const worker = paperWorker(settings, LIMITS)
  const { result: first } = await worker.convert(JOB)
  expect(first).toMatchObject({
    type: 'entry',
    entry: { status: 'done', outputs: { 'german.txt': expect.any(String) } },
  })
  const outputs = 'entry' in first ? first.entry.outputs : undefined
  expect((await worker.convert(JOB)).result).toMatchObject({ type: 'entry', entry: { status: 'done', outputs } })
  await worker.end()
})

test('a worker that is ended gives its document back, also where its process has just begun, and takes no other', async () => {
  const staging = join(folder, 'staging')
  const settings = { ...outputSettings({}), folder, staging, corrections: undefined, bibliography: undefined }
  const worker = paperWorker(settings, LIMITS)
  const converting = worker.convert(JOB)
  await worker.end()
  await expect(converting).rejects.toMatchObject({ code: 'E_WORKER_LOST' })
  await expect(worker.convert(JOB)).rejects.toMatchObject({ code: 'E_WORKER_LOST' })
  expect(existsSync(staging) || existsSync(join(folder, 'german.txt'))).toBe(false)
})

test('a worker that cannot begin, as its folder cannot be written, says so: the document has done nothing', async () => {
  writeFileSync(join(folder, 'file'), '')
  const staging = join(folder, 'file', 'staging')
  const settings = { ...outputSettings({}), folder, staging, corrections: undefined, bibliography: undefined }
  await expect(paperWorker(settings, LIMITS).convert(JOB)).rejects.toMatchObject({ code: 'E_OUTPUT_FAILED' })
})
