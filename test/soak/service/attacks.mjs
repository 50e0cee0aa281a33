import { once, setMaxListeners } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import PDFDocument from 'pdfkit'
import { startService } from './running-service.mjs'

/**
 * Longest time, in milliseconds, that 99 of 100 who ask for a sign of life may wait beside an attack, besides what they wait
 * without one: the machine may have other work.
 */
const MOST_P99 = 100

/** Most processor time of the server for one request, in milliseconds, its upload included: it answers nothing else meanwhile. */
const MOST_WORK = 50

/** How long each attack goes on, with this many requests at once. */
const ATTACK_MS = 10_000
const AT_ONCE = 2

const PAGES = 1000
const FOLLOWERS = 2000

const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

const repeat = (count, part) => Array.from({ length: count }, (_, i) => part(i))
const withRanges = count => () => {
  const body = new FormData()
  body.append('pages', repeat(count, () => '1-100000').join())
  body.append('file', new Blob(['%PDF-']), 'paper.pdf')
  return { path: '/v1/convert', headers: {}, body, statuses: [400, 422] }
}
const post = (path, headers, body, statuses) => () => ({ path, headers, body: Buffer.from(body), statuses })

/** Requests that grow where a server may do too much, with the statuses that are right. */
const ATTACKS = {
  'a form of 80,000 names': post('/api/processDate', form, repeat(80_000, i => `k${i}`).join('&'), [413]),
  'a form of 8 MB in one value': post('/api/processDate', form, `date=${'%D0%96'.repeat(1_300_000)}`, [413]),
  'a form of 8 MB in 4,999 values': post(
    '/api/processCitationList',
    form,
    repeat(4999, () => `citations=${'%20'.repeat(550)}`).join('&'),
    [400, 503],
  ),
  'a form of 100,000 parts': post(
    '/v1/convert',
    { 'Content-Type': 'multipart/form-data; boundary=b' },
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(100_000),
    [413],
  ),
  '7,200 ranges of pages': withRanges(7200),
  '100 ranges of all pages': withRanges(100),
  'JSON of 5,000 levels': post('/v1/references', json, `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, [400]),
  'JSON of 4 MB that is one open string': post('/v1/references', json, '"\\'.repeat(2_000_000), [400]),
  'JSON of 8 MB': post('/v1/references', json, '"\\'.repeat(4_000_000), [413]),
  'JSON of 5,001 references': post(
    '/v1/references',
    json,
    JSON.stringify({ references: repeat(5001, () => 'Ж'.repeat(400)) }),
    [400],
  ),
}

/** Attacks a service, and asks beside it whether it is alive. */
export async function attack() {
  const problems = []
  const store = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const service = await startService(store)
  const rest = watchPulseApart(service.url)
  await new Promise(resolve => setTimeout(resolve, ATTACK_MS))
  const most = MOST_P99 + (await rest.stop()).p99
  console.log(`  isalive may take ${most} ms beside an attack`)
  for (const [name, requestOf] of Object.entries(ATTACKS)) {
    const pulse = watchPulseApart(service.url)
    const before = service.processorTime().had
    const { statuses, requests } = await send(service.url, requestOf)
    const work = (1000 * (service.processorTime().had - before)) / requests
    const right = requestOf().statuses
    if (work > MOST_WORK) problems.push(`${name}: ${Math.round(work)} ms of work for one request`)
    problems.push(...judge(name, most, await pulse.stop(), statuses, right, `${Math.round(work)} ms of work a request`))
  }
  const pulse = watchPulseApart(service.url)
  const statuses = await follow(service.url)
  problems.push(...judge(`${FOLLOWERS} followers`, most, await pulse.stop(), statuses, [200, 503], `${PAGES} pages`))
  await service.end('SIGTERM')
  rmSync(store, { recursive: true, force: true })
  return { summary: `${Object.keys(ATTACKS).length + 1} attacks`, problems }
}

/** Prints what came of an attack; what is not as it must be. */
function judge(name, most, { p99, asked, failures }, statuses, right, figure) {
  console.log(`  ${name}: isalive p99 ${p99} ms of ${asked}, ${figure}, answers ${[...statuses].join(' ')}`)
  const wrong = [...statuses].filter(status => !right.includes(status))
  return [
    ...(p99 > most || failures > 0 ? [`${name}: p99 ${p99} ms, ${failures} unanswered`] : []),
    ...(wrong.length > 0 ? [`${name}: answered ${wrong.join(', ')}`] : []),
  ]
}

/** Watches the pulse of a service from a thread that does nothing else: who attacks it has no time. */
function watchPulseApart(url) {
  const worker = new Worker(new URL('pulse-thread.mjs', import.meta.url), { workerData: url })
  return {
    stop: async () => {
      worker.postMessage('stop')
      const [found] = await once(worker, 'message')
      return found
    },
  }
}

/** Sends one request again and again, several at once; how many there were, and the statuses of the answers. */
async function send(url, requestOf) {
  const statuses = new Set()
  let requests = 0
  const end = performance.now() + ATTACK_MS
  const client = async () => {
    while (performance.now() < end) {
      const { path, headers, body } = requestOf()
      const answer = await fetch(url + path, { method: 'POST', headers, body })
      await answer.arrayBuffer()
      statuses.add(answer.status)
      requests++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  return { statuses, requests }
}

/** Has very many follow what happens, and sends a document of very many pages. */
async function follow(url) {
  const controller = new AbortController()
  setMaxListeners(0, controller.signal)
  const statuses = new Set()
  for (let i = 0; i < FOLLOWERS; i += 100) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => fetch(`${url}/v1/documents/events`, { signal: controller.signal })),
    )
    for (const { status, body } of answers) {
      statuses.add(status)
      void body.pipeTo(new WritableStream()).catch(() => {})
    }
  }
  const sent = await fetch(`${url}/v1/documents?formats=text`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/pdf' },
    body: await longPaper(),
  })
  const { id } = await sent.json()
  for (let status = ''; status !== 'done' && status !== 'failed'; ) {
    const answer = await fetch(`${url}/v1/documents/${id}?wait=50`)
    ;({ status } = await answer.json())
  }
  controller.abort()
  return statuses
}

/** A PDF of very many pages with a line each. */
async function longPaper() {
  const document = new PDFDocument()
  const chunks = []
  document.on('data', chunk => chunks.push(chunk))
  const ended = new Promise(resolve => document.on('end', resolve))
  for (let page = 1; page <= PAGES; page++) {
    if (page > 1) document.addPage()
    document.text(`This is page ${page} of a long report on rivers.`)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}
