import { expect, onTestFinished, test, vi } from 'vitest'
import { LimitError } from '../../../src/errors.ts'
import { Lane } from '../../../src/service/pool/lane.ts'
import { Pool } from '../../../src/service/pool/pool.ts'
import type { DocumentJob, ServiceJob } from '../../../src/service/worker/service-messages.ts'

const LIMITS = { timeLimitMs: 1000, memoryLimitBytes: 1e9 }
const PLAN = { workers: 1, waiting: 0, waitLimitMs: 0, limits: LIMITS, bibliography: undefined, staging: '' }

const READING = {
  pages: undefined,
  language: undefined,
  password: undefined,
  reader: 'auto',
  flavour: 'default',
  ocr: {},
} as const satisfies DocumentJob['reading']

test.each<[ServiceJob, number]>([
  [{ type: 'document', path: '', id: 'a', source: 'a.pdf', products: ['text'], folder: '', reading: READING }, 1],
  [{ type: 'text', task: 'validity', texts: [''] }, 0],
  [{ type: 'page', path: '', to: '', page: 1, dpi: 96, password: undefined }, 0],
])('of what takes too long, counts documents alone: %j', async (job, count) => {
  const result = new LimitError('E_TIMEOUT', 'it took too long')
  const running = vi.spyOn(Lane.prototype, 'run').mockResolvedValue({ result, memoryBytes: 0, seconds: 1 })
  onTestFinished(() => running.mockRestore())
  const onDocument = vi.fn()
  const pool = new Pool(PLAN, { onDocument, onWorkerEnded: () => {}, onMemory: () => {} })
  await expect(pool.run(job, { signal: new AbortController().signal })).rejects.toBe(result)
  expect(onDocument).toHaveBeenCalledTimes(count)
})
