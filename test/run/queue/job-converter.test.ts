import { UnrecoverableError } from 'bullmq'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { join } from 'node:path'
import { readJournals } from '../../../src/run/batch/journal/journals.ts'
import type { QueuedDocument } from '../../../src/run/queue/job.ts'
import { type DocumentJob, JobConverter } from '../../../src/run/queue/job-converter.ts'
import { outputSettings } from '../../support/output-settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a document that the queue gives up by itself stands in the journal, and no other failure of the queue', async () => {
  const data: QueuedDocument = {
    document: { name: 'a.pdf', stem: 'a', source: { type: 'file', path: '/in/a.pdf' } },
    known: undefined,
    before: [],
    settings: 'abc',
    output: { ...outputSettings({}), folder, corrections: undefined, bibliography: undefined },
  }
  const told: string[] = []
  const limits = { timeLimitMs: 1000, memoryLimitBytes: 1e9 }
  const observer = { onDocument: (place: string) => void told.push(place), onRetry: () => {} }
  const converter = new JobConverter({ workers: 1, limits, roots: [] }, observer)
  const job = { data } as DocumentJob
  await converter.recordLoss(job, new Error('E_TIMEOUT: trying again'))
  await converter.recordLoss(job, new UnrecoverableError('job stalled more than allowable limit'))
  converter.close()
  expect(told).toEqual(['/in/a.pdf'])
  const [entry] = (await readJournals(folder)).values()
  expect(entry).toMatchObject({ document: 'a.pdf', status: 'failed', code: 'E_WORKER_LOST', settings: 'abc' })
  expect(entry?.message).toBe(
    'the workers of this document died again and again (job stalled more than allowable limit)',
  )
})
