import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startService, watchPulse } from './running-service.mjs'

const PAPER = readFileSync(fileURLToPath(new URL('../../../fixtures/paper/two-column.pdf', import.meta.url)))

const REQUESTS = 200

/** A client waits so long for an answer; a request that has none by then hangs. */
const MOST_WAIT_MS = 180_000

/** Memory that a server may keep after so many uploads at once. */
const MOST_GROWTH_MEGABYTES = 60

/** What is freed comes back to the system after some time. */
const REST_MS = 10_000

/** Sends many requests at once to two workers: each must have a result or a 503 that says when to come again. */
export async function overload() {
  const store = mkdtempSync(join(tmpdir(), 'paperxml-soak-'))
  const service = await startService(store)
  await send(service.url)
  const before = service.megabytes()
  const pulse = watchPulse(service)
  const started = performance.now()
  const answers = await Promise.all(Array.from({ length: REQUESTS }, () => send(service.url)))
  const seconds = (performance.now() - started) / 1000
  const { failures, p99, most } = await pulse.stop()
  await new Promise(resolve => setTimeout(resolve, REST_MS))
  const after = service.megabytes()
  const { pool } = await (await fetch(`${service.url}/readyz`)).json()
  const again = await send(service.url)
  await service.end('SIGTERM')
  rmSync(store, { recursive: true, force: true })
  const results = answers.filter(({ status }) => status === 200).length
  const refusals = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null).length
  const memory = `server ${before.toFixed(0)} MB before, ${most} at most, ${after.toFixed(0)} after`
  return {
    summary: `${results} results and ${refusals} 503 in ${seconds.toFixed(1)} s; isalive p99 ${p99} ms; ${memory}`,
    problems: [
      ...(results + refusals === REQUESTS ? [] : [`${REQUESTS - results - refusals} had neither`]),
      ...(results > 0 ? [] : ['none had a result']),
      ...(failures === 0 ? [] : [`isalive failed ${failures} times`]),
      ...(pool.active + pool.waiting === 0 ? [] : [`still busy: ${JSON.stringify(pool)}`]),
      ...(after - before < MOST_GROWTH_MEGABYTES ? [] : [`the server keeps ${(after - before).toFixed(0)} MB`]),
      ...(again.status === 200 ? [] : [`afterwards it answers ${again.status}`]),
    ],
  }
}

async function send(url) {
  const form = new FormData()
  form.append('input', new Blob([PAPER]), 'paper.pdf')
  const signal = AbortSignal.timeout(MOST_WAIT_MS)
  try {
    const answer = await fetch(`${url}/api/processHeaderDocument`, { method: 'POST', body: form, signal })
    await answer.text()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  } catch {
    return { status: 0, retryAfter: null }
  }
}
