import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startService, watchPulse } from './running-service.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const CORPUS = join(ROOT, '..', 'shared', 'corpus', 'typeset')

const DOCUMENTS = 200
const CLIENTS = 8

/** No client is sent away: what is measured is the time of all. */
const MOST_WAIT_SECONDS = 300

/** A service must have this share of the throughput of a batch, its server stay so small, and `isalive` be so quick. */
const BOUNDS = { throughput: 0.95, megabytes: 200, p99: 50 }

/**
 * Sends papers by several clients while a batch converts the same ones: both have as many workers, and whatever else the machine
 * does takes from both.
 */
export async function compareWithBatch() {
  const folder = mkdtempSync(join(tmpdir(), 'paperxml-soak-'))
  const papers = join(folder, 'papers')
  mkdirSync(papers)
  const names = readdirSync(CORPUS).filter(name => name.endsWith('.pdf') && !name.startsWith('scan'))
  const documents = Array.from({ length: DOCUMENTS }, (_, i) => `${i}-${names[i % names.length]}`)
  for (const [i, document] of documents.entries())
    symlinkSync(join(CORPUS, names[i % names.length]), join(papers, document))
  const [batch, served] = await Promise.all([
    runBatch(papers, join(folder, 'out')),
    runService(papers, documents, join(folder, 'store')),
  ])
  rmSync(folder, { recursive: true, force: true })
  const share = batch / served.seconds
  const problems = [
    ...served.failures,
    ...(share >= BOUNDS.throughput ? [] : [`${share.toFixed(2)} of the throughput of a batch`]),
    ...(served.most < BOUNDS.megabytes ? [] : [`the server has ${served.most} MB`]),
    ...(served.p99 < BOUNDS.p99 ? [] : [`isalive takes ${served.p99} ms`]),
  ]
  const processor = `${served.had.toFixed(1)} s of a processor, ${served.waited.toFixed(0)} s of waiting for one`
  const times = `batch ${batch.toFixed(0)} s, service ${served.seconds.toFixed(0)} s: ${share.toFixed(2)}`
  return {
    summary: `${times}; isalive median ${served.median} ms, p99 ${served.p99} ms; server ${processor}, ${served.most} MB, a worker ${served.worker} MB`,
    problems,
  }
}

/** The priority of a service's workers, so that both have the same share of the machine. */
const PRIORITY = '10'

/** Seconds from the start of the program to its end. */
async function runBatch(papers, output) {
  const program = join(ROOT, 'dist', 'run', 'cli', 'main.js')
  const options = ['--to', 'tei', '--flavour', 'grobid', '--workers', '2', '--ocr', 'never']
  const started = performance.now()
  const command = [process.execPath, program, 'batch', papers, '-o', output, ...options]
  const child = spawn('nice', ['-n', PRIORITY, ...command], { stdio: 'ignore' })
  const status = await new Promise(resolve => child.on('close', resolve))
  if (status !== 0) throw new Error(`the batch ends with ${status}`)
  return (performance.now() - started) / 1000
}

async function runService(papers, documents, store) {
  const started = performance.now()
  const service = await startService(store, '--ocr', 'never', '--wait-limit', String(MOST_WAIT_SECONDS))
  const pulse = watchPulse(service)
  const failures = []
  const waiting = documents[Symbol.iterator]()
  let worker = 0
  const send = async () => {
    for (const document of waiting) {
      const form = new FormData()
      form.append('input', new Blob([readFileSync(join(papers, document))]), document)
      const answer = await fetch(`${service.url}/api/processFulltextDocument`, { method: 'POST', body: form })
      if (!(await answer.text()).includes('<TEI')) failures.push(`${document}: ${answer.status}`)
      worker = Math.max(worker, ...service.workersMegabytes())
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, send))
  const seconds = (performance.now() - started) / 1000
  const { median, p99, most } = await pulse.stop()
  const processorTime = service.processorTime()
  await service.end('SIGTERM')
  return { seconds, failures, median, p99, most, worker: Math.round(worker), ...processorTime }
}
