// Tries mutated fixtures on the program, each in a worker process under limits: every one must end as a sound result or as
// an error with a code. `npm run fuzz -- [--minutes N | --inputs N] [--seed S] [--from I] [--workers N]`, after `npm run build`.
// What fails is written to --failures, with what was said. The same seed makes the same inputs.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ReplacedWorker } from '../../dist/run/batch/workers/replaced-worker.js'
import { makeInput } from './fuzz/inputs.mjs'

const WORKER = fileURLToPath(new URL('./fuzz/worker.mjs', import.meta.url))
const MEMORY_LIMIT_BYTES = 1e9
/** Errors name what they are about, which may be an input of a megabyte; a stack comes at the end. */
const LONGEST_MESSAGE = 3000
/** What no input may end with: a fault of the program, or a limit that the program should have reported before. */
const FAULTS = new Set([
  'E_INTERNAL',
  'E_WORKER_LOST',
  'E_TIMEOUT',
  'E_MEMORY',
  'E_DTD_INVALID',
  'E_TEI_INVALID',
  'E_JATS_INVALID',
])

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    inputs: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    workers: { type: 'string', default: '1' },
    'time-limit': { type: 'string', default: '60' },
    failures: { type: 'string', default: join(tmpdir(), 'paperxml-fuzz') },
  },
})
const seed = Number(values.seed)
const limits = { timeLimitMs: 1000 * Number(values['time-limit']), memoryLimitBytes: MEMORY_LIMIT_BYTES }
const ends = Date.now() + 60_000 * Number(values.minutes ?? 'Infinity')
const last = Number(values.from) + Number(values.inputs)
let next = Number(values.from)
const outcomes = new Map()
const slowest = { seconds: 0, memory: 0 }
let findings = 0

function count(kind, outcome) {
  const key = `${kind}: ${outcome}`
  outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
}

function keepFailure(index, { kind, file, target, bytes }, code, message) {
  mkdirSync(values.failures, { recursive: true })
  const path = join(values.failures, `${seed}-${index}-${target}${extname(file)}`)
  const said =
    message.length > LONGEST_MESSAGE
      ? `${message.slice(0, LONGEST_MESSAGE / 2)} … ${message.slice(-LONGEST_MESSAGE / 2)}`
      : message
  const text = `${code}: ${said}\n${kind}, ${basename(file)}, --seed ${seed} --from ${index} --inputs 1\n`
  writeFileSync(path, bytes)
  writeFileSync(`${path}.said`, text)
  console.log(`${path}\n${text}`)
}

async function lane(folder) {
  mkdirSync(folder)
  const worker = new ReplacedWorker({ program: WORKER, settings: {}, limits, staging: join(folder, 'staging') })
  while (next < last && Date.now() < ends) {
    const index = next++
    const input = makeInput(seed, index)
    const path = join(folder, `input${extname(input.file)}`)
    writeFileSync(path, input.bytes)
    const { result, memoryBytes } = await worker.convert({ path, target: input.target, aid: input.aid })
    const { code, message } = result
    count(input.kind, code)
    slowest.seconds = Math.max(slowest.seconds, result.seconds ?? 0)
    slowest.memory = Math.max(slowest.memory, memoryBytes / 1e6)
    if (!FAULTS.has(code)) continue
    findings++
    keepFailure(index, input, code, message)
  }
  await worker.end()
}

const started = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'paperxml-fuzz-'))
try {
  await Promise.all(Array.from({ length: Number(values.workers) }, (_, i) => lane(join(folder, String(i)))))
} finally {
  rmSync(folder, { recursive: true })
}
for (const [key, times] of [...outcomes].sort()) console.log(`${String(times).padStart(6)} ${key}`)
const minutes = ((Date.now() - started) / 60_000).toFixed(1)
const most = `at most ${slowest.seconds.toFixed(1)} CPU s and ${slowest.memory.toFixed(0)} MB`
console.log(`${next - Number(values.from)} inputs of seed ${seed} in ${minutes} minutes, ${most}: ${findings} findings`)
process.exitCode = findings === 0 ? 0 : 1
