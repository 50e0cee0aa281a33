// Converts many documents from a queue on a real redis-server with two workers, kills one of them again and again, restarts the
// server in between, and checks that every document is once in the journals, that every output has its checksum, and
// how soon what a killed worker converted was begun again. `npm run soak:queue -- [--documents N] [--kills N]`.
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAPERS = join(ROOT, 'fixtures', 'citations')
/** A killed worker's document is begun again after so long at most. */
const MOST_SECONDS_LOST = 30

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '500' }, kills: { type: 'string', default: '3' } },
})
const count = Number(values.documents)
const kills = Number(values.kills)

if (spawnSync('redis-server', ['--version']).status !== 0) {
  console.log('queue: skipped, there is no redis-server on this machine')
  process.exit()
}

const folder = mkdtempSync(join(tmpdir(), 'paperxml-soak-'))
const input = join(folder, 'in')
const output = join(folder, 'out')
const port = await new Promise(resolve => {
  const server = createServer().listen(0, () => {
    const { port } = server.address()
    server.close(() => resolve(port))
  })
})
const url = `redis://127.0.0.1:${port}`

function startServer() {
  const log = ['--dir', folder, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always']
  return spawn('redis-server', ['--port', String(port), ...log], { stdio: 'ignore' })
}

function paperxml(...words) {
  return spawn(process.execPath, [join(ROOT, 'dist', 'run', 'cli', 'main.js'), ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PAPERXML_REDIS: url },
  })
}

const startWorker = () => paperxml('worker', '--until-empty', '--workers', '1')
const ended = child => new Promise(resolve => child.on('close', resolve))

function readEntries() {
  const journals = join(output, 'journals')
  const names = readdirSync(output).includes('journals') ? readdirSync(journals) : []
  const lines = names.flatMap(name => readFileSync(join(journals, name), 'utf8').split('\n'))
  return lines.filter(line => line !== '').map(line => JSON.parse(line))
}

async function untilDone(share) {
  while (readEntries().length < share * count) await new Promise(resolve => setTimeout(resolve, 100))
}

const papers = readdirSync(PAPERS).filter(name => name.endsWith('.pdf'))
mkdirSync(input)
for (let i = 0; i < count; i++) copyFileSync(join(PAPERS, papers[i % papers.length]), join(input, `${i}.pdf`))

let server = startServer()
await ended(paperxml('enqueue', input, '-o', output, '--to', 'text', '--ocr', 'never'))
const started = performance.now()
const steady = startWorker()
const killTimes = []
for (let i = 1; i <= kills; i++) {
  const victim = startWorker()
  await untilDone(i / (kills + 2))
  victim.kill('SIGKILL')
  killTimes.push(Date.now())
}
await untilDone((kills + 1) / (kills + 2))
server.kill()
await ended(server)
server = startServer()
const last = startWorker()
const statuses = await Promise.all([steady, last].map(ended))
const seconds = (performance.now() - started) / 1000

const redis = new Redis(url, { maxRetriesPerRequest: null })
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const jobs = await new Queue(`paperxml-${version}`, { connection: redis }).getJobs([
  'completed',
  'failed',
  'wait',
  'active',
])
redis.disconnect()
server.kill()

const entries = readEntries()
const again = jobs.filter(job => job.stalledCounter > 0)
const lost = again.map(({ processedOn }) => (processedOn - killTimes.findLast(time => time < processedOn)) / 1000)
const hashOf = name =>
  createHash('sha256')
    .update(readFileSync(join(output, name)))
    .digest('hex')
const outputs = entries.flatMap(entry => Object.entries(entry.outputs))
const problems = [
  ...(statuses.every(status => status === 0) ? [] : [`workers ended with ${statuses}`]),
  ...(entries.length === count ? [] : [`${entries.length} lines in the journals`]),
  ...(new Set(entries.map(({ document }) => document)).size === count
    ? []
    : ['a document is there twice, or not at all']),
  ...entries.filter(({ status }) => status !== 'done').map(({ document, code }) => `${document}: ${code}`),
  ...outputs.filter(([name, hash]) => hashOf(name) !== hash).map(([name]) => `${name} is broken`),
  ...lost.filter(time => time > MOST_SECONDS_LOST).map(time => `begun again after ${time} s`),
]
console.log(
  `queue: ${count} documents in ${seconds.toFixed(0)} s, ${kills} workers killed, the server restarted; ${again.length} begun again, after ${lost.map(time => time.toFixed(1)).join(', ')} s; ${problems.length} problems`,
)
for (const problem of problems) console.log(problem)
rmSync(folder, { recursive: true })
process.exitCode = problems.length === 0 ? 0 : 1
