import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { JobRequest } from '../../../src/service/jobs/job.ts'
import { JobStore } from '../../../src/service/jobs/job-store.ts'
import { Jobs } from '../../../src/service/jobs/jobs.ts'
import { Pool } from '../../../src/service/pool/pool.ts'

const OPTIONS = {
  products: ['text'],
  reading: {
    pages: undefined,
    language: undefined,
    password: undefined,
    reader: 'auto',
    flavour: 'default',
    teiMarks: {},
    ocr: {},
  },
} as const satisfies JobRequest['options']

test('removes documents that were kept long enough, and no others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const store = new JobStore(join(folder, 'documents'))
  const ids: string[] = []
  for (const ended of [1000, 5000]) {
    const { id, path } = await store.begin()
    ids.push(id)
    await writeFile(path, '%PDF-')
    await store.create({ id, name: `${id}.pdf`, bytes: 5, sha256: id, owner: '', options: OPTIONS, created: ended })
    await store.end(id, { status: 'done', ended, seconds: 1, pages: 1, warnings: {}, outputs: [] })
  }
  const limits = { timeLimitMs: 1000, memoryLimitBytes: 1e9 }
  const pool = new Pool({ workers: 1, waiting: 0, waitLimitMs: 0, limits, bibliography: undefined, staging: folder })
  const jobs = new Jobs(store, pool, { mostWaiting: 1, keepMs: 2000, workers: 1 })
  onTestFinished(() => jobs.close())
  await jobs.sweep(4000)
  expect(store.readAll().map(({ request }) => request.id)).toEqual(ids.slice(1))
  expect(() => jobs.find(ids[0] ?? '', '')).toThrow('no such document')
  expect(jobs.find(ids[1] ?? '', '').end?.status).toBe('done')
})
