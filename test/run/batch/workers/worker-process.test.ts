import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { WorkerProcess } from '../../../../src/run/batch/workers/worker-process.ts'

/** A worker whose answer to every job is how much memory V8 may take for objects. */
const PROGRAM = `
import { getHeapStatistics } from 'node:v8'
process.on('message', ({ type }) => {
  if (type === 'settings') process.send({ type: 'ready' })
  else process.send({ type: 'result', result: getHeapStatistics().heap_size_limit })
})`

test.each([200e6, 1e9])('objects may not take all of the %d bytes that a worker may have', async memoryLimitBytes => {
  const staging = mkdtempSync(join(tmpdir(), 'paperxml-'))
  onTestFinished(() => rmSync(staging, { recursive: true }))
  const program = join(staging, 'worker.mjs')
  writeFileSync(program, PROGRAM)
  const limits = { timeLimitMs: 60_000, memoryLimitBytes }
  const worker = await WorkerProcess.start<object, object, number>({ program, settings: {}, limits, staging })
  onTestFinished(() => worker.end())
  const { result } = await worker.convert({})
  expect(result).toBeGreaterThan(0.7 * memoryLimitBytes)
  expect(result).toBeLessThan(0.95 * memoryLimitBytes)
})
