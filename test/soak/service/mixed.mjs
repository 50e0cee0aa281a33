import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startService, watchPulse } from './running-service.mjs'

const PAPERS = fileURLToPath(new URL('../../../fixtures/paper', import.meta.url))

/** A worker is killed so often, and the memory of the server looked at. */
const KILL_MS = 30_000
const LOOK_MS = 5000

/** A server may grow so much in the second half. */
const MOST_GROWTH_MEGABYTES = 10

/** Clients that convert at once, and those that send documents to be converted later. */
const CLIENTS = { waiting: 2, later: 2 }

/** A document whose worker was killed each time is tried so often. */
const MOST_TRIES = 10

/**
 * Sends documents to both faces of a service for some minutes, while its workers are killed one after the other: each must
 * have its result in the end, and the server must not grow.
 */
export async function sendMixed(minutes) {
  const store = mkdtempSync(join(tmpdir(), 'paperxml-soak-'))
  const service = await startService(store, '--ocr', 'never', '--keep', '1')
  const pulse = watchPulse(service)
  const end = Date.now() + minutes * 60_000
  const names = readdirSync(PAPERS).filter(name => name.endsWith('.pdf'))
  const state = { url: service.url, end, names, sent: 0, done: 0, repeated: 0, problems: [] }
  let kills = 0
  const killing = setInterval(() => {
    const workers = service.workers()
    const worker = workers[kills % Math.max(1, workers.length)]
    if (worker === undefined) return
    process.kill(Number(worker), 'SIGKILL')
    kills++
  }, KILL_MS)
  const looks = []
  const looking = setInterval(() => looks.push(service.megabytes()), LOOK_MS)
  const clients = [
    ...Array.from({ length: CLIENTS.waiting }, () => convertNow(state)),
    ...Array.from({ length: CLIENTS.later }, () => convertLater(state)),
  ]
  await Promise.all(clients)
  clearInterval(killing)
  clearInterval(looking)
  const { failures, p99, most } = await pulse.stop()
  await service.end('SIGTERM')
  rmSync(store, { recursive: true, force: true })
  const half = Math.floor(looks.length / 2)
  const [middle, last] = [looks.slice(half, half + half / 2), looks.slice(-half / 2)].map(meanOf)
  const memory = `server ${middle.toFixed(0)} MB in the third quarter, ${last.toFixed(0)} in the last, ${most} at most`
  return {
    summary: `${minutes} minutes, ${state.sent} documents, ${state.done} results, ${kills} workers killed, ${state.repeated} sent again; ${memory}; isalive p99 ${p99} ms`,
    problems: [
      ...state.problems,
      ...(state.sent === state.done ? [] : [`${state.sent - state.done} have no result`]),
      ...(failures === 0 ? [] : [`isalive failed ${failures} times`]),
      ...(last - middle < MOST_GROWTH_MEGABYTES ? [] : [`the server grows by ${(last - middle).toFixed(1)} MB`]),
    ],
  }
}

/** Converts documents one after the other; what is lost with its worker, or refused for now, is sent again. */
async function convertNow(state) {
  while (Date.now() < state.end) {
    const name = nextName(state)
    let answer
    for (let tries = 0; tries < MOST_TRIES && answer !== 200; tries++) {
      if (tries > 0) state.repeated++
      const form = new FormData()
      form.append('input', new Blob([readFileSync(join(PAPERS, name))]), name)
      const response = await fetch(`${state.url}/api/processFulltextDocument`, { method: 'POST', body: form })
      const text = await response.text()
      answer = response.status
      const isLoss = answer === 503 || text.startsWith('E_WORKER_LOST')
      if (answer !== 200 && !isLoss) break
    }
    if (answer === 200) state.done++
    else state.problems.push(`${name}: ${answer}`)
  }
}

/** Sends documents to be converted later, each with its own options, waits for them and takes their output. */
async function convertLater(state) {
  while (Date.now() < state.end) {
    const name = nextName(state)
    let view
    for (let tries = 0; tries < MOST_TRIES && view?.status !== 'done'; tries++) {
      if (tries > 0) state.repeated++
      const query = `name=${state.sent}-${tries}-${name}&formats=text,tei&ocr=never`
      view = await askJson(`${state.url}/v1/documents?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/pdf' },
        body: readFileSync(join(PAPERS, name)),
      })
      while (view.status === 'waiting' || view.status === 'converting')
        view = await askJson(`${state.url}/v1/documents/${view.id}?wait=20`)
      if (view.status === 'failed' && view.error?.code !== 'E_WORKER_LOST') break
    }
    const output = await fetch(`${state.url}/v1/documents/${view.id}/outputs/text`)
    if (view.status === 'done' && output.ok && (await output.text()) !== '') state.done++
    else state.problems.push(`${name}: ${JSON.stringify(view).slice(0, 200)}, output ${output.status}`)
  }
}

function nextName(state) {
  return state.names[state.sent++ % state.names.length]
}

async function askJson(url, options) {
  return (await fetch(url, options)).json()
}

function meanOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}
